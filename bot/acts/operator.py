"""The operator as someone who keeps order wherever a table is played."""

from bot.acts.act import Actor
from bot.acts.service import Acts, Offer
from bot.series.series_note import server_of
from bot.table.state import TableState
from engine.text import text

OPERATOR = "operator"
PREFIX = "host-"
"""Begins the name of every act of a moderator; what the operator types leaves it out."""


async def operator_offers(acts: Acts, table: TableState) -> dict[str, Offer]:
    """What the operator may do at a table, by name."""
    actor = Actor(OPERATOR, "", server=server_of(table), moderates=True, office=text("moderated-operator"))
    offers = await acts.offers("table", table.id, actor)
    return {offer.act.name.removeprefix(PREFIX): offer for offer in offers if offer.act.moderates}
