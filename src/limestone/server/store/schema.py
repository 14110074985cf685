"""The tables of the database. `entries` is the truth; the last columns of `tables` index it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("login", String(80), unique=True),
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
    Column("named", String(8)),  # to whom in the daily standings; none: they have not said
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("sessions_of_a_person", "person"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("digest", String(64), unique=True, nullable=False),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("owner", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("label", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("tokens_of_an_owner", "owner"),
)

materials = Table(
    "materials",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("files", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(32), unique=True, nullable=False),
    Column("visibility", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("terms", Text, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("wake", BigInteger),  # when somebody is to be reminded, or a deadline passes
    Column("thinking", Boolean, nullable=False),  # a bot is due
    Column("game", String(32), nullable=False, server_default=""),
    Column("names", Text, nullable=False, server_default=""),  # of who sits there, in small letters
    Column("summary", Text),  # of a finished game, for lists; made anew where it is missing
    # Others play the same deal: nobody who does not sit there is shown anything of it.
    Column("sealed", Boolean, nullable=False, server_default=false()),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # from lists, by an admin
    Index("tables_listed", "visibility", "phase", "created"),
    Index("tables_to_wake", "wake"),
    Index("tables_thinking", "thinking"),
)

seatings = Table(
    "seatings",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("archived", Boolean, nullable=False, default=False),
    Column("seen", BigInteger),  # when the person was last at the table, once they have left
    Column("status", String(16), nullable=False, server_default="running"),  # or over, or left
    Column("at", BigInteger, nullable=False, server_default="0"),  # since when it has this status
    Index("seatings_of_a_person", "person", "archived", "status", "at"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("author", String(32)),
    Column("command", String(64)),
    Column("body", Text, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("word", String(32), nullable=False),
    Column("language", String(8), nullable=False),
    Column("after", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("chapter", String(32), nullable=False),
    Column("to", Integer),
    Index("talk_of_a_person", "person"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Index("mutes_of_the_muted", "muted"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Index("blocks_of_the_blocked", "blocked"),
)

acquaintances = Table(
    "acquaintances",  # no foreign keys: they are written with moves, which nothing may stop
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("key", String(32), nullable=False),  # what the person calls the other in requests
    Column("at", BigInteger, nullable=False),  # when they last began a game together
    Index("acquaintances_by_key", "person", "key"),
    Index("acquaintances_by_time", "person", "at"),
    Index("acquaintances_of_the_other", "other"),
)

rated_games = Table(
    "rated_games",  # the finished games of rated tables, in the order in which they are counted
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(32), unique=True, nullable=False),
    Column("game", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("placed", Text, nullable=False),  # who played, and the places they took
    Column("why", String(16), nullable=False),  # it does not count
    Column("out", Boolean, nullable=False),  # taken out by the operator, as the last ruling says
)

rating_rulings = Table(
    "rating_rulings",  # games taken out and put back; only ever added to
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(32), nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

rating_course = Table(
    "rating_course",  # one row: the last game that was counted
    metadata,
    Column("id", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("back", Integer),  # to which game it is to be set back
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last game
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    # What a leaderboard asks for, so that it reads only the rows that it shows.
    Index("ratings_by_strength", "game", "mu", "games", "at", "person"),
)

rating_points = Table(
    "rating_points",  # the same after every game
    metadata,
    Column("game", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("rating_points_by_number", "number"),
)

profiles = Table(
    "profiles",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("handle", String(32), unique=True, nullable=False),  # the address of the page
    Column("shows", Text, nullable=False),  # who may see which section
    Column("listed", Boolean, nullable=False),  # everybody may see the ratings
)

tallies = Table(
    "tallies",  # sums of what was counted in finished games; of nobody: of everybody
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("fact", String(32), primary_key=True),
    Column("many", Integer, nullable=False),
    Column("total", Double, nullable=False),
    Column("squares", Double, nullable=False),
    Column("best", Double, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column(
        "session", String(64), ForeignKey("sessions.digest", ondelete="CASCADE"), primary_key=True
    ),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),  # where its push service takes messages for it
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("site", String(200), nullable=False),  # the page that asked for messages
    Column("created", BigInteger, nullable=False),
    Index("devices_of_a_person", "person"),
)

wishes = Table(
    "wishes",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("silent", String(200), nullable=False),  # the games that send no messages
    Column("quiet_from", Integer),  # minutes of the day
    Column("quiet_until", Integer),
    Column("zone", String(64), nullable=False),
)

push_keys = Table(
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("private", String(64), nullable=False),
    Column("public", String(100), nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("record", Text, nullable=False),  # without names
    Column("seat", Integer),  # that is looked at; none: all
    Column("effort", Float, nullable=False),
    Column("head", Text, nullable=False),
    Column("looked", BigInteger, nullable=False),  # when somebody last asked for it
    Column("holder", String(32), nullable=False),  # the process that works at it
    Column("until", BigInteger, nullable=False),  # and when others may take over
    Column("state", String(16), nullable=False),
    Index("reviews_looked_at", "looked"),
)

review_pieces = Table(
    "review_pieces",
    metadata,
    Column("review", String(64), ForeignKey("reviews.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("date", String(10), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("counted", Boolean, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("share", String(32), nullable=False),  # by which others are shown what came of it
    Column("at", BigInteger, nullable=False),
    Column("ended", BigInteger),  # this and what follows: from the log of its table
    Column("score", Integer),
    Column("wall", String(16)),
    Index("daily_standings", "date", "counted", "score"),
    Index("daily_unsettled", "date", "ended"),
    Index("daily_of_a_person", "person", "date"),
    Index("daily_shared", "share", unique=True),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("challenges_of_a_game", "table_id", "person", unique=True),
    Index("challenges_of_a_person", "person"),
)

challenge_plays = Table(
    "challenge_plays",
    metadata,
    Column(
        "challenge", String(32), ForeignKey("challenges.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("knew", Boolean, nullable=False, server_default=false()),  # had played this deal before
    Index("challenge_plays_of_a_person", "person"),
)

daily_days = Table(
    "daily_days",
    metadata,
    Column("date", String(10), primary_key=True),
    Column(
        "found", Text, nullable=False
    ),  # JSON: par and the rest, where the almanac has no such day
)

clock = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seen", BigInteger, nullable=False),  # when a server was last alive
)

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),  # 0 is the one that is rated
    Column("at", BigInteger, nullable=False),
    Column("move", String(80), nullable=False),  # nothing: the answer was asked for
    Column("solved", Boolean, nullable=False),
    Index("puzzle_tries_of_a_puzzle", "puzzle", "number"),
)

memories = Table(
    "memories",  # of the piles of Limits; only whoever answered is shown them
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("counts", String(16), nullable=False),
)

nights = Table(
    "nights",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(32), unique=True, nullable=False),
    Column("organiser", String(32), nullable=False),
    Column("visibility", String(16), nullable=False),
    Column("starts", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("terms", Text, nullable=False),
    Column("phase", String(16), nullable=False),  # this and what follows index the log
    Column("players", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Index("nights_listed", "visibility", "phase", "starts"),
    Index("nights_of_an_organiser", "organiser"),
    Index("nights_by_phase", "phase"),
)

night_people = Table(
    "night_people",
    metadata,
    Column("night_id", String(32), ForeignKey("nights.id"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Index("nights_of_a_person", "person"),
)

night_entries = Table(
    "night_entries",
    metadata,
    Column("night_id", String(32), ForeignKey("nights.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("author", String(32)),
    Column("command", String(64)),
    Column("body", Text, nullable=False),
)

admins = Table(
    "admins",  # people who run the server
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

measures = Table(
    "measures",  # what admins have done; only ever added to
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("actor", String(32), nullable=False),  # nobody: on the command line
    Column("measure", String(16), nullable=False),
    Column("whom", String(64), nullable=False),  # a person, a table, a night, a setting
    Column("value", String(200), nullable=False, server_default=""),  # name, setting, reason
    Column("called", String(80), nullable=False, server_default=""),  # a person then, with login
    Index("measures_by_time", "at"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(32), nullable=False),  # who reports
    Column("other", String(32), nullable=False),  # whom
    Column("name", String(80), nullable=False),  # that they had at the table
    Column("code", String(32), nullable=False),  # of the table
    Column("reason", String(16), nullable=False),
    Column("settled", BigInteger),
    Index("reports_by_time", "settled", "at"),
)

house = Table(
    "house",  # one row: how the server presents itself, and whom it lets in
    metadata,
    Column("id", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)
