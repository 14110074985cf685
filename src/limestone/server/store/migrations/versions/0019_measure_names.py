"""What a person was called when something was done to them, in the log of measures."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("measures", sa.Column("called", sa.String(80), nullable=False, server_default=""))
