"""All data about a person, at tables and in leagues and campaigns: exported or deleted."""

from contextlib import suppress
from typing import Any

from bot.host import privacy
from bot.host.failures import contained
from bot.host.host import Host
from bot.host.lobbies import leave_lobbies
from bot.series.campaign.book import Campaign
from bot.series.errors import NotPossible
from bot.series.league.book import League, Season
from bot.series.steward import Steward
from bot.store.records_leagues import SeriesRecord
from data import catalogue
from engine import codec
from render.words import Words


async def export_person(host: Host, person_id: str) -> dict[str, Any]:
    profile = await host.store.results.profile(person_id)
    series = [
        await _export_series(host, record, person_id)
        for record in await host.store.series.books_naming(person_id)
    ]
    return {
        **await privacy.export(host, person_id),
        "profile": {"hidden": profile.hidden, "seats left": profile.seats_left},
        "series": series,
        "lobbies": [
            {"id": lobby.id, "title": lobby.lobby["title"], "state": lobby.state}
            for lobby in await host.store.lobbies.find_mentions(person_id.partition(":")[2] or person_id)
        ],
        "wishes": [
            {"server": seeker.server, "name": seeker.name, "wish": seeker.wish, "since": seeker.since}
            for seeker in await host.store.series.all_seekers()
            if seeker.user_id == person_id
        ],
    }


async def forget_person(steward: Steward, person_id: str) -> int:
    """Delete all data about a person, and withdraw them from every series; how many seats were left.

    They withdraw under a pseudonym, so that no announcement keeps the name.
    """
    host, stand_in = steward.host, privacy.pseudonym()
    await leave_lobbies(host, person_id)
    count = await privacy.forget(host, person_id, stand_in)
    for record in await host.store.series.books_naming(stand_in):
        with contained("forgotten-without-withdrawing", series=record.id), suppress(NotPossible):
            if record.kind == "league":
                await steward.leagues.members.withdraw(record.id, stand_in)
            elif record.kind == "campaign":
                await steward.campaigns.leave_house(record.id, stand_in)
    return count


async def _export_series(host: Host, record: SeriesRecord, who: str) -> dict[str, Any]:
    """What one book knows of them; a closed season of a league is a book of its own."""
    where = f"{record.kind} {record.id}"
    match record.kind:
        case "league":
            own = _of_league(codec.decode(League, record.book, where), who)
        case "season":
            own = _of_season(codec.decode(Season, record.book, where), who)
        case "campaign":
            own = _of_campaign(codec.decode(Campaign, record.book, where), who)
    words = Words(catalogue.SOURCE)
    done = [
        {"at": line.at, "said": words.say(codec.decode_text(line.text))}
        for line in await host.store.series.log(record.id)
        if line.who == who
    ]
    about = {"kind": record.kind, "id": record.id, "name": record.name, "server": record.server}
    return {**about, **own, "done": done}


def _of_league(book: League, who: str) -> dict[str, Any]:
    return {
        "organiser": who in book.organisers,
        "invited": who in (book.regulations.invited or []),
        "messages": [message.words for message in book.messages if message.author == who],
        **_of_season(book.season, who),
        "finals": [
            {"season": past.number, "points": points}
            for past in book.past
            for division in past.divisions
            for user_id, _, points in division
            if user_id == who
        ],
    }


def _of_season(season: Season, who: str) -> dict[str, Any]:
    member = season.member(who)
    return {
        "season": season.number,
        "member": codec.encode(member) if member else None,
        "byes": [number for number, user_id in season.byes if user_id == who],
        "tables": [
            {
                "match": table.match_id,
                "round": table.round,
                "place": table.places.get(who),
                "total": table.totals.get(who),
                "lost": who in table.lost,
            }
            for table in season.tables
            if who in table.seats
        ],
    }


def _of_campaign(book: Campaign, who: str) -> dict[str, Any]:
    """What a campaign holds about a person: the houses they lead or founded, and what they wrote."""
    led = [number for number, house in enumerate(book.houses) if house.user_id == who]
    return {
        "founder": book.founder == who,
        "houses": [codec.encode(book.houses[number]) for number in led],
        "mottos": [house.motto for house in book.houses if (house.founder or house.user_id) == who],
        "notes": [
            note.text for note in book.notes if (note.author or book.houses[note.house].user_id) == who
        ],
    }
