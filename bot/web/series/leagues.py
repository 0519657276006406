"""Pages of leagues: the list, one league with its standings and its forms, pictures, files."""

import json
from dataclasses import dataclass
from functools import partial

from aiohttp import web

import engine
from bot.series import gallery
from bot.series.errors import NoSuchSeries
from bot.series.game_names import games_of_season, with_game_named
from bot.series.league import export, knockout
from bot.series.league.admission import invitation_key
from bot.series.league.book import League, Regulations, RoundTable, Season
from bot.series.league.decisions import organiser_names, with_organiser
from bot.series.league.organising import is_out
from bot.series.league.points import StandingsRow, points_string
from bot.series.league.regulations import chosen_variants
from bot.series.league.regulations_text import format_texts, state_key
from bot.series.league.season_progress import count_rounds
from bot.series.league.standings import standings
from bot.series.shelf import B, Entry, Shelf
from bot.store.records_leagues import LogLine
from bot.table.seating import LONGEST_NAME
from bot.table.terms import pace_text
from bot.web.acts.drawing import draw_offered
from bot.web.acts.outcome import read_outcome
from bot.web.appkeys import HOST, STEWARD
from bot.web.http.address import address
from bot.web.http.guard import TurnedAway
from bot.web.http.held_seats import seat_path
from bot.web.http.introductions import Known, known_person
from bot.web.http.visitor import see_other
from bot.web.series.people import brush
from bot.web.show.pages import page, words_for
from bot.web.show.pictures import image, version
from engine.text import Text
from render.words import Words

SERIES = r"{series:[a-z0-9]{4,16}}"
TAKING_PART = {"league-join", "league-stand-by", "league-leave", "league-take-seat"}
"""Acts offered above the standings; the others are the organisers' tools."""
LOGGED = 200
SHOWN_MESSAGES = 3


def add_routes(app: web.Application) -> None:
    get = app.router.add_get
    get("/leagues", leagues)
    get("/leagues/new", redirect_founding)
    get(f"/leagues/{SERIES}", league)
    get(f"/leagues/{SERIES}/division-{{number:[0-9]{{1,2}}}}.png", picture)
    get(f"/leagues/{SERIES}/results.csv", results_csv)
    get(f"/leagues/{SERIES}/results.json", results_json)


async def leagues(request: web.Request) -> web.Response:
    """The leagues of the browser, the newest first; a server's league is reached by its link alone."""
    steward, words = request.app[STEWARD], words_for(request)
    return page(
        request,
        "leagues.html",
        words,
        leagues=await steward.leagues.shelf.entries(""),
        campaigns=await steward.campaigns.shelf.entries(""),
        titled=partial(join_titles, words),
        state_key=state_key,
    )


def title_names(words: Words) -> dict[str, str]:
    return {title.id: words.say(title.local_name) for title in engine.titles().values()}


def join_titles(words: Words, titles: list[str]) -> str:
    """Titles by their names."""
    return words.join([title_names(words).get(title, title) for title in titles])


# --- one league -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Division:
    number: int
    rows: list[StandingsRow]
    up: int
    """How many are promoted from this division."""
    down: int


@dataclass(frozen=True, slots=True)
class ShownMessage:
    """What an organiser wrote to all members."""

    words: str
    at: float
    who: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table of the round, as its league shows it."""

    id: str
    label: str
    """Its round, division and title."""
    round: int
    title: str
    state: str
    due: float
    seats: list[tuple[str, str, bool]]
    """Id, name, and whether a house player plays for them."""
    mine: str | None
    """The path of the reader's seat."""


async def find_entry(request: web.Request, shelf: Shelf[B]) -> Entry[B]:
    """The series that an address names."""
    try:
        return await shelf.get(request.match_info["series"])
    except NoSuchSeries:
        raise TurnedAway(404, "league-no-such", ("/leagues", "league-leagues")) from None


async def entry_of(request: web.Request) -> Entry[League]:
    return await find_entry(request, request.app[STEWARD].leagues.shelf)


def season_numbers(book: League) -> list[int]:
    """Every season of a league, this one last."""
    return [*(final.number for final in book.past if final.number != book.season.number), book.season.number]


async def season_of(request: web.Request, entry: Entry[League]) -> Season:
    """The season asked for; without a number the current one, or the last one during sign-up."""
    book, wanted = entry.book, request.query.get("season")
    if wanted is None:
        fresh = book.season.state == "signup" and book.last is not None
        return book.last if fresh and book.last else book.season
    if wanted not in map(str, season_numbers(book)):
        raise TurnedAway(404, "league-no-season", (request.path, "series-standings"))
    return await request.app[STEWARD].leagues.season(entry.id, int(wanted))


async def redirect_founding(_request: web.Request) -> web.Response:
    """Redirect the old address of the founding page."""
    return see_other("/hall/act/found-league")


