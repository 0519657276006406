"""The statistics of every title: finished games are counted once, a few at a time, off every request."""

import asyncio
from functools import partial

import engine
from bot.host.host import Host
from bot.series.people.tally import GameFacts, Tally, count_game, kind_of_seat, openings_in
from bot.store.notes import NoteKind
from bot.store.records_leagues import ResultRecord
from bot.table.changes import decode_event, in_force
from bot.table.errors import NoSuchMatch
from bot.table.substitutes import has_conceded, is_open_to_all
from engine import codec
from engine.errors import EngineError
from engine.strengths import USUAL

AT_ONCE = 20
"""How many results are looked at in one go; a host that was updated has all of its games to count."""
EVERY = 3600.0
"""Seconds between two looks for new results, once all are counted."""
FRESH = 600.0
"""Seconds for which what was read is good."""


class Statistics:
    """Counts the games that people did not make private; nobody is named in what is kept."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._next = 0.0
        self._read: dict[str, tuple[float, Tally]] = {}
        self._reading = asyncio.Lock()

    async def of_title(self, title: str) -> Tally:
        """What was counted of a title, read at most every few minutes."""
        async with self._reading:
            now = self._host.clock.now()
            read = self._read.get(title)
            if read is None or abs(now - read[0]) >= FRESH:
                read = self._read[title] = now, await self._read_tally(title)
            return read[1]

    async def catch_up(self) -> None:
        """Count some of the results that are not counted yet, if it is time."""
        now = self._host.clock.now()
        if now < self._next:
            return
        titles = await self._host.store.leases.take("statistics", list(engine.titles()), now)
        more = [await self._count_some(title) for title in titles]
        if not any(more):
            self._next = now + EVERY

    async def take_out(self, result: ResultRecord) -> None:
        """A result that does not count any longer is not counted here either."""
        facts = await self._facts(result)
        if facts is not None:
            await self._change(result.title, partial(_take_out, result=result, facts=facts))

    async def _count_some(self, title: str) -> bool:
        """Whether there may be more to count."""
        before = await self._read_tally(title)
        results = await self._host.store.results.after(title, before.last, AT_ONCE)
        counted = [(result, await self._facts(result)) for result in results if not result.void]
        if results:
            new = [(result, facts) for result, facts in counted if facts is not None]
            await self._change(title, partial(_count_new, since=before.last, new=new, last=results[-1].n))
        return len(results) == AT_ONCE

    async def _facts(self, result: ResultRecord) -> GameFacts | None:
        """What else is counted of a game; None where people made it private, or it is no longer stored."""
        try:
            table = await self._host.table(result.match_id)
        except (NoSuchMatch, EngineError):
            return None
        if not is_open_to_all(table):
            return None
        rows = await self._host.store.matches.events(table.id, -1)
        events = [event.text for row in rows if (event := decode_event(table.id, row)).text]
        whole = [held.seat for held in table.seats if not held.former or has_conceded(held)]
        strengths = {seat: table.customs.strengths.get(seat, USUAL) for seat in whole}
        return GameFacts(
            table.created,
            len(in_force(await self._host.store.matches.log(table.id))),
            {seat: kind_of_seat(result.seats[seat], strengths[seat]) for seat in whole},
            openings_in(table.title, [event for event in events if event]),
        )

    async def _read_tally(self, title: str) -> Tally:
        return _decode(await self._host.store.notes.get(NoteKind.STATISTICS(title)), title)

    async def _change(self, title: str, change: "partial[None]") -> None:
        def make(stored: object) -> object:
            tally = _decode(stored, title)
            change(tally)
            return codec.encode(tally)

        await self._host.store.notes.change(NoteKind.STATISTICS(title), make)
        self._read.pop(title, None)


def _decode(stored: object, title: str) -> Tally:
    return Tally() if stored is None else codec.decode(Tally, stored, f"statistics of {title}")


def _count_new(tally: Tally, *, since: int, new: list[tuple[ResultRecord, GameFacts]], last: int) -> None:
    if tally.last != since:
        return  # another process was here first
    for result, facts in new:
        count_game(tally, result, facts)
    tally.last = last


def _take_out(tally: Tally, *, result: ResultRecord, facts: GameFacts) -> None:
    if result.n <= tally.last:
        count_game(tally, result, facts, -1)
