"""A person's games can be listed, filtered and paged without replaying them.

A table says its game and who sits there; a finished one is kept in a line. A seating says whether
the game runs, is over or was left before it began, and since when.
"""

import sqlalchemy as sa
from alembic import op

from limestone.server.store import old_rows

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    game = sa.Column("game", sa.String(length=32), nullable=False, server_default="")
    op.add_column("tables", game)
    op.add_column("tables", sa.Column("names", sa.Text(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("summary", sa.Text(), nullable=True))
    status = sa.Column("status", sa.String(16), nullable=False, server_default="running")
    op.add_column("seatings", status)
    op.add_column("seatings", sa.Column("at", sa.BigInteger(), nullable=False, server_default="0"))
    op.drop_index("seatings_of_a_person", "seatings")
    op.create_index("seatings_of_a_person", "seatings", ["person", "archived", "status", "at"])
    old_rows.complete(op.get_bind())
