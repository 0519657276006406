"""When something around a match ends by itself, and what was left on the clock of every move."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004_leagues"


def upgrade() -> None:
    op.add_column("moves", sa.Column("remained", sa.Float))
    op.add_column("moves", sa.Column("gained", sa.Float, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("lapses", sa.Float))
    op.create_index("ix_matches_lapses", "matches", ["lapses"])
    op.execute("UPDATE matches SET lapses = updated WHERE state = 'live'")
