"""Who runs the server, what they did, whom players report, and how the server presents itself."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    for name in ("admins", "bans"):
        op.create_table(
            name,
            sa.Column(
                "person",
                sa.String(32),
                sa.ForeignKey("people.id", ondelete="CASCADE"),
                primary_key=True,
            ),
            sa.Column("at", sa.BigInteger(), nullable=False),
        )
    op.create_table(
        "measures",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("actor", sa.String(32), nullable=False),
        sa.Column("measure", sa.String(16), nullable=False),
        sa.Column("whom", sa.String(64), nullable=False),
    )
    op.create_index("measures_by_time", "measures", ["at"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("settled", sa.BigInteger()),
    )
    op.create_index("reports_by_time", "reports", ["settled", "at"])
    op.create_table(
        "house",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.add_column(
        "tables", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false())
    )
