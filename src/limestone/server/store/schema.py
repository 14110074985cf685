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
    Index("seatings_of_a_person", "person"),
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

clock = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seen", BigInteger, nullable=False),  # when a server was last alive
)
