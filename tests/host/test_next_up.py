"""People who want to know that they are next are told so: once a turn, and not in their quiet time."""

from datetime import UTC, datetime

import pytest

from bot.host.host import Host, SeatSpec
from bot.series.steward import Steward
from bot.store import Store
from bot.table import votes
from bot.table.letters import NextInTurn, decode
from bot.table.plans import plan_for
from bot.table.settings import NextUp, Settings
from bot.table.terms import Terms

ADA, BO = SeatSpec("Ada", user_id="discord:1"), SeatSpec("Bo", user_id="discord:2")


async def letters(store: Store) -> list[tuple[str, NextInTurn]]:
    rows = await store.outbox.due("discord/next-in-turn", 1e12, 50)
    return [(row.destination, decode(row.payload, row.destination)) for row in rows]  # type: ignore[misc]


async def bo_toasts(host: Host, terms: Terms | None = None) -> str:
    """Bo has won the first card and is asked alone; Ada bids next."""
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"}, seed="plans", terms=terms)).match_id
    await host.submit(match_id, 0, 1)
    await host.submit(match_id, 1, 3)
    return match_id


@pytest.mark.parametrize(
    ("wanted", "hours", "expects"), [("on", 12, 1), ("slow", 12, 0), ("slow", 48, 1), ("off", 48, 0)]
)
async def test_the_next_player_is_told_as_they_wish(
    host: Host, store: Store, wanted: NextUp, hours: int, expects: int
) -> None:
    steward = Steward(host)
    await host.people.save_settings("discord:1", Settings(next_up=wanted))
    match_id = await bo_toasts(host, Terms(hours * 3600.0, 0.0, hours * 3600.0))
    await steward.once()
    letter = ("discord/next-in-turn/discord:1", NextInTurn(match_id, 0))
    assert await letters(store) == [letter] * expects


async def test_nobody_is_told_twice_a_turn_nor_after_their_own_move(host: Host, store: Store) -> None:
    steward = Steward(host)
    for person in ("discord:1", "discord:2"):
        await host.people.save_settings(person, Settings(next_up="on"))
    match_id = await bo_toasts(host)
    await steward.once()
    await votes.ask_pause(host, match_id, 0, 3600)
    (request,) = votes.requests(await host.table(match_id))
    await votes.vote(host, match_id, 1, request.id, True)
    await votes.resume(host, match_id, 0)
    await steward.once()
    assert [letter.seat for _, letter in await letters(store)] == [0]


async def test_a_player_with_a_plan_or_in_a_rest_is_told_nothing(host: Host, store: Store) -> None:
    steward = Steward(host)
    today = datetime.fromtimestamp(host.clock.now(), UTC).weekday()
    await host.people.save_settings("discord:1", Settings(next_up="on", days_off=(today,)))
    await bo_toasts(host)
    await steward.once()
    assert await letters(store) == []
    await host.people.save_settings("discord:1", Settings(next_up="on"))
    match_id = await bo_toasts(host)
    (question,) = await host.plans.predict(match_id, 0, 1)
    await host.plans.leave(match_id, 0, plan_for(question.decision, 1, "same"))
    await steward.once()
    assert await letters(store) == []
