"""Leases: which process is doing what, and until when it is left to it."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import short_text

revision = "leases"
down_revision = "first_release"


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("name", short_text(80), nullable=False),
        sa.Column("holder", short_text(40), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_leases"),
    )
    op.create_index("ix_leases_holder", "leases", ["holder"])
