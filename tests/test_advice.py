"""Advice at every question of every title: an answer that may be given, and a reason in every language."""

import pytest

import engine
from data import catalogue
from engine.advice import advise
from engine.choice import problem, sample
from engine.match import Match
from engine.search import Budget
from engine.strengths import bot_of_strength
from engine.text import Text
from render.words import Words
from tests.kit import every_table, finished, imagined, positions, smallest_and_largest_table, wrong_words
from tests.languages.slips import slips

NAMES = ["Ada", "Bo", "Élise", "Inês", "Zoé"]
POSITIONS = 30
"""So many of a game are looked at besides the first of every kind of question."""


def wrong_with(reason: Text) -> list[str]:
    return [
        wrong
        for locale in catalogue.locales()
        for wrong in [*wrong_words(reason, locale), *slips(Words(locale, NAMES).say(reason), locale)]
    ]


def examined(match: Match, seat: int, rng: engine.Rng) -> list[str]:
    """What is wrong with the advice for a seat, and with the reason for any other answer."""
    decision, advice = match.pending()[seat], advise(match, seat)
    assert advice is not None
    found = wrong_with(advice.reason)
    if advice.answer is None:
        found += [f"{decision.key}: no answer where the table waits"] if decision.blocking else []
    elif reason := problem(decision.choice, advice.answer):
        found.append(f"{decision.key}: {reason.key}")
    other = sample(decision.choice, rng)
    return found + wrong_with(match.game.reason(match.view(seat), decision, other))


@pytest.mark.slow
@smallest_and_largest_table
def test_whole_games_get_legal_advice_with_a_reason_in_every_language(title: str, seats: int) -> None:
    log = finished(title, seats, "advised")["log"]
    every = max(1, len(log) // POSITIONS)
    match, rng = engine.start(title, seats, "advised"), engine.Rng("advised")
    seen: set[tuple[str, bool]] = set()
    for number, move in enumerate(log):
        for seat, decision in match.pending().items():
            kind = (decision.key, decision.blocking)
            if kind not in seen or (number % every == 0 and seat == move["seat"]):
                seen.add(kind)
                assert examined(match, seat, rng) == []
        match.submit(move["seat"], move["answer"])
    assert len(seen) > 2


@every_table
def test_nobody_is_advised_who_is_not_asked(title: str, seats: int) -> None:
    match = engine.start(title, seats, "advised")
    for seat in set(range(seats)) - set(match.pending()):
        assert advise(match, seat) is None


@pytest.mark.parametrize("title", sorted(engine.titles()))
def test_a_strong_player_advises_from_what_the_seat_may_know(title: str) -> None:
    (match,) = positions(title, engine.titles()[title].seats[0], "strong", count=1)
    for seat, decision in match.pending().items():
        one, two = (
            advise(world, seat, bot_of_strength(match.game, "strong", Budget(moves=60)))
            for world in (match, imagined(match, seat, f"other/{seat}"))
        )
        assert one is not None
        assert one == two
        assert one.answer is None or problem(decision.choice, one.answer) is None
