"""Requests that reach the browser's table before any of them is dealt with, and what holds in every order."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.host.host import Host, Opened
from bot.table.plans import chain_of
from bot.table.seating import SeatSpec
from tests.kit_web import Node, Pairs, bid, presses, unchanged
from tests.web.conftest import Visitor

DONE, ASKED, STALE, REFUSED = 303, 202, 409, 422


@dataclass(frozen=True)
class Course:
    """Where requests race: a host with the toy, and its visitors."""

    host: Host
    arrive: Callable[[], Visitor]
    seed: str = "races"

    async def open(self) -> Opened:
        specs = [SeatSpec("Ada"), SeatSpec("Bo")]
        return await self.host.open("toy", specs, {"cards": "40"}, seed=self.seed)

    async def answers(self, opened: Opened) -> list[tuple[int | None, object]]:
        """The moves of a table as they are stored, which is also as they are remembered."""
        log = await self.host.store.matches.log(opened.match_id)
        remembered = await self.host.table(opened.match_id)
        self.host.tables.forget(opened.match_id)
        stored = await self.host.table(opened.match_id)
        assert remembered.match.fingerprint() == stored.match.fingerprint()
        assert remembered.seats == stored.seats
        assert remembered.seq == stored.seq == len(log)
        return [(row.seat, row.answer) for row in log if row.kind == "move"]


async def _send(visitor: Visitor, path: str, pairs: Pairs) -> int:
    ours = {"Origin": visitor.origin}
    async with visitor.client.post(path, data=pairs, headers=ours, allow_redirects=False) as response:
        await response.read()
        return response.status


def _plan(page: Node, amount: int) -> tuple[str, Pairs]:
    """A bid that is left for later."""
    (press,) = [press for press in presses(page, "/plans") if press.button.attrs.get("value") == "plan"]
    return press.action, [
        (name, str(amount) if name == "ahead" else value) for name, value in unchanged(press)
    ]


async def two_answers(course: Course) -> None:
    """One seat answers in two windows: one of the answers is played, the other is told that it came late."""
    opened = await course.open()
    ada = course.arrive()
    page = await ada.page(await ada.sit(opened, 0))
    sent = [bid(page, 7), bid(page, 5)]
    statuses = await asyncio.gather(*(_send(ada, *answer) for answer in sent))
    assert sorted(statuses) == [DONE, STALE], statuses
    assert await course.answers(opened) == [(0, 7 if statuses[0] == DONE else 5)]


async def answers_of_two_seats(course: Course) -> None:
    """Both are played, and the card is won once."""
    opened = await course.open()
    people = [course.arrive(), course.arrive()]
    pages = [await person.page(await person.sit(opened, seat)) for seat, person in enumerate(people)]
    sent = [_send(person, *bid(page, 3)) for person, page in zip(people, pages, strict=True)]
    assert await asyncio.gather(*sent) == [DONE, DONE]
    assert sorted(await course.answers(opened), key=str) == [(0, 3), (1, 3)]
    assert (await course.host.table(opened.match_id)).view(None).purses == [17, 20]


async def answer_and_undo(course: Course) -> None:
    """A bid is taken back while the last bid comes: before it or not at all."""
    opened = await course.open()
    ada, bo = course.arrive(), course.arrive()
    hers, his = await ada.sit(opened, 0), await bo.sit(opened, 1)
    await _send(ada, *bid(await ada.page(hers), 7))
    (undo,) = presses(await ada.page(hers), "/undo")
    last = bid(await bo.page(his), 3)
    undone, answered = await asyncio.gather(_send(ada, undo.action, unchanged(undo)), _send(bo, *last))
    moves = await course.answers(opened)
    table = await course.host.table(opened.match_id)
    if undone == DONE:  # an undo asks everyone again, so that the last bid may have come too late
        assert table.waits_for() == ((0,) if answered == DONE else (0, 1))
        assert table.view(None).purses == [20, 20]
    else:
        assert (undone, answered, moves) == (STALE, DONE, [(0, 7), (1, 3)])
        assert table.view(None).purses == [13, 20]


async def two_undos(course: Course) -> None:
    """One button pressed twice takes back one move."""
    opened = await course.open()
    ada = course.arrive()
    here = await ada.sit(opened, 0)
    await _send(ada, *bid(await ada.page(here), 7))
    (undo,) = presses(await ada.page(here), "/undo")
    sent = [_send(ada, undo.action, unchanged(undo)) for _ in range(2)]
    assert sorted(await asyncio.gather(*sent)) == [DONE, STALE]
    await course.answers(opened)
    assert (await course.host.table(opened.match_id)).waits_for() == (0, 1)


async def two_presses(course: Course) -> None:
    """One answer sent three times is played once."""
    opened = await course.open()
    ada = course.arrive()
    answer = bid(await ada.page(await ada.sit(opened, 0)), 7)
    statuses = await asyncio.gather(*(_send(ada, *answer) for _ in range(3)))
    assert sorted(statuses) == [DONE, STALE, STALE]
    assert await course.answers(opened) == [(0, 7)]


async def two_who_sit_down(course: Course) -> None:
    """Two people follow one link: one of them has the seat, the other asks for it."""
    opened = await course.open()
    people = [course.arrive(), course.arrive()]
    for person in people:
        await person.get("/me")
    path, key = f"/t/{opened.match_id}/sit", [("key", opened.keys[1])]
    statuses = await asyncio.gather(*(_send(person, path, key) for person in people))
    assert sorted(statuses) == [ASKED, DONE], statuses
    sitting, waiting = sorted(people, key=lambda person: statuses[people.index(person)] == ASKED)
    await sitting.get(f"/t/{opened.match_id}/seat/1")
    await waiting.get(f"/t/{opened.match_id}/seat/1", status=403)
    await course.answers(opened)


async def two_plans(course: Course) -> None:
    """Of two plans for one question one is left: the later one, where both were taken."""
    opened = await course.open()
    await course.host.submit(opened.match_id, 0, 1)
    await course.host.submit(opened.match_id, 1, 3)
    ada = course.arrive()
    here = await ada.sit(opened, 0)
    page = await ada.page(f"{here}/plans")
    statuses = await asyncio.gather(*(_send(ada, *_plan(page, amount)) for amount in (4, 5)))
    assert sorted(statuses) in ([DONE, DONE], [DONE, REFUSED]), statuses
    await course.answers(opened)
    (plan,) = chain_of((await course.host.table(opened.match_id)).seats[0])
    assert plan.answer in [amount for amount, status in zip((4, 5), statuses, strict=True) if status == DONE]


async def plan_and_its_question(course: Course) -> None:
    """A plan that is left while its question comes is played, waits, or is refused: it is never lost."""
    opened = await course.open()
    await course.host.submit(opened.match_id, 0, 1)
    await course.host.submit(opened.match_id, 1, 3)
    ada, bo = course.arrive(), course.arrive()
    here, there = await ada.sit(opened, 0), await bo.sit(opened, 1)
    plan = _plan(await ada.page(f"{here}/plans"), 4)
    toast = presses(await bo.page(there))[0]
    planned, toasted = await asyncio.gather(_send(ada, *plan), _send(bo, toast.action, unchanged(toast)))
    assert toasted == DONE
    played = (0, 4) in await course.answers(opened)
    held = [plan.answer for plan in chain_of((await course.host.table(opened.match_id)).seats[0])]
    assert (planned == DONE) == (played or held == [4])
    assert planned in (DONE, REFUSED, STALE)


RACES: dict[str, Callable[[Course], Awaitable[None]]] = {
    race.__name__.replace("_", " "): race
    for race in (
        two_answers,
        answers_of_two_seats,
        answer_and_undo,
        two_undos,
        two_presses,
        two_who_sit_down,
        two_plans,
        plan_and_its_question,
    )
}
