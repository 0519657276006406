"""Trying moves, for every title: from what a seat knows, with dice of its own, and undone press by press."""

import pytest

from bot.contract.channels import look_at
from bot.table import tryouts
from bot.table.tryouts import TriedPosition, Tryout
from engine import codec
from engine.errors import Refused
from engine.match import Match
from engine.rng import Rng
from engine.text import Seat
from tests.kit import every_table, imagined, largest_table, positions

PRESSES = 6


def start(match: Match, seat: Seat, chance: str) -> Tryout:
    return tryouts.imagined_start(look_at(match), seat, "web:ada", chance, 0.0)


def press_on(tryout: Tryout, position: TriedPosition, presses: int = PRESSES) -> tuple[Tryout, TriedPosition]:
    """The person answers as a bot would, and lets bots move where they have nothing to say."""
    for number in range(presses):
        if position.match.over:
            break
        seat = tryouts.seat_to_play(tryout, position.match)
        decision = position.match.pending().get(seat)
        player = position.match.game.usual_bot()
        answer = decision and player.answer(position.match.view(seat), decision, Rng(str(number)))
        if answer is None and tryout.bots:
            tryout, position = tryouts.with_bots_moved(tryout, position)
        else:
            tryout, position = tryouts.with_answer(tryout, position, answer, None)
    return tryout, position


def asked_seat(match: Match) -> Seat:
    return next(seat for seat, decision in match.pending().items() if decision.blocking)


@every_table
def test_two_truths_that_a_seat_cannot_tell_apart_give_the_same_tryout(title: str, seats: int) -> None:
    others = 0
    for number, match in enumerate(positions(title, seats, "tryouts", count=3)):
        seat = asked_seat(match)
        other = imagined(match, seat, str(number))
        others += codec.encode(other.state) != codec.encode(match.state)
        begun = [tryouts.with_opening(start(truth, seat, "chance")) for truth in (match, other)]
        assert begun[0][0] == begun[1][0]
        (tried, position), (tried_there, position_there) = (press_on(*each) for each in begun)
        assert tried == tried_there
        assert position.heard == position_there.heard
    assert others, "imagine never changed anything: the test would prove nothing"


@largest_table
def test_the_dice_of_a_tryout_tell_nothing_of_the_real_ones(title: str, seats: int) -> None:
    """Whatever is drawn next in the real game, the tryout is the same; and none of the real seed is in it."""
    match = positions(title, seats, "dice", count=2)[-1]
    seat = asked_seat(match)
    reseeded = match.bare(match.state, Rng("another seed", 77))
    tryout, of_other_dice = (start(each, seat, "chance") for each in (match, reseeded))
    assert (tryout.start, tryout.chance) == (of_other_dice.start, of_other_dice.chance)
    assert match.seed not in str(codec.encode(tryout))
    assert tryouts.play_again(tryout).match.rng.seed == "chance"


@largest_table
def test_a_tryout_changes_nothing_of_the_game(title: str, seats: int) -> None:
    match = positions(title, seats, "unchanged", count=2)[-1]
    before = codec.canonical(match.dump())
    tryout, position = tryouts.with_opening(start(match, asked_seat(match), "chance"))
    press_on(tryout, position)
    assert codec.canonical(match.dump()) == before


@largest_table
def test_everything_is_undone_press_by_press(title: str, seats: int) -> None:
    match = positions(title, seats, "undone", count=2)[-1]
    tryout, position = tryouts.with_opening(start(match, asked_seat(match), "chance"))
    states = [codec.encode(position.match.state)]
    for _ in range(PRESSES):
        tryout, position = press_on(tryout, position, 1)
        states.append(codec.encode(position.match.state))
    assert codec.encode(tryouts.play_again(tryout).match.state) == states[-1]
    while tryout.stretches:
        del states[len(tryout.stretches) :]
        tryout = tryouts.without_last(tryout)
        assert codec.encode(tryouts.play_again(tryout).match.state) == states[-1]
    with pytest.raises(Refused):
        tryouts.without_last(tryout)


@largest_table
def test_who_plays_every_seat_is_asked_for_each(title: str, seats: int) -> None:
    match = positions(title, seats, "all", count=2)[0]
    tryout, position = tryouts.with_opening(start(match, asked_seat(match), "chance"))
    tryout, position = tryouts.with_all_seats(tryout, position, None)
    tryout, _position = press_on(tryout, position, 40)
    assert all(len(stretch.moves) == 1 for stretch in tryout.stretches), "no bot has moved"
    assert {stretch.moves[0].seat for stretch in tryout.stretches} != {tryout.seat}


@largest_table
def test_the_first_answer_is_that_to_the_real_question(title: str, seats: int) -> None:
    match = positions(title, seats, "first", count=2)[-1]
    seat = asked_seat(match)
    tryout, position = tryouts.with_opening(start(match, seat, "chance"))
    assert tryout.first_answer is None
    tryout, _position = press_on(tryout, position, 3)
    first, *_later = tryout.stretches
    assert (first.first, first.moves[0].seat) == (True, seat)
    assert tryout.first_answer == first.moves[0].answer
    assert match.pending()[seat].choice.problem(tryout.first_answer) is None
