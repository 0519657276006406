"""A look back at a finished game, for those who may see how it went."""

from collections.abc import Callable

from bot.host import catchup
from bot.host.budget import Price
from bot.host.host import Host
from bot.table.state import TableState
from engine.errors import Refused
from engine.lookback import LookBack
from engine.text import text


class LookBackFailed(Refused):
    """The host's log says what went wrong."""

    def __init__(self) -> None:
        super().__init__(text("lookback-failed"))


def _free(_price: Price) -> None:
    """The host asks for itself."""


async def look_back(
    host: Host, table: TableState, patience: float = 0.0, pay: Callable[[Price], None] = _free
) -> LookBack:
    """As far as it is known after so many seconds; refused until the game and its sisters are over.

    `pay` charges the person for whom the host sets to work; to look how far it has come costs nothing.
    """
    if table.state != "over":
        raise catchup.NotOver
    catchup.refuse_while_dealt_alike(table)
    seen = await host.look_backs.finished_within(table, patience, lambda: pay("look-backs"))
    if table.id in host.look_backs.failed:
        raise LookBackFailed
    return seen
