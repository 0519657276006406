"""Advice at every question of every title: an answer that may be given, and a reason in every language."""

import pytest

import engine
from data import catalogue
from engine.advice import Advice, advise
from engine.choice import problem, sample
from engine.match import Match
from render.words import Words
from tests.kit import TABLES, play, random_players, wrong_words

EVERY = 5
"""Of so many moves of a random game one is looked at; every kind of question is looked at the first time."""

pytestmark = pytest.mark.parametrize(("title", "seats"), TABLES)


def wrong_with(advice: Advice) -> list[str]:
    return [wrong for locale in catalogue.locales() for wrong in wrong_words(advice.reason, locale)]


def examined(match: Match, seat: int, rng: engine.Rng) -> list[str]:
    """What is wrong with the advice for a seat, and with the reason for any other answer."""
    decision, advice = match.pending()[seat], advise(match, seat)
    assert advice is not None
    found = wrong_with(advice)
    if advice.answer is None:
        found += [f"{decision.key}: no answer where the table waits"] if decision.blocking else []
    elif reason := problem(decision.choice, advice.answer):
        found.append(f"{decision.key}: {reason.key}")
    other = sample(decision.choice, rng)
    return found + wrong_with(Advice(other, match.game.reason(match.view(seat), decision, other)))


def test_whole_games_get_legal_advice_with_a_reason_in_every_language(title: str, seats: int) -> None:
    match, rng = engine.start(title, seats, "advised"), engine.Rng("advised")
    seen: set[tuple[str, bool]] = set()
    moves = play(match, random_players(seats))
    while not match.over:
        for seat, decision in match.pending().items():
            kind = (decision.key, decision.blocking)
            if kind not in seen or len(match.log) % EVERY == 0:
                seen.add(kind)
                assert examined(match, seat, rng) == []
        next(moves, None)
    assert len(seen) > 2
