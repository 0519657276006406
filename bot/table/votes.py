"""Votes of a table: on moves, pauses, time, pace and the end of the game. No vote counts as a no."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from bot.store.records import Document, MoveRecord, State
from bot.table import deadlines
from bot.table.changes import Change, Changeable, in_force, record_agreement, undo_from
from bot.table.requests import Kind, Request, read_request
from bot.table.state import TableState
from bot.table.terms import Terms, at_pace
from engine.core import Event
from engine.errors import CannotUndo, Refused, Stale
from engine.text import Seat, SeatName, text

SHORTEST, LONGEST = 600.0, 2 * 86400.0
"""Seconds to vote."""
LONGEST_PAUSE = 30 * 86400.0
LONGEST_EXTENSION = 7 * 86400.0
UNANIMOUS = ("undo", "rewind", "score", "cancel")
"""What needs everyone; the rest needs more than half."""


class CannotAsk(Refused):
    """This cannot be put to the vote now, and why."""


def requests(table: TableState) -> list[Request]:
    """The votes that are open."""
    return list(table.requests) if table.state == "live" else []


def voters(table: TableState, request: Request) -> list[Seat]:
    """Everyone else who is a person."""
    return [seat.seat for seat in table.seats if seat.kind == "person" and seat.seat != request.seat]


# --- asking -----------------------------------------------------------------------------------------------


async def ask_undo(host: Changeable, match_id: str, seat: Seat) -> None:
    """Ask the table to go back to before this seat's last move, with everything after it."""
    await host.change(match_id, lambda table, now, log: _undo_request(table, log, seat, now))


async def ask_rewind(host: Changeable, match_id: str, seat: Seat, seq: int, seen: int | None = None) -> None:
    """Ask the table to undo every move from `seq` on; `seen` is the last change that the person was shown."""

    def ask(table: TableState, now: float, log: Sequence[MoveRecord]) -> Change:
        if seen is not None and table.seq != seen:
            raise Stale(text("refuse-stale"))
        first = next((row.seq for row in in_force(log) if row.seq >= seq), None)
        if first is None:
            raise CannotUndo(text("undo-nothing"))
        return _put_to_table(table, log, "rewind", seat, first, now)

    await host.change(match_id, ask)


async def ask_pause(host: Changeable, match_id: str, seat: Seat, seconds: float) -> None:
    """Ask the table to stop all clocks for this long."""
    await host.change(match_id, lambda table, now, log: _pause_request(table, log, seat, seconds, now))


async def ask_extension(host: Changeable, match_id: str, seat: Seat, seconds: float) -> None:
    """Ask for more time for the question this seat is asked."""
    await host.change(match_id, lambda table, now, log: _extension_request(table, log, seat, seconds, now))


async def ask_pace(host: Changeable, match_id: str, seat: Seat, pace: str) -> None:
    """Ask the table to play at another pace from now on."""
    await host.change(match_id, lambda table, now, log: _put_to_table(table, log, "pace", seat, 0, now, pace))


async def ask_end(host: Changeable, match_id: str, seat: Seat, kind: Literal["score", "cancel"]) -> None:
    """Ask the table to end the game now: scored as it is, or without a result."""
    await host.change(match_id, lambda table, now, log: _put_to_table(table, log, kind, seat, 0, now))


def _undo_request(table: TableState, log: Sequence[MoveRecord], seat: Seat, now: float) -> Change:
    own = [row.seq for row in in_force(log) if row.seat == seat]
    if not own:
        raise CannotUndo(text("undo-nothing"))
    if table.state != "live":
        raise CannotUndo(text("async-undo-over"))
    return _put_to_table(table, log, "undo", seat, own[-1], now)


def _pause_request(
    table: TableState, log: Sequence[MoveRecord], seat: Seat, seconds: float, now: float
) -> Change:
    if not table.customs.breaks:
        raise CannotAsk(text("async-pause-never"))
    if table.paused is not None:
        raise CannotAsk(text("async-pause-already"))
    return _put_to_table(table, log, "pause", seat, _within(seconds, LONGEST_PAUSE), now)


