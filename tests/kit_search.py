"""Positions in which a search has something to add."""

import engine
from engine.match import Match
from engine.players import next_move
from engine.rng import Rng


def searched_positions(title: str) -> list[tuple[Match, int]]:
    """Questions of one game that a search has something to add to."""
    match = engine.start(title, 3, "shared")
    players = {seat: match.game.usual_bot() for seat in range(3)}
    rng, judgement = Rng("shared/players"), match.game.judgement()
    asked: list[tuple[Match, int]] = []
    while len(asked) < 6 and (move := next_move(match, players, rng)) is not None:
        seat, decision = move[0], match.pending()[move[0]]
        if decision.blocking and judgement.is_searched(decision) and len(match.log) % 9 == 0:
            asked.append((match.copy(), seat))
        match.submit(*move)
    return asked
