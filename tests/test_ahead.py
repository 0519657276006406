"""What seats foresee, in every title: from what they may know alone, and often enough what then comes."""

from typing import Any

import pytest

import engine
from engine import codec
from engine.ahead import GAMES, Foreseen, look_ahead
from engine.choice import problem
from engine.players import next_move
from tests.kit import positions, usual_bots

TITLES = sorted(engine.titles())
STEPS = 4
GAME = 160
"""Moves of a game in which two seats look ahead."""
LOOKING = (0, 1)


def questions(found: list[Foreseen]) -> list[dict[str, Any]]:
    return [codec.encode_question(one.decision) for one in found]


def by_house(match: engine.Match) -> Any:
    """What a house player would plan."""
    player = match.game.usual_bot()
    return lambda seen: player.answer(seen.view, seen.decision, engine.Rng("planned"))


def test_looking_ahead_leaves_the_game_as_it_is() -> None:
    match = positions("oltremare", 4, "ahead", count=3)[1]
    before = (match.fingerprint(), match.rng.count, list(match.pending()))
    for seat in range(4):
        look_ahead(match, seat, STEPS, by_house(match))
    assert (match.fingerprint(), match.rng.count, list(match.pending())) == before


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_questions_often_come_exactly_as_they_were_foreseen(title: str) -> None:
    """House players play; whoever has answered looks ahead, and goes by that until another question comes."""
    match = engine.start(title, 4, "foreseen")
    players, rng = usual_bots(match), engine.Rng("players")
    ahead: dict[int, list[dict[str, Any]]] = {}
    in_a_row: dict[int, int] = {}
    met: list[int] = []
    for _ in range(GAME):
        move = next_move(match, players, rng)
        assert move is not None
        seat = move[0]
        decision = match.pending()[seat]
        asked = codec.encode_question(decision)
        match.submit(*move)
        if not decision.blocking or seat not in LOOKING:
            continue
        if ahead.get(seat, [])[:1] == [asked]:
            ahead[seat].pop(0)
            in_a_row[seat] += 1
            met.append(in_a_row[seat])
        else:
            ahead[seat] = []
        if not ahead[seat]:
            ahead[seat] = questions(look_ahead(match, seat, STEPS, by_house(match), games=1))
            in_a_row[seat] = 0
    assert met, "no question came as foreseen"
    if title in ("mediterranee", "serenissima"):
        assert max(met) > 1, "no question came as foreseen after a planned answer"


@pytest.mark.parametrize("title", TITLES)
def test_what_is_foreseen_can_be_answered_and_read_later(title: str) -> None:
    """Each question is plain data: it is the same when the game has moved on and when it was stored."""
    match = engine.start(title, 4, "plain")
    players, rng = usual_bots(match), engine.Rng("players")
    for _ in range(12):
        move = next_move(match, players, rng)
        assert move is not None
        match.submit(*move)
        for seen in look_ahead(match, move[0], 2, by_house(match)):
            stored = codec.encode_question(seen.decision)
            again = codec.decode_choice(stored["choice"])
            assert codec.encode(again) == stored["choice"]
            answer = match.game.usual_bot().answer(seen.view, seen.decision, rng)
            assert problem(again, answer) is None


def test_games_go_on_together_in_which_the_plan_would_play() -> None:
    """The wind of the next turn differs from game to game; a card may be meant for any of them."""
    match = engine.start("neptun", 4, "winds")
    players, rng = usual_bots(match), engine.Rng("players")
    while "sail.oars" not in [decision.key for decision in match.pending().values()]:
        move = next_move(match, players, rng)
        assert move is not None
        match.submit(*move)
    seat = next(iter(match.pending()))
    match.submit(seat, players[seat].answer(match.view(seat), match.pending()[seat], rng))
    apart = look_ahead(match, seat, STEPS, by_house(match))
    together = look_ahead(match, seat, STEPS, by_house(match), fits=lambda _question: True)
    assert [seen.decision.key for seen in apart[:2]] == ["sail.course", "sail.oars"]
    assert apart[1].share < 1, "the games differ"
    assert apart[1].share + len(together[1].variants) / GAMES == 1
    assert [seen.share for seen in apart] <= [seen.share for seen in together]


def test_where_no_plan_is_made_for_the_likeliest_question_the_next_one_is_tried() -> None:
    match = engine.start("neptun", 4, "winds")
    asked: list[Foreseen] = []

    def no_plan(seen: Foreseen) -> None:
        asked.append(seen)

    seat = next(seat for seat in range(4) if not match.pending()[seat].blocking)
    foreseen = look_ahead(match, seat, STEPS, no_plan, fits=lambda _question: True)
    assert foreseen == asked[:1], "it is the likeliest that is shown"
    shares = [seen.share for seen in asked]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1)
