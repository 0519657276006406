"""2. Trade phase: whoever may trade with the active player has time for it, also when the house is active."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import engine
from bot.clock import FakeClock
from bot.host.host import Host, SeatSpec
from bot.store import Store
from bot.table import speaking_time
from bot.table.plans import Plan
from engine.oltremare.trade import PARTNER_KEY

HOUSE = SeatSpec(kind="house")


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    store = await Store.open(str(tmp_path / "games.db"))
    made = Host(store, FakeClock(), house_listens=20)
    yield made
    await made.close()
    await store.close()


async def at_a_trade_phase_of_the_house(host: Host, match_id: str) -> bool:
    """Answer for the person until a usual bot listens to them; False: the game ended without."""
    while (table := await host.table(match_id)).state == "live":
        await host.house.idle()
        table = await host.table(match_id)
        if speaking_time.listened_to(table):
            return True
        answer = await host.house.answer_for(table, 0)
        await host.submit(match_id, 0, answer, table.token(0))
    return False


async def test_the_house_does_not_end_its_trade_phase_before_a_person_spoke_or_passed(host: Host) -> None:
    opened = await host.open("oltremare", [SeatSpec("Ada"), HOUSE, HOUSE], seed="listen")
    assert await at_a_trade_phase_of_the_house(host, opened.match_id)
    table = await host.table(opened.match_id)
    assert table.pending()[0].key == PARTNER_KEY
    assert "propose" in {branch.id for branch in table.pending()[0].choice.branches}  # type: ignore[union-attr]
    (active,) = table.waits_for()
    assert speaking_time.listened_to(table)[0].house == active
    await host.house.pass_by(table.id, 0)
    await host.house.idle()
    assert (await host.table(table.id)).seq > table.seq


async def test_who_told_to_decline_everything_is_not_waited_for(host: Host) -> None:
    opened = await host.open("oltremare", [SeatSpec("Ada"), HOUSE, HOUSE], seed="listen")
    await host.plans.leave(opened.match_id, 0, Plan(PARTNER_KEY, {"decline": {}}))
    for _ in range(12):
        await host.house.idle()
        table = await host.table(opened.match_id)
        assert not speaking_time.listened_to(table)
        await host.submit(table.id, 0, await host.house.answer_for(table, 0), table.token(0))


def test_a_partner_who_is_waited_for_needs_no_more_time() -> None:
    match = engine.start("oltremare", 3, "listen")
    rng = engine.Rng("listen")
    seen = set()
    for _ in range(200):
        asked = [one for one in match.pending().values() if one.key == PARTNER_KEY]
        seen |= {(one.blocking, one.fleeting) for one in asked}
        seat = rng.pick([seat for seat, one in match.pending().items() if one.blocking])
        match.submit(seat, engine.sample(match.pending()[seat].choice, rng))
    assert seen == {(False, True), (True, False)}
