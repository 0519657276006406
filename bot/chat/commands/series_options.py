"""What the trees of the commands around the games have in common."""

from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from discord import app_commands

from bot.chat.client.language import said
from bot.chat.messages.reply import Interaction
from bot.chat.server.settings import PACES
from engine import registry

Choice = app_commands.Choice
F = TypeVar("F")
Offers = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]
Offered = Callable[[Interaction, str], Coroutine[Any, Any, list[tuple[str, str]]]]


def about(*names: str) -> Callable[[F], F]:
    """Names and descriptions of options, each under `series-<name>` and `series-<name>-about`."""

    def told(command: Any) -> Any:
        described = app_commands.describe(**{name: said(f"series-{name}-about") for name in names})
        return app_commands.rename(**{name: said(f"series-{name}") for name in names})(described(command))

    return told


def titles() -> list[Choice[str]]:
    return [Choice(name=title.name, value=title.id) for title in registry.titles().values()][:25]


def paces() -> list[Choice[str]]:
    return [Choice(name=said(f"chat-pace-{pace}"), value=pace) for pace in PACES]


def offers(offered: Offered) -> Offers:
    """What somebody may mean, while they type."""

    async def found(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return [Choice(name=name[:100], value=key) for key, name in await offered(interaction, typed)]

    return found
