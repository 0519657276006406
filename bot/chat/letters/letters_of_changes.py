"""Which letters a change makes and what they hold; `letter_sender.py` turns them into messages."""

from collections.abc import Iterable, Sequence
from functools import partial

from bot.chat.addresses import to_channel
from bot.chat.letters.progress import question_of
from bot.chat.markdown import plain_text
from bot.chat.marks import Mention
from bot.chat.table import Place, only_house, place_of, user_of, words_at
from bot.host.host import Host
from bot.host.outbox import Batch
from bot.host.server_settings import log_of
from bot.store.records import Saying, SeatRecord
from bot.surfaces import Surface
from bot.table import moderation, offers, speaking_time, votes
from bot.table.letters import (
    Addressed,
    FreeSeat,
    ModeratorLog,
    SeatOffered,
    SecretQuestion,
    Sentence,
    TableNews,
    TalkRepeated,
    VoteCall,
    VoteEnded,
)
from bot.table.state import TableState
from engine.text import Seat, Text


def plan_letters_of(host: Host, surface: Surface) -> None:
    """From here on, changes of the host's tables make letters for this surface."""
    host.outbox.plan(surface.name, partial(plan, surface))
    host.farewells[surface.name] = partial(farewell, surface)


def plan(surface: Surface, batch: Batch) -> Iterable[Addressed]:
    """The letters of a change: a seat to be had, news for the channel, DMs for those asked in secret."""
    after = batch.after
    for offered in offers.newly_offered(batch.before, after):
        if surface.user_id(offered.offered_to):
            yield Addressed(f"{surface.prefix}{after.id}/offer{offered.seat}", SeatOffered(offered.seat))
    if place_of(after, surface) is None:
        return
    if batch.saying:
        yield from _talk_letters(surface, after, batch.saying)
        return
    if moderation.decision_in(batch.move):
        yield from _log_letters(surface, after, [event.text for event in batch.events if event.text])
    for seat in _newly_free(batch.before, after):
        yield Addressed(f"{surface.prefix}{after.id}/free{seat}", FreeSeat(seat))
    for seat in _newly_taken(batch.before, after):
        yield Addressed(f"{surface.prefix}{after.id}/free{seat}", FreeSeat(seat))
    for number in _newly_requested(batch.before, after):
        yield Addressed(f"{surface.prefix}{after.id}/vote{number}", VoteCall(number))
    for number in _ended_votes(batch.before, after) if surface.polls else ():
        yield Addressed(f"{surface.prefix}{after.id}/vote{number}", VoteEnded(number))
    new_holders = _newly_held(surface, batch.before, after)
    if after.state == "live" and only_house(after, after.waits_for()) and not new_holders:
        return
    move = batch.move
    mover = move.seat if move and move.made_by == "person" and move.kind != "note" else None
    given_up = after.state == "abandoned" and move is None
    asked = [*_newly_asked(batch.before, after), *speaking_time.newly_listened_to(batch.before, after)]
    yield news(surface, after.id, after.seq, mover, again=given_up, new_holders=new_holders, asked=asked)
    for seat in newly_secret(surface, batch.before, after):
        if seat != mover:
            yield secret_question(surface, after, seat, new_holder=seat in new_holders, fresh=seat in asked)


def farewell(surface: Surface, table: TableState, reason: Text) -> Iterable[Addressed]:
    """The letters about a table that is deleted: to its thread, and to the log of its server."""
    if place := place_of(table, surface):
        words = words_at(table, None).say(plain_text(reason))
        last = Sentence(words, to_channel(place.channel), last=True)
        yield Addressed(f"{surface.prefix}{table.id}/deleted", last)
        yield from _log_letters(surface, table, [reason])


def _log_letters(surface: Surface, table: TableState, decisions: Sequence[Text]) -> Iterable[Addressed]:
    """What a moderator decided, for the log of the server; whether there is one is looked up on delivery."""
    if place := place_of(table, surface):
        for decision in decisions:
            letter = ModeratorLog(decision, place.server, table.match.game.name, table.id)
            yield Addressed(log_of(surface, place.server), letter)


