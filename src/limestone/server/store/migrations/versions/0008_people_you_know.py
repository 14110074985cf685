"""Who has played with whom, and who has blocked whom."""

import secrets
from itertools import islice

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

MANY = 20  # people at a table who all get to know each other
AT_ONCE = 1000  # rows

FOUND = """
    SELECT one.person AS person, two.person AS other, MAX(tables.created) AS at
    FROM seatings AS one
    JOIN seatings AS two ON two.table_id = one.table_id AND two.person <> one.person
    JOIN tables ON tables.id = one.table_id
    WHERE tables.phase IN ('playing', 'over') AND one.status <> 'left' AND two.status <> 'left'
    AND (SELECT COUNT(*) FROM seatings WHERE table_id = one.table_id) <= :many
    GROUP BY one.person, two.person
"""


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("blocked", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["blocked"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "blocked"),
    )
    op.create_index("blocks_of_the_blocked", "blocks", ["blocked"])
    met = op.create_table(
        "acquaintances",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("other", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "other"),
    )
    op.create_index("acquaintances_by_key", "acquaintances", ["person", "key"])
    op.create_index("acquaintances_by_time", "acquaintances", ["person", "at"])
    op.create_index("acquaintances_of_the_other", "acquaintances", ["other"])
    found = iter(op.get_bind().execute(sa.text(FOUND), {"many": MANY}).all())
    while rows := list(islice(found, AT_ONCE)):
        op.bulk_insert(met, [{**row._mapping, "key": secrets.token_hex(8)} for row in rows])
