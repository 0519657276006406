"""A league's book and its matches agree, whatever stops between the one and the other."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.clock import FakeClock
from bot.host.host import Host, Opened
from bot.host.outbox import LEASE
from bot.series.league.book import Regulations
from bot.series.people.results_book import ResultsBook
from bot.series.steward import Steward
from bot.table import substitutes
from render.words import Words

pytestmark = pytest.mark.usefixtures("quick")
RULES = Regulations(["toy"], [2], rounds=1, signup=1.0, options={"toy": {"cards": "3"}})
Act = Callable[[Steward, str, str], Awaitable[None]]


class PowerCut(BaseException):
    """Nothing after this is done."""


async def cut(*_args: object, **_how: object) -> None:
    raise PowerCut


async def begun(steward: Steward, clock: FakeClock, regulations: Regulations = RULES) -> tuple[str, str]:
    """A league of Ada and Bo, with Cy as a substitute, and its one table."""
    made = await steward.leagues.create("Lido", regulations, "doge")
    for who in ("ada", "bo"):
        await steward.leagues.members.join(made, who, who.title())
    await steward.leagues.members.join(made, "cy", "Cy", substitute=True)
    clock.pass_time(2)
    await steward.once()
    (table,) = (await steward.leagues.shelf.get(made)).book.season.tables
    return made, table.match_id


async def sitting(host: Host, match_id: str) -> set[str | None]:
    return {seat.user_id for seat in (await host.table(match_id)).seats}


async def _withdraw(steward: Steward, made: str, _match: str) -> None:
    await steward.leagues.members.withdraw(made, "ada")


async def _forfeit(steward: Steward, made: str, match_id: str) -> None:
    await steward.leagues.organising.forfeit_seat(made, "doge", match_id, "ada")


async def _replace(steward: Steward, made: str, match_id: str) -> None:
    await steward.leagues.members.join(made, "dee", "Dee", substitute=True)
    await steward.leagues.organising.replace_at_table(made, "doge", match_id, "ada", "dee", "Dee")


@pytest.mark.parametrize(
    ("act", "after"),
    [(_withdraw, {"cy", "bo"}), (_forfeit, {None, "bo"}), (_replace, {"dee", "bo"})],
)
async def test_a_seat_changes_hands_though_the_power_fails_after_the_book(
    steward: Steward, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, act: Act, after: set[str | None]
) -> None:
    made, match_id = await begun(steward, clock)
    with monkeypatch.context() as patched:
        patched.setattr(substitutes, "reseat", cut)
        with pytest.raises(PowerCut):
            await act(steward, made, match_id)
    assert await sitting(steward.host, match_id) == {"ada", "bo"}
    clock.pass_time(LEASE)
    await Steward(steward.host).once()
    assert await sitting(steward.host, match_id) == after
    seq = (await steward.host.table(match_id)).seq
    await steward.once()
    assert (await steward.host.table(match_id)).seq == seq, "and once"


async def test_a_seat_left_is_counted_once(steward: Steward, clock: FakeClock) -> None:
    made, _match = await begun(steward, clock)
    await steward.leagues.members.withdraw(made, "ada")
    await steward.once()
    assert (await steward.host.store.results.profile("ada")).seats_left == 1


async def test_a_void_table_is_given_up_though_the_power_fails_after_the_book(
    steward: Steward, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, match_id = await begun(steward, clock)
    with monkeypatch.context() as patched:
        patched.setattr(ResultsBook, "void_result", cut)
        with pytest.raises(PowerCut):
            await steward.leagues.organising.void_table(made, "doge", match_id)
    clock.pass_time(LEASE)
    await Steward(steward.host).once()
    assert (await steward.host.table(match_id)).state == "abandoned"


async def test_whoever_withdraws_while_a_table_is_being_opened_does_not_sit_there(
    steward: Steward, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = steward.host.open

    async def slowly(*args: Any, **how: Any) -> Opened:
        (made,) = [one.id for one in await steward.leagues.shelf.entries()]
        await steward.leagues.members.withdraw(made, "ada")
        return await real(*args, **how)

    monkeypatch.setattr(steward.host, "open", slowly)
    _made, match_id = await begun(steward, clock)
    await steward.once()
    assert await sitting(steward.host, match_id) == {"cy", "bo"}


async def test_a_house_changes_heads_though_the_power_fails_after_the_book(
    steward: Steward, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await steward.campaigns.create("Mare", "ada", 2, titles=["toy"])
    for who, name in (("ada", "Doria"), ("bo", "Spinola")):
        await steward.campaigns.found_house(made, who, name)
    (running,) = (await steward.campaigns.shelf.get(made)).book.games
    with monkeypatch.context() as patched:
        patched.setattr(substitutes, "reseat", cut)
        with pytest.raises(PowerCut):
            await steward.campaigns.leave_house(made, "ada")
    clock.pass_time(LEASE)
    await steward.once()
    assert await sitting(steward.host, running.match_id) == {None, "bo"}
    assert "Doria" in (await steward.host.table(running.match_id)).names, "the house keeps its name"
    await steward.campaigns.take_over_house(made, "cy", "Doria")
    assert await sitting(steward.host, running.match_id) == {"cy", "bo"}


async def test_a_forfeited_seat_tells_the_table_who_decided_it_and_in_which_league(
    steward: Steward, clock: FakeClock
) -> None:
    made, match_id = await begun(steward, clock)
    seat = next(one.seat for one in (await steward.host.table(match_id)).seats if one.user_id == "ada")
    organising = steward.leagues.organising
    await organising.forfeit_seat(made, "doge", match_id, "ada", "Doge")
    (told,) = [one.text for one in await steward.host.events_since(match_id, 0, None)]
    assert Words("en").say(told) == "Doge forfeited Ada’s seat in Lido. A bot plays on."
    log = await steward.host.log(match_id)
    lost = substitutes.seat_lost(log, seat, [substitutes.mark_in(match_id, "ada")])
    assert lost is not None
    assert substitutes.seat_lost(log, seat, [substitutes.mark_in(match_id, "bo")]) is None
