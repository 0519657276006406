"""The games of the person at this browser: which wait for them, and the notices for their device."""

from dataclasses import asdict, dataclass, replace
from typing import Any, TypeAlias

from aiohttp import web

from bot.host import reminders
from bot.host.failures import contained
from bot.host.following import followed_by
from bot.series.series_place import SeriesPlace, places_by_match
from bot.table import offers
from bot.table.settings import Settings
from bot.table.state import TableState
from bot.web.appkeys import HOST
from bot.web.http.held_seats import Listed, listed_seats, seat_path
from bot.web.http.identity import person_id_of
from bot.web.surface import SURFACE
from engine.errors import EngineError
from engine.text import Seat
from render.words import Words

MOST = 60
"""How many games a person's list holds."""

Seats: TypeAlias = list[tuple[TableState, Seat]]


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A line in the list of a person's games."""

    match: str
    seat: Seat | None
    """None: it is followed without a seat."""
    url: str
    title_id: str
    title: str
    company: str
    state: str
    asked: bool
    over: bool
    due: float | None
    reminder: str | None
    muted: bool
    invited: bool = False
    """A seat is offered to this person, who has not agreed yet."""
    series: SeriesPlace | None = None
    """The league or campaign that it belongs to."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence that a device may show; a later one with the same `about` replaces it."""

    id: str
    about: str
    sentence: str
    url: str


async def my_seats(request: web.Request) -> Seats:
    """The seats of this person at every table, and those this browser opened by their links."""
    host, me = request.app[HOST], person_id_of(request)
    own = await host.store.matches.list_matches(user_id=me, limit=MOST) if me else []
    wanted = [(record.id, seat.seat) for record in own for seat in record.seats if seat.user_id == me]
    shown = {(listed.match_id, listed.seat): listed for listed in listed_seats(request)}
    seats: Seats = []
    for match_id, seat in dict.fromkeys([*wanted, *shown]):
        try:
            table = await host.table(match_id)
        except EngineError:
            continue
        if _sits(table, seat, me, shown.get((match_id, seat))):
            seats.append((table, seat))
    return seats


def _sits(table: TableState, seat: Seat, me: str | None, shown: Listed | None) -> bool:
    """Whether the seat is this person's, or was opened by this browser and has no other holder."""
    held = table.seats[seat] if seat < len(table.seats) else None
    if held is None or held.kind != "person":
        return False
    if me is not None and held.user_id == me:
        return True
    claimed = SURFACE.user_id(held.user_id) is not None
    return not claimed and shown is not None and shown.fits(held.key_hash)


def seat_at(request: web.Request, table: TableState) -> Seat | None:
    """The seat of this person or browser at a table, first one that is asked."""
    me = person_id_of(request)
    shown = {listed.seat: listed for listed in listed_seats(request) if listed.match_id == table.id}
    seats = [held.seat for held in table.seats if _sits(table, held.seat, me, shown.get(held.seat))]
    return min(seats, key=lambda seat: (seat not in table.waits_for(), seat), default=None)


async def my_games(request: web.Request, words: Words) -> list[OwnGame]:
    """The person's games, those that wait for them first, by urgency."""
    seats = await my_seats(request)
    series = await places_by_match(request.app[HOST], [table for table, _ in seats])
    games = [
        replace(_game(table, seat, table.words(words.locale)), series=series.get(table.id))
        for table, seat in seats
    ]
    games += await _invitations(request, words)
    games += await _followed_games(request, words)
    return sorted(games, key=lambda game: (not game.asked, game.over, game.due is None, game.due or 0.0))


async def next_page(request: web.Request, match_id: str) -> str:
    """The page of the table that waits next for this person after one that they come from; else the list."""
    waiting = [
        (table, seat)
        for table, seat in await my_seats(request)
        if seat in table.waits_for() and table.paused is None
    ]
    waiting.sort(key=_urgency)
    past = next((place + 1 for place, (table, _) in enumerate(waiting) if table.id == match_id), 0)
    following = [*waiting[past:], *waiting[:past]]
    return seat_path(following[0][0].id, following[0][1]) if following else "/games"


def _urgency(waiting: tuple[TableState, Seat]) -> tuple[bool, float, str]:
    table, seat = waiting
    due = table.waits[seat].due if seat in table.waits else None
    return due is None, due or 0.0, table.id


async def _followed_games(request: web.Request, words: Words) -> list[OwnGame]:
    """The games that this person follows without a seat."""
    host, me = request.app[HOST], person_id_of(request)
    games = []
    for match_id in await followed_by(host, me) if me else []:
        with contained("match-unread", match=match_id):
            games.append(_followed_game(await host.table(match_id), words))
    return games


