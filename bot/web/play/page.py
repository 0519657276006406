"""The table as one reader may see it: the parts of its page and of its live updates."""

from dataclasses import dataclass

from bot.host import rewind
from bot.host.host import Host
from bot.store.records import Saying
from bot.table import substitutes, terms, votes
from bot.table.requests import Request
from bot.table.state import TableState
from bot.web.http.held_seats import seat_path
from bot.web.play.listening import Listens, listening_status, listens_to
from bot.web.play.outcome import Outcome, outcome
from bot.web.show import form, rules
from bot.web.show.pictures import places, version
from engine.choice import Answer
from engine.text import Seat
from render.picture import Picture, Spot
from render.words import Words

LOG_MOVES = 60
"""How many moves the log of a page reaches back unless asked for all of it."""


@dataclass(slots=True)
class Place:
    """A spot on the board with everything a click on it may do."""

    at: str
    spot: Spot
    targets: list[form.Target]

    @property
    def label(self) -> str:
        return ", ".join(target.label for target in self.targets)


@dataclass(slots=True)
class Shown:
    """A picture as the page refers to it."""

    url: str
    width: int
    height: int
    alt: str
    places: list[Place]


@dataclass(slots=True)
class Question:
    prompt: str
    secret: bool
    blocking: bool
    field: form.Field


@dataclass(slots=True)
class Seated:
    seat: Seat
    name: str
    house: bool
    you: bool
    state: str
    """`asked`, `may` or `quiet`."""
    due: float | None
    """When their clock has run out."""
    free: bool = False
    """Whether this reader may sit down there."""


@dataclass(slots=True)
class Line:
    number: int
    said: str
    board: bool
    undone: bool


@dataclass(slots=True)
class Spoken:
    """Something said at the table, as it is shown."""

    seat: Seat | None
    name: str
    words: str
    at: float


@dataclass(slots=True)
class Undo:
    """Whether the reader may take back: `mark` names the move, `why` says what forbids it."""

    mark: str
    why: str | None


@dataclass(slots=True)
class TablePage:
    match: str
    base: str
    seq: int
    title: str
    title_id: str
    has_rules: bool
    has_places: bool
    seat: Seat | None
    as_whom: str
    bar: str
    status: str
    token: str
    commitment: str
    board: Shown
    hand: Shown | None
    question: Question | None
    players: list[Seated]
    undo: Undo | None
    result: Outcome | None
    agreed: list[str]
    """What the table agreed on about time."""
    paused: float | None
    requests: list[str]
    """The open votes of the table."""
    talk: list[Spoken]
    """What was said that this reader hears, the newest last."""
    note: str
    """What they noted for themselves."""
    listens: Listens | None
    """A house player gives this reader time to speak."""

    @property
    def people(self) -> int:
        return sum(not player.house for player in self.players)

    @property
    def visit(self) -> str:
        """The name under which the browser remembers what it has seen of this table."""
        return f"seen {self.base}"


def base_of(match_id: str, seat: Seat | None) -> str:
    return f"/t/{match_id}" if seat is None else seat_path(match_id, seat)


async def table_page(
    host: Host,
    table: TableState,
    seat: Seat | None,
    words: Words,
    theme: str,
    *,
    filled: Answer = None,
) -> TablePage:
    """Everything this seat (or a spectator) may see of the match as it stands."""
    base = base_of(table.id, seat)
    question = _question(table, seat, words, filled)
    return TablePage(
        match=table.id,
        base=base,
        seq=table.seq,
        title=table.match.game.name,
        title_id=table.title,
        has_rules=rules.summary(table.title, words.locale) is not None,
        has_places=bool(places(table, seat, words)),
        seat=seat,
        as_whom=words("web-as-spectator") if seat is None else words("web-as-seat", name=words.name(seat)),
        bar=_bar(table, seat, words),
        status=_status(table, seat, words),
        token=token_of(table, seat),
        commitment=table.commitment,
        board=await _board(host, table, seat, words, theme, question),
        hand=await _hand(host, table, seat, words, theme, question),
        question=question,
        players=_players(table, seat, words),
        undo=await _undo(host, table, seat, words),
        result=outcome(table, words),
        agreed=[words.say(one) for one in terms.terms_texts(table.terms)] if table.state == "live" else [],
        paused=table.paused,
        requests=[votes_said(one, words) for one in votes.requests(table)],
        talk=[_spoken(one, words) for one in await host.talk.heard(table, seat)],
        note="" if seat is None else (await host.talk.note_of(table, seat)).note,
        listens=listens_to(table, seat, words, host.clock.now()),
    )


def _spoken(said: Saying, words: Words) -> Spoken:
    name = said.name if said.seat is not None else words("talk-watcher", name=said.name)
    return Spoken(said.seat, name, said.words, said.said_at)


