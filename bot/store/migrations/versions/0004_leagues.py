"""Results, ratings, profiles, leagues, campaigns, and people who look for a game."""

import sqlalchemy as sa
from alembic import op

revision = "0004_leagues"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("match_id", sa.String(16), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("server", sa.String(40), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("void", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("n", name="pk_results"),
        sa.UniqueConstraint("match_id", name="uq_results_match_id"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "result_seats",
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.String(40)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("expiries", sa.Integer, nullable=False),
        sa.Column("thought", sa.Float, nullable=False),
        sa.Column("feats", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("n", "seat", name="pk_result_seats"),
        sa.ForeignKeyConstraint(["n"], ["results.n"], name="fk_result_seats_n", ondelete="CASCADE"),
    )
    op.create_index("ix_result_seats_user_id", "result_seats", ["user_id"])
    op.create_table(
        "ratings",
        sa.Column("server", sa.String(40), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("server", "title", "user_id", "n", name="pk_ratings"),
        sa.ForeignKeyConstraint(["n"], ["results.n"], name="fk_ratings_n", ondelete="CASCADE"),
    )
    op.create_table(
        "profiles",
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.Column("seats_left", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_profiles"),
    )
    op.create_table(
        "series",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("server", sa.String(40), nullable=False),
        sa.Column("book", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("wakes", sa.Float),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_series"),
    )
    op.create_index("ix_series_wakes", "series", ["wakes"])
    op.create_index("ix_series_kind_server", "series", ["kind", "server"])
    op.create_table(
        "series_log",
        sa.Column("series_id", sa.String(16), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("who", sa.String(40)),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("series_id", "n", name="pk_series_log"),
        sa.ForeignKeyConstraint(
            ["series_id"], ["series.id"], name="fk_series_log_series_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "seeks",
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("server", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "server", name="pk_seeks"),
    )