def _followed_game(table: TableState, reader: Words) -> OwnGame:
    words = table.words(reader.locale)
    return OwnGame(
        match=table.id,
        seat=None,
        url=f"/t/{table.id}",
        title_id=table.title,
        title=words.say(table.match.game.local_name),
        company=words("web-with", names=words.join(list(map(words.name, range(len(table.seats)))))),
        state=words("follow-listed"),
        asked=False,
        over=table.state != "live",
        due=None,
        reminder=None,
        muted=False,
    )


async def _invitations(request: web.Request, words: Words) -> list[OwnGame]:
    """The tables at which a seat is offered to this person."""
    host, me = request.app[HOST], person_id_of(request)
    listed = await host.store.matches.list_matches(state="live", offered_to=me, limit=MOST) if me else []
    seats = []
    for seen in listed:
        with contained("match-unread", match=seen.id):
            table = await host.table(seen.id)
            seat = offers.seat_offered_to(table, me or "")
            if seat is not None:
                seats.append(_invitation(table, seat, table.words(words.locale)))
    return seats


def _invitation(table: TableState, seat: Seat, words: Words) -> OwnGame:
    others = [words.name(other.seat) for other in table.seats if other.seat != seat]
    return OwnGame(
        match=table.id,
        seat=seat,
        url=f"/t/{table.id}/time",
        title_id=table.title,
        title=words.say(table.match.game.local_name),
        company=words("web-with", names=words.join(others)),
        state=words("page-offered"),
        asked=True,
        over=False,
        due=table.seats[seat].offer["until"],
        reminder=None,
        muted=False,
        invited=True,
    )


def _game(table: TableState, seat: Seat, words: Words) -> OwnGame:
    wait = table.waits.get(seat)
    stage = reminders.newest_reminder(table, seat)
    others = [words.name(other.seat) for other in table.seats if other.seat != seat]
    return OwnGame(
        match=table.id,
        seat=seat,
        url=seat_path(table.id, seat),
        title_id=table.title,
        title=words.say(table.match.game.local_name),
        company=words("web-with", names=words.join(others)),
        state=_state(table, seat, words),
        asked=seat in table.waits_for(),
        over=table.state != "live",
        due=wait.due if wait else None,
        reminder=words(f"page-told-{stage}") if stage else None,
        muted=reminders.is_muted(table, seat),
    )


def _state(table: TableState, seat: Seat, words: Words) -> str:
    if table.state != "live":
        return _result(table, seat, words)
    if table.paused is not None:
        return words("page-pauses")
    if seat in table.waits_for():
        return words("web-your-move")
    return words("web-waiting-for", names=words.join([words.name(asked) for asked in table.waits_for()]))


def _result(table: TableState, seat: Seat, words: Words) -> str:
    """The place and the score of a seat, where the game was played to its end."""
    result = table.match.result()
    score = next((score for score in result.scores if score.seat == seat), None) if result else None
    if score is None:
        return words("web-over")
    return words("page-result", place=score.place, seats=len(table.seats), score=score.total)


# --- what a device may be told ----------------------------------------------------------------------------


def waiting_json(seats: Seats, words: Words, now: float, without: str | None = None) -> dict[str, Any]:
    """How many tables wait, and the current notices, without the match that the page shows itself."""
    waiting = [(table, seat) for table, seat in seats if seat in table.waits_for()]
    others = [table for table, _ in waiting if table.id != without and table.paused is None]
    return {"count": len(others), "notices": [asdict(notice) for notice in notices(waiting, words, now)]}


def notices(waiting: Seats, words: Words, now: float) -> list[Notice]:
    """One notice for each waiting table; one for all of them for people with a daily digest."""
    notices_due = []
    for table, seat in waiting:
        if stage := reminders.newest_reminder(table, seat):
            sentence = reminders.reminder_sentence(f"page-remind-{stage}", table, seat, words)
            about = f"{table.id}.{seat}"
            which = f"{table.match.answered[seat]}.{table.match.undone}"
            notices_due.append(Notice(f"{about}.{which}.{stage}", about, sentence, seat_path(table.id, seat)))
    return [*notices_due, *_digest(waiting, words, now)]


def _digest(waiting: Seats, words: Words, now: float) -> list[Notice]:
    latest = [
        at
        for table, seat in waiting
        if (at := _last_digested(table.settings_of(seat), table, seat, now)) is not None
    ]
    if not latest:
        return []
    sentence = words("page-digest", count=len(latest))
    return [Notice(f"digest.{int(max(latest))}", "digest", sentence, "/games")]


def _last_digested(person: Settings, table: TableState, seat: Seat, now: float) -> float | None:
    """When this table was last part of the daily digest."""
    at, wait = person.last_digest(now), table.waits.get(seat)
    if at is None or wait is None or table.paused is not None or reminders.is_muted(table, seat):
        return None
    return at if wait.since <= at else None
