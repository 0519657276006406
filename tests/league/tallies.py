"""Statistics of games that nobody played."""

from bot.series.people.tally import GameFacts, Tally, count_game
from bot.store.records_leagues import ResultRecord, ResultSeat
from engine.text import text


def tally_of(games: int) -> Tally:
    """Games of three: the first seat always wins, against two bots."""
    tally = Tally()
    for n in range(games):
        seats = tuple(
            ResultSeat(seat, None, "Adelheid", "person", seat + 1, 30 + n - seat, 1, 0, 0.0, ())
            for seat in range(3)
        )
        facts = GameFacts(0.0, 40 + n, {0: "person", 1: "easy"}, {0: text("plain", what="Genova")})
        count_game(tally, ResultRecord("m", "toy", "", 86400.0 * n, True, False, seats, n), facts)
    return tally
