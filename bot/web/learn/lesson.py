"""The page of a lesson: the table with a coach, its pictures, and the answers given there."""

from collections.abc import Sequence
from http import HTTPStatus

from aiohttp import web

from bot.host.learning import NotUnderWay
from bot.table.lessons import NoLesson, coach_says, count_steps, learner_of, step_of, told_so_far
from bot.table.state import TableState
from bot.web.acts.drawing import draw_offered, page_of
from bot.web.appkeys import HOST
from bot.web.http.guard import TurnedAway
from bot.web.http.identity import person_id_of, reads_by_ear
from bot.web.http.introductions import known_person
from bot.web.http.limits import spend
from bot.web.http.visitor import locale_of, read_form, see_other, wants_json
from bot.web.play.page import RECAP_LINES, bare_page, put_into_words
from bot.web.play.page_parts import Coach, Recap, TablePage, ToldLine
from bot.web.play.private_table import send_drawing, send_page, send_picture, send_state
from bot.web.show.drawings import DRAWINGS
from bot.web.show.fields import AmountField, Field, OneOfField, PickField, ShareField, all_parts
from bot.web.show.form import name_at
from bot.web.show.posted_answer import UnclearForm, parse, refused_names
from data.titles import lessons
from engine.answers import picked_ids
from engine.asking import steps_to
from engine.choice import Answer, Choice
from engine.errors import Illegal, Refused
from engine.text import Text
from render.words import Words

LESSON = r"/learn/{subject:[a-z0-9]{2,16}}"


def add_routes(app: web.Application) -> None:
    app.router.add_get(LESSON, show)
    app.router.add_get(f"{LESSON}/state", state)
    app.router.add_get(f"{LESSON}/{{kind:board|hand}}.png", picture)
    app.router.add_get(f"{LESSON}/{{kind:board|beside|hand}}.svg", drawing)
    app.router.add_post(f"{LESSON}/answer", answer)


# --- the page ---------------------------------------------------------------------------------------------


async def show(request: web.Request) -> web.Response:
    try:
        table = await _table(request)
    except NotUnderWay:
        return see_other(f"{page_of('lesson', _title(request))}/act/begin")
    return await _show(request, table)


async def _show(
    request: web.Request,
    table: TableState,
    sentence: str | None = None,
    filled: Answer = None,
    status: int = 200,
    refused: Sequence[str] = (),
) -> web.Response:
    words = table.words(locale_of(request))
    shown = await _page(request, table, words, filled)
    return send_page(request, words, shown, _lines(table, -1, words), sentence, status, refused)


async def state(request: web.Request) -> web.Response:
    """The parts of the page as JSON, for our script."""
    return await _state(request, await _table(request))


async def _state(
    request: web.Request,
    table: TableState,
    sentence: str = "",
    status: int = 200,
    refused: Sequence[str] = (),
) -> web.Response:
    words = table.words(locale_of(request))
    shown, since = await _page(request, table, words), request.query.get("since", "")
    lines = _lines(table, int(since) if since.isdecimal() and len(since) < 10 else table.seq, words)
    return send_state(request, words, shown, lines, [], sentence, status, refused)


async def _page(request: web.Request, table: TableState, words: Words, filled: Answer = None) -> TablePage:
    """The table where the learner is, with the coach beside the question and what to press marked in it."""
    host, seat, step = request.app[HOST], learner_of(table.id), step_of(table.id, table.seq)
    base = page_of("lesson", table.id)
    theme = table.theme_of(seat)
    shown = await bare_page(host, request.app[DRAWINGS], table, seat, words, theme, base, filled)
    shown.lesson, shown.recap = True, _recap(table, words)
    if reads_by_ear(request, table, seat):
        await put_into_words(shown, table, words)
    if step.move is None:
        shown.question = None
        shown.status = words("lesson-done")
        shown.bar = words("web-bar-over", title=shown.title)
        shown.token = f"over {table.seq}"
    elif shown.question is not None and (decision := table.decision(seat)) is not None:
        mark_coached(shown.question.field, decision.choice, step.move.answer)
    shown.coach = await _coach(request, table, words)
    return shown


