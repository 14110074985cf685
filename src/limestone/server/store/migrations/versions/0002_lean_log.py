"""A log that is kept in the order it is read, and in no second one.

That an order is carried out once follows from the numbers of the entries: whoever adds one has
read all those before it.
"""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("entries", table_kwargs={"sqlite_with_rowid": False}) as entries:
        entries.drop_constraint("an_order_once", type_="unique")
