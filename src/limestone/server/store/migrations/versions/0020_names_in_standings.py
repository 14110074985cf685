"""People say who may read their name in the standings of the daily game.

Until they do, it follows from what they show of their games, and from whom the server lets in.
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("people", sa.Column("named", sa.String(8)))
