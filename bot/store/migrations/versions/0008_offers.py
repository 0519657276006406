"""Seats that are offered to a person who has not agreed so far."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import short_text

revision = "offers"
down_revision = "revisions"


def upgrade() -> None:
    op.add_column("seats", sa.Column("offered_to", short_text(60)))
    op.add_column("seats", sa.Column("offer", sa.Text, nullable=False, server_default="{}"))
    op.create_index("ix_seats_offered_to", "seats", ["offered_to"])
