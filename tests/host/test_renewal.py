"""After an update of a title's rules, games go on by the new ones: told, stored, and with their clocks."""

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

import engine
from bot.clock import FakeClock
from bot.host import catchup
from bot.host.host import Host
from bot.store import Store
from bot.table.changes import in_force
from bot.table.terms import plain_terms
from engine.core import Dealer, Decisions
from engine.errors import CannotUndo
from engine.text import SeatName
from tests.host.people import ADA, BO, play_on, rows
from tests.host.toy import Toast, Toy, ToyState


@pytest.fixture
async def begun(host: Host) -> str:
    """A game that waits for the winner's toast."""
    opened = await host.open("toy", [ADA, BO], {"cards": "3"}, "seed", terms=plain_terms(3600))
    await host.submit(opened.match_id, 0, 5)
    await host.submit(opened.match_id, 1, 3)
    assert (await host.table(opened.match_id)).waits_for() == (0,)
    return opened.match_id


@pytest.fixture
def nobody_toasts(begun: str) -> Iterator[None]:
    """The rules after that game began: the winner's toast is no question any more."""

    def asks(self: Toast, s: ToyState) -> Decisions:
        return {}

    def goes(self: Toast, s: ToyState, dealer: Dealer) -> None:
        s.stack.pop()
        dealer.tell("toy-toast", who=SeatName(self.seat), whom=SeatName(self.seat))

    with (
        patch.object(Toy, "rules_version", 2),
        patch.object(Toast, "asks", asks),
        patch.object(Toast, "goes", goes),
    ):
        yield


async def woken(store: Store, clock: FakeClock) -> Host:
    host = Host(store, clock)
    await host.wake()
    return host


@pytest.mark.usefixtures("nobody_toasts")
async def test_a_game_goes_on_by_the_new_rules(begun: str, store: Store, clock: FakeClock) -> None:
    host = await woken(store, clock)
    look = await host.table(begun)
    told = [one.text.key for one in await host.events_since(begun, 2, None)]
    assert told == ["host-renewed", "toy-toast"]
    assert look.waits_for() == (0, 1)
    assert set(look.deadlines) == {0, 1}, "whoever is asked now has a clock"
    assert (await host.export(begun))["rules"] == 2
    await play_on(host, begun)
    assert (await host.table(begun)).state == "over"
    engine.replay(await host.export(begun))
    await host.close()


@pytest.mark.usefixtures("nobody_toasts")
async def test_it_is_renewed_once(begun: str, store: Store, clock: FakeClock) -> None:
    first = await woken(store, clock)
    seq = (await first.table(begun)).seq
    await first.close()
    again = await woken(store, clock)
    assert (await again.table(begun)).seq == seq
    await again.close()


async def test_what_stands_is_looked_at_as_it_stood(
    begun: str, host: Host, store: Store, clock: FakeClock
) -> None:
    await host.submit(begun, 0, "1")
    with patch.object(Toy, "rules_version", 2), patch("tests.host.toy.PURSE", 30):
        later = await woken(store, clock)
        look = await later.table(begun)
        assert look.match.view(None).purses == [15, 20]
        with pytest.raises(CannotUndo):
            await later.undo(begun, 0)
        await later.submit(begun, 1, 20)
        await later.undo(begun, 1)
        assert len(await catchup.steps(later, begun, None)) == 4
        early = await catchup.table_at(look, in_force(await store.matches.log(begun)), 1)
        assert early.match.view(None).purses == [15, 20]
        await later.close()


@pytest.mark.usefixtures("nobody_toasts")
async def test_a_game_that_cannot_be_read_keeps_nobody_from_waking(
    begun: str, file: Path, store: Store, clock: FakeClock
) -> None:
    rows(file, "update matches set snapshot = '{' where id = ?", begun)
    host = await woken(store, clock)
    await host.close()
