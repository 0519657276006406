"""Finding a game: compatible people are brought together, and everything that is open is in one list."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

import engine
from bot.host.failures import contained
from bot.host.host import Host
from bot.host.outbox import Batch
from bot.series import programs
from bot.series.campaign.campaigns import Campaigns
from bot.series.errors import NotPossible
from bot.series.league.admission import is_closed
from bot.series.league.leagues import Leagues
from bot.series.series_note import SERIES, SeriesNote, series_note, server_of
from bot.store.records_leagues import SeekRecord
from bot.table.customs import Customs
from bot.table.letters import Addressed, Announcement, RoomForTable
from bot.table.seating import SeatSpec, clean_name
from bot.table.state import TableState
from bot.table.substitutes import is_open_to_all
from bot.table.terms import Pace, terms_of_pace
from data import catalogue
from engine import codec
from engine.errors import EngineError
from engine.text import Seat, text

LISTED = 100
LATEST = 6
"""How many of a person's newest tables, or of the games to watch, are looked at."""
AGAIN = 600.0
"""Seconds until a group is tried again whose table could not be opened."""


@dataclass(slots=True)
class Wish:
    """What a person would play: any of these titles at any of these table sizes, at this pace."""

    titles: list[str]
    seats: list[int]
    pace: Pace = None
    rated: bool = True
    place: str = ""
    """Where they are told that a table is there, such as `discord/123`."""
    locale: str = catalogue.SOURCE


@dataclass(frozen=True, slots=True)
class Vacancy:
    """A seat that could be taken."""

    kind: Literal["open seat", "substitute", "house"]
    title: str
    match_id: str
    series_id: str = ""
    name: str = ""
    pace: Pace = None


@dataclass(slots=True)
class _Group:
    title: str
    size: int
    people: list[SeekRecord] = field(default_factory=list)


def plan_letters(batch: Batch) -> Iterator[Addressed]:
    """Where people looked for a game, their table is told of with its opening, and calls them."""
    after, noted = batch.after, series_note(batch.after)
    if batch.before is not None or "found" not in noted:
        return
    sentence = text("league-found", title=after.match.game.local_name, people=after.names)
    calls = tuple(seat.user_id for seat in after.seats if seat.user_id)
    for place in noted["found"]:
        yield Addressed(place, Announcement(sentence, after.words().locale, calls=calls))
    if place := noted["place"]:
        yield Addressed(place, RoomForTable(after.id, noted["server"]))


