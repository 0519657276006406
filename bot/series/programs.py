"""Programs among the people: they play where nothing counts, and in leagues that allow them."""

from bot.host.host import Host
from bot.series.campaign.book import Campaign
from bot.series.errors import NoSuchSeries, NotPossible
from bot.series.league.book import League
from bot.series.league.leagues import league_shelf
from bot.series.people.ratings import is_friendly, is_rated
from bot.series.series_note import series_note
from bot.table import lobby as lobbies
from bot.table.state import TableState
from engine import codec

MOST_LOOKED_AT = 200
"""Running games of one person that are looked through."""


async def is_program(host: Host, person_id: str) -> bool:
    """Whether a program plays the seats of this account."""
    return bool(person_id) and (await host.people.settings(person_id)).program


async def mark(host: Host, person_id: str, *, program: bool = True) -> None:
    """Mark an account as one that a program plays, or no longer; at once at every table of it."""
    settings = await host.people.settings(person_id)
    if settings.program != program:
        await host.people.save_settings(person_id, settings.model_copy(update={"program": program}))


async def check_counted(host: Host, person_id: str) -> None:
    """Refuse a program at something that counts."""
    if await is_program(host, person_id):
        raise NotPossible("program-not-here")


async def check_table(host: Host, table: TableState, person_id: str) -> None:
    """Refuse a program at a table that is for people only."""
    if await is_program(host, person_id) and await _is_for_people(host, table):
        raise NotPossible("program-not-here")


async def check_league(host: Host, book: League, person_id: str) -> None:
    """Refuse a program in a league that does not allow them."""
    if not book.regulations.programs:
        await check_counted(host, person_id)


async def _is_for_people(host: Host, table: TableState) -> bool:
    """Whether the result of a table counts, without a league that allows programs."""
    if is_friendly(table):
        return False
    try:
        return not (await league_shelf(host).get(series_note(table).get("id", ""))).book.regulations.programs
    except NoSuchSeries:
        return True


async def check_may_become(host: Host, person_id: str) -> None:
    """Refuse to make a program of a person who plays, or is about to play, something that counts."""
    if (
        await _plays_counted(host, person_id)
        or await _is_enrolled(host, person_id)
        or await _waits_for_counted(host, person_id)
    ):
        raise NotPossible("program-still-counts")


async def _plays_counted(host: Host, person_id: str) -> bool:
    running = await host.store.matches.list_matches(state="live", user_id=person_id, limit=MOST_LOOKED_AT)
    tables = [await host.table(listing.id) for listing in running]
    return any([is_rated(table) and await _is_for_people(host, table) for table in tables])


async def _is_enrolled(host: Host, person_id: str) -> bool:
    for record in await host.store.series.books_naming(person_id):
        where = f"{record.kind} {record.id}"
        if record.kind == "league":
            league = codec.decode(League, record.book, where)
            member = league.season.member(person_id)
            stays = member is not None and member.state != "withdrawn" and league.season.state != "closed"
            if stays and not league.ended and not league.regulations.programs:
                return True
        if record.kind == "campaign":
            campaign = codec.decode(Campaign, record.book, where)
            if campaign.state != "ended" and campaign.house_of(person_id) is not None:
                return True
    return False


async def _waits_for_counted(host: Host, person_id: str) -> bool:
    """Whether they look for a game that counts, or have sat down at a table of that kind."""
    seekers = await host.store.series.all_seekers()
    if any(seeker.user_id == person_id and seeker.wish.get("rated", True) for seeker in seekers):
        return True
    mentions = await host.store.lobbies.find_mentions(person_id.partition(":")[2])
    open_lobbies = [lobbies.load(record.lobby) for record in mentions if record.state in ("open", "starting")]
    return any(lobby.has(person_id) and lobby.agreement.rated for lobby in open_lobbies)
