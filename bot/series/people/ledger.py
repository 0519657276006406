"""Enters finished games: results, feats, ratings; each once, whatever happens in between."""

from collections.abc import Iterable, Sequence
from typing import TypedDict, cast

from bot.host.host import Host
from bot.host.outbox import Batch
from bot.series.people import ratings
from bot.series.people.feats import proven
from bot.store.records import MoveRecord
from bot.store.records_leagues import ResultRecord, ResultSeat
from bot.table.changes import decoded, in_force
from bot.table.letters import Addressed, GameEnded, PhaseEnded
from bot.table.state import TableState
from data.feats import feats_of
from engine.core import Score
from engine.text import Seat

ENDED = "league/ended"
"""Where the word goes that a game has ended; it is written with the last move."""
PHASE = "league/phase"
"""Where the word goes that a phase of a game with a chronicle has ended."""
SERIES = "series"
"""The surface under which a match notes the league or campaign it belongs to, its server and its terms."""


class SeriesNote(TypedDict, total=False):
    """What a match notes of the league, the campaign or the search that opened it."""

    id: str
    """The league or campaign."""
    server: str
    place: str
    """Where it is at home; empty: nowhere."""
    rated: bool
    duplicate: bool
    """Other tables are dealt from the same seed."""
    chronicle: bool
    """Phases of the game are told in a chronicle."""
    found: list[str]
    """Where those who looked for a game are told of it."""


def series_note(table: TableState) -> SeriesNote:
    """Empty for a match that nobody but its players opened."""
    return cast(SeriesNote, table.surface.get(SERIES, {}))  # only this package writes it


def server_of(table: TableState) -> str:
    """The server a match is played on; empty where there is none."""
    for noted in (series_note(table), *table.surface.values()):
        for name in ("server", "guild", "guild_id"):
            if found := noted.get(name):
                return str(found)
    return ""


def plan(batch: Batch) -> Iterable[Addressed]:
    """The end of a game is written down with the move that ends it, or with its being given up."""
    after, before = batch.after, batch.before
    if after.state != "live" and (before is None or before.state == "live"):
        yield Addressed(f"{ENDED}/{after.id}", GameEnded(after.id))
    elif (noted := series_note(after)).get("chronicle") and any(event.board for event in batch.events):
        yield Addressed(f"{PHASE}/{noted['id']}", PhaseEnded(noted["id"]))


class Ledger:
    def __init__(self, host: Host) -> None:
        self._host = host
        self._store = host.store
        host.plan("league", plan)

    async def enter(self, match_id: str) -> ResultRecord | None:
        """The result of a finished match; entered at most once."""
        table = await self._host.table(match_id)
        result = table.match.result() if table.state == "over" else None
        if result is None:
            return None
        log = in_force(await self._store.matches.log(match_id))
        rows = await self._store.matches.events(match_id, -1)
        told = [event.text for row in rows if (event := decoded(match_id, row)).text]
        feats = proven(feats_of(table.title), [text for text in told if text], len(table.seats))
        seats = [_seat(table, score, log, feats) for score in sorted(result.scores, key=lambda s: s.seat)]
        made = ResultRecord(
            match_id=match_id,
            title=table.title,
            server=server_of(table),
            ended=table.updated,
            rated=series_note(table).get("rated", True) is not False,
            void=False,
            seats=tuple(seats),
        )
        await self._store.results.enter(made, ratings.rate)
        return await self._store.results.of_match(match_id)

    async def void(self, match_id: str) -> None:
        """A result that counts no more: every rating is made anew without it."""
        if await self._store.results.void(match_id):
            await self._store.results.rerate(ratings.rate)


def _seat(
    table: TableState, score: Score, log: Sequence[MoveRecord], feats: dict[Seat, tuple[str, ...]]
) -> ResultSeat:
    holder = table.seats[score.seat]
    own = [(row, row.made_at - (log[i - 1].made_at if i else table.created)) for i, row in enumerate(log)]
    mine = [(row, waited) for row, waited in own if row.seat == score.seat]
    return ResultSeat(
        seat=score.seat,
        user_id=holder.user_id if holder.kind == "person" else None,
        name=holder.name,
        kind=holder.kind,
        place=score.place,
        total=score.total,
        answers=sum(row.made_by == "person" for row, _ in mine),
        expiries=sum(row.made_by == "clock" for row, _ in mine),
        thought=sum(max(0.0, waited) for row, waited in mine if row.made_by == "person"),
        feats=feats[score.seat],
    )
