"""The front page: the titles as pictures, the tables this browser sits at, the rules in brief."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

import structlog
from aiohttp import web

import engine
from bot.store.learning import LessonProgress
from bot.table.lessons import count_steps
from bot.web.acts.outcome import read_outcome
from bot.web.appkeys import HOST
from bot.web.http.cookies import YEAR
from bot.web.http.guard import TurnedAway
from bot.web.http.identity import person_id_of
from bot.web.http.visitor import LANGUAGE, local_path, read_form, see_other
from bot.web.opening.meeting import meeting_place
from bot.web.opening.seats import new_nonce, players_in_words
from bot.web.own_games import my_games
from bot.web.show import rules_html
from bot.web.show.pages import html, page, words_for
from bot.web.show.pictures import SHARP, SMALL, THUMBNAIL, WIDE, asked_width, image, version
from data import catalogue
from data.rulebook import rules_page
from data.titles import lessons
from engine.registry import Title
from render.cover_card import CardInWords, card_in_words
from render.words import Words

log = structlog.get_logger(__name__)

MOST_TABLES = 3
"""How many of the reader's own tables the front page shows, the most urgent first."""
NOTHING_LEARNED: Mapping[str, LessonProgress] = MappingProxyType({})


@dataclass(slots=True)
class Cover:
    small: str
    url: str
    large: str
    thumbnail: str
    width: int
    height: int
    alt: str


@dataclass(slots=True)
class Box:
    """A title on the front page."""

    id: str
    name: str
    printed: str
    """Its title on the box, which may be in another language."""
    players: str
    card: CardInWords | None
    """What kind of game it is, how heavy and how long; None where nobody has said so."""
    rules: bool
    cover: Cover | None
    lesson: str | None = None
    """What the button says that leads to its lesson; None: it has none."""


def add_routes(app: web.Application) -> None:
    """All but the front page itself, which Discord's frame shows in its own way."""
    app.router.add_post("/language", language)
    app.router.add_get("/cover/{title}.png", cover)
    app.router.add_get("/rules/{title}", rules_in_brief)
    app.router.add_get("/rules/{title}/{language}/{piece}.png", piece)


async def front(request: web.Request) -> web.Response:
    words = words_for(request)
    learned = await learned_by(request)
    boxes = [await box(request, title, words, learned) for title in engine.titles().values()]
    games = await my_games(request, words)
    tables = [game for game in games if not game.over]
    return page(
        request,
        "front.html",
        words,
        titles=boxes,
        tables=tables[:MOST_TABLES],
        meeting=await meeting_place(request, words),
        nonce=new_nonce(),
        said=read_outcome(request, words),
    )


async def learned_by(request: web.Request) -> Mapping[str, LessonProgress]:
    """How far the reader is in the lessons, by title."""
    me = person_id_of(request)
    return await request.app[HOST].learning.all_progress(me) if me else NOTHING_LEARNED


async def box(
    request: web.Request, title: Title, words: Words, learned: Mapping[str, LessonProgress] = NOTHING_LEARNED
) -> Box:
    return Box(
        id=title.id,
        name=words.say(title.local_name),
        printed=title.name,
        players=words.say(players_in_words(title.seats)),
        card=card_in_words(title.id, words),
        rules=rules_html.summary(title.id, words.locale) is not None,
        cover=await _cover(request, title, words),
        lesson=invitation(title.id, learned.get(title.id, LessonProgress()), words),
    )


async def thumbnail(request: web.Request, title_id: str, words: Words) -> str:
    """The address of a small cover; empty: there is none."""
    title = engine.titles().get(title_id)
    cover = await _cover(request, title, words) if title else None
    return cover.thumbnail if cover else ""


async def _cover(request: web.Request, title: Title, words: Words) -> Cover | None:
    """The cover of a title; None if it cannot be drawn."""
    try:
        picture = await request.app[HOST].studio.cover(title.id, locale=words.locale)
    except Exception:
        log.exception("cover-failed", title=title.id)
        return None
    url = f"/cover/{title.id}.png?v={version(picture)}"
    small, usual, large = (f"{url}&w={width}" for width in (SMALL, SHARP, WIDE))
    return Cover(small, usual, large, f"{url}&w={THUMBNAIL}", picture.width, picture.height, picture.alt)


def title_of(request: web.Request) -> Title:
    title = engine.titles().get(request.match_info["title"])
    if title is None:
        raise TurnedAway(404, "web-refuse-no-title")
    return title


async def cover(request: web.Request) -> web.Response:
    title, locale = title_of(request), words_for(request).locale
    studio = request.app[HOST].studio
    usual = await studio.cover(title.id, locale=locale)
    picture = await studio.cover(title.id, width=asked_width(request), locale=locale)
    return image(request, picture, version(usual))


async def rules_in_brief(request: web.Request) -> web.Response:
    """A page of its own; for our script, the text alone."""
    title, words = title_of(request), words_for(request)
    brief = rules_html.summary(title.id, words.locale)
    if brief is None:
        raise TurnedAway(404, "web-no-rules")
    language, summary = brief
    if "part" in request.query:
        inner = html(request, "rules_dialog.html", words, summary=summary, language=language)
        return web.Response(text=inner, content_type="text/html")
    return page(
        request,
        "rules.html",
        words,
        title=words.say(title.local_name),
        title_id=title.id,
        summary=summary,
        language=language,
    )


async def piece(request: web.Request) -> web.Response:
    """A picture of the rules page, in the language of that page."""
    title, name, wanted = title_of(request), request.match_info["piece"], request.match_info["language"]
    rulebook = rules_page(title.id, wanted) if wanted in catalogue.locales() else None
    if rulebook is None or rulebook.language != wanted or name not in rulebook.pieces:
        raise TurnedAway(404, "web-no-rules")
    studio = request.app[HOST].studio
    picture = await studio.example(title.id, name, rulebook.pieces[name], locale=rulebook.language)
    headers = {"Cache-Control": "public, max-age=3600"}
    return web.Response(body=picture.png, content_type="image/png", headers=headers)


async def language(request: web.Request) -> web.Response:
    """Switch the language, and go back to the page it was switched on."""
    posted = await read_form(request)
    wanted = posted.get("language")
    response = see_other(local_path(posted.get("back")))
    if wanted in catalogue.locales():
        response.set_cookie(LANGUAGE, wanted, max_age=YEAR, httponly=True, samesite="Lax")
    return response


def invitation(title: str, progress: LessonProgress, words: Words) -> str | None:
    """What a button says that begins the lesson of a title, or goes on with it; None: it has none."""
    if title not in lessons():
        return None
    count = count_steps(title)
    if 0 < progress.step < count:
        return words("lesson-take-up", step=progress.step + 1, count=count)
    return words("lesson-learn-again" if progress.finished else "lesson-learn")
