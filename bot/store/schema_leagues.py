"""The tables of results, ratings, profiles, leagues, campaigns and people who look for a game."""

import sqlalchemy as sa

from bot.store.columns import counter, short_text
from bot.store.schema import Data, metadata

results = sa.Table(
    "results",
    metadata,
    sa.Column("n", counter(), primary_key=True),
    sa.Column("match_id", short_text(16), nullable=False),  # a result outlives its match
    sa.Column("title", short_text(40), nullable=False),
    sa.Column("server", short_text(40), nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("void", sa.Boolean, nullable=False),
    sa.UniqueConstraint("match_id"),
    sqlite_autoincrement=True,
)

result_seats = sa.Table(
    "result_seats",
    metadata,
    sa.Column("n", counter(), sa.ForeignKey("results.n", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user_id", short_text(40)),
    sa.Column("name", short_text(80), nullable=False),
    sa.Column("kind", short_text(12), nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("answers", sa.Integer, nullable=False),
    sa.Column("expiries", sa.Integer, nullable=False),
    sa.Column("thought", sa.Float, nullable=False),
    sa.Column("feats", Data, nullable=False),
    sa.Index(None, "user_id"),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("server", short_text(40), primary_key=True),
    sa.Column("title", short_text(40), primary_key=True),
    sa.Column("user_id", short_text(40), primary_key=True),
    sa.Column("n", counter(), sa.ForeignKey("results.n", ondelete="CASCADE"), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

profiles = sa.Table(
    "profiles",
    metadata,
    sa.Column("user_id", short_text(40), primary_key=True),
    sa.Column("hidden", sa.Boolean, nullable=False),
    sa.Column("seats_left", sa.Integer, nullable=False),
)

series = sa.Table(
    "series",
    metadata,
    sa.Column("id", short_text(16), primary_key=True),
    sa.Column("kind", short_text(12), nullable=False),
    sa.Column("name", short_text(80), nullable=False),
    sa.Column("server", short_text(40), nullable=False),
    sa.Column("book", Data, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("wakes", sa.Float),
    sa.Column("created", sa.Float, nullable=False),
    sa.Index(None, "wakes"),
    sa.Index(None, "kind", "server"),
)

series_log = sa.Table(
    "series_log",
    metadata,
    sa.Column("series_id", short_text(16), sa.ForeignKey("series.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("who", short_text(40)),
    sa.Column("text", Data, nullable=False),
)

seeks = sa.Table(
    "seeks",
    metadata,
    sa.Column("user_id", short_text(40), primary_key=True),
    sa.Column("server", short_text(40), primary_key=True),
    sa.Column("name", short_text(80), nullable=False),
    sa.Column("wish", Data, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
)
