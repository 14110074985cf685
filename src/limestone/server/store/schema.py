"""The tables of the database. `entries` is the truth; the last columns of `tables` index it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
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

clock = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seen", BigInteger, nullable=False),  # when a server was last alive
)