class Seeking:
    def __init__(self, host: Host, leagues: Leagues, campaigns: Campaigns) -> None:
        self._host = host
        host.outbox.plan("seeking", plan_letters)
        self._leagues = leagues
        self._campaigns = campaigns
        self._failed: list[tuple[_Group, float]] = []
        """Groups whose table could not be opened, and when they are tried again."""

    async def seek(self, user_id: str, name: str, wish: Wish, server: str = "") -> None:
        """Wait for others; a second wish stands in for the first."""
        known = engine.titles()
        playable = [
            title for title in wish.titles if title in known and set(wish.seats) & set(known[title].seats)
        ]
        if not playable:
            raise NotPossible("league-nothing-to-seek")
        if wish.rated:
            await programs.check_counted(self._host, user_id)
        now = self._host.clock.now()
        record = SeekRecord(user_id, server, clean_name(name) or user_id, codec.encode(wish), now)
        await self._host.store.series.seek(record)

    async def stop(self, user_id: str, server: str = "") -> bool:
        return await self._host.store.series.stop_seeking(user_id, server)

    async def searches(self, server: str = "", reader: str = "") -> list[tuple[SeekRecord, Wish]]:
        """Who waits for a game there, the most patient first; without people this reader is not to meet."""
        hidden = await self._host.store.results.hidden_people()
        seekers = [
            seeker
            for seeker in await self._host.store.series.all_seekers()
            if seeker.server == server and (seeker.user_id == reader or seeker.user_id not in hidden)
        ]
        apart = await self._host.avoided.pairs([reader, *(seeker.user_id for seeker in seekers)])
        searches: list[tuple[SeekRecord, Wish]] = []
        for seeker in seekers:
            if frozenset((reader, seeker.user_id)) not in apart:
                with contained("wish-unread", user=seeker.user_id):
                    searches.append((seeker, codec.decode(Wish, seeker.wish, "a wish")))
        return searches

    async def table_found(self, user_id: str, since: float) -> tuple[str, Seat] | None:
        """The table that opened for this person since they looked for a game, and their seat."""
        for listing in await self._host.store.matches.list_matches(
            state="live", user_id=user_id, limit=LATEST
        ):
            if listing.created < since:
                continue
            table = await self._host.table(listing.id)
            held = next((seat.seat for seat in table.seats if seat.user_id == user_id), None)
            if "found" in series_note(table) and held is not None:
                return table.id, held
        return None

    async def watchable(self, reader: str = "", limit: int = LATEST) -> list[TableState]:
        """Games of the browser that may be shown to strangers, those with the latest moves first.

        Not those of private tables, closed leagues, people with a hidden profile, and people this reader
        avoids; games of those who avoid the reader are there for them as for anyone else.
        """
        avoided = await self._host.avoided.of_person(reader) if reader else {}
        hidden = await self._host.store.results.hidden_people()
        closed = {entry.id for entry in await self._leagues.shelf.entries("") if is_closed(entry.book)}
        tables: list[TableState] = []
        for listing in await self._host.store.matches.list_matches(state="live", limit=LISTED):
            people = {seat.user_id for seat in listing.seats if seat.kind == "person" and seat.user_id}
            if len(people) < 2 or people & hidden or people & avoided.keys() or reader in people:
                continue
            with contained("opening-unread", match=listing.id):
                table = await self._host.table(listing.id)
                if _is_for_strangers(table, closed):
                    tables.append(table)
            if len(tables) == limit:
                break
        return tables

    async def match_up(self) -> list[str]:
        """Open a table for every group that fits, the most patient first; their ids."""
        opened: list[str] = []
        now = self._host.clock.now()
        self._failed = [(group, until) for group, until in self._failed if until > now]
        while seekers := await self._host.store.series.all_seekers():
            apart = await self._host.avoided.pairs([seeker.user_id for seeker in seekers])
            group = self._first_group(seekers, apart)
            if group is None:
                break
            if await self._host.store.series.take_seekers(group.people):
                match_id = await self._open_table_or_wait(group)
                if match_id is None:
                    self._failed.append((group, now + AGAIN))
                else:
                    opened.append(match_id)
        return opened

    async def _open_table_or_wait(self, group: _Group) -> str | None:
        """Where the table cannot be opened, these people wait on as before; others do not wait for them."""
        match_id = None
        try:
            with contained("group-without-table", title=group.title, size=group.size):
                match_id = await self._open_table(group)
        finally:
            if match_id is None:
                for seeker in group.people:
                    await self._host.store.series.seek(seeker)
        return match_id

    def _first_group(self, seekers: Sequence[SeekRecord], apart: set[frozenset[str]]) -> _Group | None:
        """The first table that the most patient could have, as large as possible, that did not just fail.

        `apart`: pairs of people who are not to meet.
        """
        failed = [group for group, _until in self._failed]
        wishes: dict[tuple[str, str], Wish] = {}
        for seeker in seekers:
            with contained("wish-unread", user=seeker.user_id):
                wishes[_key(seeker)] = codec.decode(Wish, seeker.wish, "a wish")
        waiting = [seeker for seeker in seekers if _key(seeker) in wishes]
        for first in waiting:
            wish = wishes[_key(first)]
            for title in wish.titles:
                for size in sorted(wish.seats, reverse=True):
                    fits = [
                        seeker
                        for seeker in waiting
                        if _could_sit_together(first, seeker, wish, wishes[_key(seeker)], title, size)
                    ]
                    group = _Group(title, size, _together(first, _each_once(fits), apart)[:size])
                    if first in group.people and len(group.people) == size > 1 and group not in failed:
                        return group
        return None

    async def _open_table(self, group: _Group) -> str:
        wishes = [codec.decode(Wish, seeker.wish, "a wish") for seeker in group.people]
        first = wishes[0]
        noted = SeriesNote(
            server=group.people[0].server,
            place=first.place,
            found=[*dict.fromkeys(wish.place for wish in wishes if wish.place)],
        )
        opened = await self._host.open(
            group.title,
            [SeatSpec(seeker.name, user_id=seeker.user_id) for seeker in group.people],
            terms=terms_of_pace(first.pace),
            locale=first.locale,
            surface={SERIES: noted},
            customs=Customs(rated=first.rated, begins_soon=True),
        )
        return opened.match_id

    async def vacancies(self, server: str | None = None, reader: str = "") -> list[Vacancy]:
        """Open seats, tables that want a substitute, and houses without a head, in one list.

        Of one server, since nobody else can sit down there; "": of none, which is the browser's own.
        Without those where the reader would meet a person they avoid, or who avoids them.
        """
        return [
            vacancy
            for vacancy in await self._vacancies(server)
            if not (reader and await self._would_part(vacancy.match_id, reader))
        ]

    async def _would_part(self, match_id: str, reader: str) -> bool:
        try:
            players = (await self._host.table(match_id)).known_people
        except EngineError:
            return False
        return await self._host.avoided.part(players, reader)

    async def _vacancies(self, server: str | None) -> list[Vacancy]:
        vacancies = await self._open_seats(server)
        vacancies += [
            Vacancy(
                "substitute",
                table.title,
                table.match_id,
                entry.id,
                entry.book.name,
                entry.book.regulations.pace,
            )
            for entry, table in await self._leagues.round_tables.tables_with_lost_seats(server)
        ]
        for series in await self._campaigns.shelf.entries(server):
            game = series.book.running_game
            if game is not None and any(not house.led for house in series.book.houses):
                vacancies.append(Vacancy("house", game.title, game.match_id, series.id, series.book.name))
        return vacancies

    async def _open_seats(self, server: str | None) -> list[Vacancy]:
        """Free seats at tables that are not private."""
        listed = await self._host.store.matches.list_matches(
            state="live", noting=server or None, open_seat=True, limit=LISTED
        )
        seats: list[Vacancy] = []
        for listing in listed:
            with contained("opening-unread", match=listing.id):
                match = await self._host.table(listing.id)
                if server is None or (server_of(match) == server and is_open_to_all(match)):
                    seats.append(Vacancy("open seat", listing.title, listing.id))
        return seats


