"""Games of every title by players of every kind reach all there is, and keep every promise at every move."""

import pytest

import engine
from tests.soak import games, telling
from tests.soak.report import Report, lengths

TELLING = {
    "genoa": [(5, 3), (2, 4), (5, 7), (5, 19), (4, 22)],
    "mediterranee": [(3, 85), (3, 1837), (3, 19), (3, 1), (4, 32), (3, 97), (3, 172)],
    "neptun": [(5, 5), (3, 0)],
    "oltremare": [(2, 0), (3, 0), (5, 0), (2, 1), (2, 3)],
    "serenissima": [(2, 165), (3, 79), (2, 39), (4, 77), (3, 319)],
}
"""Seats and numbers of games that together reach everything, as `python -m tests.soak.telling` finds them.
Once rules have changed and these reach less, others are played too, which takes longer: find them again."""


RARE = {"genoa": {"genoa-shuffled-large"}}
"""What not one game of bots in a hundred reaches: the test of its ruling does."""


@pytest.mark.parametrize("title", sorted(engine.titles()))
def test_every_step_event_and_variant_is_reached(title: str) -> None:
    missing = games.wanted(title) - RARE.get(title, set())
    for count, number in [*TELLING.get(title, []), *telling.candidates(title)]:
        tally = games.play(title, count, telling.SEED, number)
        assert tally.wrong is None
        missing -= tally.seen
        if not missing:
            return
    raise AssertionError(f"never reached: {sorted(missing)}")


@lengths(None, 10_000)
@pytest.mark.parametrize("title", sorted(engine.titles()))
def test_many_games_keep_every_promise(title: str, length: int, seed: str, report: Report) -> None:
    """So many at every number of seats."""
    missing = games.wanted(title)
    for seats in engine.titles()[title].seats:
        for game in range(length):
            tally = games.play(title, seats, seed, game)
            report.count("games")
            report.count("moves", tally.moves)
            report.wrong += [tally.wrong] if tally.wrong else []
            missing -= tally.seen
    report.wrong += [f"{what} was never reached" for what in sorted(missing)]
    report.check("games")
