"""What is told of a change: the letters it makes, and what they hold; `sending.py` makes messages of them."""

from collections.abc import Iterable, Sequence

from bot.chat.letters.progress import question_of
from bot.chat.table import SURFACE, Place, only_house, place_of, spoken, user_of
from bot.host.outbox import Batch
from bot.store.records import SeatRecord
from bot.table import votes
from bot.table.letters import Addressed, FreeSeat, SecretQuestion, Sentence, TableNews, VoteCall
from bot.table.state import TableState
from engine.text import Seat

PREFIX = f"{SURFACE}/"
_CHANNEL, _USER = "channel/", "user/"


def to_channel(channel_id: str) -> str:
    """A channel as the address of a sentence."""
    return f"{_CHANNEL}{channel_id}"


def to_user(user_id: str) -> str:
    return f"{_USER}{user_id}"


def addressee(address: str) -> str | None:
    """The person that a sentence is for; None: it is for a channel."""
    return address.removeprefix(_USER) if address.startswith(_USER) else None


def plan(batch: Batch) -> Iterable[Addressed]:
    """The letters of a change: a seat to be had, news for the channel, DMs for those asked in secret."""
    after = batch.after
    if place_of(after) is None:
        return
    for seat in _newly_free(batch.before, after):
        yield Addressed(f"{PREFIX}{after.id}/free{seat}", FreeSeat(seat))
    for seat in _newly_taken(batch.before, after):
        yield Addressed(f"{PREFIX}{after.id}/free{seat}", FreeSeat(seat))
    for number in _newly_requested(batch.before, after):
        yield Addressed(f"{PREFIX}{after.id}/vote{number}", VoteCall(number))
    anew = _newly_held(batch.before, after)
    if after.state == "live" and only_house(after, after.waits_for()) and not anew:
        return
    move = batch.move
    mover = move.seat if move and move.made_by == "person" and move.kind != "note" else None
    given_up = after.state == "abandoned" and move is None
    asked = _newly_asked(batch.before, after)
    yield news(after.id, after.seq, mover, again=given_up, anew=anew, asked=asked)
    for seat in newly_secret(batch.before, after):
        if seat != mover:
            yield secret_question(after, seat, anew=seat in anew, fresh=seat in asked)


def _newly_free(before: TableState | None, after: TableState) -> list[Seat]:
    """Seats that somebody stood up from, and that are anybody's."""
    if before is None or after.state != "live":
        return []
    return [new.seat for old, new in zip(before.seats, after.seats, strict=True) if _freed(old, new)]


def _newly_taken(before: TableState | None, after: TableState) -> list[Seat]:
    """Seats that were anybody's and are no longer."""
    if before is None:
        return []
    ended = after.state != "live"
    pairs = zip(before.seats, after.seats, strict=True)
    return [new.seat for old, new in pairs if old.kind == "open" and (ended or new.kind != "open")]


def _freed(old: SeatRecord, new: SeatRecord) -> bool:
    return old.kind == "person" and new.kind == "open"


def _newly_held(before: TableState | None, after: TableState) -> list[Seat]:
    """Seats that somebody else has sat down at: what was said to whoever left was not said to them."""
    if before is None:
        return []
    return [
        seat
        for seat in range(after.match.seats)
        if user_of(after, seat) and user_of(after, seat) != user_of(before, seat)
    ]


def _newly_requested(before: TableState | None, after: TableState) -> list[int]:
    """What the table is asked to vote on since this change."""
    known = {one.id for one in before.requests} if before else set()
    return [one.id for one in votes.requests(after) if one.id not in known]


def _newly_asked(before: TableState | None, after: TableState) -> list[Seat]:
    """Seats that the table waits for, and did not wait for before, or for another answer."""
    if before is None:
        return []
    waited = {seat: question_of(before, seat) for seat in before.waits_for()}
    return [seat for seat in after.waits_for() if waited.get(seat) != question_of(after, seat)]


def news(
    match_id: str,
    seq: int,
    mover: Seat | None,
    *,
    again: bool = False,
    anew: Sequence[Seat] = (),
    asked: Sequence[Seat] = (),
) -> Addressed:
    """Whatever is untold by the time it is sent; `again`: the panel in any case; `anew`: newly held seats;
    `asked`: seats with a question that the change brought."""
    return Addressed(f"{PREFIX}{match_id}", TableNews(seq, mover, again, tuple(anew), tuple(asked)))


def secret_question(table: TableState, seat: Seat, *, anew: bool = False, fresh: bool = False) -> Addressed:
    """`anew`: somebody else holds the seat since; `fresh`: the change asked it."""
    question = SecretQuestion(seat, table.match.token(seat), anew, fresh)
    return Addressed(f"{PREFIX}{table.id}/{seat}", question)


def newly_secret(before: TableState | None, after: TableState) -> list[Seat]:
    return [
        seat
        for seat, decision in after.pending().items()
        if decision.secret
        and decision.blocking
        and user_of(after, seat)
        and (before is None or _asked_of(before, seat) != _asked_of(after, seat))
    ]


def _asked_of(table: TableState, seat: Seat) -> tuple[str | None, str | None]:
    """Which question, and whose: a seat that changed hands is asked anew."""
    return table.token(seat), user_of(table, seat)


def dms_closed(table: TableState, place: Place, seat: Seat, user: str) -> Addressed:
    """Said once, in the channel."""
    said = spoken(table, None)("chat-dms-closed", name=f"<@{user}>")
    return Addressed(f"{PREFIX}{table.id}/closed{seat}", Sentence(said, to_channel(place.channel)))
