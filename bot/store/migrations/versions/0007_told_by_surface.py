"""A match is told on several surfaces at once, and letters to a person begin with the surface they are on."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import short_text

revision = "0007"
down_revision = "0006"

DISCORD = "discord"
"""The one surface with rooms until now."""


def upgrade() -> None:
    op.execute("CREATE TABLE told_before AS SELECT * FROM told")
    op.drop_table("told")
    op.create_table(
        "told",
        sa.Column("match_id", short_text(16), nullable=False),
        sa.Column("surface", short_text(40), nullable=False),
        sa.Column("channel_id", short_text(255), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_told_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "surface", name="pk_told"),
    )
    op.execute(
        "INSERT INTO told (match_id, surface, channel_id, seq, told, revision) "
        f"SELECT match_id, '{DISCORD}', channel_id, seq, told, revision FROM told_before"
    )
    op.drop_table("told_before")
    op.create_index("ix_told_surface_channel_id", "told", ["surface", "channel_id"])
    lobby = f"""'{{"surface":"{DISCORD}",' || substr(lobby, 2)"""
    op.execute(f"UPDATE lobbies SET lobby = {lobby}")
    op.execute(f"UPDATE notes SET name = name || '/{DISCORD}' WHERE kind = 'reminder'")
    _address("reminder/", f"{DISCORD}/reminder/")
    _address("digest/", f"{DISCORD}/digest/")
    _address("page/", "web/")


def _address(before: str, after: str) -> None:
    """Letters whose destination begins with `before` go to one that begins with `after`."""
    op.execute(
        f"UPDATE outbox SET destination = '{after}' || substr(destination, {len(before) + 1}) "
        f"WHERE destination LIKE '{before}%'"
    )
