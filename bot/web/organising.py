"""The organiser's tools, as the forms of a league's page send them."""

import hashlib
import hmac

from bot.league.book import League
from bot.league.errors import NotSo
from bot.league.shelf import Entry
from bot.league.steward import Steward
from bot.web.guard import Turned
from bot.web.naming import Known
from bot.web.visitor import Form

HOUR = 3600.0
MOST_HOURS = 2000


def invitation(book: League) -> str:
    """The key in the invitation link of a league; whoever has it may sign up."""
    return hmac.new(book.seed.encode(), b"invitation", hashlib.sha256).hexdigest()[:24]


def invites(book: League, key: str) -> bool:
    """Compared in constant time; a league that is open to all invites nobody."""
    return book.rules.invited is not None and hmac.compare_digest(invitation(book).encode(), key.encode())


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
        case "replace":
            into = entry.book.season.member(posted.get("into") or "")
            if into is None:
                raise NotSo("league-not-in")
            await tools.replace(league, by, table, who, into.user_id, into.name)
        case _:
            raise Turned(404, "web-refuse-no-page")


def _seat(posted: Form) -> tuple[str, str]:
    """The table and the person that a form names, apart or together as `table/person`."""
    table, _, who = (posted.get("seat") or "").partition("/")
    return posted.get("table") or table, posted.get("person") or who


def _number(posted: Form, name: str) -> int:
    said = (posted.get(name) or "").strip()
    if not said.isdecimal() or not 0 < len(said) < 5 or int(said) > MOST_HOURS:
        raise NotSo("lweb-number-first")
    return int(said)
