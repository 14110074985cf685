"""Tries at puzzles are kept: the first of a person at each is rated."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    person = sa.ForeignKey("people.id", ondelete="CASCADE")
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.String(32), person, primary_key=True),
        sa.Column("puzzle", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("move", sa.String(80), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
    )
    op.create_index("puzzle_tries_of_a_puzzle", "puzzle_tries", ["puzzle", "number"])