async def _coach(request: web.Request, table: TableState, words: Words) -> Coach:
    count = count_steps(table.id)
    over = table.seq == count
    return Coach(
        says=words.say(coach_says(table.id, table.seq)),
        at=words("lesson-done") if over else words("lesson-step", step=table.seq + 1, count=count),
        over=over,
        acts=await draw_offered(request, "lesson", table.id, words),
    )


def _recap(table: TableState, words: Words) -> Recap:
    """What happened since the answer before."""
    lines = _lines(table, table.seq - 1, words) if table.seq else []
    return Recap(lines[-RECAP_LINES:], len(lines), None)


def _lines(table: TableState, since: int, words: Words) -> list[ToldLine]:
    """What the learner heard after the step with number `since`; -1: everything."""
    return [
        ToldLine(at, words.say(heard), event.board, False, event.dice)
        for at, event in told_so_far(table.id, table.seq)
        if at > since and (heard := event.heard_by(learner_of(table.id)))
    ]


# --- pictures ---------------------------------------------------------------------------------------------


async def picture(request: web.Request) -> web.Response:
    return await send_picture(request, await _table(request), learner_of(_title(request)))


async def drawing(request: web.Request) -> web.Response:
    return await send_drawing(request, await _table(request), learner_of(_title(request)))


# --- answering --------------------------------------------------------------------------------------------


async def answer(request: web.Request) -> web.Response:
    """Take the answer that the lesson asks for; to any other the coach says a word, and nothing changes."""
    table, posted = await _table(request), await read_form(request)
    spend(request, "lessons")
    decision, filled = table.decision(learner_of(table.id)), None
    try:
        if decision is not None:
            filled = parse(decision.choice, posted)
        token = (posted.get("token") or "")[:100]
        await request.app[HOST].learning.answer(_me(request), table.id, filled, token)
    except UnclearForm as unclear:
        return await _refuse(request, unclear.reason, HTTPStatus.UNPROCESSABLE_ENTITY, None, [unclear.name])
    except Illegal as refused:
        names = refused_names(decision.choice, filled) if decision else []
        return await _refuse(request, refused.reason, HTTPStatus.UNPROCESSABLE_ENTITY, filled, names)
    except Refused as refused:
        return await _refuse(request, refused.reason, HTTPStatus.CONFLICT)
    if not wants_json(request):
        return see_other(page_of("lesson", table.id))
    return await _state(request, await _table(request))


async def _refuse(
    request: web.Request,
    reason: Text,
    status: int,
    filled: Answer = None,
    refused: Sequence[str] = (),
) -> web.Response:
    """One sentence, beside the question as it is, and tied to the fields with these names."""
    table = await _table(request)
    sentence = table.words(locale_of(request)).say(reason)
    if wants_json(request):
        return await _state(request, table, sentence, status, refused)
    return await _show(request, table, sentence, filled, status, refused)


async def _table(request: web.Request) -> TableState:
    """The table of the lesson where this person is."""
    me = await known_person(request)
    words = Words(locale_of(request))
    name = me.name if me else words("lesson-learner")
    try:
        return await request.app[HOST].learning.table(_me(request), _title(request), name, words.locale)
    except NoLesson as refused:
        raise TurnedAway(404, refused.reason.key) from refused


def _me(request: web.Request) -> str:
    if (me := person_id_of(request)) is None:
        raise NotUnderWay
    return me


def _title(request: web.Request) -> str:
    title: str = request.match_info["subject"]
    if title not in lessons():
        raise TurnedAway(404, "lesson-none")
    return title


def mark_coached(field: Field, choice: Choice, answer: Answer) -> None:
    """Mark in the form what has to be pressed for this answer, which must fit it."""
    parts = {part.name: part for part in all_parts(field)}
    for path, meant in steps_to(choice, answer):
        match parts[name_at(choice, path)]:
            case PickField(items=items) | OneOfField(items=items):
                wanted = picked_ids(meant)
                for item in items:
                    if item.value in wanted:
                        item.coached = str(wanted.index(item.value) + 1)
            case AmountField() as number:
                number.coached = str(meant)
            case ShareField(pots=pots):
                for pot in pots:
                    pot.coached = str(meant.get(pot.key, pot.low))
