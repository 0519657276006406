"""The tables; `bot/store/migrations` makes them, and a test holds the two together."""

import json
from typing import Any

import sqlalchemy as sa

from bot import keys
from bot.store.columns import counter, short_text
from bot.store.errors import Unreadable


class Data(sa.types.TypeDecorator[Any]):
    """JSON kept as text, so that every database stores the same bytes."""

    impl = sa.Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: sa.Dialect) -> str:
        return json.dumps(value, separators=(",", ":"), ensure_ascii=False)

    def process_result_value(self, value: Any, dialect: sa.Dialect) -> Any:
        try:
            return json.loads(value)
        except (TypeError, ValueError, RecursionError) as error:
            raise Unreadable(f"a stored record cannot be read as JSON: {str(value)[:40]!r}.") from error


metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)


def _of_match() -> sa.Column[str]:
    return sa.Column(
        "match_id", short_text(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )


matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", short_text(16), primary_key=True),
    sa.Column("title", short_text(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", Data, nullable=False),
    sa.Column("state", short_text(12), nullable=False),
    sa.Column("snapshot", Data, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("locale", short_text(12), nullable=False),
    sa.Column("surface", Data, nullable=False),
    sa.Column("host_key_hash", short_text(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("terms", Data, nullable=False, server_default="{}"),
    sa.Column("paused", sa.Float),
    sa.Column("requests", Data, nullable=False, server_default="[]"),
    sa.Column("lapses", sa.Float),
    sa.Column("customs", Data, nullable=False, server_default="{}"),
    sa.Column("head", short_text(32), nullable=False, server_default=""),
    sa.Column("stamp", short_text(20), nullable=False, server_default=""),
    sa.Index(None, "state", "updated"),
    sa.Index(None, "lapses"),
)

seats = sa.Table(
    "seats",
    metadata,
    _of_match(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", short_text(80), nullable=False),
    sa.Column("kind", short_text(12), nullable=False),
    sa.Column("key_hash", short_text(64)),
    sa.Column("user_id", short_text(40)),
    sa.Column("locale", short_text(12)),
    sa.Column("bank", sa.Float),
    sa.Column("expired", sa.Integer, nullable=False, server_default="0"),
    sa.Column("orders", Data, key="plans", nullable=False, server_default="{}"),
    sa.Column("former", Data, nullable=False, server_default="{}"),
    sa.Column("offered_to", short_text(60)),
    sa.Column("offer", Data, nullable=False, server_default="{}"),
    sa.Index(None, "user_id"),
    sa.Index(None, "offered_to"),
)

moves = sa.Table(
    "moves",
    metadata,
    _of_match(),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", short_text(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("answer", Data, nullable=False),
    sa.Column("shown", sa.Boolean, nullable=False),
    sa.Column("made_at", sa.Float, nullable=False),
    sa.Column("made_by", short_text(12), nullable=False),
    sa.Column("remained", sa.Float),
    sa.Column("gained", sa.Float, nullable=False, server_default="0"),
    sa.Column("parent", short_text(32), nullable=False, server_default=""),
)

events = sa.Table(
    "events",
    metadata,
    _of_match(),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("event", Data, nullable=False),
)

deadlines = sa.Table(
    "deadlines",
    metadata,
    _of_match(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("token", short_text(80), nullable=False),
    sa.Column("due", sa.Float),
    sa.Column("since", sa.Float, nullable=False, server_default="0"),
    sa.Column("allowed", sa.Float),
    sa.Column("whole", sa.Float),
    sa.Column("gained", sa.Float, nullable=False, server_default="0"),
    sa.Column("told", sa.Integer, nullable=False, server_default="0"),
    sa.Column("remind_at", sa.Float),
    sa.Index(None, "due"),
    sa.Index(None, "remind_at"),
)

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", counter(), primary_key=True),
    sa.Column("match_id", short_text(16), sa.ForeignKey("matches.id", ondelete="CASCADE")),
    sa.Column("seq", sa.Integer),
    sa.Column("destination", short_text(120), nullable=False),
    sa.Column("payload", Data, nullable=False),
    sa.Column("nonce", short_text(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("sent_at", sa.Float),
    sa.Column("dropped_at", sa.Float),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("retry_at", sa.Float, nullable=False),
    sa.Column("last_error", sa.Text),
    sa.UniqueConstraint("nonce"),
    sa.Index(None, "sent_at", "dropped_at", "id"),
    sa.Index(None, "match_id"),
    sqlite_autoincrement=True,
)

drafts = sa.Table(
    "drafts",
    metadata,
    _of_match(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("token", short_text(80), nullable=False),
    sa.Column("draft", Data, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", short_text(40), primary_key=True),
    sa.Column("settings", Data, nullable=False),
    sa.Column("digest_at", sa.Float),
    sa.Index(None, "digest_at"),
)

beats = sa.Table(
    "beats",
    metadata,
    sa.Column("name", short_text(12), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

servers = sa.Table(
    "servers",
    metadata,
    sa.Column("id", short_text(24), primary_key=True),
    sa.Column("settings", Data, nullable=False),
)

lobbies = sa.Table(
    "lobbies",
    metadata,
    sa.Column("id", short_text(16), primary_key=True),
    sa.Column("state", short_text(12), nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("lobby", Data, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Index(None, "state"),
)

channel_progress = sa.Table(
    "told",
    metadata,
    _of_match(),
    sa.Column("surface", short_text(40), primary_key=True),
    sa.Column("channel_id", short_text(255), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("told", Data, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
    sa.Index(None, "surface", "channel_id"),
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("kind", short_text(20), primary_key=True),
    sa.Column("name", short_text(80), primary_key=True),
    sa.Column("match_id", short_text(16)),
    sa.Column("person", short_text(60)),
    sa.Column("value", Data, nullable=False),
    sa.Index(None, "match_id"),
    sa.Index(None, "person"),
)

sayings = sa.Table(
    "sayings",
    metadata,
    sa.Column("id", counter(), primary_key=True),
    sa.Column("match_id", short_text(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("person", short_text(60), nullable=False),
    sa.Column("name", short_text(80), nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("said_at", sa.Float, nullable=False),
    sa.Index(None, "match_id", "id"),
    sa.Index(None, "person"),
    sqlite_autoincrement=True,
)

private_notes = sa.Table(
    "private_notes",
    metadata,
    _of_match(),
    sa.Column("person", short_text(60), primary_key=True),
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("muted", Data, nullable=False),
    sa.Index(None, "person"),
)

contacts = sa.Table(
    "contacts",
    metadata,
    sa.Column("id", short_text(64), primary_key=True),
    sa.Column("person", short_text(60), nullable=False),
    sa.Column("kind", short_text(8), nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("keys", Data, nullable=False),
    sa.Column("locale", short_text(12), nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("added", sa.Float, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
    sa.Column("failing_since", sa.Float),
    sa.Index(None, "person"),
)

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("name", short_text(80), primary_key=True),
    sa.Column("holder", short_text(40), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
    sa.Index(None, "holder"),
)

learning = sa.Table(
    "learning",
    metadata,
    sa.Column("person", short_text(60), primary_key=True),
    sa.Column("title", short_text(40), primary_key=True),
    sa.Column("step", sa.Integer, nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("finished", sa.Boolean, nullable=False),
    sa.Column("met", Data, nullable=False),
)


def touch() -> dict[str, Any]:
    """What makes processes with a match in memory read it again."""
    return {"revision": matches.c.revision + 1, "stamp": keys.new_nonce()}