def _talk_letters(surface: Surface, table: TableState, saying: Saying) -> Iterable[Addressed]:
    """What players say in the browser, where the table wants to read it in its thread."""
    if saying.seat is not None and table.customs.repeats_talk:
        yield Addressed(f"{surface.prefix}{table.id}/talk", TalkRepeated(saying.name, saying.words))


def _newly_free(before: TableState | None, after: TableState) -> list[Seat]:
    """Seats that were left with this change and that anyone may take."""
    if before is None or after.state != "live":
        return []
    return [new.seat for old, new in zip(before.seats, after.seats, strict=True) if _is_freed(old, new)]


def _newly_taken(before: TableState | None, after: TableState) -> list[Seat]:
    """Seats that were open to anyone and are no longer."""
    if before is None:
        return []
    ended = after.state != "live"
    pairs = zip(before.seats, after.seats, strict=True)
    return [new.seat for old, new in pairs if old.kind == "open" and (ended or new.kind != "open")]


def _is_freed(old: SeatRecord, new: SeatRecord) -> bool:
    return old.kind == "person" and new.kind == "open"


def _newly_held(surface: Surface, before: TableState | None, after: TableState) -> list[Seat]:
    """Seats with a new holder, who was told nothing of what the last holder was told."""
    if before is None:
        return []
    held = {seat: user_of(after, seat, surface) for seat in range(after.match.seats)}
    return [seat for seat, user in held.items() if user and user != user_of(before, seat, surface)]


def _newly_requested(before: TableState | None, after: TableState) -> list[int]:
    """The numbers of the requests that came with this change."""
    known = {request.id for request in before.requests} if before else set()
    return [request.id for request in votes.requests(after) if request.id not in known]


def _ended_votes(before: TableState | None, after: TableState) -> list[int]:
    """The numbers of the requests that were open before this change and are no longer."""
    still_open = {request.id for request in votes.requests(after)}
    return (
        [request.id for request in votes.requests(before) if request.id not in still_open] if before else []
    )


def _newly_asked(before: TableState | None, after: TableState) -> list[Seat]:
    """Seats that the table waits for since this change, or for another answer than before."""
    if before is None:
        return []
    waited = {seat: question_of(before, seat) for seat in before.waits_for()}
    return [seat for seat in after.waits_for() if waited.get(seat) != question_of(after, seat)]


def news(
    surface: Surface,
    match_id: str,
    seq: int,
    mover: Seat | None,
    *,
    again: bool = False,
    new_holders: Sequence[Seat] = (),
    asked: Sequence[Seat] = (),
) -> Addressed:
    """A letter that tells everything untold by the time it is sent; `again`: show the panel in any case;
    `new_holders`: seats with a new holder; `asked`: seats with a question that the change brought."""
    return Addressed(
        f"{surface.prefix}{match_id}", TableNews(seq, mover, again, tuple(new_holders), tuple(asked))
    )


def secret_question(
    surface: Surface, table: TableState, seat: Seat, *, new_holder: bool = False, fresh: bool = False
) -> Addressed:
    """`new_holder`: another person holds the seat since; `fresh`: the change asked it."""
    question = SecretQuestion(seat, table.match.token(seat), new_holder, fresh)
    return Addressed(f"{surface.prefix}{table.id}/{seat}", question)


def newly_secret(surface: Surface, before: TableState | None, after: TableState) -> list[Seat]:
    """Seats that are asked something new in private."""
    return [
        seat
        for seat, decision in after.pending().items()
        if (decision.secret or surface.asks_in_private)
        and decision.blocking
        and user_of(after, seat, surface)
        and (before is None or _asked_of(surface, before, seat) != _asked_of(surface, after, seat))
    ]


def _asked_of(surface: Surface, table: TableState, seat: Seat) -> tuple[str | None, str | None]:
    """The question of a seat and its holder: after a change of hands the question counts as new."""
    return table.token(seat), user_of(table, seat, surface)


def dms_closed(surface: Surface, table: TableState, place: Place, seat: Seat, user: str) -> Addressed:
    """A letter to the channel, sent once, that a player's DMs are closed."""
    sentence = words_at(table, None)("chat-dms-closed", name=Mention(user))
    return Addressed(
        f"{surface.prefix}{table.id}/closed{seat}", Sentence(sentence, to_channel(place.channel))
    )