def _is_for_strangers(match: TableState, closed: set[str]) -> bool:
    """Whether a game may be listed for strangers; `closed`: the leagues that only invited people enter."""
    return not server_of(match) and is_open_to_all(match) and series_note(match).get("id") not in closed


def _key(seeker: SeekRecord) -> tuple[str, str]:
    return seeker.user_id, seeker.server


def _could_sit_together(
    first: SeekRecord, other: SeekRecord, mine: Wish, theirs: Wish, title: str, size: int
) -> bool:
    """Whether two people could sit at the same table of this title and size."""
    known = engine.titles()
    if title not in known or size not in known[title].seats:
        return False
    same = (mine.pace, mine.rated, first.server) == (theirs.pace, theirs.rated, other.server)
    return same and title in theirs.titles and size in theirs.seats


def _together(
    first: SeekRecord, others: Sequence[SeekRecord], apart: set[frozenset[str]]
) -> list[SeekRecord]:
    """The others who can all sit at one table with the first, the most patient before the rest."""
    group = [first]
    for seeker in others:
        parted = any(frozenset((seeker.user_id, other.user_id)) in apart for other in group)
        if seeker.user_id != first.user_id and not parted:
            group.append(seeker)
    return [seeker for seeker in others if seeker in group]


def _each_once(people: Iterable[SeekRecord]) -> list[SeekRecord]:
    return list({seeker.user_id: seeker for seeker in people}.values())
