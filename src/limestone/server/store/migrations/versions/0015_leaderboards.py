"""An index with all that a leaderboard asks for."""

from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.drop_index("ratings_by_strength", "ratings")
    op.create_index("ratings_by_strength", "ratings", ["game", "mu", "games", "at", "person"])
