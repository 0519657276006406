"""How far people are in the lessons of titles, and which kinds of questions they have met in their games."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import short_text

revision = "learning"
down_revision = "contacts"


def upgrade() -> None:
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
