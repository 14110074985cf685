"""Who had played the cards of a challenge before, is said beside what they made of them."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    false = sa.false()
    op.add_column(
        "challenge_plays", sa.Column("knew", sa.Boolean(), nullable=False, server_default=false)
    )