async def league(request: web.Request) -> web.Response:
    entry = await entry_of(request)
    book, words, me = entry.book, words_for(request), await known_person(request)
    season = await season_of(request, entry)
    regulations = book.regulations_of(season)
    names = await organiser_names(request.app[HOST], book)
    organises = me is not None and me.id in book.organisers and not entry.server
    offered = [] if entry.server else await draw_offered(request, "league", entry.id, words)
    return page(
        request,
        "league.html",
        words,
        id=entry.id,
        book=book,
        season=season,
        by=regulations,
        rounds=count_rounds(regulations, season),
        winners=_winners(book, season),
        tie_breaks=[] if regulations.format == "knockout" else regulations.tie_breaks,
        state_key=state_key,
        played_how=format_texts(book.regulations),
        out=me is not None and is_out(book, me.id),
        local=not entry.server,
        me=me,
        member=book.season.member(me.id) if me else None,
        organises=organises,
        invitation=f"{address(request)}/leagues/{entry.id}#{invitation_key(book)}",
        divisions=[
            Division(number, standings(regulations, season, number), *_moving_counts(regulations, number))
            for number in range(regulations.divisions)
        ],
        tables=[
            _row(played, season, regulations, me, words) for played in season.tables if _is_running(played)
        ],
        over=[
            _row(played, season, regulations, me, words) for played in season.tables if played.state == "over"
        ],
        taking_part=[drawn for drawn in offered if drawn.key in TAKING_PART],
        tools=[drawn for drawn in offered if drawn.key not in TAKING_PART],
        outcome=read_outcome(request, words),
        seasons=season_numbers(book),
        organisers=list(names.values()),
        hidden=await request.app[HOST].store.results.hidden_people(),
        titled=partial(join_titles, words),
        pace=pace_text(book.regulations.pace),
        played=chosen_variants(book.regulations),
        said=points_string,
        messages=[
            ShownMessage(message.words, message.at, names.get(message.author, ""))
            for message in reversed(book.messages[-SHOWN_MESSAGES:])
        ],
        log=[
            (line.at, words.say(with_organiser(line, sentence, names)).replace("**", ""))
            for line, sentence in await _latest_log(request, entry.id, season, book)
        ],
        longest_name=LONGEST_NAME,
    )


async def _latest_log(
    request: web.Request, series_id: str, season: Season, book: League
) -> list[tuple[LogLine, Text]]:
    """The newest line first; games are told by their names."""
    known = {**games_of_season(book.season), **games_of_season(season)}
    log = await request.app[STEWARD].leagues.shelf.log(series_id)
    return [
        (line, await with_game_named(request.app[HOST], sentence, known))
        for line, sentence in reversed(log[-LOGGED:])
    ]


def _winners(book: League, season: Season) -> list[str]:
    """Who won a season that is over, division by division; a knock-out without a final has no winner."""
    if season.cut_short and book.regulations_of(season).format == "knockout":
        return []
    final = next((final for final in book.past if final.number == season.number), None)
    return [rows[0][1] for rows in final.divisions if rows] if final else []


def _is_running(table: RoundTable) -> bool:
    return table.state in ("paired", "open")


def _moving_counts(regulations: Regulations, number: int) -> tuple[int, int]:
    last = regulations.divisions - 1
    return regulations.moving if number else 0, regulations.moving if number < last else 0


def _row(
    table: RoundTable, season: Season, regulations: Regulations, me: Known | None, words: Words
) -> TableRow:
    sits = me is not None and me.id in table.seats and me.id not in table.lost
    title = title_names(words).get(table.title, table.title)
    kind = "-cup" if regulations.is_cup else ""
    if regulations.format == "knockout" and knockout.is_final(season, table.round):
        kind = "-final"
    return TableRow(
        id=table.match_id,
        label=words(f"series-table-row{kind}", round=table.round, division=table.division + 1, title=title),
        round=table.round,
        title=title,
        state=table.state,
        due=table.due,
        seats=[(who, season.name(who), who in table.lost) for who in table.seats],
        mine=seat_path(table.match_id, table.seats.index(me.id)) if me and sits else None,
    )


# --- pictures and files -----------------------------------------------------------------------------------


async def picture(request: web.Request) -> web.Response:
    entry = await entry_of(request)
    number = int(request.match_info["number"]) - 1
    season = await season_of(request, entry)
    if not 0 <= number < entry.book.regulations_of(season).divisions:
        raise web.HTTPNotFound
    async with request.app[HOST].past_turn():
        made = await gallery.draw_standings(entry.book, season, number, brush(request))
    return image(request, made, version(made))


async def results_csv(request: web.Request) -> web.Response:
    entry = await entry_of(request)
    season = await season_of(request, entry)
    return download(
        export.as_csv(entry.book.regulations_of(season), season),
        "text/csv",
        f"{entry.id}-{season.number}.csv",
    )


async def results_json(request: web.Request) -> web.Response:
    entry = await entry_of(request)
    book, season = entry.book, await season_of(request, entry)
    data = export.as_json(book.name, book.regulations_of(season), season, book.past)
    body = json.dumps(data, ensure_ascii=False, indent=1)
    return download(body, "application/json", f"{entry.id}-{season.number}.json")


def download(body: str, content: str, name: str) -> web.Response:
    """A file to download, never shown as a page of this host."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return web.Response(text=body, content_type=content, headers=headers)
