"""A look back at a finished game, for those who may see how it went."""

from bot.host import catchup
from bot.host.host import Host
from bot.table.state import TableState
from engine.errors import Refused
from engine.lookback import LookBack
from engine.text import text


class LookBackFailed(Refused):
    """The host's log says what went wrong."""

    def __init__(self) -> None:
        super().__init__(text("lookback-failed"))


async def look_back(host: Host, table: TableState, patience: float = 0.0) -> LookBack:
    """As far as it is known after so many seconds; refused until the game and its sisters are over."""
    if table.state != "over":
        raise catchup.NotOver
    await catchup.refuse_while_dealt_alike(host, table)
    seen = await host.look_backs.finished_within(table, patience)
    if table.id in host.look_backs.failed:
        raise LookBackFailed
    return seen
