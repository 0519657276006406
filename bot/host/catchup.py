"""Catching up: what happened since a seat's last move, in words and pictures; the game step by step."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import inf
from typing import Any

from bot.host.drawing import tell_position
from bot.host.host import Heard, Host
from bot.store.records import MoveRecord
from bot.table.changes import in_force
from bot.table.errors import DealtAlike, NoSuchMatch
from bot.table.state import TableState
from bot.threads import in_thread
from engine.errors import Refused
from engine.match import Match, Move
from engine.text import Seat, text
from render.film import film, side_by_side
from render.picture import ALT_LIMIT, Picture, clip_alt
from render.speech import changes
from render.words import Words

MOST_LINES = 12
MOST_FRAMES, FEWEST_FRAMES = 16, 2
HALF, FRAME = 700, 960
"""Widths of a picture beside another one, and of a frame of a film."""
LARGEST_FILM = 4_000_000
"""Bytes; a longer film has half as many frames, each with what happened in two."""


class NotOver(Refused):
    """Kept until the game is over: it would show what others hide."""

    def __init__(self) -> None:
        super().__init__(text("async-not-over"))


@dataclass(frozen=True, slots=True)
class Since:
    """What this seat missed: the last lines of it, and how many came before those."""

    seq: int
    lines: list[Heard]
    earlier: int


@dataclass(frozen=True, slots=True)
class Frame:
    """One step of a replay: the log's number of the move, whose it was, and what was told of it."""

    step: int
    seq: int
    seat: Seat | None
    lines: list[Heard]


async def since_last_move(host: Host, match_id: str, seat: Seat) -> Since:
    refuse_while_dealt_alike(await host.table(match_id))
    log = await host.log(match_id)
    seq = last_own_move(log, seat)
    heard = await _heard_since(host, match_id, seat, seq, log)
    return Since(seq, heard[-MOST_LINES:], max(0, len(heard) - MOST_LINES))


def last_own_move(log: Sequence[MoveRecord], seat: Seat) -> int:
    """The number of the last move this seat made in person; 0 before its first."""
    own = [row.seq for row in log if row.seat == seat and row.kind == "move" and row.made_by == "person"]
    return max(own, default=0)


async def _heard_since(
    host: Host, match_id: str, seat: Seat | None, seq: int, log: Sequence[MoveRecord]
) -> list[Heard]:
    """Without what was taken back since."""
    gone = {row.seq for row in log if row.kind == "move"} - {row.seq for row in in_force(log)}
    return [event for event in await host.events_since(match_id, seq, seat) if event.seq not in gone]


async def changes_since(
    host: Host,
    match_id: str,
    seat: Seat,
    locale: str | None = None,
    *,
    since: int | None = None,
    public: bool = False,
) -> list[str]:
    """What is different on the board since this seat's last move, in words.

    `since`: after another move; `public`: as everyone sees it."""
    async with host.past_turn():
        table, log = await _with_log(host, match_id)
        standing = in_force(log)
        first = last_own_move(log, seat) if since is None else since
        past = await table_at(table, standing, sum(row.seq <= first for row in standing))
    return await in_thread(_differences, past, table, None if public else seat, locale)


def _differences(past: TableState, table: TableState, eyes: Seat | None, locale: str | None) -> list[str]:
    before, after = tell_position(past, eyes), tell_position(table, eyes)
    return changes(before, after, table.words(locale))


async def before_and_after(
    host: Host, match_id: str, seat: Seat, *, theme: str | None = None, locale: str | None = None
) -> Picture:
    """The board as this seat left it, beside the board as it is."""
    async with host.past_turn():
        return await _before_and_after(host, match_id, seat, theme, locale)


async def _before_and_after(
    host: Host, match_id: str, seat: Seat, theme: str | None, locale: str | None
) -> Picture:
    table, log = await _with_log(host, match_id)
    standing = in_force(log)
    then = sum(row.seq <= last_own_move(log, seat) for row in standing)
    before, after = [
        await _draw_board(host, await table_at(table, standing, length), seat, HALF, theme, locale)
        for length in (then, len(standing))
    ]
    words = table.words(locale)
    room = (ALT_LIMIT - len(words("async-before-after", before="", after=""))) // 2
    alt = words("async-before-after", before=clip_alt(before.alt, room), after=clip_alt(after.alt, room))
    return await in_thread(side_by_side, before, after, alt)


async def animate(
    host: Host, match_id: str, seat: Seat, *, theme: str | None = None, locale: str | None = None
) -> bytes:
    """An animation of everything since this seat's last move, of sane size, with what happened below it."""
    async with host.past_turn():
        return await _animate(host, match_id, seat, theme, locale)


async def _animate(host: Host, match_id: str, seat: Seat, theme: str | None, locale: str | None) -> bytes:
    table, log = await _with_log(host, match_id)
    standing, left = in_force(log), last_own_move(log, seat)
    heard = await _heard_since(host, match_id, seat, left, log)
    then, most = sum(row.seq <= left for row in standing), MOST_FRAMES
    while True:
        lengths = spread(then, len(standing), most)
        lines = captions(standing, lengths, heard, table.words(locale))
        pictures = [
            await _draw_board(
                host, await table_at(table, standing, length), seat, FRAME, theme, locale, headline=caption
            )
            for length, caption in zip(lengths, lines, strict=True)
        ]
        made = await in_thread(film, pictures)
        if len(made) <= LARGEST_FILM or len(pictures) <= FEWEST_FRAMES:
            return made
        most = len(pictures) // 2 + 1


