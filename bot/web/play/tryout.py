"""The page on which a person tries moves: the table as it may be, with nobody else there.

From a seat it starts at what that seat knows; from a finished game, at a moment that everyone may see.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import TypeAlias

from aiohttp import web

from bot.host import catchup
from bot.host.tryouts import NoTryout, note_of_person, note_of_seat
from bot.store.notes import Note
from bot.store.people import holder_id
from bot.table.state import TableState
from bot.table.tryouts import TriedPosition, Tryout, seat_to_play, tryout_table, undone_changes
from bot.web.access.seats import reader
from bot.web.appkeys import HOST, SEAT, TABLE
from bot.web.http.guard import TurnedAway
from bot.web.http.held_seats import base_of
from bot.web.http.identity import introduce, palette_of, person_id_of, reads_by_ear
from bot.web.http.limits import spend
from bot.web.http.visitor import PostedForm, locale_of, read_form, see_other, wants_json
from bot.web.play.page import bare_page, put_into_words
from bot.web.play.page_parts import TablePage, ToldLine, TryingMoves, UndoButton
from bot.web.play.private_table import send_drawing, send_page, send_picture, send_state
from bot.web.play.telling import last_known
from bot.web.show.drawings import DRAWINGS
from bot.web.show.posted_answer import UnclearForm, parse, refused_names
from engine.choice import Answer
from engine.errors import Illegal, Refused, Stale
from engine.text import Seat, Text, text
from render.words import Words

NEW = "new"
"""In the address of a request that was sent back to get a key."""


def add_routes(app: web.Application) -> None:
    get, post = app.router.add_get, app.router.add_post
    for base in (TABLE, SEAT):
        get(f"{base}/try", show)
        post(f"{base}/try", begin)
        get(f"{base}/try/state", state)
        get(f"{base}/try/{{kind:board|hand}}.png", picture)
        get(f"{base}/try/{{kind:board|beside|hand}}.svg", drawing)
        post(f"{base}/try/answer", answer)
        post(f"{base}/try/undo", undo)
        post(f"{base}/try/change", change)
        post(f"{base}/try/close", close)


@dataclass(frozen=True, slots=True)
class Trial:
    """A tryout as its page finds it."""

    real: TableState
    own: Seat | None
    """The seat in whose address it is; None: it starts from a finished game."""
    note: Note
    tryout: Tryout
    position: TriedPosition
    table: TableState
    """The table to be shown."""

    @property
    def seat(self) -> Seat:
        """The seat that is played now."""
        return seat_to_play(self.tryout, self.position.match)

    @property
    def base(self) -> str:
        return f"{base_of(self.real.id, self.own)}/try"


async def _find(request: web.Request) -> Trial:
    real, own = await reader(request)
    host, note, person = request.app[HOST], *_whose(request, real, own)
    return await _load(request, real, own, note, await host.tryouts.get(note, person))


def _whose(request: web.Request, real: TableState, own: Seat | None) -> tuple[Note, str]:
    """Where a tryout is kept, and whose it is."""
    if own is not None:
        return note_of_seat(real, own), holder_id(real.id, real.seats[own])
    if (me := person_id_of(request)) is None:
        raise NoTryout
    return note_of_person(real.id, me), me


async def _load(
    request: web.Request, real: TableState, own: Seat | None, note: Note, tryout: Tryout
) -> Trial:
    host = request.app[HOST]
    position = await host.tryouts.position(tryout)
    settings = await host.people.settings(tryout.person)
    shown = tryout_table(tryout, position.match, real, locale_of(request), settings)
    return Trial(real, own, note, tryout, position, shown)


# --- the page ---------------------------------------------------------------------------------------------


async def show(request: web.Request) -> web.Response:
    """The page; where nothing is tried, back to where that is begun."""
    real, own = await reader(request)
    try:
        trial = await _find(request)
    except NoTryout:
        return see_other(base_of(real.id, own) if own is not None else f"{base_of(real.id, None)}/replay")
    return await _show(request, trial)


async def _show(
    request: web.Request,
    trial: Trial,
    sentence: str | None = None,
    filled: Answer = None,
    status: int = 200,
    refused: Sequence[str] = (),
) -> web.Response:
    words = trial.table.words(locale_of(request))
    shown = await _page(request, trial, words, filled)
    return send_page(request, words, shown, _lines(trial, -1, words), sentence, status, refused)


async def state(request: web.Request) -> web.Response:
    """The parts of the page as JSON, for our script."""
    return await _state(request, await _find(request))


async def _state(
    request: web.Request,
    trial: Trial,
    sentence: str = "",
    status: int = 200,
    refused: Sequence[str] = (),
) -> web.Response:
    words = trial.table.words(locale_of(request))
    shown = await _page(request, trial, words)
    lines, undone = _lines(trial, last_known(request, trial.table), words), undone_changes(trial.tryout)
    return send_state(request, words, shown, lines, undone, sentence, status, refused)


async def _page(request: web.Request, trial: Trial, words: Words, filled: Answer = None) -> TablePage:
    host, table, tryout = request.app[HOST], trial.table, trial.tryout
    theme = await palette_of(request, table, trial.tryout.seat)
    shown = await bare_page(host, request.app[DRAWINGS], table, trial.seat, words, theme, trial.base, filled)
    if reads_by_ear(request, table, tryout.seat):
        await put_into_words(shown, table, words)
    shown.bar = f"{words('tryout-title')} · {shown.title}"
    shown.trying = _panel(trial, words)
    if tryout.stretches:
        shown.undo = UndoButton(str(tryout.changes), None, ask=False)
    return shown


def _panel(trial: Trial, words: Words) -> TryingMoves:
    tryout, pending = trial.tryout, trial.table.pending()
    asked = trial.seat in pending and pending[trial.seat].blocking
    others = [] if tryout.bots else [seat for seat in pending if seat != trial.seat]
    return TryingMoves(
        back=base_of(trial.real.id, trial.own),
        about=words("tryout-dealt") if tryout.step is None else words("tryout-from-move", move=tryout.step),
        step=tryout.step,
        bots=tryout.bots,
        can_go_on=tryout.bots and bool(pending) and not asked,
        others=[(seat, words.name(seat)) for seat in others],
        has_answer=tryout.first_answer is not None,
        changed=bool(tryout.stretches),
    )


def _lines(trial: Trial, since: int, words: Words) -> list[ToldLine]:
    """What the seat from which it started heard after the change with number `since`; -1: everything."""
    return [
        ToldLine(number, words.say(heard), event.board, False, event.dice)
        for number, event in trial.position.heard
        if number > since and (heard := event.heard_by(trial.tryout.seat))
    ]


# --- pictures ---------------------------------------------------------------------------------------------


async def picture(request: web.Request) -> web.Response:
    trial = await _find(request)
    return await send_picture(request, trial.table, trial.seat)


async def drawing(request: web.Request) -> web.Response:
    trial = await _find(request)
    return await send_drawing(request, trial.table, trial.seat)


# --- beginning and ending ---------------------------------------------------------------------------------


async def begin(request: web.Request) -> web.Response:
    """Try moves from a seat's question, or from a moment of a finished game; what was tried there goes on."""
    real, own = await reader(request)
    posted = await read_form(request)
    spend(request, "tryouts")
    if own is None:
        return await _begin_past(request, real, posted)
    await request.app[HOST].tryouts.open(real, own, again=posted.get("again") is not None)
    return see_other(f"{base_of(real.id, own)}/try")


