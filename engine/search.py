"""The search of the strong player: one for all titles.

It deals what the seat cannot see, plays each candidate forward up to a horizon, with the title's search bot
in its own seat and the usual bot in the others, and compares where they end, all in the same deals and with
the same dice. The answer of the search bot is kept unless another one is clearly better.
"""

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from math import sqrt
from typing import Any, ClassVar, NamedTuple, TypeAlias

from engine import codec
from engine.choice import AllOf, Amount, Answer, Choice, OneOf, Pick, problem
from engine.copying import clone
from engine.core import Decision, Judgement, Player, State
from engine.match import Match
from engine.players import ImaginedWorld, Unfailing, next_move
from engine.rng import Rng
from engine.text import Seat


@dataclass(frozen=True, slots=True)
class Care:
    """How carefully a search weighs its candidates."""

    candidates: int = 6
    """How many answers are tried, the search bot's among them."""
    halved_after: int = 2
    """After so many deals, or after one that took long, the better half of the candidates stays, and with it
    the search bot's answer."""
    least_deals: int = 5
    """So many deals are played before one is given up or trusted for its lead."""
    most_deals: int = 60
    given_up: float = 1.5
    """A candidate is given up when it is worse than the best by so many standard errors,"""
    trusted: float = 1.5
    """and one replaces the search bot's answer when it is better by so many;"""
    promising: float = 0.6
    """one that is better by so many is worth more time than usual."""
    most_moves: int = 600
    """How many moves are played forward at most in one go."""


@dataclass(slots=True)
class Budget:
    """What a search may spend: moves played forward, or seconds on a clock of its owner."""

    moves: int = 4000
    seconds: float = 1.8
    usual_seconds: float = 0.4
    """After so many seconds it goes on only where candidates are close and one may be better."""
    clock: Callable[[], float] | None = None
    """Seconds of work so far; without one, moves are counted, and the same game gives the same answers."""


class Meter:
    """What a search has spent of its budget."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._begun = budget.clock() if budget.clock else 0.0
        self.moves = 0

    def share_spent(self) -> float:
        """The part of the whole budget that is spent."""
        if self._budget.clock is None:
            return self.moves / self._budget.moves
        return (self._budget.clock() - self._begun) / self._budget.seconds

    def usual_share(self) -> float:
        """The part that is spent where nothing promises more."""
        return self._budget.usual_seconds / self._budget.seconds

    def used_up(self, *, promising: bool) -> bool:
        return self.share_spent() >= (1.0 if promising else self.usual_share())


@dataclass(slots=True, eq=False)
class Candidate:
    """An answer on trial, and what each deal came to after it."""

    answer: Answer
    ends: list[float] = field(default_factory=list)

    def mean(self) -> float:
        return sum(self.ends) / len(self.ends) if self.ends else 0.0


Position: TypeAlias = bytes
"""The whole state at the end of the turn in which a candidate is answered."""


class End(NamedTuple):
    """What a position was worth at the horizon, after so many moves."""

    worth: float
    moves: int


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search found: its answer, the search bot's, and by how much it is better on average."""

    answer: Answer
    unsearched: Answer
    gain: float
    candidates: tuple[Candidate, ...]
    moves: int


