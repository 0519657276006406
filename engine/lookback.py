"""A look back at a finished game: everybody's chances move by move, and the moves that turned it.

The chances in a position are those that its players could see: what one of them cannot know is dealt again,
another one's in every game, usual bots go on from there with dice of their own, and the scores at
the end tell how likely each seat is to be first. A few positions are looked at all over the game, then more
of them where the chances changed most, down to the very moves that changed them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from math import erf, exp, sqrt
from typing import Any, TypeAlias

from engine import codec
from engine.advice import advise
from engine.answers import picked_ids
from engine.choice import AllOf, Answer, Choice, OneOf, Pick, Share
from engine.copying import clone
from engine.core import Decision
from engine.match import Match
from engine.players import Unfailing, play_out
from engine.rng import Rng
from engine.search import Budget
from engine.strengths import bot_of_strength
from engine.text import Seat, Text

Chances: TypeAlias = tuple[float, ...]
"""How likely each seat is to win, by seat."""

TURNS = 3
"""How many moves are told that turned the game."""
MOMENTS = 30
"""A game has so many moments; two moves that turned it belong to two of them."""
LEAST_SWING = 0.02
"""A move that changed the chances by less did not turn anything."""
GRID = 160
"""Steps in which the scores that are possible are gone through."""
LEAST_SCATTER = 0.3
"""Points by which a score is uncertain even where all games end alike."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played out."""

    positions: int = 20
    """How many positions are looked at in all,"""
    spread: int = 12
    """of them so many all over the game, the others where it seems to have turned."""
    games: int = 8
    """How many games are played from each."""
    closer: int = 8
    """How many positions around the turning moves are then looked at closely,"""
    closer_games: int = 24
    """with so many games from each: few games mislead."""
    moves: int = 2000
    """How many moves a strong player plays forward to say what it would have done."""


USUAL = Effort()


@dataclass(frozen=True, slots=True)
class Turn:
    """A move that turned the game, and what a strong player would have done instead."""

    move: int
    """Its number, counted from 1."""
    seat: Seat
    question: Decision
    """What was asked, with nothing left to choose from but what was answered and advised."""
    answer: Answer
    advised: Answer | None
    """None: to say nothing."""
    reason: Text
    before: Chances
    after: Chances
    instead: float | None
    """The seat's chance after the advised answer; None where that was given."""

    @property
    def same(self) -> bool:
        """Whether the strong player would have done the same."""
        return self.instead is None


