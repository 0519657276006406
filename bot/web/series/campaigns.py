"""Pages of campaigns: founding one, its houses and their choices, the chronicle, pictures, files."""

from dataclasses import dataclass
from functools import partial

from aiohttp import web

import engine
from bot.series import gallery
from bot.series.campaign import chronicle
from bot.series.campaign.book import Campaign, House, blazon, last_house, prestige, ranking
from bot.series.campaign.campaigns import LONGEST_MOTTO, LONGEST_NOTE
from bot.series.errors import NoSuchSeries
from bot.series.shelf import Entry
from bot.table.seating import LONGEST_NAME
from bot.threads import in_thread
from bot.web.appkeys import HOST, STEWARD
from bot.web.http.address import address
from bot.web.http.guard import Turned
from bot.web.http.limits import spend
from bot.web.http.naming import Known, known, somebody
from bot.web.http.visitor import Form, form, locale_of, seat_path, see_other
from bot.web.series import founding
from bot.web.series.leagues import LOGGED, SERIES, file, title_names, titled
from bot.web.series.people import brush
from bot.web.show.pages import page, words_for
from bot.web.show.pictures import image
from data.campaign import terms
from data.heraldry import grammar
from engine.errors import Refused
from engine.text import Text, text
from render.words import Words


def add_routes(app: web.Application) -> None:
    get, post = app.router.add_get, app.router.add_post
    get("/campaigns/new", ask)
    post("/campaigns/new", create)
    get(f"/campaigns/{SERIES}", campaign)
    post(f"/campaigns/{SERIES}", act)
    get(f"/campaigns/{SERIES}/{{kind:map|houses}}.png", picture)
    get(f"/campaigns/{SERIES}/chronicle.{{kind:html|md}}", chronicle_file)


# --- founding ---------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Sheet:
    """The form as it is filled in; titles in the order in which they are played."""

    name: str
    size: int
    titles: list[str]
    effects: list[str]
    pace: str


def in_order() -> list[str]:
    """Every title, from antiquity on."""
    known_titles = engine.titles()
    told = [scene.id for scene in terms().titles if scene.id in known_titles]
    return told + [title for title in known_titles if title not in told]


def _blank() -> Sheet:
    return Sheet("", 3, in_order(), [effect.id for effect in terms().effects], "two-days")


def _read(posted: Form) -> Sheet:
    known_titles, known_effects = in_order(), [effect.id for effect in terms().effects]
    chosen = [posted.get(f"title-{place}") or "" for place in range(1, len(known_titles) + 1)]
    size = posted.get("size") or ""
    pace = posted.get("pace") or ""
    return Sheet(
        name=(posted.get("name") or "")[:200],
        size=int(size) if size.isdecimal() and len(size) < 3 else 0,
        titles=[title for title in chosen if title in known_titles],
        effects=[effect for effect in known_effects if effect in posted.all("effect")],
        pace=pace if pace in founding.PACES else "two-days",
    )


async def ask(request: web.Request) -> web.Response:
    return await _form(request, _blank())


async def _form(request: web.Request, sheet: Sheet, refusal: Text | None = None) -> web.Response:
    words = words_for(request)
    return page(
        request,
        "campaign_new.html",
        words,
        status=422 if refusal else 200,
        sheet=sheet,
        me=await known(request),
        titles=engine.titles(),
        order=in_order(),
        sizes=founding.sizes(),
        effects=terms().effects,
        paces=list(founding.PACES),
        longest_name=LONGEST_NAME,
        said=words.say(refusal) if refusal else None,
    )


async def create(request: web.Request) -> web.Response:
    posted = await form(request)
    sheet = _read(posted)
    try:
        if not sheet.name.strip() or not sheet.titles:
            raise Refused(text("lweb-campaign-name-first"))
        me = await somebody(request, posted)
        spend(request, "found-campaign")
        made = await request.app[STEWARD].campaigns.create(
            sheet.name,
            me.id,
            sheet.size,
            titles=sheet.titles,
            effects=sheet.effects,
            pace=founding.PACES[sheet.pace],
            locale=locale_of(request),
        )
    except Refused as refused:
        return await _form(request, sheet, refused.reason)
    return see_other(f"/campaigns/{made}")


# --- one campaign -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Standing:
    """A house as its campaign shows it."""

    rank: int
    house: House
    prestige: int
    arms: str
    rival: str | None


async def entry_of(request: web.Request) -> Entry[Campaign]:
    try:
        return await request.app[STEWARD].campaigns.shelf.get(request.match_info["series"])
    except NoSuchSeries:
        raise Turned(404, "league-no-such", ("/leagues", "league-leagues")) from None


async def campaign(request: web.Request) -> web.Response:
    return await _page(request)


