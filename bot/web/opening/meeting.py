"""What goes on here: searches and tables to join, games to watch, leagues with a free place."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from urllib.parse import urlencode

from aiohttp import web

import engine
from bot.acts import hall
from bot.series.errors import NoSuchSeries
from bot.series.league.admission import is_closed
from bot.series.seeking import Vacancy, Wish
from bot.store.records_leagues import SeekRecord
from bot.table import substitutes
from bot.table.state import TableState
from bot.table.terms import pace_text
from bot.web.acts.drawing import can_do
from bot.web.appkeys import HOST, STEWARD
from bot.web.http.held_seats import seat_path
from bot.web.http.identity import person_id_of
from bot.web.http.introductions import known_person
from bot.web.show.form import ROOT
from engine.errors import EngineError
from render.words import Words

SEEK = next(act for act in hall.ACTS if act.name == "seek")
MOST = 3
"""How many rows a list on the front page has."""


@dataclass(frozen=True, slots=True)
class MeetingRow:
    """A line of one of the lists: what it is about, where to look at it, and the press that joins it."""

    name: str
    detail: str
    look: str
    label: str
    """What the press says; empty: there is none."""
    act: str = ""
    """The address of the act that the press does; empty: it only leads there."""
    pairs: list[tuple[str, str]] = field(default_factory=list)
    """What is sent along with the press."""
    mine: bool = False

    @property
    def form(self) -> str:
        """The page of the act, filled in: for visitors who still have to say their name."""
        return f"{self.act}?{urlencode(self.pairs)}" if self.pairs else self.act


@dataclass(frozen=True, slots=True)
class Meeting:
    """The lists of the front page."""

    named: bool
    """Whether the reader has a name, so that a press is enough."""
    seeking: float | None
    """Since when the reader looks for a game; None: they do not."""
    to_join: list[MeetingRow]
    to_watch: list[MeetingRow]
    leagues: list[MeetingRow]


def add_routes(app: web.Application) -> None:
    app.router.add_get("/seek/table", table_found)


async def meeting_place(request: web.Request, words: Words) -> Meeting:
    """What this reader may join and watch; nothing of it is private.

    Who is signed out is told with nobody's name what could be joined, as on the page for finding a game.
    """
    reader = person_id_of(request) or ""
    seeking = request.app[STEWARD].seeking
    searches = await seeking.searches("", reader)
    hidden = await request.app[HOST].store.results.hidden_people()
    to_join = _search_rows(searches, reader, words)
    for vacancy in await seeking.vacancies("", reader):
        if len(to_join) >= MOST:
            break
        row = await _seat_row(request, vacancy, hidden, words)
        if row and not reader:
            to_join.append(MeetingRow(words("league-openings"), "", "/seek", words("series-look")))
            break
        to_join += [row] if row else []
    return Meeting(
        named=await known_person(request) is not None,
        seeking=next((seeker.since for seeker, _wish in searches if seeker.user_id == reader), None),
        to_join=to_join[:MOST],
        to_watch=[_game_row(table, words) for table in await seeking.watchable(reader, MOST)],
        leagues=await _league_rows(request, reader, words),
    )


def _search_rows(searches: Sequence[tuple[SeekRecord, Wish]], reader: str, words: Words) -> list[MeetingRow]:
    """The searches, the same ones in one row: first the reader's own, then who waits for the same."""
    own = next((_wish_fields(wish) for seeker, wish in searches if seeker.user_id == reader), None)
    same: dict[str, tuple[Wish, list[str]]] = {}
    for seeker, wish in searches:
        if seeker.user_id != reader:
            same.setdefault(str(_wish_fields(wish)), (wish, []))[1].append(seeker.name)
    rows = [
        _search_row(wish, names, words, named=bool(reader), mine=_wish_fields(wish) == own)
        for wish, names in same.values()
    ]
    mine = [_own_row(wish, words) for seeker, wish in searches if seeker.user_id == reader]
    return [*mine, *sorted(rows, key=lambda row: bool(row.act))]


def _wish_fields(wish: Wish) -> dict[str, list[str]]:
    """What a form of a search is filled in with for the same wish."""
    return {
        "titles": sorted(wish.titles),
        "table-sizes": [str(size) for size in sorted(wish.seats)],
        "pace": [str(wish.pace)],
        "rated": ["yes" if wish.rated else "no"],
    }


def _games(wish: Wish, words: Words) -> str:
    known = engine.titles()
    names = [words.say(known[title].local_name) for title in wish.titles if title in known]
    return words("meet-any-game") if len(names) == len(known) > 1 else words.join(names)


