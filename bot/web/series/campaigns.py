"""Pages of campaigns: founding one, its houses and their choices, the chronicle, pictures, files."""

from dataclasses import dataclass
from functools import partial

from aiohttp import web

from bot.series import gallery
from bot.series.campaign import chronicle
from bot.series.campaign.book import Campaign, House, blazon
from bot.series.campaign.prestige import last_house, prestige, ranking
from bot.series.shelf import Entry
from bot.table.seating import LONGEST_NAME
from bot.table.terms import pace_text
from bot.threads import in_thread
from bot.web.acts.drawing import draw_offered
from bot.web.acts.outcome import read_outcome
from bot.web.appkeys import HOST, STEWARD
from bot.web.http.address import address
from bot.web.http.held_seats import seat_path
from bot.web.http.introductions import known_person
from bot.web.http.visitor import see_other
from bot.web.series.leagues import LOGGED, SERIES, download, find_entry, join_titles, title_names
from bot.web.series.people import brush
from bot.web.show.pages import page, words_for
from bot.web.show.pictures import image, version
from data.campaign import terms
from render.words import Words


def add_routes(app: web.Application) -> None:
    get = app.router.add_get
    get("/campaigns/new", redirect_founding)
    get(f"/campaigns/{SERIES}", campaign)
    get(f"/campaigns/{SERIES}/{{kind:map|houses}}.png", picture)
    get(f"/campaigns/{SERIES}/chronicle.{{kind:html|md}}", chronicle_file)


# --- one campaign -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HouseStanding:
    """A house as its campaign shows it."""

    rank: int
    house: House
    prestige: int
    arms: str
    rival: str | None


async def entry_of(request: web.Request) -> Entry[Campaign]:
    return await find_entry(request, request.app[STEWARD].campaigns.shelf)


async def redirect_founding(_request: web.Request) -> web.Response:
    """Redirect the old address of the founding page."""
    return see_other("/hall/act/found-campaign")


async def campaign(request: web.Request) -> web.Response:
    entry = await entry_of(request)
    book, words, me = entry.book, words_for(request), await known_person(request)
    own = book.house_of(me.id) if me else None
    chapters = await chronicle.write_chronicle(request.app[HOST], book, boards=False)
    games = [game for game in book.games if game.state != "ready"]
    log = await request.app[STEWARD].campaigns.shelf.log(entry.id)
    offered = [] if entry.server else await draw_offered(request, "campaign", entry.id, words)
    return page(
        request,
        "campaign.html",
        words,
        id=entry.id,
        book=book,
        local=not entry.server,
        me=me,
        own=own,
        founder=me is not None and me.id == book.founder,
        address=f"{address(request)}/campaigns/{entry.id}",
        houses=_houses(book, words),
        choosing=_is_choosing(book, own),
        offered=offered,
        outcome=read_outcome(request, words),
        seat=_seat_path(book, own),
        titles=title_names(words),
        titled=partial(join_titles, words),
        pace=pace_text(book.pace),
        effects=[effect for effect in terms().effects if effect.id in book.effects],
        chapters=list(zip(chapters.chapters, games, strict=True)),
        ending=chapters.ending,
        log=[(line.at, words.say(sentence).replace("**", "")) for line, sentence in log[-LOGGED:]][::-1],
        longest_name=LONGEST_NAME,
    )


def _houses(book: Campaign, words: Words) -> list[HouseStanding]:
    sums = prestige(book)
    foes = {house: other for pair in book.rivals for house, other in (pair, pair[::-1])}
    return [
        HouseStanding(
            rank,
            book.houses[i],
            sums[i],
            words.say(blazon(book.houses[i].arms)),
            book.houses[foes[i]].name if i in foes else None,
        )
        for rank, i in ranking(book)
    ]


def _is_choosing(book: Campaign, own: int | None) -> bool:
    """Whether the reader's house chooses the next game."""
    return own is not None and book.choose_by is not None and own == last_house(book)


def _seat_path(book: Campaign, own: int | None) -> str | None:
    """The path of the reader's seat in the running game."""
    game = book.running_game
    if own is None or game is None or game.state != "open":
        return None
    return seat_path(game.match_id, game.seats.index(own))


# --- pictures and files -----------------------------------------------------------------------------------


async def picture(request: web.Request) -> web.Response:
    book = (await entry_of(request)).book
    draw = gallery.draw_campaign_map if request.match_info["kind"] == "map" else gallery.draw_houses
    async with request.app[HOST].past_turn():
        made = await draw(book, brush(request))
    return image(request, made, version(made))


async def chronicle_file(request: web.Request) -> web.Response:
    """The chronicle as one file to keep."""
    entry = await entry_of(request)
    chapters = await chronicle.write_chronicle(request.app[HOST], entry.book)
    kind = request.match_info["kind"]
    write = chronicle.as_html if kind == "html" else chronicle.as_markdown
    content = "text/html" if kind == "html" else "text/markdown"
    return download(await in_thread(write, chapters), content, f"{entry.id}.{kind}")
