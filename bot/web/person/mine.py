"""The games of whoever sits at this browser: which wait for them, and what there is to remind them of."""

from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

from aiohttp import web

from bot.host import reminders
from bot.table.person import PAGES, Person
from bot.table.state import Look
from bot.web.appkeys import HOST
from bot.web.http.identity import mine
from bot.web.http.visitor import held_tables, seat_path
from engine.errors import EngineError
from engine.text import Seat
from render.words import Words

MOST = 60
"""How many games a person's list reaches back."""

Seats: TypeAlias = list[tuple[Look, Seat]]


@dataclass(frozen=True, slots=True)
class Game:
    """A table this person sits at, as its line in the list says it."""

    match: str
    seat: Seat
    url: str
    title: str
    company: str
    state: str
    asked: bool
    over: bool
    due: float | None
    reminder: str | None
    muted: bool


@dataclass(frozen=True, slots=True)
class Notice:
    """One sentence that a device may show; the next with the same `about` takes its place."""

    id: str
    about: str
    said: str
    url: str


async def my_seats(request: web.Request) -> Seats:
    """The seats of this person at every table, and those this browser holds by their links.

    A browser says by itself which links it holds: of those seats nothing is told that not everyone may know.
    """
    host, me = request.app[HOST], mine(request)
    own = await host.matches(user_id=me, limit=MOST) if me else []
    wanted = [(one.id, seat.seat) for one in own for seat in one.seats if seat.user_id == me]
    found: Seats = []
    for match_id, seat in dict.fromkeys([*wanted, *held_tables(request)]):
        try:
            look = await host.look(match_id)
        except EngineError:
            continue
        if _sits(look, seat, me):
            found.append((look, seat))
    return found


def _sits(look: Look, seat: Seat, me: str | None) -> bool:
    """Not where somebody else has sat down since."""
    if seat >= len(look.seats) or look.seats[seat].kind != "person":
        return False
    holder = look.seats[seat].user_id or ""
    return not holder.startswith(PAGES) or holder == me


async def my_games(request: web.Request, words: Words) -> list[Game]:
    """Those that wait come first, the most urgent of them before the others."""
    games = [_game(look, seat, look.words(words.locale)) for look, seat in await my_seats(request)]
    return sorted(games, key=lambda one: (not one.asked, one.over, one.due is None, one.due or 0.0))


def _game(look: Look, seat: Seat, words: Words) -> Game:
    wait = look.waits.get(seat)
    stage = reminders.standing(look, seat)
    others = [words.name(one.seat) for one in look.seats if one.seat != seat]
    return Game(
        match=look.id,
        seat=seat,
        url=seat_path(look.id, seat),
        title=look.match.game.name,
        company=words("web-with", names=words.join(others)),
        state=_state(look, seat, words),
        asked=seat in look.waits_for(),
        over=look.state != "live",
        due=wait.due if wait else None,
        reminder=words(f"aweb-told-{stage}") if stage else None,
        muted=reminders.muted(look, seat),
    )


def _state(look: Look, seat: Seat, words: Words) -> str:
    if look.state != "live":
        return words("web-over")
    if look.paused is not None:
        return words("aweb-pauses")
    if seat in look.waits_for():
        return words("web-your-move")
    return words("web-waiting-for", names=words.join([words.name(one) for one in look.waits_for()]))


# --- what a device may be told ----------------------------------------------------------------------------


def told(seats: Seats, words: Words, now: float, without: str | None = None) -> dict[str, Any]:
    """How many tables wait, and the notices that stand; of one match the page itself tells."""
    waiting = [(look, seat) for look, seat in seats if seat in look.waits_for()]
    others = [look for look, _ in waiting if look.id != without and look.paused is None]
    return {"count": len(others), "notices": [asdict(one) for one in notices(waiting, words, now)]}


def notices(waiting: Seats, words: Words, now: float) -> list[Notice]:
    """One for each table that waits; for whoever wants one message a day, one for all of them."""
    found = []
    for look, seat in waiting:
        if stage := reminders.standing(look, seat):
            said = words(f"aweb-remind-{stage}", title=look.match.game.name)
            about = f"{look.id}.{seat}"
            token = look.waits[seat].token
            found.append(Notice(f"{about}.{token}.{stage}", about, said, seat_path(look.id, seat)))
    return [*found, *_digest(waiting, words, now)]


def _digest(waiting: Seats, words: Words, now: float) -> list[Notice]:
    latest = [
        at for look, seat in waiting if (at := _digested(look.person(seat), look, seat, now)) is not None
    ]
    if not latest:
        return []
    said = words("aweb-digest", count=len(latest))
    return [Notice(f"digest.{int(max(latest))}", "digest", said, "/games")]


def _digested(person: Person, look: Look, seat: Seat, now: float) -> float | None:
    """When this table was last among those of the daily message."""
    at, wait = person.last_digest(now), look.waits.get(seat)
    if at is None or wait is None or look.paused is not None or reminders.muted(look, seat):
        return None
    return at if wait.since <= at else None
