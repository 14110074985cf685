"""Tries at the daily game, and what was found out about its cards."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "daily_tries",
        sa.Column("date", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("share", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("wall", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("date", "person", "counted"),
    )
    op.create_index("daily_standings", "daily_tries", ["date", "counted", "score"])
    op.create_index("daily_unsettled", "daily_tries", ["date", "ended"])
    op.create_index("daily_of_a_person", "daily_tries", ["person", "date"])
    op.create_index("daily_shared", "daily_tries", ["share"], unique=True)
    op.create_table(
        "daily_days",
        sa.Column("date", sa.String(length=10), nullable=False),
        sa.Column("found", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("date"),
    )
