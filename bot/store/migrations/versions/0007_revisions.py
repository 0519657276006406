"""A revision of how far a channel was told, so that of two processes neither overwrites the other."""

import sqlalchemy as sa
from alembic import op

revision = "revisions"
down_revision = "chain"


def upgrade() -> None:
    op.add_column("told", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
