"""Pings: a person who is at the table sees the panel change, and is pinged only after they have left."""

from pathlib import Path

import pytest

from bot.chat.questions.presence import STAY
from bot.table.terms import Terms
from tests.chat.called import CalledEvening, undrawn
from tests.chat.days import clocked
from tests.chat.figures import measured
from tests.chat.game import Evening
from tests.chat.kit import calling
from tests.chat.person import Person, bid, said
from tests.chat.tables import table
from tests.chat.world import world

pytestmark = pytest.mark.usefixtures("quick")


async def won_by_ada(evening: Evening) -> Person:
    """Ada bids, then Bo: Ada wins, and is asked whom she toasts while she is still there."""
    ada, bo = evening.persons
    await bid(ada, evening.world.thread().id, "5")
    await bid(bo, evening.world.thread().id, "1")
    await evening.world.settle()
    return ada


def mention(person: Person) -> str:
    return f"<@{person.actor.id}>"


async def test_one_who_is_there_sees_the_panel_change_and_is_pinged_after_leaving(
    tmp_path: Path,
) -> None:
    async with table(tmp_path) as evening:
        ada, thread = evening.persons[0], evening.world.thread().id
        before = len(calling(evening, ada))
        await won_by_ada(evening)
        panel = ada.newest(thread, "answer")
        assert mention(ada) in said(panel), "the panel asks her"
        assert len(calling(evening, ada)) == before, "and pings her not"
        await evening.world.pass_time(STAY - 1)
        assert len(calling(evening, ada)) == before
        for _ in range(3):
            await evening.world.pass_time(STAY)
        assert len(calling(evening, ada)) == before + 1, "she has left without a move: one ping"


async def test_one_who_answers_in_time_is_not_pinged_for_it(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        before = len(calling(evening, evening.persons[0]))
        ada = await won_by_ada(evening)
        await ada.answer(await ada.act(evening.world.thread().id))
        for _ in range(3):
            await evening.world.pass_time(STAY)
        newest = [one for one in calling(evening, ada)[before:] if "your turn in" in said(one)]
        assert len(newest) <= 1, "for the bids that follow, once she has left"


async def test_a_restart_pings_those_who_were_spared(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        before = len(calling(evening, evening.persons[0]))
        ada = await won_by_ada(evening)
        await evening.world.restart()
        await evening.world.pass_time(STAY)
        assert len(calling(evening, ada)) == before + 1


async def test_where_time_is_short_nobody_is_spared(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        await clocked(evening, Terms(0, 600, 600))
        await evening.world.settle()
        before = len(calling(evening, evening.persons[0]))
        ada = await won_by_ada(evening)
        assert len(calling(evening, ada)) == before + 1


async def test_people_who_stay_get_at_most_half_the_pings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pings = {}
    for stay in (0.0, STAY):
        monkeypatch.setattr("bot.chat.questions.presence.STAY", stay)
        with undrawn():
            folder = tmp_path / f"{stay:g}"
            folder.mkdir()
            async with world(folder) as fondaco:
                evening = CalledEvening(fondaco, "oltremare", people=3, seed="pings")
                await evening.open()
                await evening.play(40)
                pings[stay] = measured("oltremare", fondaco, evening.answers).pings
    assert 0 < 2 * pings[STAY] <= pings[0.0], pings
