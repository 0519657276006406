"""A message that the platform refuses for good is said in plain words instead."""

from collections.abc import Awaitable, Callable

import structlog

from bot.chat.messages.delivery import Sent
from bot.chat.messages.outcomes import Refused
from bot.chat.messages.parts import Sheet
from bot.table.letters import DueLetter

log = structlog.get_logger(__name__)


async def send_or_plainly(
    put: Callable[[Sheet], Awaitable[Sent]], sheet: Sheet, plain: Sheet, due: DueLetter
) -> tuple[Sent, Sheet]:
    """Where a sheet is refused for good, a plain one in its stead says that something is missing."""
    try:
        return await put(sheet), sheet
    except Refused as error:
        log.error("sheet-refused", destination=due.destination, nonce=due.nonce, error=str(error))
        return await put(plain), plain
