"""Devices that are told whose turn it is, the wishes of their people, and who was seen when."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seatings", sa.Column("seen", sa.BigInteger(), nullable=True))
    op.create_table(
        "devices",
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("site", sa.String(length=200), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.digest"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session"),
    )
    op.create_index("devices_of_a_person", "devices", ["person"], unique=False)
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("silent", sa.String(length=200), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_until", sa.Integer(), nullable=True),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "push_keys",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("private", sa.String(length=64), nullable=False),
        sa.Column("public", sa.String(length=100), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
