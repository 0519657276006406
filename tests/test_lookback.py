"""A look back at games of every title: the same every time, from the log alone, and small enough to keep."""

import json

import pytest

import engine
from bot.host.lookback_worker import hire_worker, next_piece
from engine.lookback import (
    Effort,
    LookBack,
    begin,
    chances,
    decode,
    encode,
    likelihoods_of_the_highest,
    look_back,
    look_on,
    swing,
)
from render import answers
from render.words import Words
from tests.kit import finished

LITTLE = Effort(positions=6, spread=3, games=2, closer=2, closer_games=3, moves=60)
MOVES = 16
"""So many moves before the end are looked at."""
TITLES = sorted(engine.titles())


def begun_late(match: engine.Match) -> LookBack:
    """A look back at the last moves alone, which are quickly played out."""
    seen = begin(match, LITTLE)
    seen.first = seen.last - MOVES
    return seen


def looked(match: engine.Match) -> LookBack:
    seen = begun_late(match)
    while not seen.whole:
        look_on(match, seen)
    return seen


def played(title: str) -> engine.Match:
    return engine.replay(finished(title, engine.titles()[title].seats[0], "back", "house"))


@pytest.mark.parametrize("title", TITLES)
def test_every_title_can_be_looked_back_at(title: str) -> None:
    match = played(title)
    seen = looked(match)
    assert 3 <= len(seen.chances) <= LITTLE.positions + 3
    assert len(seen.close) <= LITTLE.closer
    assert all(abs(sum(found) - 1) < 1e-9 for found in seen.chances.values())
    winners = match.game.result(match.state).winners
    assert [seat for seat, chance in enumerate(seen.chances[seen.last]) if chance] == winners
    for turn in seen.turns:
        made = match.log[turn.move - 1]
        assert (turn.seat, turn.answer) == (made.seat, made.answer)
        for locale in ("en", "fr"):
            assert answers.lines(turn.question.choice, turn.answer, Words(locale))


@pytest.mark.parametrize("title", TITLES[:1])
def test_a_look_back_goes_on_where_it_was_left_and_ends_the_same(title: str) -> None:
    match = played(title)
    whole, begun = looked(match), begun_late(match)
    done = [begun.progress]
    while not begun.whole:
        look_on(match, begun)
        done.append(begun.progress)
        begun = decode(json.loads(json.dumps(encode(begun))))
    assert encode(begun) == encode(whole)
    assert done == sorted(done), "a progress bar never goes back"
    assert done[-1] == 1.0


def test_it_looks_closer_where_the_game_turned() -> None:
    """The chances of a made-up game of two change once, with its 71st move."""
    seen = LookBack(2, 0, 100, Effort(positions=20, spread=5, games=1))
    while (step := seen.next_step) is not None:
        seen.close += [step] if seen.looks_closely else []
        seen.chances[step] = (0.9, 0.1) if step >= 71 else (0.4, 0.6)
    assert seen.turning_moves == [71]
    assert seen.close == [70, 71], "that is looked at more closely"
    assert len(seen.chances) < 16, "nothing is looked at where nothing changes"


def test_moves_that_follow_each_other_closely_are_one_turn_of_the_game() -> None:
    seen = LookBack(2, 0, 300)
    chances = {0: 0.5, 99: 0.5, 100: 0.6, 101: 0.75, 102: 0.8, 199: 0.8, 200: 0.9, 300: 0.9}
    seen.chances = {step: (chance, 1 - chance) for step, chance in chances.items()}
    assert seen.turning_moves == [101, 200]


def test_chances_follow_the_scores() -> None:
    even = likelihoods_of_the_highest([[10, 12, 11], [12, 10, 11], [11, 11, 11]])
    assert all(abs(one - 1 / 3) < 0.01 for one in even)
    clear = likelihoods_of_the_highest([[40, 10, 12], [42, 12, 10]])
    assert clear[0] > 0.99
    assert swing(even, clear) > 0.6


def test_the_last_position_is_the_result() -> None:
    match = played("oltremare")
    winners = match.game.result(match.state).winners
    assert chances(match, 1) == tuple((seat in winners) / len(winners) for seat in range(match.seats))


def test_a_whole_look_back_tells_how_far_it_is() -> None:
    match = played("oltremare")
    told: list[float] = []
    seen = look_back(match, Effort(3, 3, 1, 0, 1, 20), told.append)
    assert seen.whole
    assert told[-1] == 1.0
    assert len(told) == 3 + len(seen.turns)


def test_a_process_of_its_own_does_a_piece() -> None:
    match = played("oltremare")
    with hire_worker(modest=0) as worker:
        after = worker.submit(next_piece, match.dump(), encode(begun_late(match))).result(timeout=60)
    assert len(after["chances"]) == 1
