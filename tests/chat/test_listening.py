"""A house player listens to people on Discord: the panel says so and calls them, and Pass is one press."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.table import speaking_time
from tests.chat.game import Evening
from tests.chat.on_discord import seat_of, user_of
from tests.chat.person import bid, said
from tests.chat.tables import table
from tests.host.toy import fleeting_remarks

pytestmark = pytest.mark.usefixtures("quick")


@asynccontextmanager
async def at_a_toast(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    """A table without a clock, where a house player is about to toast."""
    with fleeting_remarks():
        async with table(folder, people=2, house=1) as evening:
            monkeypatch.setattr(evening.world.host.house, "_listens", 20.0)
            for person in evening.persons:
                await bid(person, evening.world.thread().id, "0")
            await evening.world.settle()
            shown = await evening.table()
            people = [one.seat for one in shown.seats if one.kind == "person"]
            assert list(speaking_time.listened_to(shown)) == people
            yield evening


async def test_the_panel_calls_who_may_speak_and_says_until_when(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_a_toast(tmp_path, monkeypatch) as evening:
        shown = await evening.table()
        first, second = speaking_time.listened_to(shown)
        until = int(speaking_time.listened_to(shown)[first].until)
        (house,) = [one.name for one in shown.seats if one.kind == "house"]
        people = f"<@{user_of(shown, first)}> and <@{user_of(shown, second)}>"
        called = f"{people}: you can make an offer to {house} now. Deadline: <t:{until}:R>."
        assert evening.channel_says().count(called) == 1


async def test_pass_lets_the_house_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_a_toast(tmp_path, monkeypatch) as evening:
        before = await evening.table()
        for person in evening.persons:
            assert (await evening.table()).seq == before.seq
            await person.do(evening.world.thread().id, "table-pass", evening.match)
            await evening.world.settle()
        after = await evening.table()
        assert after.seq > before.seq
        assert not speaking_time.listened_to(after)


async def test_an_opened_question_says_who_listens_and_holds_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_a_toast(tmp_path, monkeypatch) as evening:
        held: list[tuple[str, int]] = []
        monkeypatch.setattr(evening.world.host.house, "hold", lambda *who: held.append(who))
        shown = await evening.persons[0].act(evening.world.thread().id)
        assert "Time for offers from" in said(shown)
        assert held == [(evening.match, seat_of(await evening.table(), evening.persons[0].actor.id))]
