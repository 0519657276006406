"""Errors of presses and commands: one sentence for the person, the details for the log."""

from typing import Any

import structlog

from bot import keys
from bot.chat.messages.caller import Caller
from bot.chat.messages.outcomes import NotDelivered
from bot.host.failures import StoredUnseen
from bot.host.looks import one_look
from bot.store import StoreError, Uncertain
from engine.errors import EngineError, Refused
from engine.text import Text, text

log = structlog.get_logger(__name__)


async def run_guarded(caller: Caller, work: Any) -> None:
    """Run the handler of a press; on any error, tell the person one private sentence and log the rest.

    Every line that is logged for it has the same id."""
    with structlog.contextvars.bound_contextvars(request=keys.new_request_id()):
        await _run_telling(caller, work)


async def _run_telling(caller: Caller, work: Any) -> None:
    try:
        with one_look():
            await work
    except Refused as refused:
        await _try_to_tell(caller, refused.reason)
    except TimeoutError:
        await _try_to_tell(caller, text("chat-busy"))
    except StoredUnseen:
        await _try_to_tell(caller, text("stored-unseen"))
    except Uncertain as error:
        log.error("press-failed", error=str(error))
        await _try_to_tell(caller, text("maybe-stored"))
    except (EngineError, StoreError) as error:
        log.error("press-failed", error=str(error))
        await _try_to_tell(caller, text("chat-failed"))
    except (NotDelivered, OSError) as error:
        log.warning("reply-failed", error=str(error) or type(error).__name__)
        await _try_to_tell(caller, text("chat-unshown"))
    except Exception:
        log.exception("press-failed")
        await _try_to_tell(caller, text("chat-failed"))


async def _try_to_tell(caller: Caller, sentence: Text) -> None:
    try:
        await caller.tell(sentence)
    except NotDelivered as error:
        log.warning("sentence-lost", error=str(error))
