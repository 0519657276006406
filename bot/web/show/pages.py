"""Templates, filled in the reader's language."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import Any

from aiohttp import web
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from bot.table.terms import duration_text
from bot.web.appkeys import TEMPLATES
from bot.web.http.guard import id_of_request
from bot.web.http.held_seats import listed_seats
from bot.web.http.identity import person_id_of
from bot.web.http.visitor import is_api, locale_of, wants_json
from bot.web.show.assets import Assets
from data import catalogue
from engine.text import Text
from render.words import Words


@cache
def templates(assets: Assets) -> Environment:
    """The templates of all pages, each compiled once in this process."""
    made = Environment(
        loader=FileSystemLoader(Path(__file__).parents[1] / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["number"] = lambda count, words: catalogue.language(words.locale).number(count)
    made.filters["utc"] = _utc
    made.filters["span"] = lambda seconds, words: words.say(duration_text(seconds))
    made.globals["static"] = assets.url
    made.globals["formats"] = {
        code: catalogue.language(code).formats.replace("_", "-") for code in catalogue.languages()
    }
    made.globals["languages"] = {code: catalogue.language(code).name for code in catalogue.locales()}
    return made


def _utc(at: float, words: Words) -> str:
    """A moment as the reader's language writes it; our script says it in the reader's own zone."""
    return f"{catalogue.language(words.locale).moment(datetime.fromtimestamp(at, UTC))} UTC"


def is_known(request: web.Request) -> bool:
    """Whether the person at this browser may have games."""
    return person_id_of(request) is not None or bool(listed_seats(request))


def words_for(request: web.Request) -> Words:
    return Words(locale_of(request))


def html(request: web.Request, template: str, words: Words, /, **context: Any) -> str:
    made = request.app[TEMPLATES].get_template(template)
    usual = {"here": request.path, "again": _readable(request), "known": is_known(request)}
    return made.render(words=words, **usual | context)


def _readable(request: web.Request) -> str:
    """The address of this page, or of the page whose form it answers."""
    if request.method == "GET":
        return request.path_qs
    host, _, path = request.headers.get("Referer", "").partition("://")[2].partition("/")
    return f"/{path}" if host == request.host else "/"


def page(
    request: web.Request, template: str, words: Words, /, status: int = 200, **context: Any
) -> web.Response:
    text = html(request, template, words, **context)
    response = web.Response(text=text, content_type="text/html", status=status)
    response.headers["Content-Language"] = words.locale
    response.headers["Vary"] = "Accept-Language, Cookie"
    return response


def pack(response: web.Response) -> web.Response:
    """Compressed for whoever takes it so; not for pages with a key of the host beside a visitor's words."""
    response.enable_compression()
    return response


def problem(sentence: str, status: int, field: str | None = None) -> web.Response:
    """A refusal for a program: one sentence, and the part of its body that it is about."""
    response = web.json_response({"error": sentence, "field": field}, status=status)
    if status == HTTPStatus.UNAUTHORIZED:
        response.headers["WWW-Authenticate"] = "Bearer"
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        response.headers["Retry-After"] = "60"
    return response


def message(
    request: web.Request,
    reason: Text,
    status: int,
    way_on: tuple[str, str] | None = None,
    sign_in: str | None = None,
    refused: Sequence[str] = (),
) -> web.Response:
    """One sentence, as a page or for our script; `sign_in`: with a form to sign in by mail.

    `refused`: the names of the fields that it is about.

    What went wrong on our side can be reported by the id of the request."""
    words = words_for(request)
    report = words("web-report", id=id_of_request()) if status >= HTTPStatus.BAD_REQUEST else ""
    if is_api(request):
        return problem(words.say(reason), status, next(iter(refused), None))
    if wants_json(request):
        ours = status >= HTTPStatus.INTERNAL_SERVER_ERROR
        sentence = " ".join([words.say(reason), report][: 1 + ours])
        return web.json_response(
            {"said": sentence, **({"refused": list(refused)} if refused else {})}, status=status
        )
    link, link_words = way_on or ("/", "web-to-front")
    return page(
        request,
        "message.html",
        words,
        status=status,
        sentence=words.say(reason),
        report=report,
        way_on=link,
        way_on_words=link_words,
        sign_in=sign_in,
    )
