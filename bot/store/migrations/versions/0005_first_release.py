"""The tables of the first release, 0.1.0."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import counter, short_text

revision = "learning"
down_revision = None


def upgrade() -> None:
    _matches()
    _letters()
    _chat()
    _people()
    _series()
    _talk()
    _contacts()


def _matches() -> None:
    """A match, who sits at it, what was played and told, and what runs on its clock."""
    op.create_table(
        "matches",
        sa.Column("id", short_text(16), nullable=False),
        sa.Column("title", short_text(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("state", short_text(12), nullable=False),
        sa.Column("snapshot", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("pace", sa.Float),
        sa.Column("locale", short_text(12), nullable=False),
        sa.Column("surface", sa.Text, nullable=False),
        sa.Column("host_key_hash", short_text(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("terms", sa.Text, nullable=False, server_default="{}"),
        sa.Column("paused", sa.Float),
        sa.Column("requests", sa.Text, nullable=False, server_default="[]"),
        sa.Column("lapses", sa.Float),
        sa.Column("customs", sa.Text, nullable=False, server_default="{}"),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_lapses", "matches", ["lapses"])
    op.create_index("ix_matches_state_updated", "matches", ["state", "updated"])
    op.create_table(
        "seats",
        sa.Column("match_id", short_text(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", short_text(80), nullable=False),
        sa.Column("kind", short_text(12), nullable=False),
        sa.Column("key_hash", short_text(64)),
        sa.Column("user_id", short_text(40)),
        sa.Column("locale", short_text(12)),
        sa.Column("bank", sa.Float),
        sa.Column("expired", sa.Integer, nullable=False, server_default="0"),
        sa.Column("orders", sa.Text, nullable=False, server_default="{}"),
        sa.Column("former", sa.Text, nullable=False, server_default="{}"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_seats_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])
    op.create_table(
        "moves",
        sa.Column("match_id", short_text(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", short_text(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("made_by", short_text(12), nullable=False),
        sa.Column("remained", sa.Float),
        sa.Column("gained", sa.Float, nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_moves_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "seq", name="pk_moves"),
    )
    op.create_table(
        "events",
        sa.Column("match_id", short_text(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_events_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "seq", "n", name="pk_events"),
    )
    op.create_table(
        "deadlines",
        sa.Column("match_id", short_text(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token", short_text(80), nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("since", sa.Float, nullable=False, server_default="0"),
        sa.Column("allowed", sa.Float),
        sa.Column("whole", sa.Float),
        sa.Column("gained", sa.Float, nullable=False, server_default="0"),
        sa.Column("told", sa.Integer, nullable=False, server_default="0"),
        sa.Column("remind_at", sa.Float),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_deadlines_match_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_deadlines"),
    )
    op.create_index("ix_deadlines_due", "deadlines", ["due"])
    op.create_index("ix_deadlines_remind_at", "deadlines", ["remind_at"])
    op.create_table(
        "drafts",
        sa.Column("match_id", short_text(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token", short_text(80), nullable=False),
        sa.Column("draft", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_drafts_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_drafts"),
    )


def _letters() -> None:
    """Messages that wait to be sent, and what keeps the host itself in time."""
    op.create_table(
        "outbox",
        sa.Column("id", counter(), nullable=False),
        sa.Column("match_id", short_text(16)),
        sa.Column("seq", sa.Integer),
        sa.Column("destination", short_text(120), nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("nonce", short_text(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("sent_at", sa.Float),
        sa.Column("dropped_at", sa.Float),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("retry_at", sa.Float, nullable=False),
        sa.Column("last_error", sa.Text),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_outbox_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.UniqueConstraint("nonce", name="uq_outbox_nonce"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_match_id", "outbox", ["match_id"])
    op.create_index("ix_outbox_sent_at_dropped_at_id", "outbox", ["sent_at", "dropped_at", "id"])
    op.create_table(
        "beats",
        sa.Column("name", short_text(12), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_beats"),
    )
    op.create_table(
        "notes",
        sa.Column("name", short_text(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_notes"),
    )


def _chat() -> None:
    """What a chat surface keeps: its servers, lobbies, and what was told of each match."""
    op.create_table(
        "servers",
        sa.Column("id", short_text(24), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.create_table(
        "lobbies",
        sa.Column("id", short_text(16), nullable=False),
        sa.Column("state", short_text(12), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("lobby", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lobbies"),
    )
    op.create_index("ix_lobbies_state", "lobbies", ["state"])
    op.create_table(
        "told",
        sa.Column("match_id", short_text(16), nullable=False),
        sa.Column("channel_id", short_text(24), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_told_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", name="pk_told"),
    )
    op.create_index("ix_told_channel_id", "told", ["channel_id"])


def _people() -> None:
    """People, their profiles, their results and ratings."""
    op.create_table(
        "people",
        sa.Column("id", short_text(40), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("digest_at", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_index("ix_people_digest_at", "people", ["digest_at"])
    op.create_table(
        "profiles",
        sa.Column("user_id", short_text(40), nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.Column("seats_left", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_profiles"),
    )
    op.create_table(
        "results",
        sa.Column("n", counter(), nullable=False),
        sa.Column("match_id", short_text(16), nullable=False),
        sa.Column("title", short_text(40), nullable=False),
        sa.Column("server", short_text(40), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("void", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("n", name="pk_results"),
        sa.UniqueConstraint("match_id", name="uq_results_match_id"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "result_seats",
        sa.Column("n", counter(), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", short_text(40)),
        sa.Column("name", short_text(80), nullable=False),
        sa.Column("kind", short_text(12), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("expiries", sa.Integer, nullable=False),
        sa.Column("thought", sa.Float, nullable=False),
        sa.Column("feats", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["n"], ["results.n"], name="fk_result_seats_n", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("n", "seat", name="pk_result_seats"),
    )
    op.create_index("ix_result_seats_user_id", "result_seats", ["user_id"])
    op.create_table(
        "ratings",
        sa.Column("server", short_text(40), nullable=False),
        sa.Column("title", short_text(40), nullable=False),
        sa.Column("user_id", short_text(40), nullable=False),
        sa.Column("n", counter(), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["n"], ["results.n"], name="fk_ratings_n", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("server", "title", "user_id", "n", name="pk_ratings"),
    )


def _series() -> None:
    """Leagues and campaigns, and people who look for a game."""
    op.create_table(
        "seeks",
        sa.Column("user_id", short_text(40), nullable=False),
        sa.Column("server", short_text(40), nullable=False),
        sa.Column("name", short_text(80), nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "server", name="pk_seeks"),
    )
    op.create_table(
        "series",
        sa.Column("id", short_text(16), nullable=False),
        sa.Column("kind", short_text(12), nullable=False),
        sa.Column("name", short_text(80), nullable=False),
        sa.Column("server", short_text(40), nullable=False),
        sa.Column("book", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("wakes", sa.Float),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_series"),
    )
    op.create_index("ix_series_kind_server", "series", ["kind", "server"])
    op.create_index("ix_series_wakes", "series", ["wakes"])
    op.create_table(
        "series_log",
        sa.Column("series_id", short_text(16), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("who", short_text(40)),
        sa.Column("text", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["series_id"], ["series.id"], name="fk_series_log_series_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("series_id", "n", name="pk_series_log"),
    )


def _talk() -> None:
    """Talk at tables, and private notes."""
    op.create_table(
        "sayings",
        sa.Column("id", counter(), nullable=False),
        sa.Column("match_id", short_text(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("person", short_text(60), nullable=False),
        sa.Column("name", short_text(80), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("said_at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_sayings_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_sayings"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_sayings_match_id_id", "sayings", ["match_id", "id"])
    op.create_index("ix_sayings_person", "sayings", ["person"])
    op.create_table(
        "private_notes",
        sa.Column("match_id", short_text(16), nullable=False),
        sa.Column("person", short_text(60), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("muted", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_private_notes_match_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "person", name="pk_private_notes"),
    )
    op.create_index("ix_private_notes_person", "private_notes", ["person"])


def _contacts() -> None:
    """Where people are called, how far they are in lessons, and which process does what."""
    op.create_table(
        "contacts",
        sa.Column("id", short_text(64), nullable=False),
        sa.Column("person", short_text(60), nullable=False),
        sa.Column("kind", short_text(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("locale", short_text(12), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("added", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_contacts"),
    )
    op.create_index("ix_contacts_person", "contacts", ["person"])
    op.create_table(
        "learning",
        sa.Column("person", short_text(60), nullable=False),
        sa.Column("title", short_text(40), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("met", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "title", name="pk_learning"),
    )
    op.create_table(
        "leases",
        sa.Column("name", short_text(80), nullable=False),
        sa.Column("holder", short_text(40), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_leases"),
    )
    op.create_index("ix_leases_holder", "leases", ["holder"])
