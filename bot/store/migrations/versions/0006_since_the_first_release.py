"""Every row of a log names the hash of the one before it; channels have revisions, seats can be offered, and
failures to reach a device are counted."""

import json
from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

from bot import keys
from bot.store.chain import FIRST, row_hash
from bot.store.columns import short_text
from bot.store.records import MoveRecord

revision = "0006"
down_revision = "learning"

AT_ONCE = 500
_MATCHES = sa.table("matches", *map(sa.column, ("id", "head", "stamp")))
_COLUMNS = ("seq", "kind", "seat", "answer", "shown", "made_at", "made_by", "remained", "gained")
_MOVES = sa.table("moves", *map(sa.column, ("match_id", *_COLUMNS, "parent")))


def upgrade() -> None:
    op.add_column("matches", sa.Column("head", short_text(32), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("stamp", short_text(20), nullable=False, server_default=""))
    op.add_column("moves", sa.Column("parent", short_text(32), nullable=False, server_default=""))
    op.add_column("told", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("offered_to", short_text(60)))
    op.add_column("seats", sa.Column("offer", sa.Text, nullable=False, server_default="{}"))
    op.create_index("ix_seats_offered_to", "seats", ["offered_to"])
    op.add_column("contacts", sa.Column("failures", sa.Integer, nullable=False, server_default="0"))
    op.add_column("contacts", sa.Column("failing_since", sa.Float))
    connection = op.get_bind()
    for match_id in list(connection.scalars(sa.select(_MATCHES.c.id).order_by(_MATCHES.c.id))):
        _chain_match(connection, match_id)


def _chain_match(connection: sa.Connection, match_id: str) -> None:
    columns = [_MOVES.c[name] for name in _COLUMNS]
    query = sa.select(*columns).where(_MOVES.c.match_id == match_id).order_by(_MOVES.c.seq)
    head, parents = FIRST, []
    for row in connection.execute(query).all():
        parents.append({"at_seq": row.seq, "to": head})
        head = row_hash(
            match_id, MoveRecord(**{**row._mapping, "answer": _answer(row.answer), "parent": head})
        )
    naming = (
        _MOVES.update()
        .where(_MOVES.c.match_id == match_id, _MOVES.c.seq == sa.bindparam("at_seq"))
        .values(parent=sa.bindparam("to"))
    )
    for start in range(1, len(parents), AT_ONCE):  # the first row names nothing
        connection.execute(naming, _some(parents, start))
    connection.execute(
        _MATCHES.update().where(_MATCHES.c.id == match_id).values(head=head, stamp=keys.new_nonce())
    )


def _some(parents: Sequence[dict[str, object]], start: int) -> list[dict[str, object]]:
    return list(parents[start : start + AT_ONCE])


def _answer(written: str) -> object:
    """As the host reads it; a row that cannot be read keeps its place in the chain."""
    try:
        return json.loads(written)
    except (ValueError, RecursionError):
        return written
