"""The table as one reader may see it: the parts of its page and of its live updates."""

import re
from collections.abc import Sequence, Set
from typing import Literal

from bot.acts.advice import advice_is_off
from bot.acts.agreement import agreed_texts
from bot.acts.table import request_text
from bot.host import catchup, dialogue, rewind
from bot.host.drawing import tell_position
from bot.host.host import Heard, Host
from bot.series.series_place import place_of_table
from bot.store.records import Saying, SeatRecord
from bot.table import deadlines, substitutes, votes
from bot.table.requests import Request
from bot.table.state import TableState
from bot.threads import in_thread
from bot.web.http.held_seats import base_of
from bot.web.play.finality import mark_final
from bot.web.play.outcome import outcome
from bot.web.play.page_parts import (
    Coach,
    Question,
    Recap,
    SeatClock,
    Seated,
    Shown,
    Spoken,
    TablePage,
    ToldLine,
    UndoButton,
    Vote,
)
from bot.web.play.speaking_time import listening_status, listens_to
from bot.web.show import fields, form, rules_html
from bot.web.show.drawings import Drawings
from bot.web.show.pictures import places
from bot.web.show.rule_links import link_rules, rule_behind
from engine.asking import Asking
from engine.choice import Answer
from engine.text import Seat, names_seat, text
from render import artist
from render.speech import SpokenFact, as_data, one_by_one, say_fact, speak_fact
from render.telling import PLAIN, VITAL, Telling
from render.words import Words, told_to

RECAP_LINES = 3
OWN_NUMBERS = 3
NUMBER = re.compile(r"[\d.,\s\u202f]+\w{0,9}")
"""A value that stands among one's own numbers: `1,200`, or `12 ducats`."""


async def table_page(
    host: Host,
    drawings: Drawings,
    table: TableState,
    seat: Seat | None,
    words: Words,
    theme: str,
    *,
    filled: Answer = None,
    by_ear: bool = False,
) -> TablePage:
    """Everything this seat (or a spectator) may see of the match as it stands."""
    page = await bare_page(host, drawings, table, seat, words, theme, base_of(table.id, seat), filled)
    if by_ear:
        await put_into_words(page, table, words)
    if page.question is not None:
        await mark_final(table, seat, page.question.field)
    page.recap = await _recap(host, table, seat, words, catchup.MOST_LINES if by_ear else RECAP_LINES)
    page.undo = await _undo(host, table, seat, words)
    page.talk = [_talk_line(saying, words) for saying in await host.talk.sayings_for(table, seat)]
    page.series = await place_of_table(host, table)
    page.coach = await _hint(host, table, seat, words)
    page.advised = page.question is not None and advice_is_off(table) is None
    return page


async def bare_page(
    host: Host,
    drawings: Drawings,
    table: TableState,
    seat: Seat | None,
    words: Words,
    theme: str,
    base: str,
    filled: Answer = None,
) -> TablePage:
    """What can be seen of a table that need not be stored; `base` is where its page is."""
    question = _question(table, seat, words, filled)
    board = await _draw_picture(host, drawings, table, seat, words, theme, question, "board", base)
    assert board is not None, "every title has a board"
    beside = await _draw_picture(host, drawings, table, seat, words, theme, question, "beside", base)
    hand = None
    if seat is not None:
        hand = await _draw_picture(host, drawings, table, seat, words, theme, question, "hand", base)
    position = await in_thread(tell_position, table, seat)
    return TablePage(
        match=table.id,
        base=base,
        seq=table.seq,
        title=words.say(table.match.game.local_name),
        title_id=table.title,
        has_rules=rules_html.summary(table.title, words.locale) is not None,
        has_places=bool(places(table, seat, words)),
        goal=words.say(goal) if (goal := table.match.game.goal) else "",
        seat=seat,
        as_whom=words("web-as-spectator") if seat is None else words("web-as-seat", name=words.name(seat)),
        bar=_bar(table, seat, words),
        status=_status(table, seat, words),
        token=token_of(table, seat),
        commitment=table.commitment,
        theme=theme,
        board=board,
        beside=beside,
        hand=hand,
        question=question,
        players=_players(table, seat, words, host.clock.now(), position),
        own_numbers=own_numbers(position, seat, words),
        result=outcome(table, words),
        has_clock=table.terms.has_clock and table.state == "live",
        agreed=[words.say(term) for term in agreed_texts(table)] if table.state == "live" else [],
        paused=table.paused,
        requests=[
            Vote(asked.id, words.say(request_text(asked)), _may_vote(table, seat, asked))
            for asked in votes.requests(table)
        ],
        listens=listens_to(table, seat, words, host.clock.now()),
    )


