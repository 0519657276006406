"""A message that Discord refuses for good is said in plain words instead."""

from collections.abc import Awaitable, Callable

import discord
import structlog

from bot.chat.messages.delivery import is_closed, is_refused
from bot.chat.messages.parts import Sheet
from bot.table.letters import DueLetter

log = structlog.get_logger(__name__)


async def send_or_plainly(
    put: Callable[[Sheet], Awaitable[discord.Message]], sheet: Sheet, plain: Sheet, due: DueLetter
) -> tuple[discord.Message, Sheet]:
    """Where Discord refuses a sheet for good, a plain one in its stead says that something is missing."""
    try:
        return await put(sheet), sheet
    except discord.HTTPException as error:
        if is_closed(error) or not is_refused(error):
            raise
        log.error("sheet-refused", destination=due.destination, nonce=due.nonce, error=str(error))
        return await put(plain), plain