def token_of(table: TableState, seat: Seat | None) -> str:
    """A token of the reader's question; without a question, of what is shown instead."""
    asked = None if seat is None else table.token(seat)
    return asked or f"{table.state} {table.seq}"


def votes_said(request: Request, words: Words) -> str:
    hours = max(1, round(request.about / 3600))
    return words(f"page-vote-{request.kind}", who=words.name(request.seat), hours=hours)


async def log_since(host: Host, table: TableState, seat: Seat | None, since: int, words: Words) -> list[Line]:
    """What this reader may hear of all that happened after `since`; -1: everything."""
    if since >= table.seq:
        return []
    heard = await host.events_since(table.id, since, seat)
    gone = await rewind.undone_moves(host, table.id)
    return [Line(one.seq, words.say(one.text), one.board, one.seq in gone) for one in heard]


async def undone_lines(host: Host, table: TableState, seat: Seat | None) -> list[int]:
    """The lines of this reader's log that were taken back; a sealed answer shows only to its own seat."""
    gone = await rewind.undone_moves(host, table.id)
    heard = {one.seq for one in await host.events_since(table.id, -1, seat)} if gone else set()
    return sorted(gone & heard)


# --- pictures ---------------------------------------------------------------------------------------------


async def _board(
    host: Host, table: TableState, seat: Seat | None, words: Words, theme: str, question: Question | None
) -> Shown:
    picture = await host.studio.draw(table, seat, "board", theme=theme, locale=words.locale)
    assert picture is not None, "every title has a board"
    return _shown(picture, base_of(table.id, seat), "board", question)


async def _hand(
    host: Host, table: TableState, seat: Seat | None, words: Words, theme: str, question: Question | None
) -> Shown | None:
    if seat is None:
        return None
    picture = await host.studio.draw(table, seat, "hand", theme=theme, locale=words.locale)
    return _shown(picture, base_of(table.id, seat), "hand", question) if picture else None


def _shown(picture: Picture, base: str, kind: str, question: Question | None) -> Shown:
    url = f"{base}/{kind}.png?v={version(picture)}"
    return Shown(url, picture.width, picture.height, picture.alt, _places(picture, kind, question))


def _places(picture: Picture, kind: str, question: Question | None) -> list[Place]:
    """The places of a picture that the question names, with everything a click on each may do."""
    if question is None:
        return []
    wanted: dict[str, list[form.Target]] = {}
    for target in form.targets(question.field):
        wanted.setdefault(target.spot, []).append(target)
    named = (spot for spot in picture.spots if spot.id in wanted)
    return [Place(f"{kind}-{i}", spot, wanted[spot.id]) for i, spot in enumerate(named)]


# --- words ------------------------------------------------------------------------------------------------


def _question(table: TableState, seat: Seat | None, words: Words, filled: Answer) -> Question | None:
    decision = table.decision(seat)
    if decision is None:
        return None
    field = form.build(decision.choice, words, filled)
    return Question(words.say(decision.prompt), decision.secret, decision.blocking, field)


def _bar(table: TableState, seat: Seat | None, words: Words) -> str:
    title = table.match.game.name
    decision = table.decision(seat)
    if table.state != "live":
        return words("web-bar-over", title=title)
    if decision is None:
        return words("web-bar", title=title)
    return words("web-bar-asked" if decision.blocking else "web-bar-may", title=title)


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
    names = words.join([words.name(one) for one in waits])
    return words("web-watching" if seat is None else "web-waiting-for", names=names)


def _players(table: TableState, seat: Seat | None, words: Words) -> list[Seated]:
    pending = table.pending()
    due = {one: clock.due for one, clock in table.deadlines.items()}
    free = substitutes.free_seats(table) if seat is None and table.customs.strangers else []

    def state(one: Seat) -> str:
        if one not in pending:
            return "quiet"
        return "asked" if pending[one].blocking else "may"

    return [
        Seated(
            one.seat,
            words.name(one.seat),
            one.kind == "house",
            one.seat == seat,
            state(one.seat),
            due.get(one.seat),
            one.seat in free,
        )
        for one in table.seats
    ]


async def _undo(host: Host, table: TableState, seat: Seat | None, words: Words) -> Undo | None:
    if seat is None or table.state != "live" or not table.match.answered[seat]:
        return None
    why = None if await host.undoable(table.id, seat) else words("undo-shown")
    return Undo(undo_mark(table, seat), why)


def undo_mark(table: TableState, seat: Seat) -> str:
    """Changes when this seat moves or takes back, so that a second press takes back nothing more."""
    return f"{table.match.answered[seat]}.{table.match.undone}"
