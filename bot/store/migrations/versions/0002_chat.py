"""What a chat surface keeps: servers, lobbies, what was told of each match, and notes to itself."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.create_table(
        "lobbies",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("lobby", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lobbies"),
    )
    op.create_index("ix_lobbies_state", "lobbies", ["state"])
    op.create_table(
        "told",
        sa.Column("match_id", sa.String(16), nullable=False),
        sa.Column("channel_id", sa.String(24), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_told"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_told_match_id", ondelete="CASCADE"),
    )
    op.create_index("ix_told_channel_id", "told", ["channel_id"])
    op.create_table(
        "notes",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_notes"),
    )
