"""Everything that reaches one reader from a position, channel by channel."""

from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, TypeVar, cast
from unittest.mock import patch

from bot.chat.letters import panel
from bot.chat.messages.parts import Sheet
from bot.chat.questions import forms, prompts
from bot.chat.table import Place, note_of, words_at
from bot.clock import FakeClock
from bot.discord.surface import SURFACE
from bot.host.dialogue import whose_turn
from bot.host.drawing import tell_position
from bot.host.host import Host
from bot.store.records import Saying, SeatRecord, State
from bot.table.state import ClosedEnd, TableState
from bot.web.play.page import table_page
from bot.web.show.drawings import Drawings
from data import catalogue
from engine import codec
from engine.advice import advise
from engine.choice import sample
from engine.errors import Refused
from engine.match import Match
from engine.rng import Rng
from engine.text import Seat
from render.artist import Brush, artist
from render.live import draw_beside, draw_chart
from render.picture import Picture
from render.scores import score_table
from render.speech import as_data
from render.words import Words

T = TypeVar("T")
Reader = Seat | None
"""A seat, or a spectator."""

NONSENSE: tuple[Any, ...] = (None, True, -1, 10**12, "", "no such thing", [], ["a", "a"], {}, {"no": "such"})
PICTURE_WIDTH = 800
PLACE = Place("1", "2", "3")


def look_at(match: Match) -> TableState:
    """The position as a host would hand it out, at a table on Discord."""
    sitting = tuple(
        SeatRecord(seat, f"Merchant {seat}", "person", f"discord:{seat + 10}") for seat in range(match.seats)
    )
    state: State = "over" if match.over else "live"
    around: dict[str, Any] = {"waits": {}, "host_key_hash": "", "created": 0, "updated": 0}
    return TableState("table", match, 7, 7, state, sitting, "en", {"discord": note_of(PLACE)}, **around)


def words(match: Match, reader: Reader) -> dict[str, Any]:
    """What the engine gives: view, question with its words, token, advice, who is asked, what is refused."""
    own = match.pending().get(reader) if reader is not None else None
    return {
        "view": codec.encode(match.view(reader)),
        "question": codec.encode(own) if own else None,
        "token": match.token(reader) if own and reader is not None else None,
        "advice": _advice(match, reader),
        "asked": {seat: (d.key, d.blocking, d.secret) for seat, d in match.pending().items()},
        "errors": _refusals(match, reader),
    }


def _advice(match: Match, reader: Reader) -> Any:
    """What this seat is told when it asks what a good player would do."""
    advice = advise(match, reader) if reader is not None else None
    return (advice.answer, codec.encode_text(advice.reason)) if advice else None


def _refusals(match: Match, reader: Reader) -> list[Any]:
    """What is said to this seat when it answers nonsense, or to nothing."""
    if reader is None:
        return []
    return [_refusal(match, reader, answer, None) for answer in NONSENSE] + [
        _refusal(match, reader, {}, "0.0.a")
    ]


def _refusal(match: Match, seat: Seat, answer: Any, token: str | None) -> Any:
    try:
        match.copy().submit(seat, answer, token)
    except Refused as refusal:
        return type(refusal).__name__, codec.encode_text(refusal.reason)
    return "accepted"


def chat(match: Match, reader: Reader, seed: str) -> dict[str, Any]:
    """What Discord shows: the panel for all, and this seat's question with every button, page by page."""
    table = look_at(match)
    shown: dict[str, Any] = {"panel": panel.panel(SURFACE, table, words_at(table, "en"), [])}
    if reader is not None and reader in match.pending():
        shown["buttons"] = list(_sheets(table, reader, Rng(seed)))
    return shown


def _sheets(table: TableState, seat: Seat, rng: Rng) -> Iterator[Sheet]:
    """The sheets of a question, answered one press after the other; their buttons carry the custom_ids."""
    decision, token = table.pending()[seat], table.token(seat)
    assert token is not None
    asked = forms.QuestionForm(table.id, seat, token, decision, forms.EMPTY)
    while True:
        yield prompts.question_sheet(asked, words_at(table, "en"))
        if (missing := asked.progress.next()) is None:
            return
        step = (missing.path, sample(missing.leaf, rng))
        asked = asked.with_form(forms.Form(asked.progress.put(step).steps))


