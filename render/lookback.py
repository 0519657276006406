"""A look back as a picture: a line of chances for every seat, and below it the moves that turned the game."""

from dataclasses import dataclass
from math import ceil

from engine.choice import Answer
from engine.core import Decision
from engine.lookback import Chances, LookBack, Turn
from render import answers, pieces
from render.artist import Brush
from render.canvas import UNITS, Canvas
from render.fonts import Face
from render.panel import heading
from render.picture import Picture, clip_alt
from render.rect import Rect
from render.words import Words

HEAD = 96
CHART = Rect(150, HEAD + 70, UNITS - 290, 620)
"""Where the lines are drawn, with room for the percents at the left and the tokens at the right."""
LEGEND = Rect(40, CHART.bottom + 66, UNITS - 80, 70)
IN_A_ROW = 5
"""Names of players beside each other."""
LETTERS = 44
"""Units: large enough for a phone."""
ROW = 54
TOKEN = 58
"""How far apart the tokens at the ends of the lines stand."""
MOST_LINES = 2
"""Of an answer in words."""
PERCENTS = (0, 25, 50, 75, 100)


@dataclass(frozen=True, slots=True)
class TurnWords:
    """A turning move in words."""

    head: str
    played: str
    advised: str
    why: str

    @property
    def lines(self) -> list[str]:
        return [line for line in (self.head, self.played, self.advised, self.why) if line]


def percent(chance: float) -> int:
    return round(100 * chance)


def turn_words(turn: Turn, words: Words) -> TurnWords:
    """Who moved and what it changed most, what was played, and what the bot would have done."""
    changed = [abs(after - before) for before, after in zip(turn.before, turn.after, strict=True)]
    moved = max(range(len(changed)), key=lambda seat: (changed[seat], seat == turn.seat))
    why = words("lookback-why", why=words.say(turn.reason))
    head = words(
        "lookback-turn" if moved == turn.seat else "lookback-turn-other",
        move=turn.move,
        who=words.name(turn.seat),
        other=words.name(moved),
        before=percent(turn.before[moved]),
        after=percent(turn.after[moved]),
    )
    played = words("lookback-played", what=_answer_words(turn.question, turn.answer, words))
    if turn.advised is None:
        return TurnWords(head, played, words("lookback-silent"), why)
    if turn.instead is None:
        return TurnWords(head, played, words("lookback-same"), "")
    advised = _answer_words(turn.question, turn.advised, words)
    better = words("lookback-advised", what=advised, chance=percent(turn.instead), who=words.name(turn.seat))
    return TurnWords(head, played, better, why)


def _answer_words(question: Decision, answer: Answer, words: Words) -> str:
    return " · ".join(answers.lines(question.choice, answer, words))


def look_back_words(seen: LookBack, words: Words) -> list[str]:
    """Everything the picture tells: the chances at the beginning and the moves that turned them."""
    start = seen.chances[min(seen.chances)]
    began = words("lookback-began", chances=_chances_said(start, words))
    turns = [line for turn in seen.turns for line in turn_words(turn, words).lines]
    return [began, *(turns or [words("lookback-no-turn")])]


def _chances_said(chances: Chances, words: Words) -> tuple[str, ...]:
    return tuple(
        words("lookback-chance", who=words.name(seat), chance=percent(chance))
        for seat, chance in enumerate(chances)
    )


# --- the picture ------------------------------------------------------------------------------------------


def look_back_picture(name: str, seen: LookBack, brush: Brush) -> Picture:
    words = brush.words
    turns = [turn_words(turn, words) for turn in seen.turns]
    probe = brush.page((UNITS, UNITS))
    heights = [_height(probe, turn) for turn in turns]
    first_turn = _legend_rows(seen)[-1].bottom + 24
    page = brush.page((UNITS, round(first_turn + (sum(heights) if turns else 80) + 24)))
    heading(page, name, words("lookback-title"))
    _frame(page, seen, words)
    for seat in range(seen.seats):
        _line(page, seen, seat)
    _tokens(page, seen)
    for number, turn in enumerate(seen.turns, start=1):
        _mark(page, seen, turn.move, number)
    _legend(page, seen, words)
    top = first_turn
    for number, (words_of_turn, height) in enumerate(zip(turns, heights, strict=True), start=1):
        _turn(page, Rect(40, top, UNITS - 80, height), number, words_of_turn)
        top += height
    if not turns:
        page.write(Rect(40, top, UNITS - 80, 70), words("lookback-no-turn"), LETTERS, face=Face.SERIF)
    return page.picture(clip_alt(" ".join([name, *look_back_words(seen, words)])))


