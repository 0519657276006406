"""The table inside Discord, as the bot offers it: a button, a command, and a word when it does not open."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from simcord.enums import CallbackType
from simcord.http.routes import interactions

from bot.chat.messages.launching import LAUNCHING
from bot.discord.client.app import COMMANDS, Fondaco
from bot.host.activity_launches import launched_table
from bot.series.steward import Steward
from tests.chat.game import Evening
from tests.chat.on_discord import user_key
from tests.chat.person import Person, offered, said
from tests.chat.tables import table

pytestmark = pytest.mark.usefixtures("quick")

LAUNCH_ACTIVITY = 12


@pytest.fixture(autouse=True)
def switched_off_again() -> Iterator[None]:
    yield
    LAUNCHING.on = False


@pytest.fixture
def launches(monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulated Discord takes a launch: like a pong, it shows nothing in the channel."""
    known = {one.name: one.value for one in CallbackType}
    monkeypatch.setattr(interactions, "CallbackType", SimpleNamespace(**{**known, "PONG": LAUNCH_ACTIVITY}))


async def switch_on(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulated Discord knows nothing of an Activity's own command, so it is sent none."""

    async def sync(_bot: Fondaco) -> None:
        return

    monkeypatch.setattr(Fondaco, "sync_commands", sync)
    await evening.world.env.restart_bot(Fondaco(Steward(evening.world.host), activity=True))
    await evening.persons[0].answer(await evening.persons[0].act(evening.world.thread().id))
    await evening.persons[1].answer(await evening.persons[1].act(evening.world.thread().id))
    await evening.world.settle()


def answers(evening: Evening) -> list[Any]:
    """What the bot answered Discord on the wire, interaction by interaction."""
    sent = evening.world.env.http_requests
    return [one.json["type"] for one in sent if one.path.endswith("/callback") and one.json]


def newest_panel(evening: Evening, person: Person) -> Any:
    return person.newest(evening.world.thread().id, "board")


async def test_the_panels_button_launches_the_table_that_was_pressed(
    tmp_path: Path, launches: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path) as evening:
        ada, host = evening.persons[0], evening.world.host
        assert "open" not in [one.verb for one in offered(newest_panel(evening, ada))]
        await switch_on(evening, monkeypatch)
        assert await launched_table(host, user_key(ada.actor.id)) is None
        await ada.press(newest_panel(evening, ada), "open")
        assert answers(evening)[-1] == LAUNCH_ACTIVITY
        assert await launched_table(host, user_key(ada.actor.id)) == evening.match


async def test_what_discord_does_not_open_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path) as evening:
        await switch_on(evening, monkeypatch)
        ada = evening.persons[0]
        shown = await ada.press(newest_panel(evening, ada), "open")
        assert answers(evening)[-2] == LAUNCH_ACTIVITY
        assert shown.response is not None
        assert "Discord couldn’t open the table" in said(shown.response)


async def test_the_commands_go_with_the_one_that_lists_ones_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[list[dict[str, Any]]] = []

    async def upsert(_application: int, *, payload: list[dict[str, Any]]) -> list[Any]:
        sent.append(payload)
        return []

    async with table(tmp_path) as evening:
        bot = evening.world.bot
        monkeypatch.setattr(bot.http, "bulk_upsert_global_commands", upsert)
        await bot.sync_commands()
        assert sent == []
        LAUNCHING.on = True
        await bot.sync_commands()
        await bot.sync_commands()
        (commands,) = sent
        *others, entry = commands
        assert {one["name"] for one in others} >= {"game", "league"}
        assert (entry["type"], entry["handler"], entry["name"]) == (4, 2, "launch")
        assert entry["name_localizations"]["fr"] == "lancer"
        assert await evening.world.host.store.notes.get(COMMANDS) is not None