# --- pages and pictures -----------------------------------------------------------------------------------


class _Blank:
    """Draws nothing, so that thousands of pages can be put together."""

    async def draw(self, *_what: Any, **_how: Any) -> Picture:
        return Picture(b"", 1, 1, "")


class _Silence:
    """A table at which nobody says or notes anything."""

    async def sayings_for(self, *_where: Any) -> list[Saying]:
        return []


class _NoLessons:
    """Nobody is in their first game."""

    async def hint(self, *_where: Any) -> None:
        return None


class _Quiet:
    """Stands for a host that has nothing to tell."""

    def __init__(self) -> None:
        self.studio = _Blank()
        self.clock = FakeClock()
        self.talk = _Silence()
        self.learning = _NoLessons()
        self.log = _nothing
        self.events_since = _nothing

    async def table(self, _match_id: str) -> Any:
        return SimpleNamespace(state="live", closed=None)

    async def undoable(self, _match_id: str, _seat: Seat) -> bool:
        return False


async def _nothing(*_what: Any) -> list[Any]:
    return []


def page(match: Match, reader: Reader) -> dict[str, Any]:
    """What the browser page and its live updates are made of."""
    return _page_of(look_at(match), reader)


def _page_of(table: TableState, reader: Reader) -> dict[str, Any]:
    made = table_page(
        cast(Host, _Quiet()), Drawings(lambda what: what), table, reader, table.words("fr"), "classic"
    )
    in_page = patch("bot.web.play.page.in_thread", _in_this_thread)
    with in_page, patch("bot.web.play.finality.in_thread", _in_this_thread):
        return {"page": _at_once(made)}


async def _in_this_thread(work: Callable[..., T], *args: Any) -> T:
    return work(*args)


def _at_once(work: Coroutine[Any, Any, T]) -> T:
    """The result of what has nothing to wait for, without a loop."""
    try:
        work.send(None)
    except StopIteration as done:
        return cast(T, done.value)
    raise AssertionError("something waits here")


def pictures(match: Match, reader: Reader, seed: str) -> dict[str, Any]:
    """Bytes, alt text and places of everything that is drawn for this reader."""
    drawer, view = artist(match.game.id), match.view(reader)
    rng = Rng(seed)
    brush = Brush(Words(rng.pick(catalogue.locales())), PICTURE_WIDTH)
    drawn: dict[str, Any] = {"board": drawer.board(view, brush), "hand": drawer.hand(view, brush)}
    live = replace(brush, live=True)
    drawn |= {"live chart": draw_chart(drawer, view, live.words), "live hand": drawer.hand(view, live)}
    drawn["beside the chart"] = draw_beside(drawer, view, live.words)
    drawn["places"] = places = drawer.places(view)
    drawn["closer look"] = drawer.zoom(view, rng.pick(places), brush) if places else None
    return drawn


# --- a game that is over while others are still dealt the same --------------------------------------------


def closed_end(match: Match, before: Match, reader: Reader) -> dict[str, Any]:
    """What is shown of a finished game of a league that deals alike, while a sister table plays."""
    dealt_alike = {"id": "", "duplicate": True}
    table = look_at(match)
    table = replace(
        table,
        state="over",
        surface={**table.surface, "series": dealt_alike},
        closed=ClosedEnd(before, table.seq),
    )
    words, result = table.words("en"), table.result()
    assert result is not None, "it is over"
    drawer, view, brush = artist(table.title), table.view(reader), Brush(words, PICTURE_WIDTH)
    return {
        "view": codec.encode(view),
        "position": as_data(tell_position(table, reader), words),
        "panel": panel.panel(SURFACE, table, words, []),
        "by ear": whose_turn(table, reader, words),
        **_page_of(table, reader),
        "board": drawer.board(view, brush),
        "hand": drawer.hand(view, brush),
        "scores": score_table(table.title, match.game.name, result, brush),
    }
