"""Talk at tables, private notes, and customs."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import counted, short_text

revision = "talk"
down_revision = "leases"


def upgrade() -> None:
    op.add_column("matches", sa.Column("customs", sa.Text, nullable=False, server_default="{}"))
    op.create_table(
        "sayings",
        sa.Column("id", counted(), nullable=False),
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
