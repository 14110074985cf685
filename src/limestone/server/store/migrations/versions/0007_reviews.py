"""Reviews of finished games, in pieces."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("effort", sa.Float(), nullable=False),
        sa.Column("head", sa.Text(), nullable=False),
        sa.Column("looked", sa.BigInteger(), nullable=False),
        sa.Column("holder", sa.String(length=32), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("reviews_looked_at", "reviews", ["looked"], unique=False)
    op.create_table(
        "review_pieces",
        sa.Column("review", sa.String(length=64), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["review"], ["reviews.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("review", "number"),
    )
