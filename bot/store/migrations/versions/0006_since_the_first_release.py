"""Every row of a log names the hash of the one before it; channels have revisions, seats can be offered,
failures to reach a device are counted, and notes are sorted by kind and owner."""

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
_HOLDER = sa.text("SELECT user_id FROM seats WHERE match_id = :match_id AND seat = :seat")
_CALLED = sa.text("SELECT person FROM contacts WHERE id = :id")


def upgrade() -> None:
    op.add_column("matches", sa.Column("head", short_text(32), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("stamp", short_text(20), nullable=False, server_default=""))
    op.drop_column("matches", "pace")  # which its terms say as well
    op.add_column("moves", sa.Column("parent", short_text(32), nullable=False, server_default=""))
    op.add_column("told", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("offered_to", short_text(60)))
    op.add_column("seats", sa.Column("offer", sa.Text, nullable=False, server_default="{}"))
    op.create_index("ix_seats_offered_to", "seats", ["offered_to"])
    op.add_column("contacts", sa.Column("failures", sa.Integer, nullable=False, server_default="0"))
    op.add_column("contacts", sa.Column("failing_since", sa.Float))
    connection = op.get_bind()
    _sort_notes(connection)
    for match_id in list(connection.scalars(sa.select(_MATCHES.c.id).order_by(_MATCHES.c.id))):
        _chain_match(connection, match_id)


def _sort_notes(connection: sa.Connection) -> None:
    """Notes were known by one name, such as `advice/<match>/<seat>`."""
    notes = connection.execute(sa.text("SELECT name, value FROM notes")).all()
    op.drop_table("notes")
    made = op.create_table(
        "notes",
        sa.Column("kind", short_text(20), nullable=False),
        sa.Column("name", short_text(80), nullable=False),
        sa.Column("match_id", short_text(16)),
        sa.Column("person", short_text(60)),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("kind", "name", name="pk_notes"),
    )
    op.create_index("ix_notes_match_id", "notes", ["match_id"])
    op.create_index("ix_notes_person", "notes", ["person"])
    for note in notes:
        if values := _sorted_note(connection, note.name, note.value):
            connection.execute(made.insert().values(**values))


def _sorted_note(connection: sa.Connection, note: str, value: str) -> dict[str, object] | None:
    """A note with its owners; None where the one it belonged to is gone."""
    kind, _, name = note.partition("/")
    first, _, rest = name.partition("/")
    match_id = person = None
    match kind:
        case "guests" | "advice" | "lookback":
            match_id = first
        case "reminder":
            match_id, person = first, connection.scalar(_HOLDER, {"match_id": first, "seat": int(rest)})
        case "key":
            kind, person = "device-key" if rest else "key", first
        case "act" | "order" | "lesson" | "launch":
            person = name
        case "sign-in":
            person = connection.scalar(_CALLED, {"id": name})
        case "server-link" | "server-session":
            person = json.loads(value).get("pass", {}).get("person_id")
        case _:
            return {"kind": kind, "name": name, "value": value}
    if kind not in ("guests", "advice", "lookback") and person is None:
        return None
    return {"kind": kind, "name": name, "match_id": match_id, "person": person, "value": value}


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
