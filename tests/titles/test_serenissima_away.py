"""Serenissima: what the clock plays for a player who is away."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import engine
from bot.clock import FakeClock
from bot.host.host import Host, SeatSpec
from bot.store import Store
from bot.table import deadlines
from bot.table.terms import Terms
from engine.serenissima.state import State
from engine.strengths import bot_of_strength
from tests.titles.choices import known, of_kind

HOUSE = SeatSpec(kind="house")
DAY = 86400.0
A_DAY = Terms(bank=DAY, increment=DAY / 2, cap=2 * DAY)


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    store = await Store.open(str(tmp_path / "games.db"))
    made = Host(store, FakeClock())
    yield made
    await made.close()
    await store.close()


async def when_ada_is_asked(host: Host, seed: str = "away") -> str:
    """The first activation of a galley of Ada's, who answers the questions before it."""
    opened = await host.open("serenissima", [SeatSpec("Ada"), HOUSE, HOUSE, HOUSE], seed=seed, terms=A_DAY)
    while True:
        await host.house.idle()
        table = await host.table(opened.match_id)
        if table.pending()[0].key == "activation":
            return table.id
        await host.submit(table.id, 0, table.pending()[0].default, table.token(0))


async def run_out(host: Host, match_id: str) -> None:
    """Ada lets her time run out."""
    await host.house.idle()
    clock = host.clock
    assert isinstance(clock, FakeClock)
    clock.pass_time(known(deadlines.time_left(await host.table(match_id), 0, clock.now())) + 1)
    await host.sweep.once()


async def test_the_clock_plays_the_whole_turn_as_an_easy_bot_would(host: Host) -> None:
    match_id = await when_ada_is_asked(host)
    before = await host.table(match_id)
    rng = engine.Rng(f"{before.match.seed}/house/{before.seq}")
    easy = bot_of_strength(before.match.game, "easy").answer(before.view(0), before.pending()[0], rng)
    await run_out(host, match_id)
    rows = [row for row in await host.log(match_id) if row.seq > before.seq and row.seat == 0]
    assert rows[0].answer == easy
    assert [row.made_by for row in rows] == ["clock", *["house"] * (len(rows) - 1)]
    after = await host.table(match_id)
    assert of_kind(after.match.state, State).pointer != of_kind(before.match.state, State).pointer
    assert after.seats[0].expired == 1, "a turn that ran out counts once"


async def test_what_the_bot_plays_saves_no_time_for_the_player(host: Host) -> None:
    match_id = await when_ada_is_asked(host)
    for _ in range(3):
        await run_out(host, match_id)
        await host.house.idle()
        table = await host.table(match_id)
        assert table.seats[0].bank == 0
        assert known(deadlines.time_left(table, 0, host.clock.now())) <= DAY / 2


async def test_a_player_who_is_away_all_the_game_has_a_place_in_it(host: Host) -> None:
    """Ending every turn came to 6 points, where the others had 130."""
    match_id = await when_ada_is_asked(host, "all the game")
    while (table := await host.table(match_id)).state == "live":
        await run_out(host, match_id)
        await host.house.idle()
    scores = {score.seat: score.total for score in known(table.match.result()).scores}
    assert scores[0] >= 25, scores
    played = [row for row in await host.log(match_id) if row.seat == 0]
    assert len(played) > 3 * sum(row.made_by == "clock" for row in played) / 2, "whole turns"
