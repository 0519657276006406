"""The book of results: finished games are entered with their feats and ratings, each once."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.host.host import Host
from bot.host.outbox import Batch
from bot.series.people import ratings
from bot.series.people.feats import prove_feats
from bot.series.people.statistics import Statistics
from bot.series.series_note import series_note, server_of
from bot.store.records import MoveRecord
from bot.store.records_leagues import ResultRecord, ResultSeat
from bot.table.changes import decode_event, in_force
from bot.table.letters import Addressed, GameEnded, PhaseEnded
from bot.table.state import TableState
from bot.table.substitutes import has_conceded
from data.titles import feats_of
from engine.core import Score
from engine.text import Seat

ENDED = "league/ended"
"""Where the word goes that a game has ended; it is written with the last move."""
PHASE = "league/phase"
"""Where the word goes that a phase of a game with a chronicle has ended."""


def plan_letters(batch: Batch) -> Iterable[Addressed]:
    """The end of a game is written down with the move that ends it, or with its being given up."""
    after, before = batch.after, batch.before
    if after.state != "live" and (before is None or before.state == "live"):
        yield Addressed(f"{ENDED}/{after.id}", GameEnded(after.id))
    elif (noted := series_note(after)).get("chronicle") and any(event.board for event in batch.events):
        yield Addressed(f"{PHASE}/{noted['id']}", PhaseEnded(noted["id"]))


class ResultsBook:
    def __init__(self, host: Host) -> None:
        self._host = host
        self._store = host.store
        self.statistics = Statistics(host)
        host.outbox.plan("league", plan_letters)

    async def enter_result(self, match_id: str) -> ResultRecord | None:
        """Enter the result of a finished match, at most once; None while it is not over."""
        table = await self._host.table(match_id)
        result = table.result()
        if result is None:
            return None
        log = in_force(await self._store.matches.log(match_id))
        rows = await self._store.matches.events(match_id, -1)
        events = [event.text for row in rows if (event := decode_event(match_id, row)).text]
        feats = prove_feats(feats_of(table.title), [text for text in events if text], len(table.seats))
        scores = sorted(_with_concessions(table, result.scores), key=lambda score: score.seat)
        seats = [_seat_result(table, score, log, feats) for score in scores]
        made = ResultRecord(
            match_id=match_id,
            title=table.title,
            server=server_of(table),
            ended=table.updated,
            rated=not ratings.is_friendly(table),
            void=False,
            seats=tuple(seats),
        )
        await self._store.results.enter(made, ratings.rate)
        return await self._store.results.of_match(match_id)

    async def void_result(self, match_id: str) -> None:
        """Strike a result, and compute every rating again without it."""
        result = await self._store.results.of_match(match_id)
        if await self._store.results.void(match_id):
            await self._store.results.rerate(ratings.rate)
        if result is not None and not result.void:
            await self.statistics.take_out(result)


def _with_concessions(table: TableState, scores: Sequence[Score]) -> list[Score]:
    """Those who gave the game up come last, whatever the bot made of their seat."""
    gone = {holder.seat for holder in table.seats if has_conceded(holder)}
    if not gone:
        return list(scores)
    stayed = [score.place for score in scores if score.seat not in gone]
    return [
        replace(
            score,
            place=len(scores) if score.seat in gone else 1 + sum(place < score.place for place in stayed),
        )
        for score in scores
    ]


def _seat_result(
    table: TableState, score: Score, log: Sequence[MoveRecord], feats: dict[Seat, tuple[str, ...]]
) -> ResultSeat:
    holder = table.seats[score.seat]
    if has_conceded(holder):
        former = holder.former
        holder = replace(holder, kind="person", user_id=former["user_id"], name=former["name"])
    own = [(row, row.made_at - (log[i - 1].made_at if i else table.created)) for i, row in enumerate(log)]
    mine = [(row, waited) for row, waited in own if row.seat == score.seat]
    return ResultSeat(
        seat=score.seat,
        user_id=holder.user_id if holder.kind == "person" else None,
        name=table.names[score.seat] if holder is table.seats[score.seat] else holder.name,
        kind=holder.kind,
        place=score.place,
        total=score.total,
        answers=sum(row.made_by == "person" for row, _ in mine),
        expiries=sum(row.made_by == "clock" for row, _ in mine),
        thought=sum(max(0.0, waited) for row, waited in mine if row.made_by == "person"),
        feats=feats[score.seat],
    )