@contextmanager
def _no_garbage_collection() -> Iterator[None]:
    """A search makes many values that live until it ends, and hardly any reference cycles: the collector
    would look at all of them again and again, and free nothing."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


@_no_garbage_collection()
def think(
    world: Match,
    seat: Seat,
    rng: Rng,
    budget: Budget,
    care: Care | None = None,
    search_bot: Player | None = None,
) -> Thought:
    """What to answer; `world` is a game that the seat could not tell from the real one.

    `search_bot` gives the first candidate: the title's own, unless another is named.
    """
    care = care or Care()
    decision = world.pending()[seat]
    view = world.view(seat)
    judgement = world.game.judgement()
    unsearched = Unfailing(search_bot or judgement.search_bot()).answer(view, decision, rng.fork("guide"))
    answers = (
        _candidates(judgement, view, decision, unsearched, rng)
        if judgement.is_searched(decision)
        else [unsearched]
    )
    candidates = [Candidate(answer) for answer in answers[: care.candidates]]
    race = _Race(world, seat, judgement, candidates, rng, budget, care)
    if len(candidates) > 1:
        race.run()
    return race.conclusion()


class _Race:
    """Candidates played forward deal by deal, until one is clearly the best or the budget is spent."""

    def __init__(
        self,
        world: Match,
        seat: Seat,
        judgement: Judgement,
        candidates: Sequence[Candidate],
        rng: Rng,
        budget: Budget,
        care: Care,
    ) -> None:
        self._world, self._seat, self._judgement = world, seat, judgement
        self._candidates, self._rng, self._care = candidates, rng, care
        self._alive = list(candidates)
        self._meter = Meter(budget)
        self._players: dict[Seat, Player] = {
            other: Unfailing(world.game.usual_bot()) for other in range(world.seats)
        }
        self._players[seat] = Unfailing(judgement.search_bot())

    def run(self) -> None:
        halved_after = self._care.halved_after
        for deals in count(1):
            self._play_deal(deals)
            if deals == 1 and self._meter.share_spent() >= self._meter.usual_share() / 2:
                halved_after = 1
            if deals == halved_after:
                self._keep_the_better_half()
            if deals >= self._care.least_deals:
                self._give_up_the_worst()
            if len(self._alive) == 1 or deals >= self._care.most_deals:
                return
            if self._meter.used_up(promising=deals < halved_after or self._has_rival()):
                return

    def _play_deal(self, deal: int) -> None:
        truth = clone(self._world.state)
        self._world.game.imagine(truth, self._seat, self._rng.fork(f"deal {deal}"))
        chance = self._rng.fork(f"chance {deal}")
        ends: list[float] = []
        known: dict[Position, End] = {}
        for candidate in self._alive:
            if deal > 1 and self._meter.used_up(promising=True):
                return  # a deal that not every candidate was played in compares nothing
            ends.append(self._value_after(clone(truth), candidate.answer, chance, known))
        for candidate, end in zip(self._alive, ends, strict=True):
            candidate.ends.append(end)

    def _value_after(self, truth: State, answer: Answer, chance: Rng, known: dict[Position, End]) -> float:
        """What the position is worth some turns after this answer, against what it is to the others.

        With every turn chance begins again, so that a die more in one of them leaves the next as it was. All
        that follows in a deal depends on the position then: candidates that end the first turn alike are not
        played on twice. Their moves count for each of them. Those that differ then hardly ever meet later.
        """
        judgement, turns = self._judgement, 0
        position, moves_before = b"", 0
        end: End | None = None
        world = self._world.bare(truth, chance.fork("dice 0"))
        players = chance.fork("players 0")
        moment = judgement.moment(world.state)
        world.submit(self._seat, answer)
        moves = 1
        while not world.over and moves < self._care.most_moves:
            if (now := judgement.moment(world.state)) != moment:
                moment, turns = now, turns + 1
                if turns >= judgement.horizon:
                    break
                if turns == 1:
                    position, moves_before = codec.spelled_out(world.state), moves
                    if (end := self._known_end(known, position, moves)) is not None:
                        break
                world.rng, players = chance.fork(f"dice {turns}"), chance.fork(f"players {turns}")
            move = next_move(world, self._players, players)
            if move is None:
                break
            world.play_on(*move)
            moves += 1
        worth = self._value(world) if end is None else end.worth
        moves += 0 if end is None else end.moves
        if position and moves < self._care.most_moves:
            known[position] = End(worth, moves - moves_before)
        self._meter.moves += moves
        return worth

    def _known_end(self, known: dict[Position, End], position: Position, moves: int) -> End | None:
        """Where another candidate came to from this position, if this one gets as far."""
        end = known.get(position)
        return end if end is not None and moves + end.moves < self._care.most_moves else None

    def _value(self, world: Match) -> float:
        if (result := world.result()) is not None:
            worths = {score.seat: float(score.total) for score in result.scores}
        else:
            worths = dict(enumerate(self._judgement.worths(world.state)))
        others = [worths[other] for other in range(world.seats) if other != self._seat]
        return worths[self._seat] - sum(others) / len(others)

    def _give_up_the_worst(self) -> None:
        best = max(self._alive, key=Candidate.mean)
        self._alive = [
            candidate
            for candidate in self._alive
            if candidate is best or _lead(best, candidate) < self._care.given_up
        ]

    def _keep_the_better_half(self) -> None:
        better = sorted(self._alive, key=Candidate.mean, reverse=True)[: -(-len(self._alive) // 2)]
        self._alive = [
            candidate for candidate in self._alive if candidate in better or candidate is self._candidates[0]
        ]

    def _has_rival(self) -> bool:
        """Whether a rival leads the search bot's answer by something."""
        unsearched = self._candidates[0]
        best = max(self._alive, key=Candidate.mean)
        return best is not unsearched and _lead(best, unsearched) >= self._care.promising

    def _is_clearly_better(self, candidate: Candidate, unsearched: Candidate) -> bool:
        return (
            len(candidate.ends) >= self._care.least_deals
            and _lead(candidate, unsearched) >= self._care.trusted
        )

    def conclusion(self) -> Thought:
        unsearched = self._candidates[0]
        better = [
            candidate
            for candidate in self._alive
            if candidate is not unsearched and self._is_clearly_better(candidate, unsearched)
        ]
        best = max(better, key=Candidate.mean, default=unsearched)
        gain = _mean_gain(best, unsearched)
        return Thought(best.answer, unsearched.answer, gain, tuple(self._candidates), self._meter.moves)


