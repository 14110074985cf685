"""What a setting or a name was changed to, in the log of measures."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("measures", sa.Column("value", sa.String(200), nullable=False, server_default=""))
