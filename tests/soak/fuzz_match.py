"""Anything at all as an answer, a token, a seat or a stored match: refused with words, or right."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

import engine
from engine import codec
from engine.choice import problem, sample
from engine.errors import BadRecord, CannotUndo, Refused
from engine.match import Match
from engine.rng import Rng
from tests.core.strategies import json as any_json
from tests.kit import TABLES
from tests.soak.mutate import mutated, spoiled
from tests.soak.players import options_of

STEPS = 40


class FuzzedTable(RuleBasedStateMachine):
    """A match, and someone who says whatever comes to mind."""

    @initialize(table=st.sampled_from(TABLES), number=st.integers(0, 10**6))
    def sit_down(self, table: tuple[str, int], number: int) -> None:
        title, seats = table
        self.match: Match = engine.start(title, seats, f"fuzz {number}", options_of(title, number))
        self.rng = Rng(f"fuzz {number}/people")

    @rule(moves=st.integers(1, 30))
    def play_on(self, moves: int) -> None:
        for _ in range(moves):
            if self.match.over:
                return
            seat, decision = self.rng.pick(list(self.match.pending().items()))
            self.match.submit(seat, sample(decision.choice, self.rng), self.match.token(seat))

    @rule(answer=any_json, where=st.integers(-2, 7))
    def say_anything(self, answer: Any, where: int) -> None:
        self._refused_or_legal(where, answer)

    @rule(times=st.integers(1, 3))
    def say_something_like_an_answer(self, times: int) -> None:
        if not self.match.over:
            seat, decision = self.rng.pick(list(self.match.pending().items()))
            self._refused_or_legal(seat, mutated(sample(decision.choice, self.rng), self.rng, times))

    @rule(times=st.integers(1, 3))
    def answer_with_another_token(self, times: int) -> None:
        if self.match.over:
            return
        seat, decision = self.rng.pick(list(self.match.pending().items()))
        token = self.match.token(seat)
        for _ in range(times):
            token = spoiled(token, self.rng)
        if token != self.match.token(seat):
            self._refused(seat, sample(decision.choice, self.rng), token)

    @rule()
    def take_back(self) -> None:
        before = self.match.fingerprint()
        try:
            self.match = self.match.undo(self.rng.below(self.match.seats))
        except CannotUndo:
            assert self.match.fingerprint() == before

    @rule()
    def save_and_load(self) -> None:
        before = self.match.fingerprint()
        self.match = engine.replay(json.loads(json.dumps(self.match.dump())))
        assert self.match.fingerprint() == before

    @invariant()
    def somebody_is_asked(self) -> None:
        if hasattr(self, "match"):
            assert self.match.over or any(one.blocking for one in self.match.pending().values())

    def _refused_or_legal(self, seat: int, answer: Any) -> None:
        decision = self.match.pending().get(seat)
        if decision is not None and problem(decision.choice, answer) is None:
            self.match.submit(seat, answer)
        else:
            self._refused(seat, answer, None)

    def _refused(self, seat: int, answer: Any, token: str | None) -> None:
        before = self.match.fingerprint()
        with pytest.raises(Refused):
            self.match.submit(seat, answer, token)
        assert self.match.fingerprint() == before


def fuzz_answers(examples: int, number: int) -> None:
    """Raises with the shortest way to break something."""
    kind = seed(number)(type("Fuzzed", (FuzzedTable,), {}))
    run_state_machine_as_test(
        kind,
        settings=settings(
            max_examples=examples,
            stateful_step_count=STEPS,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


# --- stored matches ---------------------------------------------------------------------------------------


def spoil_record(dump: dict[str, Any], rng: Rng) -> Any:
    """A stored match with something changed; half of them carry the right fingerprint all the same."""
    made: Any = mutated(dump, rng, rng.between(1, 3))
    if isinstance(made, dict) and rng.chance(1, 2):
        made = {**dump, **{key: made[key] for key in made if rng.chance(1, 2)}}
        parts = [made.get(name) for name in ("title", "rules", "seed", "count", "answered", "state")]
        made["fingerprint"] = _digest(parts)
    return made


def _digest(parts: list[Any]) -> str:
    try:
        return codec.digest(parts)
    except (TypeError, ValueError):
        return ""


def check_record(record: Any, rng: Rng) -> bool:
    """Whether it was taken; one that is taken can be played on. Raises whatever else comes out."""
    try:
        match = engine.load(record)
        engine.replay(record)
    except BadRecord:
        return False
    for seat, decision in list(match.pending().items())[:1]:
        match.submit(seat, sample(decision.choice, rng))
    return True