def _gains(candidate: Candidate, other: Candidate) -> list[float]:
    return [a - b for a, b in zip(candidate.ends, other.ends, strict=False)]


def _mean_gain(candidate: Candidate, other: Candidate) -> float:
    gains = _gains(candidate, other)
    return sum(gains) / len(gains) if gains else 0.0


def _lead(candidate: Candidate, other: Candidate) -> float:
    """By how many standard errors a candidate is better, over the deals that both were played in."""
    gains = _gains(candidate, other)
    mean = sum(gains) / len(gains)
    if len(gains) < 2:
        return 0.0
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    error = sqrt(spread / len(gains))
    return mean / error if error > 0 else 0.0 if mean == 0 else mean * 1e9


# --- candidates


def _candidates(
    judgement: Judgement, view: Any, decision: Decision, unsearched: Answer, rng: Rng
) -> list[Answer]:
    """The search bot's answer first, then what the judgement likes; where it has none, plain answers."""
    weighed = sorted(judgement.first_tries(view, decision, rng), key=lambda entry: -entry.worth)
    answers = [unsearched, *[entry.answer for entry in weighed], *judgement.alternatives(view, decision)]
    if not weighed:
        answers += plain_answers(decision.choice, unsearched)
    different: dict[bytes, Answer] = {}
    for answer in answers:
        if problem(decision.choice, answer) is None:
            different.setdefault(codec.canonical(answer), answer)
    return list(different.values())


def plain_answers(choice: Choice, usual: Answer) -> list[Answer]:
    """Answers that need no thought: every single option, every branch without a form, the next amounts."""
    match choice:
        case Pick() if choice.single:
            return [option.id for option in choice.options if option.blocked is None]
        case Amount():
            near = [usual + choice.step, usual - choice.step] if isinstance(usual, int) else []
            return [*near, choice.low, choice.high]
        case OneOf():
            answers: list[Answer] = []
            for branch in choice.branches:
                if branch.blocked is None:
                    answers += [{branch.id: inner} for inner in _plain_inner(branch.choice, branch.id, usual)]
            return answers
    return []


def _plain_inner(choice: Choice, branch: str, usual: Answer) -> list[Answer]:
    if isinstance(choice, AllOf):
        return [{}] if not choice.parts else []
    usual_inner = usual.get(branch) if isinstance(usual, dict) else None
    return plain_answers(choice, usual_inner) if usual_inner is not None or isinstance(choice, Pick) else []


class Strong(Player):
    """Searches where the table waits for it; where nobody waits, it says what its search bot says."""

    imagines: ClassVar[bool] = True

    def __init__(self, search_bot: Player, budget: Budget | None = None, care: Care | None = None) -> None:
        self._search_bot = search_bot
        self._budget = budget or Budget()
        self._care = care
        self.orders = search_bot.orders  # type: ignore[misc]  # those of its search bot
        self.speaks_unasked = search_bot.speaks_unasked  # type: ignore[misc]
        self.last: Thought | None = None

    def answer(self, view: Any, decision: Decision, rng: Rng) -> Answer | None:
        assert isinstance(view, ImaginedWorld)
        world, seat = view
        if not decision.blocking:
            return self._search_bot.answer(world.view(seat), decision, rng)
        self.last = think(world, seat, rng, self._budget, self._care, self._search_bot)
        return self.last.answer