async def put_into_words(page: TablePage, table: TableState, words: Words) -> None:
    """Have the page read to its visitor, with the position in words."""
    page.by_ear = True
    page.listing = listing_of(table, page.seat)
    page.sections = as_data(await in_thread(tell_position, table, page.seat), words)["sections"]


async def _hint(host: Host, table: TableState, seat: Seat | None, words: Words) -> Coach | None:
    """Why and when, in a person's first game of a title."""
    hint = await host.learning.hint(table, seat)
    return Coach(words.say(hint.why), hint.fresh) if hint else None


def _talk_line(saying: Saying, words: Words) -> Spoken:
    name = saying.name if saying.seat is not None else words("talk-watcher", name=saying.name)
    return Spoken(saying.seat, name, saying.words, saying.said_at)


def token_of(table: TableState, seat: Seat | None) -> str:
    """A token of the reader's question; without a question, of what is shown instead."""
    asked = None if seat is None else table.token(seat)
    return asked or f"{table.state} {table.seq}"


def listing_of(table: TableState, seat: Seat | None, asking: Asking | None = None) -> str:
    """The same with what the question lists."""
    decision, token = table.decision(seat), token_of(table, seat)
    return token if decision is None else dialogue.name_listing(token, asking or Asking(decision.choice))


def _may_vote(table: TableState, seat: Seat | None, request: Request) -> bool:
    return seat in votes.voters(table, request) and seat not in (*request.yes, *request.no)


# --- pictures ---------------------------------------------------------------------------------------------


async def _draw_picture(
    host: Host,
    drawings: Drawings,
    table: TableState,
    seat: Seat | None,
    words: Words,
    theme: str,
    question: Question | None,
    kind: Literal["board", "beside", "hand"],
    base: str,
) -> Shown | None:
    """A live drawing, or where a title has none, a picture with the places that the question names."""
    locale = words.locale
    picture = await host.studio.draw(table, seat, kind, locale=locale, live=True)
    if picture is not None and picture.drawing is None:
        picture = await host.studio.draw(table, seat, kind, theme=theme, locale=locale)
    if picture is None:
        return None
    address = f"{base}/{kind}"
    version = drawings.keep(address, picture)
    wanted = set(fields.spots(question.field)) if question else set()
    named = [spot for spot in picture.spots if spot.id in wanted]
    url = f"{address}.png?v={version}"
    return Shown(url, picture.width, picture.height, picture.alt, named, picture.drawing, version, address)


# --- words ------------------------------------------------------------------------------------------------


def _question(table: TableState, seat: Seat | None, words: Words, filled: Answer) -> Question | None:
    decision = table.decision(seat)
    if decision is None:
        return None
    field = form.build(decision.choice, words, filled)
    link_rules(field, table.title)
    return Question(
        key=decision.key,
        prompt=words.say(decision.prompt),
        facts=[words.say(fact) for fact in decision.facts],
        secret=decision.secret,
        blocking=decision.blocking,
        field=field,
        rule=rule_behind(table.title, decision.prompt.key),
        ending=ending_of(field, decision.default),
        ending_word=ending_word(field, decision.default),
        about=decision.about,
    )


def ending_of(field: fields.Field, default: Answer) -> str | None:
    """What the clock would answer, where that lies on no picture, or else what ends the turn: it has a button
    of its own. An offer is accepted where its terms are."""
    if not isinstance(field, fields.OneOfField) or not isinstance(default, dict):
        return None
    settled = [item for item in field.items if item.is_settled and not item.spot]
    plain = {item.value: item for item in settled if item.above is None}
    ends = [value for value, item in plain.items() if item.ends]
    return next(iter([value for value in plain if value in default] + ends), None)


def ending_word(field: fields.Field, default: Answer) -> str | None:
    """The word that the clock would give to what ends the turn, where that asks for one."""
    if not isinstance(field, fields.OneOfField) or not isinstance(default, dict):
        return None
    for item in field.items:
        word, asked = default.get(item.value), item.inner
        if item.ends and not item.is_settled and isinstance(asked, fields.PickField) and asked.single:
            return next((each.value for each in asked.items if each.value == word and not each.spot), None)
    return None


async def _recap(host: Host, table: TableState, seat: Seat | None, words: Words, most: int) -> Recap:
    if seat is None or table.state != "live":
        return Recap([], 0, None)
    since = await catchup.since_last_move(host, table.id, seat)
    newest = most_telling(since.lines, seat, len(table.seats), table.match.game.progress_events, words, most)
    return Recap(newest, len(since.lines) + since.earlier, since.seq if newest else None)


