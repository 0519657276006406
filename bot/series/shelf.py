"""Where the books of leagues and campaigns stand: read, changed and put back whole."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Generic, Protocol, TypeVar

from bot import keys
from bot.clock import Clock
from bot.host.outbox import Outbox
from bot.series.errands import ERRAND
from bot.series.errors import NoSuchSeries
from bot.series.follow_up import FollowUp
from bot.store import Conflict, Store, StoreError
from bot.store.records import NewLetter
from bot.store.records_leagues import LogLine, SeriesKind, SeriesRecord, part_id
from bot.table.letters import Addressed, Announcement, Letter, RoomForTable
from bot.threads import in_thread
from engine import codec
from engine.text import Text
from render.words import Words


class Book(Protocol):
    """A league or a campaign."""

    name: str


B = TypeVar("B", bound=Book)
K = TypeVar("K")
TRIES = 20


@dataclass(frozen=True, slots=True)
class Entry(Generic[B]):
    """A book on the shelf."""

    id: str
    server: str
    book: B


class Shelf(Generic[B]):
    def __init__(
        self,
        kind: SeriesKind,
        book_type: type[B],
        store: Store,
        clock: Clock,
        outbox: Outbox,
        wakes: Callable[[B, float], float | None],
        place: Callable[[B], str],
        locale: Callable[[B], str],
    ) -> None:
        self.kind: SeriesKind = kind
        self._type = book_type
        self._store = store
        self._clock = clock
        self._outbox = outbox
        self._wakes = wakes
        self._place = place
        self._locale = locale

    async def add(self, name: str, server: str, book: B) -> str:
        now = self._clock.now()
        series_id = keys.new_id()
        wakes = self._wakes(book, now)
        record = SeriesRecord(series_id, self.kind, name, server, codec.encode(book), 0, wakes, now)
        await self._store.series.add(record)
        return series_id

    async def get(self, series_id: str) -> Entry[B]:
        return self._read(await self._record(series_id))

    async def entries(self, server: str | None = None) -> list[Entry[B]]:
        return [self._read(record) for record in await self._store.series.list_books(self.kind, server)]

    async def closed_part(self, series_id: str, number: int, kind: type[K]) -> K | None:
        """A part of a book that was over and became a book of its own."""
        record = await self._store.series.get(part_id(series_id, number))
        return codec.decode(kind, record.book, f"{kind.__name__} {record.id}") if record else None

    async def log(self, series_id: str) -> list[tuple[LogLine, Text]]:
        lines = await self._store.series.log(series_id)
        return [(line, codec.decode_text(line.text)) for line in lines]

    async def change(self, series_id: str, make: Callable[[B, FollowUp], None]) -> B:
        """Change a book, off the event loop; it is put back with its log and its letters, or not at all."""
        for _ in range(TRIES):
            record = await self._record(series_id)
            book, follow_up = self._read(record).book, FollowUp()
            await in_thread(make, book, follow_up)
            after = codec.encode(book)
            if after == record.book and not follow_up.log_lines:
                return book
            try:
                await self._save(record, book, follow_up)
            except Conflict:
                continue
            if follow_up.announcements or follow_up.opened_matches or follow_up.letters:
                self._outbox.wake()
            return book
        raise StoreError(f"series {series_id} is changed by another process all the time.")

    async def _save(self, record: SeriesRecord, book: B, follow_up: FollowUp) -> None:
        now, place = self._clock.now(), self._place(book)
        letters = self._letters(record, place, self._locale(book), follow_up) if place else []
        letters += [
            Addressed(f"{ERRAND}/{errand.match_id}", errand).seal(f"{record.id}.{record.revision}.e{i}")
            for i, errand in enumerate(follow_up.errands)
        ]
        letters += [
            letter.seal(f"{record.id}.{record.revision}.m{i}") for i, letter in enumerate(follow_up.letters)
        ]
        lines = [(who, codec.encode_text(sentence)) for who, sentence in follow_up.log_lines]
        wakes = self._wakes(book, now)
        closed_parts = [(number, codec.encode(part)) for number, part in follow_up.closed_parts]
        named = replace(record, name=book.name)
        await self._store.series.save(
            named, codec.encode(book), wakes, lines=lines, letters=letters, parts=closed_parts, now=now
        )

    def _letters(self, record: SeriesRecord, place: str, locale: str, follow_up: FollowUp) -> list[NewLetter]:
        """What is said at the place of a series and at its tables, and the tables it makes room for."""
        spoken = Words(locale).locale
        letters: list[tuple[str | None, Letter]] = [
            (None, Announcement(sentence, spoken, record.id, at_table))
            for at_table, sentence in [
                *(("", sentence) for sentence in follow_up.announcements),
                *follow_up.table_announcements,
            ]
        ]
        letters += [
            (match_id, RoomForTable(match_id, record.server)) for match_id in follow_up.opened_matches
        ]
        return [
            Addressed(place, letter).seal(f"{record.id}.{record.revision}.{i}", match_id)
            for i, (match_id, letter) in enumerate(letters)
        ]

    async def _record(self, series_id: str) -> SeriesRecord:
        record = await self._store.series.get(series_id)
        if record is None or record.kind != self.kind:
            raise NoSuchSeries
        return record

    def _read(self, record: SeriesRecord) -> Entry[B]:
        book = codec.decode(self._type, record.book, f"{self.kind} {record.id}")
        return Entry(record.id, record.server, book)
