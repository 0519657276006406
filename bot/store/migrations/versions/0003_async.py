"""Playing over days: terms, banks, orders, votes, reminders, people, and the heartbeat of the host."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("terms", sa.Text, nullable=False, server_default="{}"))
        matches.add_column(sa.Column("paused", sa.Float))
        matches.add_column(sa.Column("requests", sa.Text, nullable=False, server_default="[]"))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("bank", sa.Float))
        seats.add_column(sa.Column("expired", sa.Integer, nullable=False, server_default="0"))
        seats.add_column(sa.Column("orders", sa.Text, nullable=False, server_default="{}"))
        seats.add_column(sa.Column("former", sa.Text, nullable=False, server_default="{}"))
    _clocks()
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("digest_at", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_index("ix_people_digest_at", "people", ["digest_at"])
    op.create_table(
        "beats",
        sa.Column("name", sa.String(12), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_beats"),
    )


def _clocks() -> None:
    """A deadline learns how it came about; those that run have their whole time since the last change."""
    with op.batch_alter_table("deadlines") as deadlines:
        deadlines.alter_column("due", existing_type=sa.Float, nullable=True)
        deadlines.add_column(sa.Column("since", sa.Float, nullable=False, server_default="0"))
        deadlines.add_column(sa.Column("allowed", sa.Float))
        deadlines.add_column(sa.Column("whole", sa.Float))
        deadlines.add_column(sa.Column("gained", sa.Float, nullable=False, server_default="0"))
        deadlines.add_column(sa.Column("told", sa.Integer, nullable=False, server_default="0"))
        deadlines.add_column(sa.Column("remind_at", sa.Float))
        deadlines.create_index("ix_deadlines_remind_at", ["remind_at"])
    pace = "(select pace from matches where matches.id = deadlines.match_id)"
    op.execute(
        f"update deadlines set allowed = {pace}, whole = {pace}, gained = {pace}, "
        f"since = due - {pace}, told = 3"
    )