def most_telling(
    heard: Sequence[Heard], reader: Seat, seats: int, progress: Set[str], words: Words, most: int
) -> list[ToldLine]:
    """The lines that tell this reader most: first those that concern them, then the newest of the others.
    What names nobody is told where nothing else is, the mere end of a phase and one's own turn never."""
    lines: list[tuple[ToldLine, bool]] = []
    for event in heard:
        named = [seat for seat in range(seats) if names_seat(event.text, seat)]
        if event.text.key in progress and (reader in named or not named):
            continue
        concerns = reader in named and not (event.board and len(named) == seats)  # a turn order is everyone's
        sentence = words.say(told_to(event.text, reader))
        line = ToldLine(event.seq, sentence, event.board, False, about_reader=concerns)
        lines.append((line, not event.board or bool(named)))
    deeds = [line for line, is_deed in lines if is_deed] or [line for line, _ in lines]
    mine = [line for line in deeds if line.about_reader][-most:]
    others = [line for line in deeds if not line.about_reader]
    return [*mine, *others[max(0, len(others) - most + len(mine)) :]]


def _bar(table: TableState, seat: Seat | None, words: Words) -> str:
    title = table.match.game.local_name
    decision = table.decision(seat)
    if table.state != "live":
        return words("web-bar-over", title=title)
    return words("web-bar-asked" if decision and decision.blocking else "web-bar", title=title)


def _status(table: TableState, seat: Seat | None, words: Words) -> str:
    """Who is waited for, in one line."""
    if table.state == "abandoned":
        return words("host-abandoned")
    if table.state == "over":
        return words("web-over")
    if table.paused is not None:
        return words("page-pauses")
    if listening := listening_status(table, words):
        return listening
    waits = table.waits_for()
    if seat in waits:
        return words("web-your-move")
    names = words.join([words.name(waiting) for waiting in waits])
    return words("web-watching" if seat is None else "web-waiting-for", names=names)


def own_numbers(position: Telling, seat: Seat | None, words: Words) -> list[SpokenFact]:
    """What matters most of what this seat has, where it is said shortly."""
    own = [entry for entry in position if entry.kind in ("me", "player") and entry.owner == seat is not None]
    spoken = {
        fact.key: speak_fact(fact, words)
        for entry in own
        for fact in entry.facts
        if fact.rank <= PLAIN and fact.label
    }
    return [fact for fact in spoken.values() if NUMBER.fullmatch(fact.value)][:OWN_NUMBERS]


def _standing_of(position: Telling, seat: Seat, words: Words) -> str:
    """What a reader knows of how a player does."""
    players = [entry for entry in position if entry.kind == "player" and entry.owner == seat]
    vital = [fact for entry in players for fact in entry.facts if fact.rank == VITAL]
    return one_by_one((say_fact(fact, words) for fact in vital), words)


def _players(
    table: TableState, seat: Seat | None, words: Words, now: float, position: Telling
) -> list[Seated]:
    pending, drawer, view = table.pending(), artist.artist(table.title), table.view(None)
    free = substitutes.free_seats(table) if seat is None and table.customs.strangers else []

    def state(whose: Seat) -> str:
        if whose not in pending:
            return "quiet"
        return "asked" if pending[whose].blocking else "may"

    return [
        Seated(
            record.seat,
            words.name(record.seat),
            drawer.letter(view, record.seat),
            record.kind == "house",
            record.seat == seat,
            state(record.seat),
            _seat_clock(table, record, now),
            record.seat in free,
            table.strength_of(record.seat),
            _standing_of(position, record.seat, words),
        )
        for record in table.seats
    ]


def _seat_clock(table: TableState, seat: SeatRecord, now: float) -> SeatClock | None:
    """None for bots, and at a table without clocks."""
    if table.state != "live" or not table.terms.has_clock or seat.kind == "house":
        return None
    wait = table.waits.get(seat.seat)
    if wait is None or wait.allowed is None:
        coming = deadlines.next_allowance(table, seat.seat) or 0.0
        return SeatClock(coming, None, coming)
    left = deadlines.time_left(table, seat.seat, now) or 0.0
    return SeatClock(left, wait.due, wait.whole or wait.allowed)


async def _undo(host: Host, table: TableState, seat: Seat | None, words: Words) -> UndoButton | None:
    if seat is None or table.state != "live" or not table.match.answered[seat]:
        return None
    if not await host.undoable(table.id, seat):
        prospects = rewind.Undo(False, text("undo-shown"), ask=True)
    else:
        prospects = await rewind.prospects(host, table.id, seat)
    why = words.say(prospects.why) if prospects.why else None
    return UndoButton(undo_mark(table, seat), why, prospects.ask)


def undo_mark(table: TableState, seat: Seat) -> str:
    """Changes when this seat moves or takes back, so that a second press takes back nothing more."""
    return f"{table.match.answered[seat]}.{table.match.undone}"