def _send_back_with_key(request: web.Request) -> web.Response:
    """The same request again, with the key of a new person: by one who keeps none, each would be of another
    person, and nobody would ever have too many tryouts."""
    if NEW in request.query:
        raise TurnedAway(403, "page-me-nobody", ("/me", "page-me"))
    introduce(request)
    again = request.rel_url.update_query({NEW: ""})
    return web.Response(status=HTTPStatus.TEMPORARY_REDIRECT, headers={"Location": str(again)})


async def _begin_past(request: web.Request, real: TableState, posted: PostedForm) -> web.Response:
    host, step = request.app[HOST], _number(posted, "step")
    if real.state != "over":
        raise TurnedAway(403, "async-not-over")
    seat = _number(posted, "seat")
    if step is None or seat is None or seat >= len(real.seats):
        raise TurnedAway(422, "web-refuse-method")
    if (me := person_id_of(request)) is None:
        return _send_back_with_key(request)
    past = await catchup.table_at_step(host, real.id, step)
    await host.tryouts.open_past(past, step, seat, me)
    return see_other(f"{base_of(real.id, None)}/try")


def _number(posted: PostedForm, name: str) -> int | None:
    value = posted.get(name) or ""
    return int(value) if value.isdecimal() and len(value) < 7 else None


async def close(request: web.Request) -> web.Response:
    """Close a tryout: nothing of it stays."""
    real, own = await reader(request)
    note, _person = _whose(request, real, own)
    await request.app[HOST].tryouts.close_tryout(note)
    return see_other(base_of(real.id, own))


