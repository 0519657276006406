"""A table that is read to its visitor: the switch, and the line in which to ask and answer."""

from http import HTTPStatus
from typing import Any

from aiohttp import web

from bot.host import dialogue
from bot.host.failures import after_storing
from bot.table.state import TableState
from bot.web.access.seats import reader
from bot.web.appkeys import HOST, SEAT, TABLE
from bot.web.http.identity import keep_by_ear, person_id_of
from bot.web.http.limits import spend
from bot.web.http.visitor import local_path, locale_of, read_form, see_other
from bot.web.play.finality import is_final
from bot.web.play.page import listing_of
from bot.web.play.play import state_of
from engine.core import Decision
from engine.drafts import Draft, finish, gap
from engine.errors import Refused
from engine.text import Seat
from render.words import Words


def add_routes(app: web.Application) -> None:
    app.router.add_post("/by-ear", switch)
    for base in (TABLE, SEAT):
        app.router.add_post(f"{base}/ask", ask)


async def switch(request: web.Request) -> web.Response:
    """Have tables read or drawn from now on, and go back to the page it was switched on."""
    posted = await read_form(request)
    wanted = posted.get("by-ear") == "yes"
    response = see_other(local_path(posted.get("back")))
    keep_by_ear(request, response, wanted)
    if (me := person_id_of(request)) is not None:
        spend(request, "profile")
        people = request.app[HOST].people
        await people.save_settings(me, (await people.settings(me)).model_copy(update={"by_ear": wanted}))
    return response


async def ask(request: web.Request) -> web.Response:
    """What a typed line asks for; or the next step of an answer, with the lines that led to it."""
    table, seat = await reader(request)
    posted, words = await read_form(request), table.words(locale_of(request))
    line = posted.get("line") or ""
    letter, rest = dialogue.split_line(line)
    steps = (posted.get("steps") or "").splitlines()[: dialogue.MOST_LINES]
    asks = letter in dialogue.ASK
    try:
        spend(request, "lines")
        draft, is_meant = _draft(table, seat, posted.get("token") or "", steps, "" if asks else line, words)
        if not is_meant:
            steps = []
        if asks:
            reply = await dialogue.reply(request.app[HOST], table, seat, letter, rest, words, draft)
            return _say(reply, steps, **(_read_out(table, seat, draft) if letter == "o" else {}))
        if seat is None or letter == dialogue.UNDO:
            return _say(words("ear-letters"), steps)
        decision = table.decision(seat)
        if not is_meant and letter != dialogue.BACK:
            asked = [dialogue.say_gap(decision.choice, None, words)] if decision else []
            sentences = [words("ear-changed"), dialogue.whose_turn(table, seat, words), *asked]
            return _say(" ".join(sentences), [], **_read_out(table, seat))
        if decision is None:
            return _say(dialogue.whose_turn(table, seat, words), [])
        return await _answer(request, table, seat, decision, letter, rest, steps, draft, words)
    except Refused as refused:
        return _say(words.say(refused.reason), steps)


def _say(sentence: str, steps: list[str], **more: Any) -> web.Response:
    return web.json_response({"heard": sentence, "steps": "\n".join(steps), **more})


def _read_out(table: TableState, seat: Seat | None, draft: Draft = None) -> dict[str, str]:
    """What the lines to come are meant for."""
    return {"listing": listing_of(table, seat, draft)}


def _draft(
    table: TableState, seat: Seat | None, heard: str, steps: list[str], line: str, words: Words
) -> tuple[Draft, bool]:
    """What the lines so far have filled in, and whether they and the next are meant for what is asked."""
    draft = None
    try:
        if (decision := table.decision(seat)) is not None:
            for step in steps:
                draft = dialogue.fill_in(decision.choice, draft, step, words)
    except Refused:
        return None, False
    is_meant = dialogue.is_meant(heard, listing_of(table, seat, draft), *steps, line)
    return (draft, True) if is_meant else (None, False)


async def _answer(
    request: web.Request,
    table: TableState,
    seat: Seat,
    decision: Decision,
    letter: str,
    line: str,
    steps: list[str],
    draft: Draft,
    words: Words,
) -> web.Response:
    """Take one more step; a whole answer is given at once, unless it could not be undone."""
    if letter == dialogue.BACK:
        return _say(dialogue.say_gap(decision.choice, None, words), [], **_read_out(table, seat))
    if not letter:
        draft = dialogue.fill_in(decision.choice, draft, line, words)
        steps = [*steps, line]
    if gap(decision.choice, draft) is not None:
        return _say(dialogue.say_gap(decision.choice, draft, words), steps, **_read_out(table, seat, draft))
    answer = finish(decision.choice, draft)
    if letter != dialogue.OK and await is_final(table, seat, answer):
        summary = dialogue.say_answer(decision.choice, draft, words)
        return _say(words("ear-sure", answer=summary), steps, **_read_out(table, seat, draft))
    await request.app[HOST].submit(table.id, seat, answer, table.token(seat))
    with after_storing():
        return await state_of(request, await request.app[HOST].table(table.id), seat, status=HTTPStatus.OK)