def captions(
    standing: Sequence[MoveRecord], lengths: Sequence[int], heard: Sequence[Heard], words: Words
) -> list[list[str]]:
    """For each frame how far the film is, and what was heard of the moves that it adds to the one before."""
    first, last = lengths[0], lengths[-1]
    lines = [[words("page-film-start" if first < last else "page-missed-nothing")]]
    for before, length in pairwise(lengths):
        since = standing[before - 1].seq if before else 0
        until = standing[length - 1].seq if length < last else inf
        line = words("page-film-move", move=length - first, moves=last - first)
        lines.append([line, *(words.say(event.text) for event in heard if since < event.seq <= until)])
    return lines


def spread(first: int, last: int, most: int) -> list[int]:
    """At most `most` numbers from the first to the last, both included, evenly spaced."""
    count = min(most, last - first + 1)
    if count == 1:
        return [last]
    return [first + round(i * (last - first) / (count - 1)) for i in range(count)]


# --- the whole game ---------------------------------------------------------------------------------------


async def steps(host: Host, match_id: str, seat: Seat | None) -> list[Frame]:
    """Every step of the game with what this reader heard of it; step 0 is the opening."""
    refuse_while_dealt_alike(await host.table(match_id))
    async with host.past_turn():
        log = await host.log(match_id)
        heard = await _heard_since(host, match_id, seat, -1, log)
    moves: list[tuple[int, Seat | None]] = [(0, None), *((row.seq, row.seat) for row in in_force(log))]
    return [
        Frame(step, seq, who, [event for event in heard if event.seq == seq])
        for step, (seq, who) in enumerate(moves)
    ]


async def frame(
    host: Host,
    match_id: str,
    seat: Seat | None,
    step: int,
    *,
    width: int = 1600,
    theme: str = "classic",
    locale: str | None = None,
    live: bool = False,
) -> Picture:
    """The board at that step, as this reader knew it."""
    async with host.past_turn():
        past = await table_at_step(host, match_id, step)
        return await _draw_board(host, past, seat, width, theme, locale, live=live)


async def beside_and_hand(
    host: Host, match_id: str, seat: Seat | None, step: int, *, locale: str | None = None
) -> tuple[Picture | None, Picture | None]:
    """What stood beside the chart at that step, and what this seat held; None where there was nothing."""
    async with host.past_turn():
        past = await table_at_step(host, match_id, step)
        beside = await host.studio.draw(past, seat, "beside", locale=locale, live=True)
        if seat is None:
            return beside, None
        return beside, await host.studio.draw(past, seat, "hand", locale=locale, live=True)


async def table_at_step(host: Host, match_id: str, step: int) -> TableState:
    """The table as it was at that step."""
    table, log = await _with_log(host, match_id)
    standing = in_force(log)
    return await table_at(table, standing, max(0, min(step, len(standing))))


async def drawn_at(
    host: Host, match_id: str, seat: Seat | None, seq: int, *, locale: str | None = None
) -> Picture | None:
    """The board as it was drawn after the move with this number."""
    async with host.past_turn():
        table, log = await _with_log(host, match_id)
        standing = in_force(log)
        past = await table_at(table, standing, sum(row.seq <= seq for row in standing))
        return await host.studio.draw(past, seat, locale=locale, live=True)


async def export(host: Host, match_id: str) -> dict[str, Any]:
    """A finished game with its seed and log, as `fondaco replay` checks it."""
    table = await host.table(match_id)
    if table.state != "over":
        raise NotOver
    refuse_while_dealt_alike(table)
    async with host.past_turn():
        return await host.export(match_id)


def refuse_while_dealt_alike(table: TableState) -> None:
    """Refuse to look back at a game that is over while others are still dealt the same cards."""
    if table.closed is not None:
        raise DealtAlike


def may_replay(table: TableState, reader: Seat | None, seat: Seat | None) -> bool:
    """Whether a reader may see a seat's view: their own and a spectator's; after the end, everyone's."""
    return seat is None or seat == reader or table.state == "over"


async def _with_log(host: Host, match_id: str) -> tuple[TableState, list[MoveRecord]]:
    table = await host.table(match_id)
    refuse_while_dealt_alike(table)
    stored = await host.store.matches.with_log(match_id)
    if stored is None:
        raise NoSuchMatch
    return table, [row for row in stored[1] if row.seq <= table.seq]


async def table_at(table: TableState, standing: Sequence[MoveRecord], length: int) -> TableState:
    """The table as it was after so many of the moves that stand."""
    if length == len(standing):
        return table
    whole = table.match.copy()
    whole.log = [Move(row.seat, row.answer, row.shown) for row in standing]
    return replace(table, match=await in_thread(_step_back, whole, length))


def _step_back(whole: Match, length: int) -> Match:
    """What was played by earlier rules is shown as it stood when the present ones took over."""
    return whole.rewound(max(length, whole.earliest()))


async def _draw_board(
    host: Host,
    table: TableState,
    seat: Seat | None,
    width: int,
    theme: str | None,
    locale: str | None,
    *,
    live: bool = False,
    headline: Sequence[str] = (),
) -> Picture:
    made = await host.studio.draw(
        table, seat, width=width, theme=theme, locale=locale, live=live, headline=headline
    )
    assert made is not None, "every title has a board"
    return made