def _extension_request(
    table: TableState, log: Sequence[MoveRecord], seat: Seat, seconds: float, now: float
) -> Change:
    if seat not in table.deadlines:
        raise CannotAsk(text("async-extend-nothing"))
    return _put_to_table(table, log, "extend", seat, _within(seconds, LONGEST_EXTENSION), now)


def _within(seconds: float, longest: float) -> float:
    if not 0 < seconds <= longest:
        raise CannotAsk(text("async-ask-too-long", days=int(longest // 86400)))
    return seconds


def _put_to_table(
    table: TableState,
    log: Sequence[MoveRecord],
    kind: Kind,
    seat: Seat,
    about: float,
    now: float,
    pace: str = "",
) -> Change:
    if table.state != "live":
        raise CannotAsk(text("refuse-over"))
    if any(request.kind == kind for request in requests(table)):
        raise CannotAsk(text("async-ask-already"))
    request = Request(table.seq + 1, kind, seat, about, now + patience(table.terms), pace=pace)
    if not voters(table, request):
        return _grant(table, log, request, now)
    words = text(f"async-{kind}-asked", who=SeatName(seat), **request.args())
    return record_agreement(table, seat, [Event(words)], "person", now, requests=(*table.requests, request))


def patience(terms: Terms) -> float:
    """How long a vote is open: as long as a question, within reason."""
    return LONGEST if terms.increment is None else min(LONGEST, max(SHORTEST, terms.increment))


# --- voting -----------------------------------------------------------------------------------------------


async def vote(host: Changeable, match_id: str, seat: Seat, request_id: int, yes: bool) -> None:
    """Vote for or against a request; the vote ends once it is decided."""
    await host.change(match_id, lambda table, now, log: _cast_vote(table, log, seat, request_id, yes, now))


async def withdraw(host: Changeable, match_id: str, seat: Seat, request_id: int) -> None:
    """Withdraw a seat's own request."""
    await host.change(match_id, lambda table, now, _log: _withdraw(table, seat, request_id, now))


def _cast_vote(
    table: TableState, log: Sequence[MoveRecord], seat: Seat, request_id: int, yes: bool, now: float
) -> Change:
    request = _open_request(table, request_id)
    if seat not in voters(table, request) or now >= request.until:
        raise CannotAsk(text("async-vote-not-yours"))
    agree, differ = [tuple(voter for voter in side if voter != seat) for side in (request.yes, request.no)]
    name = "yes" if yes else "no"
    cast = replace(request, yes=(*agree, seat) if yes else agree, no=differ if yes else (*differ, seat))
    return _end_if_decided(table, log, cast, now) or record_agreement(
        table,
        seat,
        [Event(text(f"async-vote-{name}", who=SeatName(seat)))],
        "person",
        now,
        requests=_other_requests(table, request_id, cast),
    )


def _end_if_decided(
    table: TableState, log: Sequence[MoveRecord], request: Request, now: float
) -> Change | None:
    match _verdict(table, request):
        case True:
            return _grant(table, log, request, now)
        case False:
            return _end_vote(table, request, "refused", now)
        case None:
            return None


def _verdict(table: TableState, request: Request) -> bool | None:
    """Whether enough have agreed; None: not decided so far."""
    asked = voters(table, request)
    yes, no = [len([s for s in side if s in asked]) for side in (request.yes, request.no)]
    needed = len(asked) if request.kind in UNANIMOUS or not asked else len(asked) // 2 + 1
    if yes >= needed:
        return True
    return False if len(asked) - no < needed else None


def _withdraw(table: TableState, seat: Seat, request_id: int, now: float) -> Change:
    request = _open_request(table, request_id)
    if request.seat != seat:
        raise CannotAsk(text("async-vote-not-yours"))
    return _end_vote(table, request, "withdrawn", now)


def _end_vote(table: TableState, request: Request, how: str, now: float) -> Change:
    """A vote ends without a yes: `refused` or `withdrawn`."""
    words = text(f"async-{request.kind}-{how}", who=SeatName(request.seat))
    return record_agreement(
        table, request.seat, [Event(words)], "person", now, requests=_other_requests(table, request.id)
    )


def _grant(table: TableState, log: Sequence[MoveRecord], request: Request, now: float) -> Change:
    """A vote ends with a yes: what was asked for is done."""
    rest = _other_requests(table, request.id)
    words = Event(text(f"async-{request.kind}-granted", who=SeatName(request.seat), **request.args()))
    match request.kind:
        case "undo" | "rewind":
            if request.about not in [row.seq for row in in_force(log)]:
                return _end_vote(table, request, "withdrawn", now)
            change = undo_from(table, log, int(request.about), request.seat, "person", now)
            decided = replace(change.table, requests=rest)
            return replace(change, table=decided, events=[words, *change.events])
        case "pause":
            until: Document = {"until": now + request.about}
            return record_agreement(
                table, request.seat, [words], "person", now, until, requests=rest, paused=now + request.about
            )
        case "extend":
            if deadlines.time_left(table, request.seat, now) is None:
                return _end_vote(table, request, "withdrawn", now)
            waits = deadlines.add_time(table, request.seat, request.about, now)
            return record_agreement(table, request.seat, [words], "person", now, requests=rest, waits=waits)
        case "pace":
            terms = at_pace(table.terms, request.pace)
            clocks = deadlines.with_terms(replace(table, requests=rest), terms, now)
            return record_agreement(clocks, request.seat, [words], "person", now, {"pace": request.pace})
        case "score" | "cancel":
            state: State = "over" if request.kind == "score" else "abandoned"
            about = {"ended": request.kind}
            return record_agreement(
                table, request.seat, [words], "person", now, about, requests=(), paused=None, state=state
            )


def _open_request(table: TableState, request_id: int) -> Request:
    request = next((request for request in requests(table) if request.id == request_id), None)
    if request is None:
        raise CannotAsk(text("async-vote-over"))
    return request


def _other_requests(
    table: TableState, request_id: int, instead: Request | None = None
) -> tuple[Request, ...]:
    others = tuple(request for request in table.requests if request.id != request_id)
    return (*others, instead) if instead else others


# --- as time goes by --------------------------------------------------------------------------------------


async def resume(host: Changeable, match_id: str, seat: Seat) -> None:
    """Anybody may end a pause."""
    await host.change(match_id, lambda table, now, _log: _end_pause(table, seat, now))


async def expire_request(host: Changeable, match_id: str, request_id: int) -> None:
    """A vote ends that has had its time, or that those who still sit at the table have decided."""
    await host.change(match_id, lambda table, now, log: _expire(table, log, request_id, now))


def ends_at(table: TableState, request: Request) -> float:
    """When a vote ends: at once, if those who could still change its outcome have left."""
    return request.until if _verdict(table, request) is None else table.updated


def put_off(stored: Sequence[Document], seconds: float) -> list[Document]:
    """What a table is asked, as stored, with the time that nobody could vote in given back."""
    asked = [read_request(request) for request in stored]
    return [replace(request, until=request.until + seconds).encode() for request in asked]


def without_seat(table: TableState, seat: Seat) -> tuple[Request, ...]:
    """What the table is asked once this seat has changed hands: nobody is bound by who sat there before."""
    return tuple(
        replace(
            request,
            yes=tuple(s for s in request.yes if s != seat),
            no=tuple(s for s in request.no if s != seat),
        )
        for request in requests(table)
        if request.seat != seat
    )


def _expire(table: TableState, log: Sequence[MoveRecord], request_id: int, now: float) -> Change:
    request = _open_request(table, request_id)
    if ends_at(table, request) > now:
        raise CannotAsk(text("async-vote-over"))
    return _end_if_decided(table, log, request, now) or _end_vote(table, request, "refused", now)


def _end_pause(table: TableState, seat: Seat, now: float) -> Change:
    if table.paused is None:
        raise CannotAsk(text("async-pause-none"))
    return record_agreement(table, seat, [Event(text("async-pause-over"))], "person", now, paused=None)
