"""Where a match belongs: the league or campaign that opened it, its round and its deadline."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.host.host import Host
from bot.series.league import knockout
from bot.series.league.book import League, RoundTable
from bot.series.league.season_progress import count_rounds
from bot.series.series_note import series_note
from bot.store.records_leagues import SeriesRecord
from bot.table.state import TableState
from engine import codec
from engine.text import Text, text


@dataclass(frozen=True, slots=True)
class SeriesPlace:
    """A league or campaign as its tables name it."""

    name: str
    path: str
    """Its page."""
    home: str = ""
    """The address of its announcements; empty: only its page."""
    stage: Text | None = None
    """The round that the table belongs to."""
    due: float | None = None
    """Until when the table has to be over."""


async def place_of_table(host: Host, table: TableState) -> SeriesPlace | None:
    """The series of a table with its round; None: it belongs to none, or that is deleted."""
    series_id = series_note(table).get("id")
    record = await host.store.series.get(series_id) if series_id else None
    if record is None or record.kind == "season":
        return None
    if record.kind == "campaign":
        return _place_of(record)
    book = codec.decode(League, record.book, f"league {record.id}")
    round_table = book.season.table(table.id)
    stage = _stage(book, round_table) if round_table else None
    due = round_table.due if round_table and round_table.state == "open" else None
    return SeriesPlace(record.name, _path(record), book.place, stage, due)


async def places_by_match(host: Host, tables: Iterable[TableState]) -> dict[str, SeriesPlace]:
    """The series of several tables, by match; without their rounds."""
    known: dict[str, SeriesPlace] = {}
    records: dict[str, SeriesRecord | None] = {}
    for table in tables:
        series_id = series_note(table).get("id", "")
        if series_id and series_id not in records:
            records[series_id] = await host.store.series.get(series_id)
        if record := records.get(series_id):
            known[table.id] = _place_of(record)
    return known


def _place_of(record: SeriesRecord) -> SeriesPlace:
    return SeriesPlace(record.name, _path(record))


def _path(record: SeriesRecord) -> str:
    return f"/{record.kind}s/{record.id}"


def _stage(book: League, table: RoundTable) -> Text:
    """The round in words: of a knock-out, the final is called so."""
    if book.regulations.format == "knockout" and knockout.is_final(book.season, table.round):
        return text("series-stage-final")
    return text("series-stage-round", round=table.round, rounds=count_rounds(book.regulations, book.season))
