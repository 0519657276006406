"""Players who go where chance alone rarely does, and who sits where in which game."""

from collections import Counter
from typing import Any, assert_never

import engine
from bot.contract.games import variants
from engine.choice import AllOf, Amount, Answer, Choice, Line, OneOf, Pick, Share, sample
from engine.core import Decision, Player
from engine.match import Match
from engine.players import RandomPlayer
from engine.rng import Rng
from engine.text import Seat

KINDS = ("random", "curious", "eager", "house")
LINE_UPS = (*["random", "curious", "random", "eager", "random", "mixed"] * 3, "random", "house")
"""Who sits down, game after game; `mixed` has one of each kind."""
THOUGHTFUL = 1_000
"""House players think ten times as long as the others: they sit at so many games of a table, then no more."""


class Curious(Player):
    """Takes the branch, the option, the extreme that it has taken least; its memory is one game long."""

    looks = False

    def __init__(self, talks: int = 4) -> None:
        self._talks = talks
        self._taken: Counter[tuple[str, ...]] = Counter()

    def answer(self, view: Any, decision: Decision, rng: Rng) -> Answer | None:
        if not decision.blocking and not rng.chance(1, self._talks):
            return None
        return self._choose(decision.choice, (decision.key,), rng)

    def _choose(self, choice: Choice, path: tuple[str, ...], rng: Rng) -> Answer:
        match choice:
            case OneOf():
                free = [branch for branch in choice.branches if branch.blocked is None]
                branch = self._rarest([one.id for one in free], path, rng)
                inner = next(one.choice for one in free if one.id == branch)
                return {branch: self._choose(inner, (*path, branch), rng)}
            case Pick() if choice.single:
                free_ids = [option.id for option in choice.options if option.blocked is None]
                return self._rarest(free_ids, path, rng)
            case AllOf():
                return {part.id: self._choose(part.choice, (*path, part.id), rng) for part in choice.parts}
            case Amount():
                last = choice.low + (choice.high - choice.low) // choice.step * choice.step
                return rng.pick([choice.low, last, sample(choice, rng)])
            case Pick() | Share() | Line():
                return sample(choice, rng)
            case _:
                assert_never(choice)

    def _rarest(self, ids: list[str], path: tuple[str, ...], rng: Rng) -> str:
        """Mostly what was taken least; branches of the same family (`buy-1`, `buy-2`) count as one."""
        least = min(self._taken[*path, _family(one)] for one in ids)
        rare = [one for one in ids if self._taken[*path, _family(one)] == least]
        found = rng.pick(rare if rng.chance(3, 4) else ids)
        self._taken[*path, _family(found)] += 1
        return found


def _family(one: str) -> str:
    return one.rstrip("0123456789").rstrip("-")


class Eager(Curious):
    """Speaks whenever it may, and repeats itself: the same terms again, the same thing once more."""

    def __init__(self) -> None:
        super().__init__(talks=2)
        self._said: dict[str, Answer] = {}

    def answer(self, view: Any, decision: Decision, rng: Rng) -> Answer | None:
        last = self._said.get(decision.key)
        if last is not None and rng.chance(1, 3) and engine.problem(decision.choice, last) is None:
            return last
        answer = super().answer(view, decision, rng)
        if answer is not None:
            self._said[decision.key] = answer
        return answer


def line_up(match: Match, game: int) -> dict[Seat, Player]:
    """Who plays in the game with this number."""
    kind = LINE_UPS[game % len(LINE_UPS)]
    if game >= THOUGHTFUL and kind in ("mixed", "house"):
        kind = "random"
    return {
        seat: _player(match, KINDS[(seat + game) % 4] if kind == "mixed" else kind)
        for seat in range(match.seats)
    }


def _player(match: Match, kind: str) -> Player:
    match kind:
        case "random":
            return RandomPlayer()
        case "curious":
            return Curious()
        case "eager":
            return Eager()
        case _:
            return match.game.usual_bot()


def options_of(title: str, game: int) -> dict[str, Answer]:
    """The variants of the game with this number: every combination comes round, with every line-up."""
    all_of_them = variants(title)
    return all_of_them[(game + game // len(LINE_UPS)) % len(all_of_them)]