async def _page(request: web.Request, refusal: Text | None = None) -> web.Response:
    entry = await entry_of(request)
    book, words, me = entry.book, words_for(request), await known(request)
    own = book.house_of(me.id) if me else None
    told = await chronicle.written(request.app[HOST], book, boards=False)
    games = [game for game in book.games if game.state != "ready"]
    log = await request.app[STEWARD].campaigns.shelf.log(entry.id)
    return page(
        request,
        "campaign.html",
        words,
        status=409 if refusal else 200,
        id=entry.id,
        book=book,
        local=not entry.server,
        me=me,
        own=own,
        founder=me is not None and me.id == book.founder,
        address=f"{address(request)}/campaigns/{entry.id}",
        houses=_houses(book, words),
        choosing=_choosing(book, own),
        rivals=_rivals(book, own),
        seat=_seat(book, own),
        titles=title_names(),
        titled=partial(titled, words),
        charges=[one for one in grammar().charges if one not in {house.arms.charge for house in book.houses}],
        pace=founding.pace_name(book.pace),
        effects=[effect for effect in terms().effects if effect.id in book.effects],
        chapters=list(zip(told.chapters, games, strict=True)),
        ending=told.ending,
        log=[(line.at, words.say(one).replace("**", "")) for line, one in log[-LOGGED:]][::-1],
        longest_name=LONGEST_NAME,
        longest_motto=LONGEST_MOTTO,
        longest_note=LONGEST_NOTE,
        refusal=words.say(refusal) if refusal else None,
    )


def _houses(book: Campaign, words: Words) -> list[Standing]:
    sums = prestige(book)
    foes = {one: other for pair in book.rivals for one, other in (pair, pair[::-1])}
    return [
        Standing(
            rank,
            book.houses[i],
            sums[i],
            words.say(blazon(book.houses[i].arms)),
            book.houses[foes[i]].name if i in foes else None,
        )
        for rank, i in ranking(book)
    ]


def _choosing(book: Campaign, own: int | None) -> bool:
    """Whether it is the reader who chooses what comes next."""
    return own is not None and book.choose_by is not None and own == last_house(book)


def _rivals(book: Campaign, own: int | None) -> list[str]:
    """The houses that the reader's could name as its rival."""
    bound = {house for pair in book.rivals for house in pair}
    if own is None or own in bound or not book.has("rivalry") or book.state == "ended":
        return []
    return [house.name for i, house in enumerate(book.houses) if i != own and i not in bound]


def _seat(book: Campaign, own: int | None) -> str | None:
    """Where the reader's house sits in the running game."""
    game = book.running
    if own is None or game is None or game.state != "open":
        return None
    return seat_path(game.match_id, game.seats.index(own))


async def act(request: web.Request) -> web.Response:
    """One form of the page was sent."""
    entry, posted = await entry_of(request), await form(request)
    if entry.server:
        raise Turned(403, "lweb-elsewhere", (request.path, "league-campaigns"))
    try:
        await _acted(request, entry.id, await somebody(request, posted), posted)
    except Refused as refused:
        return await _page(request, refused.reason)
    return see_other(request.path)


async def _acted(request: web.Request, series_id: str, me: Known, posted: Form) -> None:
    does = request.app[STEWARD].campaigns
    words = (posted.get("words") or "")[:2000]
    match posted.get("do"):
        case "house":
            spend(request, "join")
            motto = (posted.get("motto") or "")[:200]
            await does.found_house(
                series_id, me.id, words, motto, locale_of(request), charge=posted.get("charge") or None
            )
        case "rival":
            await does.rival(series_id, me.id, words)
        case "choose":
            seat = posted.get("seat") or ""
            chosen = int(seat) - 1 if seat.isdecimal() and len(seat) < 3 else None
            await does.choose(series_id, me.id, title=posted.get("title") or None, seat=chosen)
        case "note":
            spend(request, "note")
            await does.note(series_id, me.id, words)
        case "leave":
            await does.leave(series_id, me.id)
        case "takeover":
            await does.take_over(series_id, me.id, words)
        case "giveup":
            await does.give_up(series_id, me.id)
        case _:
            raise Turned(404, "web-refuse-no-page")


# --- pictures and files -----------------------------------------------------------------------------------


async def picture(request: web.Request) -> web.Response:
    book = (await entry_of(request)).book
    draw = gallery.campaign_map if request.match_info["kind"] == "map" else gallery.houses
    made = await draw(book, brush(request))
    return image(request, made, made)


async def chronicle_file(request: web.Request) -> web.Response:
    """The chronicle as one file to keep."""
    entry = await entry_of(request)
    told = await chronicle.written(request.app[HOST], entry.book)
    kind = request.match_info["kind"]
    write = chronicle.html if kind == "html" else chronicle.markdown
    content = "text/html" if kind == "html" else "text/markdown"
    return file(await in_thread(write, told), content, f"{entry.id}.{kind}")
