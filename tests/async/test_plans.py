"""Plans for foreseen questions: when each of them holds, what becomes of it, and that nobody notices."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.clock import FakeClock
from bot.host.host import Host
from bot.host.outbox import Batch
from bot.store import Store
from bot.table import substitutes, votes
from bot.table.foresight import QuestionAhead
from bot.table.plans import Condition, NoSuchPlan, NotAhead, Plan, chain_of, plan_for, why_not
from bot.table.plans_playing import touches
from engine.choice import Amount, Option, Pick
from engine.core import Decision, Event
from engine.errors import Illegal
from engine.text import SeatName, text
from tests.host.people import ADA, BO, CY, rows


async def opened(host: Host, seed: str = "plans") -> str:
    return (await host.open("toy", [ADA, BO], {"cards": "40"}, seed=seed)).match_id


async def won_by_bo(host: Host) -> str:
    """Bo has won the first card and is to toast; Ada is not asked."""
    match_id = await opened(host)
    await host.submit(match_id, 0, 1)
    await host.submit(match_id, 1, 3)
    assert (await host.table(match_id)).waits_for() == (1,)
    return match_id


async def ahead(host: Host, match_id: str, seat: int = 0) -> list[QuestionAhead]:
    return await host.plans.predict(match_id, seat)


async def moves(store: Store, match_id: str, seat: int) -> list[tuple[Any, str]]:
    log = await store.matches.log(match_id)
    return [(row.answer, row.made_by) for row in log if row.seat == seat and row.kind == "move"]


async def told(host: Host, match_id: str, seat: int | None, since: int) -> list[str]:
    return [one.text.key for one in await host.events_since(match_id, since, seat)]


async def agree(host: Host, match_id: str, seat: int) -> None:
    (request,) = votes.requests(await host.table(match_id))
    await votes.vote(host, match_id, seat, request.id, True)


async def chain(host: Host, match_id: str, seat: int = 0) -> list[Plan]:
    return chain_of((await host.table(match_id)).seats[seat])


# --- foreseeing -------------------------------------------------------------------------------------------


async def test_whoever_is_not_asked_foresees_their_next_question(host: Host) -> None:
    match_id = await won_by_bo(host)
    (first,) = await ahead(host, match_id)
    assert (first.decision.key, first.decision.choice, first.plan) == ("bid", Amount(0, 20), None)
    assert await ahead(host, match_id, 1) == [], "whoever is asked has the question before them"


async def test_questions_follow_from_the_planned_answers(host: Host) -> None:
    match_id = await won_by_bo(host)
    (first,) = await ahead(host, match_id)
    await host.plans.leave(match_id, 0, plan_for(first.decision, 19))
    found = await ahead(host, match_id)
    assert [one.decision.key for one in found] == ["bid", "toast"], "19 wins the card in any case"
    assert [one.plan and one.plan.answer for one in found] == [19, None]
    await host.plans.leave(match_id, 0, plan_for(found[1].decision, "1"), found[1].after)
    third = (await ahead(host, match_id))[2]
    assert (third.decision.key, third.decision.choice) == ("bid", Amount(0, 1)), "19 of 20 are spent"


# --- conditions -------------------------------------------------------------------------------------------


async def test_a_plan_plays_when_its_very_question_comes(host: Host, store: Store) -> None:
    match_id = await won_by_bo(host)
    await host.plans.leave(match_id, 0, plan_for((await ahead(host, match_id))[0].decision, 2))
    since = (await host.table(match_id)).seq
    await host.submit(match_id, 1, "0")
    assert await moves(store, match_id, 0) == [(1, "person"), (2, "plan")]
    assert await chain(host, match_id) == [], "it is used up"
    assert "plan-played" in await told(host, match_id, 0, since)
    for other in (1, None):
        assert not [key for key in await told(host, match_id, other, since) if key.startswith("plan")]


async def test_a_chain_plays_one_after_the_other(host: Host, store: Store) -> None:
    match_id = await won_by_bo(host)
    await host.plans.leave(match_id, 0, plan_for((await ahead(host, match_id))[0].decision, 19))
    toast = (await ahead(host, match_id))[1]
    await host.plans.leave(match_id, 0, plan_for(toast.decision, "1"), toast.after)
    await host.submit(match_id, 1, "0")
    await host.submit(match_id, 1, 2)
    assert await moves(store, match_id, 0) == [(1, "person"), (19, "plan"), ("1", "plan")]


async def test_a_plan_for_another_question_leaves_it_to_its_owner_with_a_word(
    host: Host, store: Store
) -> None:
    match_id = await won_by_bo(host)
    other = Decision("bid", text("yes"), Amount(0, 7))
    await host.plans.leave(match_id, 0, plan_for(other, 2))
    await host.plans.leave(match_id, 0, plan_for(Decision("toast", text("yes"), Amount(0, 1)), 1))
    since = (await host.table(match_id)).seq
    await host.submit(match_id, 1, "0")
    assert await moves(store, match_id, 0) == [(1, "person")]
    assert 0 in (await host.table(match_id)).waits_for()
    assert await chain(host, match_id) == [], "what rests on it is dropped as well"
    heard = await host.events_since(match_id, since, 0)
    assert [one.text for one in heard][-1] == text("plan-did-not-play", why=text("plan-not-same"))
    assert "plan-did-not-play" not in await told(host, match_id, 1, since)


async def test_a_plan_may_hold_as_long_as_its_answer_is_allowed(host: Host, store: Store) -> None:
    match_id = await won_by_bo(host)
    other = Decision("bid", text("yes"), Amount(0, 7))
    await host.plans.leave(match_id, 0, plan_for(other, 2, "allowed"))
    await host.submit(match_id, 1, "0")
    assert await moves(store, match_id, 0) == [(1, "person"), (2, "plan")]


async def test_an_answer_that_is_not_allowed_any_more_does_not_play(host: Host) -> None:
    match_id = await won_by_bo(host)
    await host.plans.leave(match_id, 0, plan_for(Decision("bid", text("yes"), Amount(0, 30)), 25, "allowed"))
    since = (await host.table(match_id)).seq
    await host.submit(match_id, 1, "0")
    heard = await host.events_since(match_id, since, 0)
    assert [one.text for one in heard][-1] == text("plan-did-not-play", why=text("plan-not-allowed"))


@pytest.mark.parametrize("holds", ["allowed", "untouched"])
async def test_a_plan_for_other_facts_leaves_the_question_with_a_word(
    host: Host, store: Store, holds: Condition
) -> None:
    match_id = await won_by_bo(host)
    other = Decision("bid", text("seat", number=2), Amount(0, 20))
    await host.plans.leave(match_id, 0, plan_for(other, 2, holds))
    since = (await host.table(match_id)).seq
    await host.submit(match_id, 1, "0")
    assert await moves(store, match_id, 0) == [(1, "person")]
    assert 0 in (await host.table(match_id)).waits_for()
    heard = await host.events_since(match_id, since, 0)
    why = text("plan-facts-changed", was=text("seat", number=2))
    assert [one.text for one in heard][-1] == text("plan-did-not-play", why=why)


def test_an_answer_that_means_something_else_by_now_does_not_play() -> None:
    """The second offer in a row may be another one when the question comes."""

    def asked(*offers: str) -> Decision:
        options = [Option(f"offer-{i}", text("place", name=name)) for i, name in enumerate(offers)]
        return Decision("trade", text("yes"), Pick(options))

    plan = plan_for(asked("silk", "wood"), "offer-1", "allowed")
    assert why_not(plan, asked("wine", "wood", "salt")) is None, "the others may differ"
    assert why_not(plan, asked("silk", "salt")) == text("plan-means-other")
    assert why_not(plan, asked("silk")) == text("plan-not-allowed")


async def test_a_plan_does_not_hold_once_somebody_touched_its_owner(host: Host, store: Store) -> None:
    match_id = await won_by_bo(host)
    (first,) = await ahead(host, match_id)
    await host.plans.leave(match_id, 0, plan_for(first.decision, 2, "untouched"))
    since = (await host.table(match_id)).seq
    await host.submit(match_id, 1, "0")
    assert await moves(store, match_id, 0) == [(1, "person")], "Bo toasted Ada"
    heard = await host.events_since(match_id, since, 0)
    assert [one.text for one in heard][-1] == text("plan-did-not-play", why=text("plan-touched"))


def test_what_touches_a_plan() -> None:
    venice, pisa = text("place", name="Venice"), text("place", name="Pisa")
    asked = Decision("land", text("yes"), Pick([Option("v", venice), Option("p", pisa)]))
    plan = plan_for(asked, "v", "untouched")

    def event(**args: Any) -> Event:
        return Event(text("told", **args))

    assert touches(event(who=SeatName(1), whom=SeatName(0)), 0, plan)
    assert touches(event(who=SeatName(1), port=venice), 0, plan)
    assert touches(event(who=SeatName(1), ports=(pisa, text("at", port=venice))), 0, plan)
    assert touches(Event(None, {0: text("told", who=SeatName(1), whom=SeatName(0))}), 0, plan)
    assert not touches(event(who=SeatName(1), port=pisa), 0, plan), "not what the answer names"
    assert not touches(event(who=SeatName(0)), 0, plan), "that it is one's turn is no touch"
    assert not touches(event(port=venice), 0, plan), "nobody did it"
    offered = plan_for(Decision("deal", text("ask", port=pisa), Pick([Option("y", text("yes"))])), "y")
    assert touches(event(who=SeatName(1), port=pisa), 0, offered), "what the question names"
    assert not touches(Event(None, {1: text("told", who=SeatName(1), port=venice)}), 0, plan), "not heard"


async def test_a_standing_order_answers_where_no_plan_does(host: Host, store: Store) -> None:
    match_id = await won_by_bo(host)
    await host.plans.leave(match_id, 0, Plan("bid", 4))
    await host.plans.leave(match_id, 0, plan_for((await ahead(host, match_id))[0].decision, 2))
    await host.submit(match_id, 1, "0")
    await host.submit(match_id, 1, 6)
    await host.submit(match_id, 1, "0")
    assert await moves(store, match_id, 0) == [(1, "person"), (2, "plan"), (4, "plan")]


# --- leaving and withdrawing ------------------------------------------------------------------------------


async def test_plans_are_changed_and_withdrawn(host: Host) -> None:
    match_id = await won_by_bo(host)
    (first,) = await ahead(host, match_id)
    await host.plans.leave(match_id, 0, plan_for(first.decision, 19))
    await host.plans.leave(match_id, 0, plan_for((await ahead(host, match_id))[1].decision, "1"))
    assert [plan.answer for plan in await chain(host, match_id)] == [19, "1"]
    await host.plans.leave(match_id, 0, plan_for(first.decision, 18), first.after)
    assert [plan.answer for plan in await chain(host, match_id)] == [18], "what rested on it is gone"
    await host.plans.withdraw(match_id, 0, 1)
    assert await chain(host, match_id) == []
    with pytest.raises(NoSuchPlan):
        await host.plans.withdraw(match_id, 0, 1)


async def test_a_plan_must_fit_the_question_it_is_made_for(host: Host) -> None:
    match_id = await won_by_bo(host)
    (first,) = await ahead(host, match_id)
    with pytest.raises(Illegal):
        await host.plans.leave(match_id, 0, plan_for(first.decision, 21))
    with pytest.raises(NoSuchPlan):
        await host.plans.leave(match_id, 0, plan_for(first.decision, 2), after=3)


async def test_a_plan_that_comes_with_its_question_plays_at_once_or_is_refused(
    host: Host, store: Store
) -> None:
    match_id = await won_by_bo(host)
    (first,) = await ahead(host, match_id)
    await host.submit(match_id, 1, "0")
    with pytest.raises(NotAhead):
        await host.plans.leave(match_id, 0, plan_for(Decision("bid", text("yes"), Amount(0, 7)), 2))
    await host.plans.leave(match_id, 0, plan_for(first.decision, 2))
    assert await moves(store, match_id, 0) == [(1, "person"), (2, "plan")]


async def test_a_person_answers_several_questions_ahead_in_one_go(host: Host, store: Store) -> None:
    match_id = await won_by_bo(host)

    def decide(decision: Decision, _view: Any) -> Any:
        return {"bid": 19, "toast": "1"}[decision.key]

    assert await host.plans.answer_ahead(match_id, 0, 2, decide) == 2
    assert await host.plans.answer_ahead(match_id, 0, 2, decide) == 0, "they are there"
    await host.submit(match_id, 1, "0")
    await host.submit(match_id, 1, 2)
    assert await moves(store, match_id, 0) == [(1, "person"), (19, "plan"), ("1", "plan")]


async def test_twelve_questions_are_foreseen_with_their_plans(host: Host) -> None:
    match_id = await won_by_bo(host)

    def decide(decision: Decision, _view: Any) -> Any:
        return {"bid": 0, "toast": "1"}[decision.key]

    assert await host.plans.answer_ahead(match_id, 0, 12, decide) == 12
    assert len(await ahead(host, match_id)) == 12


# --- what becomes of them ---------------------------------------------------------------------------------


async def test_an_undo_drops_plans_that_rest_on_what_was_seen(host: Host) -> None:
    match_id = await won_by_bo(host)
    await host.submit(match_id, 1, "0")
    await host.submit(match_id, 1, 2)
    await host.plans.leave(match_id, 1, plan_for(Decision("toast", text("yes"), Amount(0, 1)), 1))
    since = (await host.table(match_id)).seq
    await host.undo(match_id, 1)
    assert await chain(host, match_id, 1) == []
    assert await told(host, match_id, 1, since) == ["host-undone", "plan-undone"]
    assert await told(host, match_id, 0, since) == []


async def test_the_table_that_goes_back_drops_the_plans_made_since(host: Host) -> None:
    match_id = await opened(host)
    await host.submit(match_id, 0, 1)
    before = Decision("toast", text("yes"), Amount(0, 1))
    await host.plans.leave(match_id, 0, plan_for(before, 1))
    await host.submit(match_id, 1, 3)
    await host.submit(match_id, 1, "0")
    await host.submit(match_id, 1, 3)
    await votes.ask_undo(host, match_id, 1)
    await agree(host, match_id, 0)
    assert [plan.answer for plan in await chain(host, match_id)] == [1], "made before what was taken back"


async def test_plans_outlive_a_restart(host: Host, store: Store) -> None:
    match_id = await won_by_bo(host)
    await host.plans.leave(match_id, 0, plan_for((await ahead(host, match_id))[0].decision, 2))
    second = Host(store, host.clock)
    await second.wake()
    await second.submit(match_id, 1, "0")
    assert await moves(store, match_id, 0) == [(1, "person"), (2, "plan")]
    await second.close()


async def test_plans_rest_with_the_game(host: Host, store: Store) -> None:
    match_id = await won_by_bo(host)
    await host.plans.leave(match_id, 0, plan_for((await ahead(host, match_id))[0].decision, 2))
    await votes.ask_pause(host, match_id, 0, 3600)
    await agree(host, match_id, 1)
    await host.submit(match_id, 1, "0")
    assert await moves(store, match_id, 0) == [(1, "person")]
    await votes.resume(host, match_id, 0)
    assert await moves(store, match_id, 0) == [(1, "person"), (2, "plan")]


async def test_a_substitute_inherits_no_plan(host: Host) -> None:
    match_id = await won_by_bo(host)
    await host.plans.leave(match_id, 0, plan_for((await ahead(host, match_id))[0].decision, 2))
    await substitutes.leave(host, match_id, 0)
    await substitutes.take_over(host, match_id, 0, CY)
    assert await chain(host, match_id) == []


async def test_orders_that_were_stored_before_there_were_plans_still_answer(
    host: Host, store: Store, file: Path
) -> None:
    match_id = await won_by_bo(host)
    await host.close()
    rows(file, "update seats set orders = ? where seat = 0", '{"bid":{"answer":2,"once":true}}')
    second = Host(store, host.clock)
    await second.submit(match_id, 1, "0")
    assert await moves(store, match_id, 0) == [(1, "person"), (2, "plan")]
    assert not (await second.table(match_id)).seats[0].plans, "it was for the next time only"
    await second.close()


# --- nobody notices ---------------------------------------------------------------------------------------


async def test_nobody_notices_that_somebody_has_a_plan(host: Host, store: Store, clock: FakeClock) -> None:
    """Neither a row of the log, nor a letter, a notice or the time of the last change tells of it."""
    planned: list[Batch] = []
    host.outbox.plan("test", lambda batch: planned.append(batch) or ())  # type: ignore[func-returns-value]
    match_id = await won_by_bo(host)
    (first,) = await ahead(host, match_id)
    before, listed, log = (
        await host.table(match_id),
        await host.store.matches.list_matches(),
        await store.matches.log(match_id),
    )
    planned.clear()
    clock.pass_time(60)
    with host.notices.subscribe(match_id) as notices:
        await host.watch.once()
        await host.plans.leave(match_id, 0, plan_for(first.decision, 2))
        await host.plans.withdraw(match_id, 0, 1)
        await host.plans.leave(match_id, 0, Plan("bid", 2))
        await host.plans.withdraw_order(match_id, 0, "bid")
        await host.plans.leave(match_id, 0, plan_for(first.decision, 2))
        await host.watch.once()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(anext(notices), 0.01)
    after = await host.table(match_id)
    assert (after.seq, after.updated, after.waits) == (before.seq, before.updated, before.waits)
    assert [(one.id, one.updated) for one in await host.store.matches.list_matches()] == [
        (one.id, one.updated) for one in listed
    ]
    assert planned == []
    assert [after.token(seat) for seat in (0, 1)] == [before.token(seat) for seat in (0, 1)]
    assert await store.matches.log(match_id) == log
