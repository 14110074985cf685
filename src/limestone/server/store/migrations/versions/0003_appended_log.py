"""A log that SQLite writes where it ends, with a small index to find an entry by.

Kept in the order of tables it dirtied a page or more for every entry, since games go on side by
side; now the entries of a commit lie together.
"""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        rowid = {"sqlite_with_rowid": True}
        with op.batch_alter_table("entries", recreate="always", table_kwargs=rowid):
            pass