def _x(seen: LookBack, step: float) -> float:
    return CHART.x + CHART.w * (step - seen.first) / max(1, seen.last - seen.first)


def _y(chance: float) -> float:
    return CHART.bottom - CHART.h * chance


def _frame(page: Canvas, seen: LookBack, words: Words) -> None:
    page.box(CHART, page.theme.card)
    for percent in PERCENTS:
        y = _y(percent / 100)
        page.line([(CHART.x, y), (CHART.right, y)], page.theme.border, width=2)
        page.text(CHART.x - 16, y, words("lookback-percent", percent=percent), 38, anchor="rm")
    page.box(CHART, None, page.theme.ink, width=3)
    moves = words("lookback-moves", count=seen.last)
    page.text(CHART.right, CHART.bottom + 14, moves, 34, colour=page.theme.faded, anchor="rt")
    how = words("lookback-how", games=seen.effort.games)
    page.write(Rect(CHART.x, CHART.bottom + 8, CHART.w - 260, 40), how, 34, colour=page.theme.faded)


def _line(page: Canvas, seen: LookBack, seat: int) -> None:
    look = page.theme.seats[seat]
    dots = [(_x(seen, step), _y(chances[seat])) for step, chances in sorted(seen.chances.items())]
    if len(dots) > 1:
        page.line(dots, page.theme.ink, width=12)
        page.line(dots, look.fill, width=8)


def _tokens(page: Canvas, seen: LookBack) -> None:
    """Whose line is whose, beside their ends: the winner above, the others below one another."""
    ends = seen.chances[max(seen.chances)]
    order = sorted(range(seen.seats), key=lambda seat: (-ends[seat], seat))
    lowest = CHART.bottom + TOKEN / 2
    tops = [min(_y(ends[seat]), lowest - TOKEN * (len(order) - place)) for place, seat in enumerate(order)]
    for place, seat in enumerate(order):
        if place:
            tops[place] = max(tops[place], tops[place - 1] + TOKEN)
        pieces.token(page, CHART.right + 60, tops[place], page.theme.seats[seat], 44)


def _mark(page: Canvas, seen: LookBack, move: int, number: int) -> None:
    """A turning move on the chart: where it happened, with its number above."""
    x = _x(seen, move - 0.5)
    page.line([(x, CHART.y), (x, CHART.bottom)], page.theme.accent, width=4, dash=(14, 10))
    _number(page, x, CHART.y - 34, number)


def _number(page: Canvas, x: float, y: float, number: int) -> None:
    page.disc(x, y, 28, page.theme.accent)
    page.text(x, y, str(number), 40, face=Face.SANS_BOLD, colour=page.theme.card, anchor="mm")


def _legend_rows(seen: LookBack) -> list[Rect]:
    return [
        Rect(LEGEND.x, LEGEND.y + number * LEGEND.h, LEGEND.w, LEGEND.h)
        for number in range(ceil(seen.seats / IN_A_ROW))
    ]


def _legend(page: Canvas, seen: LookBack, words: Words) -> None:
    rows = _legend_rows(seen)
    columns = [column for row in rows for column in row.columns(ceil(seen.seats / len(rows)), 12)]
    for seat, column in enumerate(columns[: seen.seats]):
        pieces.token(page, column.x + 30, column.cy, page.theme.seats[seat], 44)
        room = Rect(column.x + 66, column.y, column.w - 70, column.h)
        page.write(room, words.name(seat), LETTERS, face=Face.SERIF_BOLD)


def _height(page: Canvas, turn: TurnWords) -> float:
    return ROW * sum(_rows(page, line) for line in turn.lines) + 34


def _rows(page: Canvas, line: str) -> int:
    return page.lines_of(line, LETTERS, UNITS - 190, MOST_LINES)


def _turn(page: Canvas, rect: Rect, number: int, turn: TurnWords) -> None:
    _number(page, rect.x + 30, rect.y + ROW / 2, number)
    top = rect.y
    for line in turn.lines:
        high = ROW * _rows(page, line)
        face = Face.SANS_BOLD if line == turn.head else Face.SANS
        colour = page.theme.faded if line == turn.why else page.theme.ink
        room = Rect(rect.x + 84, top, rect.w - 110, high)
        page.write(room, line, LETTERS, face=face, lines=MOST_LINES, colour=colour)
        top += high