# --- playing on -------------------------------------------------------------------------------------------

Step: TypeAlias = Callable[[Trial, PostedForm], Awaitable[Tryout]]


async def answer(request: web.Request) -> web.Response:
    host = request.app[HOST]
    trial, posted = await _find(request), await read_form(request)
    decision, filled = trial.table.decision(trial.seat), None
    spend(request, "tryouts")
    try:
        if decision is not None:
            filled = parse(decision.choice, posted)
        token = (posted.get("token") or "")[:100]
        tryout = await host.tryouts.answer(trial.note, trial.tryout, filled, token)
    except UnclearForm as unclear:
        return await _refuse(request, unclear.reason, HTTPStatus.UNPROCESSABLE_ENTITY, None, [unclear.name])
    except Illegal as refused:
        names = refused_names(decision.choice, filled) if decision else []
        return await _refuse(request, refused.reason, HTTPStatus.UNPROCESSABLE_ENTITY, filled, names)
    except Refused as refused:
        return await _refuse(request, refused.reason, HTTPStatus.CONFLICT)
    return await _answer_kept(request, trial, tryout)


async def undo(request: web.Request) -> web.Response:
    """Take back the last press; a second press of the same button takes back nothing more."""
    tryouts = request.app[HOST].tryouts

    async def step_back(trial: Trial, posted: PostedForm) -> Tryout:
        if posted.get("mark") != str(trial.tryout.changes):
            raise Stale(text("web-undo-stale"))
        return await tryouts.undo(trial.note, trial.tryout)

    return await _step(request, step_back)


async def change(request: web.Request) -> web.Response:
    """Who plays the other seats, letting bots move on, or back to the start."""
    tryouts = request.app[HOST].tryouts

    def make(trial: Trial, posted: PostedForm) -> Awaitable[Tryout]:
        match posted.get("do"):
            case "start":
                return tryouts.undo(trial.note, trial.tryout, everything=True)
            case "all":
                return tryouts.play_all(trial.note, trial.tryout, _number(posted, "seat"))
            case "bots":
                return tryouts.let_bots_play(trial.note, trial.tryout)
            case _:
                return tryouts.go_on(trial.note, trial.tryout)

    return await _step(request, make)


async def _step(request: web.Request, make: Step) -> web.Response:
    trial, posted = await _find(request), await read_form(request)
    spend(request, "tryouts")
    try:
        tryout = await make(trial, posted)
    except Refused as refused:
        return await _refuse(request, refused.reason, HTTPStatus.CONFLICT)
    return await _answer_kept(request, trial, tryout)


async def _answer_kept(request: web.Request, before: Trial, tryout: Tryout) -> web.Response:
    if not wants_json(request):
        return see_other(before.base)
    return await _state(request, await _load(request, before.real, before.own, before.note, tryout))


async def _refuse(
    request: web.Request,
    reason: Text,
    status: int,
    filled: Answer = None,
    refused: Sequence[str] = (),
) -> web.Response:
    """One sentence, beside the question as it is, and tied to the fields with these names."""
    trial = await _find(request)
    sentence = trial.table.words(locale_of(request)).say(reason)
    if wants_json(request):
        return await _state(request, trial, sentence, status, refused)
    return await _show(request, trial, sentence, filled, status, refused)