def _own_row(wish: Wish, words: Words) -> MeetingRow:
    """The reader's own search, which the press ends."""
    stop, detail = words("act-hall-stop-seeking"), words("series-you-seek")
    return MeetingRow(_games(wish, words), detail, "/seek", stop, "/hall/act/stop-seeking", mine=True)


def _search_row(wish: Wish, names: list[str], words: Words, *, named: bool, mine: bool) -> MeetingRow:
    """What these people look for; the press makes the same wish, unless the reader made it already."""
    sizes = "–".join(dict.fromkeys([str(min(wish.seats)), str(max(wish.seats))]))
    people, pace = words.join(names), pace_text(wish.pace)
    key, who = ("meet-search", {"names": people}) if named else ("meet-search-count", {})
    detail = words(key, count=len(names), seats=sizes, pace=pace, **who)
    if mine:
        return MeetingRow(_games(wish, words), detail, "/seek", label="")
    wished = _wish_fields(wish)
    pairs = [(f"{ROOT}-{i}", value) for i, part in enumerate(SEEK.fields) for value in wished[part.id]]
    return MeetingRow(_games(wish, words), detail, "/seek", words("meet-join"), "/hall/act/seek", pairs)


async def _seat_row(
    request: web.Request, vacancy: Vacancy, hidden: set[str], words: Words
) -> MeetingRow | None:
    """A free seat; None where only invited people may have it, or where it is gone."""
    steward = request.app[STEWARD]
    try:
        table = await request.app[HOST].table(vacancy.match_id)
        if vacancy.kind == "substitute" and is_closed(
            (await steward.leagues.shelf.get(vacancy.series_id)).book
        ):
            return None
    except (EngineError, NoSuchSeries):
        return None
    people = [seat for seat in table.seats if seat.kind == "person" and seat.user_id not in hidden]
    names = [table.names[seat.seat] for seat in people]
    detail = words("meet-free-seat", names=words.join(names)) if names else words("meet-free-seat-alone")
    look = f"/t/{table.id}"
    if vacancy.kind == "house":
        place = f"/campaigns/{vacancy.series_id}"
        return MeetingRow(words.say(table.match.game.local_name), vacancy.name, place, words("series-look"))
    if vacancy.kind == "substitute":
        if not await can_do(request, "league-take-seat", vacancy.series_id, {"table": table.id}):
            return None
        act = f"/leagues/{vacancy.series_id}/act/take-seat"
        return MeetingRow(
            words.say(table.match.game.local_name),
            vacancy.name,
            look,
            words("meet-join"),
            act,
            [(f"{ROOT}-0", table.id)],
        )
    free = substitutes.free_seats(table)
    if not free or not await can_do(request, "table-take-seat", table.id, {"seat": str(free[0])}):
        return None
    act, pairs = f"{look}/act/take-seat", [(f"{ROOT}-0", str(free[0]))]
    return MeetingRow(words.say(table.match.game.local_name), detail, look, words("meet-join"), act, pairs)


def _game_row(table: TableState, words: Words) -> MeetingRow:
    names = words.join(list(table.names))
    return MeetingRow(words.say(table.match.game.local_name), names, f"/t/{table.id}", words("web-watch"))


async def _league_rows(request: web.Request, reader: str, words: Words) -> list[MeetingRow]:
    """Leagues that anyone may sign up for, the newest first."""
    rows, known = [], engine.titles()
    for entry in await request.app[STEWARD].leagues.shelf.entries(""):
        season = entry.book.season
        if season.state != "signup" or is_closed(entry.book) or season.state_of(reader) == "in":
            continue
        played = entry.book.regulations.titles
        titles = words.join([words.say(known[title].local_name) for title in played if title in known])
        count = sum(member.state == "in" for member in season.members)
        detail = f"{titles} · {words('meet-players', count=count)}"
        look = f"/leagues/{entry.id}"
        rows.append(MeetingRow(entry.book.name, detail, look, words("meet-join"), f"{look}/act/join"))
    return rows[:MOST]


async def table_found(request: web.Request) -> web.Response:
    """Where the reader's search led to, for the script of a page that waits; `url` is empty until then."""
    reader = person_id_of(request)
    since = request.query.get("since", "")
    if reader is None or not since.isdecimal():
        return web.json_response({"url": ""})
    seeking = request.app[STEWARD].seeking
    place = await seeking.table_found(reader, float(since[:12]))
    return web.json_response({"url": seat_path(*place) if place else ""})
