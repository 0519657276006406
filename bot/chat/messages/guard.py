"""Errors of presses and commands: one sentence for the person, the details for the log."""

from typing import Any

import aiohttp
import discord
import structlog

from bot import keys
from bot.chat.messages.reply import Interaction, tell
from bot.host.failures import StoredUnseen
from bot.host.looks import one_look
from bot.store import StoreError, Uncertain
from engine.errors import EngineError, Refused
from engine.text import Text, text

log = structlog.get_logger(__name__)


async def run_guarded(interaction: Interaction, work: Any) -> None:
    """Run the handler of a press; on any error, tell the person one private sentence and log the rest.

    Every line that is logged for it has the same id."""
    with structlog.contextvars.bound_contextvars(request=keys.new_request_id()):
        await _run_telling(interaction, work)


async def _run_telling(interaction: Interaction, work: Any) -> None:
    try:
        with one_look():
            await work
    except Refused as refused:
        await _try_to_tell(interaction, refused.reason)
    except TimeoutError:
        await _try_to_tell(interaction, text("chat-busy"))
    except StoredUnseen:
        await _try_to_tell(interaction, text("stored-unseen"))
    except Uncertain as error:
        log.error("press-failed", error=str(error))
        await _try_to_tell(interaction, text("maybe-stored"))
    except (EngineError, StoreError) as error:
        log.error("press-failed", error=str(error))
        await _try_to_tell(interaction, text("chat-failed"))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("reply-failed", error=_error_for_log(error))
        await _try_to_tell(interaction, text("chat-unshown"))
    except Exception:
        log.exception("press-failed")
        await _try_to_tell(interaction, text("chat-failed"))


async def _try_to_tell(interaction: Interaction, said: Text) -> None:
    try:
        await tell(interaction, said)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.warning("sentence-lost", error=_error_for_log(error))


def _error_for_log(error: Exception) -> str:
    """The error for the log, without the address, which holds the token of an interaction."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.code}"
    return type(error).__name__
