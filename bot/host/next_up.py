"""Tells people that they are next: the player before them is asked, and they could plan their move now."""

from collections.abc import Iterable

from bot.host import reminders
from bot.host.host import Host
from bot.host.outbox import Batch
from bot.store.notes import NoteKind
from bot.surfaces import prefix_for
from bot.table.letters import Addressed, NextInTurn, TurnNears
from bot.table.state import TableState
from engine.text import Seat

NEAR = "turn-nears"
"""Where the word goes that someone at a table may be next."""
NEXT = "next-in-turn"
SLOW = 86400.0
"""Seconds that the player before has at least, for those who are told of slow turns alone."""
LEAST_SHARE = 0.5
"""In which part of the imagined games the question must come."""


def plan_letters(batch: Batch) -> Iterable[Addressed]:
    """The table asks one player alone something new, and another one wants to know of it."""
    after, before = batch.after, batch.before
    asked = asked_alone(after)
    if asked is None:
        return
    if before is not None and asked_alone(before) == asked and before.waits[asked] == after.waits[asked]:
        return
    mover = batch.move.seat if batch.move and batch.move.made_by == "person" else None
    if _seats_to_tell(after, asked, mover):
        yield Addressed(f"{NEAR}/{after.id}", TurnNears(after.id, mover))


def asked_alone(table: TableState) -> Seat | None:
    """The one player that the table waits for; None: it waits for several, or for nobody."""
    return next(iter(table.waits)) if len(table.waits) == 1 and table.paused is None else None


def _seats_to_tell(table: TableState, asked: Seat, mover: Seat | None) -> list[Seat]:
    """The seats that want to know of it; a player who moved just now has the table at hand."""
    return [seat for seat in range(len(table.seats)) if seat != mover and _wants(table, seat, asked)]


def _wants(table: TableState, seat: Seat, asked: Seat) -> bool:
    wanted = table.settings_of(seat).next_up
    if wanted == "off" or seat in table.waits or not reminders.is_wanted(table, seat):
        return False
    allowed = table.waits[asked].allowed
    return wanted == "on" or allowed is None or allowed > SLOW


async def deal_out(host: Host, letter: TurnNears) -> None:
    """Tell everyone who is next and wants to know it: once a turn, never in a rest, and nobody who has a
    plan."""
    table = await host.table(letter.match_id)
    asked = asked_alone(table)
    if asked is None or table.state != "live":
        return
    for seat in _seats_to_tell(table, asked, letter.mover):
        if await is_next(host, table, seat, asked):
            await _tell(host, table, seat)


async def is_next(host: Host, table: TableState, seat: Seat, asked: Seat) -> bool:
    """Whether the next question of a seat can be foreseen, comes after this player alone, and has no plan."""
    if table.calendar_of(seat).rest(host.clock.now()) is not None:
        return False
    foreseen = await host.plans.predict(table.id, seat, 1)
    return any(
        question.plan is None and question.share >= LEAST_SHARE and question.movers <= {asked}
        for question in foreseen
    )


async def _tell(host: Host, table: TableState, seat: Seat) -> None:
    person = table.seats[seat].user_id
    assert person is not None, "only people who are known want to hear of it"
    note, turn = NoteKind.NEXT_UP(match_id=table.id, person=person), table.match.answered[seat]
    if await host.store.notes.get(note) == turn:
        return
    await host.store.notes.set(note, turn)
    to = Addressed(f"{prefix_for(person)}{NEXT}/{person}", NextInTurn(table.id, seat))
    await host.outbox.post(to, match_id=table.id)


def still_next(table: TableState, letter: NextInTurn, person: str) -> bool:
    """Whether the person still holds the seat, and is not asked yet."""
    live = table.state == "live" and table.paused is None
    return live and table.seats[letter.seat].user_id == person and letter.seat not in table.waits
