"""Every title at the host: played from disk at every move, taken back, exported, replayed and drawn."""

from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

import engine
from bot.clock import FakeClock
from bot.host.host import Host, SeatSpec
from bot.store import Store
from engine.errors import CannotUndo
from tests.host.people import answer_any

MOVES = 20


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    """Its memory holds one match only, so that two matches in turn are read from disk at every move."""
    store = await Store.open(str(tmp_path / "games.db"))
    made = Host(store, FakeClock(), cache=1)
    yield made
    await made.close()
    await store.close()


@pytest.mark.parametrize("title", sorted(engine.titles()))
async def test_a_game_read_from_disk_at_every_move_replays(host: Host, title: str) -> None:
    seats = engine.titles()[title].seats[-1]
    people = [SeatSpec(f"P{seat}") for seat in range(seats)]
    first, second = [(await host.open(title, people, seed=seed)).match_id for seed in ("one", "two")]
    for number in range(MOVES):
        for match_id in (first, second):
            await answer_any(host, match_id)
            if number % 5 == 4:
                with suppress(CannotUndo):
                    await host.undo(match_id, number % seats)
    for match_id in (first, second):
        table = await host.table(match_id)
        assert table.seq >= MOVES
        assert engine.replay(await host.export(match_id)).fingerprint() == table.match.fingerprint()


@pytest.mark.parametrize("title", sorted(engine.titles()))
async def test_the_house_opens_every_title_and_its_board_is_drawn(host: Host, title: str) -> None:
    seats = engine.titles()[title].seats[0]
    opened = await host.open(title, [SeatSpec("Ada"), *[SeatSpec(kind="house")] * (seats - 1)], seed="house")
    for _ in range(10):
        await host.house.idle()
        assert (await host.table(opened.match_id)).waits_for() in ((0,), ())
        await answer_any(host, opened.match_id, (0,))
    board = await host.studio.draw(await host.table(opened.match_id), 0, width=400, locale="fr")
    assert board is not None
    assert board.png.startswith(b"\x89PNG")
    assert board.alt
