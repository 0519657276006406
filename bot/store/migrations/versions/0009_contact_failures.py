"""How long a device could not be reached."""

import sqlalchemy as sa
from alembic import op

revision = "contact_failures"
down_revision = "offers"


def upgrade() -> None:
    op.add_column("contacts", sa.Column("failures", sa.Integer, nullable=False, server_default="0"))
    op.add_column("contacts", sa.Column("failing_since", sa.Float))
