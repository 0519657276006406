"""Keeps the bot on its homeserver, and delivers its letters there."""

import asyncio
from collections.abc import Callable

import structlog

from bot.chat.one_process import in_turn
from bot.config import BadConfig, Config
from bot.matrix.api import Api, MatrixError, Unreachable
from bot.matrix.client.app import MatrixBot
from bot.matrix.client.syncing import Listener, TokenRefused
from bot.matrix.surface import SURFACE
from bot.series.steward import Steward

log = structlog.get_logger(__name__)

FIRST_PAUSE, LAST_PAUSE = 2.0, 60.0


class HomeserverRefuses(BadConfig):
    """A failure that another try does not mend; the message says what does."""


REFUSED = "The homeserver refuses MATRIX_TOKEN: log the bot in again, and copy its new access token."
UNREGISTERED = (
    "The homeserver does not know MATRIX_REGISTRATION: name that file in its app_service_config_files, and "
    "restart it."
)


def start_words(config: Config) -> str:
    return (
        f"Matrix: the bot connects to {config.matrix_homeserver}. Invite it to a room without encryption;\n"
        "there, !game new opens a game and !help says the rest."
    )


async def run(steward: Steward, config: Config, say: Callable[[str], None]) -> None:
    """Stay on Matrix until cancelled; if the homeserver refuses the bot for good, the rest goes on."""
    say(start_words(config))
    try:
        await in_turn(steward.host, SURFACE.name, "all", lambda: stay_connected(steward, config))
    except HomeserverRefuses as error:
        if not config.web:
            raise
        log.error("matrix-refused", reason=str(error))
        await asyncio.Event().wait()


def api_for(config: Config) -> Api:
    assert config.matrix_token is not None, "served only with a token"
    return Api(config.matrix_homeserver, config.matrix_token.get_secret_value())


async def stay_connected(steward: Steward, config: Config) -> None:
    """Begin when the homeserver is there, then listen and deliver."""
    api = api_for(config)
    bot = MatrixBot(steward, api, config.public_url, widgets=config.shows_widget)
    listener = Listener(bot)
    steward.host.connections["Matrix"] = lambda: "connected" if listener.alive else "not connected"
    try:
        await _begin(bot, service=bool(config.matrix_registration))
        log.info("matrix-ready", account=bot.maker.me, rooms=len(bot.book.rooms))
        async with asyncio.TaskGroup() as group:
            group.create_task(listener.run())
            group.create_task(bot.chat.deliver())
            group.create_task(bot.describer.run())
    except* TokenRefused as refused:
        raise HomeserverRefuses(UNREGISTERED if config.matrix_registration else REFUSED) from refused
    finally:
        await api.close()


async def _begin(bot: MatrixBot, *, service: bool) -> None:
    """`service`: with the token of an application service, which brings its account along."""
    pause = FIRST_PAUSE
    while True:
        try:
            if service:
                await bot.api.become_service()
            await bot.begin()
            return
        except MatrixError as error:
            if error.status in (401, 403):
                raise HomeserverRefuses(UNREGISTERED if service else REFUSED) from error
            log.warning("matrix-away", error=str(error), again_in=pause)
        except Unreachable as error:
            log.warning("matrix-away", error=str(error), again_in=pause)
        await asyncio.sleep(pause)
        pause = min(LAST_PAUSE, pause * 2)
