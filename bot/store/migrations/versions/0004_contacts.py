"""Where people are called when no page is open."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import short_text

revision = "contacts"
down_revision = "talk"


def upgrade() -> None:
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