@dataclass(slots=True)
class LookBack:
    """What is known so far; it is whole when nothing is wanted any more."""

    seats: int
    first: int
    """The first position that can be looked at: what earlier rules played is left out."""
    last: int
    """How many moves the game had."""
    effort: Effort = USUAL
    chances: dict[int, Chances] = field(default_factory=dict)
    """By the number of moves made."""
    close: list[int] = field(default_factory=list)
    """The positions that were looked at closely."""
    turns: list[Turn] = field(default_factory=list)

    @property
    def next_step(self) -> int | None:
        """The position to look at next; None: all are known."""
        for step in [*self._spread(), *self._between()]:
            if step not in self.chances:
                return step
        return next(iter(self._uncertain()), None)

    @property
    def looks_closely(self) -> bool:
        """Whether the position that is wanted is known already, and is to be known better."""
        return self.next_step in self.chances

    @property
    def turning_moves(self) -> list[int]:
        """The moves that changed the chances most, in the order of the game; of some that follow each other
        closely, the one that changed most."""
        single = sorted((swing for swing in self._swings() if swing[2] - swing[1] == 1), reverse=True)
        turning: list[int] = []
        for turned, _, move in single:
            apart = all(abs(move - other) >= self._one_turn for other in turning)
            if turned >= LEAST_SWING and apart and len(turning) < TURNS:
                turning.append(move)
        return sorted(turning)

    @property
    def _one_turn(self) -> int:
        """How many moves are told as one turn of the game at most."""
        return max(1, (self.last - self.first) // MOMENTS)

    @property
    def moves_to_judge(self) -> list[int]:
        """The turning moves that are still to be judged."""
        judged = [turn.move for turn in self.turns]
        return [move for move in self.turning_moves if move not in judged] if self.next_step is None else []

    @property
    def whole(self) -> bool:
        return self.next_step is None and not self.moves_to_judge

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1."""
        if self.whole:
            return 1.0
        effort, many = self.effort, self.effort.closer_games / self.effort.games
        most = min(effort.positions, self.last - self.first + 1) + many * (effort.closer + TURNS)
        return min(0.99, (len(self.chances) + many * (len(self.close) + len(self.turns))) / most)

    def _spread(self) -> list[int]:
        count = min(self.effort.spread, self.last - self.first + 1)
        if count < 2:
            return [self.last]
        return [self.first + round(i * (self.last - self.first) / (count - 1)) for i in range(count)]

    def _between(self) -> list[int]:
        """Positions half way between those where the chances changed most."""
        if len(self.chances) >= self.effort.positions:
            return []
        swings = sorted(self._swings(), reverse=True)[:TURNS]
        return [(a + b) // 2 for _, a, b in swings if b - a > 1]

    def _uncertain(self) -> list[int]:
        """Positions around the turning moves that were not looked at closely yet."""
        if len(self.close) >= self.effort.closer:
            return []
        around = [step for move in self.turning_moves for step in (move - 1, move)]
        return [step for step in around if step not in self.close and step != self.last]

    def _swings(self) -> list[tuple[float, int, int]]:
        """How much the chances changed between positions that were looked at."""
        return [(swing(self.chances[a], self.chances[b]), a, b) for a, b in pairwise(sorted(self.chances))]


def swing(before: Chances, after: Chances) -> float:
    """How much of all chances changed hands."""
    return sum(abs(b - a) for a, b in zip(before, after, strict=True)) / 2


# --- looking ----------------------------------------------------------------------------------------------


def begin(match: Match, effort: Effort = USUAL) -> LookBack:
    """A look back at a match that has ended, by its rules or by agreement, with nothing known yet."""
    return LookBack(match.seats, match.earliest(), len(match.log), effort)


def look_on(match: Match, seen: LookBack) -> None:
    """Do the next piece of the work: a position, or the judgement of a turning move."""
    step, closely = seen.next_step, seen.looks_closely
    if step is not None:
        games = seen.effort.closer_games if closely else seen.effort.games
        seen.chances[step] = chances(match.rewound(step), games)
        seen.close += [step] if closely else []
    elif unjudged := seen.moves_to_judge:
        seen.turns.append(judge(match, unjudged[0], seen))
        seen.turns.sort(key=lambda turn: turn.move)


def look_back(
    match: Match, effort: Effort = USUAL, report: Callable[[float], None] | None = None
) -> LookBack:
    """The whole of it; `report` hears how much is done."""
    seen = begin(match, effort)
    while not seen.whole:
        look_on(match, seen)
        if report:
            report(seen.progress)
    return seen


def chances(match: Match, games: int) -> Chances:
    """Everybody's chances in a position."""
    if match.over:
        result = match.game.result(match.state)
        return tuple((seat in result.winners) / len(result.winners) for seat in range(match.seats))
    return likelihoods_of_the_highest([_totals(match, number) for number in range(games)])


def _totals(match: Match, number: int) -> list[int]:
    """The scores of one game played out, a point more for the winner: that tells a tie that was broken.

    Chance depends on nothing but the number, so that positions can be compared.
    """
    rng = Rng(f"lookback/{match.seed}/{number}")
    truth = clone(match.state)
    match.game.imagine(truth, number % match.seats, rng.fork("deal"))
    world = match.bare(truth, rng.fork("dice"))
    players = {seat: Unfailing(world.game.usual_bot()) for seat in range(world.seats)}
    play_out(world, players, rng.fork("players"))
    result = world.game.result(world.state)
    totals = {score.seat: score.total + (score.place == 1) for score in result.scores}
    return [totals[seat] for seat in range(match.seats)]


def likelihoods_of_the_highest(totals: Sequence[Sequence[int]]) -> Chances:
    """How likely each seat has the highest score, if scores scatter around their means as these do.

    That is steadier than to count who won a few games.
    """
    means = [sum(scores) / len(totals) for scores in zip(*totals, strict=True)]
    errors = [(score - mean) ** 2 for scores in totals for score, mean in zip(scores, means, strict=True)]
    scatter = max(LEAST_SCATTER, sqrt(sum(errors) / max(1, len(errors) - len(means))))
    low, high = min(means) - 4 * scatter, max(means) + 4 * scatter
    points = [low + (high - low) * i / GRID for i in range(GRID + 1)]
    likely = [
        sum(_density(x, mean, scatter) * _others_below(x, seat, means, scatter) for x in points)
        for seat, mean in enumerate(means)
    ]
    return tuple(chance / sum(likely) for chance in likely)


def _density(x: float, mean: float, scatter: float) -> float:
    return exp(-(((x - mean) / scatter) ** 2) / 2)


def _others_below(x: float, seat: Seat, means: Sequence[float], scatter: float) -> float:
    """How likely everybody else has less."""
    likely = 1.0
    for other, mean in enumerate(means):
        if other != seat:
            likely *= (1 + erf((x - mean) / scatter / sqrt(2))) / 2
    return likely


# --- judging ----------------------------------------------------------------------------------------------


def judge(match: Match, move: int, seen: LookBack) -> Turn:
    """What a strong player would have done in place of a move, and where that would have led."""
    made, before = match.log[move - 1], match.rewound(move - 1)
    strong = bot_of_strength(match.game, "strong", Budget(moves=seen.effort.moves))
    advice = advise(before, made.seat, strong)
    assert advice is not None, "the seat that moved was asked"
    decision = codec.plain_decision(before.pending()[made.seat])
    answers = [made.answer] if advice.answer is None else [made.answer, advice.answer]
    decision.choice = narrow(decision.choice, answers)
    instead = None
    if advice.answer != made.answer and advice.answer is not None:
        other = before.copy()
        other.submit(made.seat, advice.answer)
        instead = chances(other, seen.effort.closer_games)[made.seat]
    return Turn(
        move,
        made.seat,
        decision,
        made.answer,
        advice.answer,
        advice.reason,
        seen.chances[move - 1],
        seen.chances[move],
        instead,
    )


def narrow(choice: Choice, answers: Sequence[Answer]) -> Choice:
    """The choice with nothing in it but what these answers name: enough to say them in words."""
    match choice:
        case Pick():
            named = {key for answer in answers for key in picked_ids(answer)}
            options = [option for option in choice.options if option.id in named]
            return Pick(options, choice.low, choice.high, choice.ordered)
        case Share():
            buckets = [
                bucket for bucket in choice.buckets if any(answer.get(bucket.id) for answer in answers)
            ]
            return Share(buckets, choice.low, choice.high)
        case OneOf():
            taken: dict[str, list[Answer]] = {}
            for answer in answers:
                ((key, inner),) = answer.items()
                taken.setdefault(key, []).append(inner)
            for branch in choice.branches:
                if branch.id in taken:
                    branch.choice = narrow(branch.choice, taken[branch.id])
            return OneOf([branch for branch in choice.branches if branch.id in taken])
        case AllOf():
            for part in choice.parts:
                part.choice = narrow(part.choice, [answer[part.id] for answer in answers])
            return choice
        case _:
            return choice


# --- keeping ----------------------------------------------------------------------------------------------


def encode(seen: LookBack) -> dict[str, Any]:
    """As plain data, to be stored or printed."""
    return {
        "seats": seen.seats,
        "first": seen.first,
        "last": seen.last,
        "effort": asdict(seen.effort),
        "chances": {str(step): list(chances) for step, chances in sorted(seen.chances.items())},
        "close": seen.close,
        "turns": [_encode_turn(turn) for turn in seen.turns],
    }


def decode(data: Mapping[str, Any]) -> LookBack:
    return LookBack(
        data["seats"],
        data["first"],
        data["last"],
        Effort(**data["effort"]),
        {int(step): tuple(chances) for step, chances in data["chances"].items()},
        data["close"],
        [_decode_turn(turn) for turn in data["turns"]],
    )


def _encode_turn(turn: Turn) -> dict[str, Any]:
    return {
        "move": turn.move,
        "seat": turn.seat,
        "question": codec.encode_question(turn.question),
        "given": turn.answer,
        "advised": turn.advised,
        "reason": codec.encode_text(turn.reason),
        "before": list(turn.before),
        "after": list(turn.after),
        "instead": turn.instead,
    }


def _decode_turn(data: Mapping[str, Any]) -> Turn:
    asked = data["question"]
    question = Decision(
        asked["key"],
        codec.decode_text(asked["prompt"]),
        codec.decode_choice(asked["choice"]),
        facts=codec.decode_facts(asked),
    )
    return Turn(
        data["move"],
        data["seat"],
        question,
        data["given"],
        data["advised"],
        codec.decode_text(data["reason"]),
        tuple(data["before"]),
        tuple(data["after"]),
        data["instead"],
    )
