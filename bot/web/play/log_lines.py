"""The log of a table as one reader hears it: its lines, the dice in them, and what was taken back."""

from collections.abc import Collection, Sequence
from typing import Any

from bot.host.host import Heard, Host
from bot.table.state import TableState
from bot.web.play.page_parts import ToldLine
from engine.codec import encode_dice
from engine.text import Seat
from render.words import Words

LOG_MOVES = 60
"""How many moves the log of a page reaches back unless asked for all of it."""


async def log_since(
    host: Host, table: TableState, seat: Seat | None, since: int, words: Words, gone: Collection[int]
) -> list[ToldLine]:
    """What this reader may hear of all that happened after `since` (-1: everything), with what is `gone`, the
    moves that were taken back, marked."""
    if since >= table.seq:
        return []
    heard = await host.events_since(table.id, since, seat)
    return [
        ToldLine(line.seq, words.say(line.text), line.board, line.seq in gone, line.dice) for line in heard
    ]


def dice_in(lines: Sequence[ToldLine | Heard]) -> list[list[dict[str, Any]]]:
    """The dice of each throw that these lines tell of, as a page shows them."""
    return [encode_dice(line.dice) for line in lines if line.dice]


async def undone_lines(host: Host, table: TableState, seat: Seat | None, gone: set[int]) -> list[int]:
    """The lines of this reader's log that were taken back; a sealed answer shows only to its own seat."""
    heard = {line.seq for line in await host.events_since(table.id, -1, seat)} if gone else set()
    return sorted(gone & heard)
