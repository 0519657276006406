"""The organiser's tools, as the forms of a league's page send them."""

import hashlib
import hmac
from urllib.parse import unquote

from bot.host.settings import wishes_of
from bot.series.errors import NotSo
from bot.series.league.book import League
from bot.series.shelf import Entry
from bot.series.steward import Steward
from bot.web.http.guard import Turned
from bot.web.http.naming import Known
from bot.web.http.visitor import Form

HOUR = 3600.0
MOST_HOURS = 2000


def invitation(book: League) -> str:
    """The key in the invitation link of a league; whoever has it may sign up."""
    return hmac.new(book.seed.encode(), b"invitation", hashlib.sha256).hexdigest()[:24]


def invites(book: League, me: Known, posted: Form) -> bool:
    """Whether somebody who is not invited yet comes with the link, or organises the league."""
    if book.rules.invited is None or me.id in book.rules.invited:
        return False
    key = (posted.get("invitation") or "").strip().rpartition("#")[2][:100]
    fits = hmac.compare_digest(invitation(book).encode(), key.encode())
    return fits or me.id in book.organisers


async def use(steward: Steward, entry: Entry[League], me: Known, posted: Form) -> None:
    """One tool; the league itself knows who may."""
    tools, league, by = steward.leagues, entry.id, me.id
    table, who = _seat(posted)
    match posted.get("do"):
        case "move":
            await tools.move(league, by, who, _number(posted, "division") - 1)
        case "withdraw":
            await tools.withdraw(league, who, by)
        case "extend":
            await tools.extend(league, by, table, _number(posted, "hours") * HOUR)
        case "void":
            await tools.void(league, by, table)
        case "forfeit":
            await tools.forfeit(league, by, table, who)
        case "bye":
            await tools.bye(league, by, who)
        case "replace":
            await tools.replace(league, by, table, who, *await _another(steward, entry.book, posted))
        case "instead":
            await tools.substitute(league, by, who, *await _another(steward, entry.book, posted))
        case "appoint":
            await tools.appoint(league, by, *await _another(steward, entry.book, posted))
        case "invite":
            await tools.invite(league, by, *await _another(steward, entry.book, posted))
        case _:
            raise Turned(404, "web-refuse-no-page")


async def _another(steward: Steward, book: League, posted: Form) -> tuple[str, str]:
    """Somebody of the league, or anybody by the address of their profile: id and name."""
    address = (posted.get("profile") or "").strip().partition("?")[0]
    pasted = unquote(address.rpartition("/people/")[2].partition("/")[0])
    who = (pasted or posted.get("into") or "")[:40]
    if member := book.season.member(who):
        return who, member.name
    if name := (await wishes_of(steward.host, who)).name:
        return who, name
    raise NotSo("lweb-nobody-there")


def _seat(posted: Form) -> tuple[str, str]:
    """The table and the person that a form names, apart or together as `table/person`."""
    table, _, who = (posted.get("seat") or "").partition("/")
    return posted.get("table") or table, posted.get("person") or who


def _number(posted: Form, name: str) -> int:
    said = (posted.get(name) or "").strip()
    if not said.isdecimal() or not 0 < len(said) < 5 or int(said) > MOST_HOURS:
        raise NotSo("lweb-number-first")
    return int(said)
