"""Trying moves from Discord: a button under the question gives the link, and a picture of where it led."""

from pathlib import Path
from typing import Any

import pytest

from bot.discord.client.app import Fondaco
from bot.host.tryouts import note_of_seat
from bot.series.steward import Steward
from render.words import Words
from tests.chat.person import offered, said
from tests.chat.tables import table

pytestmark = pytest.mark.usefixtures("quick")

ENGLISH = Words("en")


def links(message: Any) -> list[str]:
    return [part["url"] for row in message.components for part in row.get("components", []) if "url" in part]


async def test_without_a_browser_nothing_is_offered(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        asked = await evening.persons[0].act(evening.world.thread().id)
        assert not [button for button in offered(asked) if button.verb == "try"]


async def test_a_press_gives_the_link_and_shows_where_the_last_try_led(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        host = evening.world.host
        await evening.world.env.restart_bot(Fondaco(Steward(host), "https://play.example"))
        ada, thread = evening.persons[0], evening.world.thread().id
        asked = await ada.act(thread)
        shown = (await ada.press(asked, "try")).response
        assert ENGLISH("tryout-chat-led") not in said(shown)
        (url,) = links(shown)
        address, key = url.split("#")
        assert address == f"https://play.example/t/{evening.match}"
        seat = await host.seats.for_key(evening.match, key)
        assert seat is not None
        real = await evening.table()
        assert real.names[seat] == "Ada"
        await host.tryouts.answer(note_of_seat(real, seat), await host.tryouts.open(real, seat), 3, None)
        again = (await ada.press(asked, "try")).response
        assert again is not None
        assert ENGLISH("tryout-chat-led") in said(again)
        (picture,) = again.attachments
        assert picture.filename.startswith("board")
        assert "4 cards are left." in str(again.components), "the toy began with five"
