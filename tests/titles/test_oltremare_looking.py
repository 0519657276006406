"""Oltre Mare: what is put together only when somebody looks is what it would have been at once."""

from functools import partial

import pytest

import engine
from engine.choice import NOTHING, Branch, OneOf
from engine.oltremare.deeds import Deeds
from engine.oltremare.offers import said, said_later
from engine.oltremare.state import Terms
from engine.rng import Rng
from engine.text import Text, text

GO = Branch("go", text("go"), NOTHING)
STOP = Branch("stop", text("stop"), NOTHING, blocked=text("not-now"))
TERMS = Terms((("silk", 2),), 0, (("wine", 1),), 3, ("ship",), ("ducat",))


def never() -> Branch:
    raise AssertionError("nobody looked at this")


def made(branch: Branch) -> Branch:
    return branch


def test_only_the_deed_that_is_looked_at_is_put_together() -> None:
    deeds = Deeds({"propose": partial(never), "go": partial(made, GO), "stop": STOP})
    assert deeds.problem({"go": {}}) is None
    with pytest.raises(AssertionError, match="nobody looked"):
        assert deeds.branches


REFUSED = [None, "go", {}, {"go": {}, "stop": {}}, {"sail": {}}, {"go": 1}, {"stop": {}}]


@pytest.mark.parametrize("answer", REFUSED)
def test_deeds_refuse_what_a_plain_question_refuses(answer: object) -> None:
    plain = OneOf([GO, STOP])
    reason = Deeds({"go": partial(made, GO), "stop": STOP}).problem(answer)
    assert reason is not None
    assert reason == plain.problem(answer)


def test_deeds_are_answered_at_random_like_a_plain_question() -> None:
    match, rng, blocked = engine.start("oltremare", 3, "looking"), Rng("players"), 0
    for number in range(300):
        pending = match.pending()
        seat = rng.pick(list(pending))
        choice = pending[seat].choice
        answer = choice.sample(Rng(f"{number}"))
        if isinstance(choice, Deeds):
            plain = OneOf(choice.branches)
            blocked += any(branch.blocked is not None for branch in plain.branches)
            assert plain.sample(Rng(f"{number}")) == answer
        match.submit(seat, answer)
    assert blocked


def test_terms_read_late_say_the_same() -> None:
    assert (said_later(TERMS).key, said_later(TERMS).args) == (said(TERMS).key, said(TERMS).args)
    assert said_later(TERMS) == said(TERMS)
    assert said(TERMS) == said_later(TERMS)
    assert said_later(TERMS) != said_later(TERMS._replace(price=4))
    assert said_later(TERMS) != Text("oltremare-terms")
