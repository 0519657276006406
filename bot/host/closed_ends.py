"""Finished games that are played on elsewhere from the same deal: what is shown in the place of their end."""

from collections.abc import Sequence
from dataclasses import replace

from cachetools import LRUCache

from bot.host.looks import read_once
from bot.store import Store
from bot.store.records import MoveRecord
from bot.table.changes import in_force
from bot.table.state import ClosedEnd, TableState
from bot.threads import in_thread
from engine.errors import BadRecord, CannotUndo
from engine.match import Match, Move

ENDS = 200
"""Of how many finished games it is remembered how they stood before their end, and who plays on."""


class ClosedEnds:
    """Closes the end of a game while its sister tables play."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ends: LRUCache[tuple[str, str], ClosedEnd] = LRUCache(ENDS)
        """By the match and the head of its log."""
        self._sisters: LRUCache[str, str] = LRUCache(ENDS)
        """By match: a table of the same deal that was still playing when it was looked for."""

    async def close(self, table: TableState) -> TableState:
        """The table as it may be shown at this moment."""
        if table.state == "live" or table.told_seed or not await self._is_played_elsewhere(table):
            return table if table.closed is None else replace(table, closed=None)
        end = self._ends.get((table.id, table.head))
        if end is None:
            end = await self._find_end(table)
            self._ends[table.id, table.head] = end
        return replace(table, closed=end)

    def note_change(self, before: TableState, after: TableState) -> None:
        """The position before the last move is at hand when that is played."""
        if after.match.over and not before.match.over and not after.told_seed:
            self._ends[after.id, after.head] = ClosedEnd(before.match, after.seq)

    async def _is_played_elsewhere(self, table: TableState) -> bool:
        async def look() -> bool:
            known = self._sisters.get(table.id)
            if known and await self._store.matches.is_live(known):
                return True
            sister = await self._store.matches.sister_at_play(table.id, table.match.seed)
            if sister is not None:
                self._sisters[table.id] = sister
            return sister is not None

        return await read_once(("dealt alike", table.id, table.state), look)

    async def _find_end(self, table: TableState) -> ClosedEnd:
        if not table.match.over:
            return ClosedEnd(table.match, table.seq + 1)
        standing = in_force(await self._store.matches.log(table.id))
        last = standing[-1].seq if standing else 0
        return ClosedEnd(await in_thread(_before_the_end, table.match, standing), last)


def _before_the_end(match: Match, standing: Sequence[MoveRecord]) -> Match | None:
    """None where it ended by rules that are no longer played: it cannot be played again."""
    whole = match.copy()
    whole.log = [Move(row.seat, row.answer, row.shown) for row in standing]
    try:
        before = whole.rewound(len(standing) - 1)
    except (BadRecord, CannotUndo):
        return None
    return None if before.over else before
