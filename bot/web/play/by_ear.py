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
from engine.asking import Asking
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
        heard = posted.get("token") or ""
        asking, is_meant = _typed_so_far(table, seat, heard, steps, "" if asks else line, words)
        if not is_meant:
            steps = []
        if asks:
            reply = await dialogue.reply(request.app[HOST], table, seat, letter, rest, words, asking)
            return _say(reply, steps, **(_read_out(table, seat, asking) if letter == "o" else {}))
        if seat is None or letter == dialogue.UNDO:
            return _say(words("ear-letters"), steps)
        if not is_meant and letter != dialogue.BACK:
            asked = [dialogue.say_gap(asking, words)] if asking else []
            sentences = [words("ear-changed"), dialogue.whose_turn(table, seat, words), *asked]
            return _say(" ".join(sentences), [], **_read_out(table, seat))
        if asking is None:
            return _say(dialogue.whose_turn(table, seat, words), [])
        return await _answer(request, table, seat, asking, letter, rest, steps, words)
    except Refused as refused:
        return _say(words.say(refused.reason), steps)


def _say(sentence: str, steps: list[str], **more: Any) -> web.Response:
    return web.json_response({"heard": sentence, "steps": "\n".join(steps), **more})


def _read_out(table: TableState, seat: Seat | None, asking: Asking | None = None) -> dict[str, str]:
    """What the lines to come are meant for."""
    return {"listing": listing_of(table, seat, asking)}


def _typed_so_far(
    table: TableState, seat: Seat | None, heard: str, steps: list[str], line: str, words: Words
) -> tuple[Asking | None, bool]:
    """What is asked, with what the lines so far say, and whether they and the next are meant for it."""
    if (decision := table.decision(seat)) is None:
        return None, dialogue.is_meant(heard, listing_of(table, seat), *steps, line)
    asking = untouched = Asking(decision.choice)
    try:
        for step in steps:
            asking = dialogue.fill_in(asking, step, words)
    except Refused:
        return untouched, False
    is_meant = dialogue.is_meant(heard, listing_of(table, seat, asking), *steps, line)
    return (asking, True) if is_meant else (untouched, False)


async def _answer(
    request: web.Request,
    table: TableState,
    seat: Seat,
    asking: Asking,
    letter: str,
    line: str,
    steps: list[str],
    words: Words,
) -> web.Response:
    """Take one more step; a whole answer is given at once, unless it could not be undone."""
    if letter == dialogue.BACK:
        return _say(dialogue.say_gap(Asking(asking.choice), words), [], **_read_out(table, seat))
    if not letter:
        asking = dialogue.fill_in(asking, line, words)
        steps = [*steps, line]
    if not asking.is_whole:
        return _say(dialogue.say_gap(asking, words), steps, **_read_out(table, seat, asking))
    if letter != dialogue.OK and await is_final(table, seat, asking.answer):
        summary = dialogue.say_answer(asking, words)
        return _say(words("ear-sure", answer=summary), steps, **_read_out(table, seat, asking))
    await request.app[HOST].submit(table.id, seat, asking.answer, table.token(seat))
    with after_storing():
        return await state_of(request, await request.app[HOST].table(table.id), seat, status=HTTPStatus.OK)
