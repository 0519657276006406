"""The first tables: matches, seats, moves, events, deadlines, outbox, drafts."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("snapshot", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("pace", sa.Float),
        sa.Column("locale", sa.String(12), nullable=False),
        sa.Column("surface", sa.Text, nullable=False),
        sa.Column("host_key_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_state_updated", "matches", ["state", "updated"])
    op.create_table(
        "seats",
        _match_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("key_hash", sa.String(64)),
        sa.Column("user_id", sa.String(40)),
        sa.Column("locale", sa.String(12)),
        *_keys("seats", "seat"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])
    op.create_table(
        "moves",
        _match_id(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("made_by", sa.String(12), nullable=False),
        *_keys("moves", "seq"),
    )
    op.create_table(
        "events",
        _match_id(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        *_keys("events", "seq", "n"),
    )
    op.create_table(
        "deadlines",
        _match_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token", sa.String(80), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        *_keys("deadlines", "seat"),
    )
    op.create_index("ix_deadlines_due", "deadlines", ["due"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("match_id", sa.String(16)),
        sa.Column("seq", sa.Integer),
        sa.Column("destination", sa.String(120), nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("nonce", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("sent_at", sa.Float),
        sa.Column("dropped_at", sa.Float),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("retry_at", sa.Float, nullable=False),
        sa.Column("last_error", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_outbox_match_id", ondelete="CASCADE"),
        sa.UniqueConstraint("nonce", name="uq_outbox_nonce"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_sent_at_dropped_at_id", "outbox", ["sent_at", "dropped_at", "id"])
    op.create_index("ix_outbox_match_id", "outbox", ["match_id"])
    op.create_table(
        "drafts",
        _match_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token", sa.String(80), nullable=False),
        sa.Column("draft", sa.Text, nullable=False),
        *_keys("drafts", "seat"),
    )


def _match_id() -> sa.Column[str]:
    return sa.Column("match_id", sa.String(16), nullable=False)


def _keys(table: str, *columns: str) -> tuple[sa.Constraint, sa.Constraint]:
    return (
        sa.PrimaryKeyConstraint("match_id", *columns, name=f"pk_{table}"),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=f"fk_{table}_match_id", ondelete="CASCADE"
        ),
    )
