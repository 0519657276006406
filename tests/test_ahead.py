"""What seats foresee, in every title: from what they may know alone, and often enough what then comes."""

from typing import Any

import pytest

import engine
from engine import codec
from engine.ahead import Foreseen, look_ahead
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
