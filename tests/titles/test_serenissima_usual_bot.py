"""The usual bot of Serenissima: what it must not do, each as a position, and how it opens."""

import pytest

import engine
from engine.serenissima.worths import Worths
from tests.kit import play, usual_bots
from tests.titles.serenissima_kit import BLUE, RED, Board, serenissima


def bot_answer(match: engine.Match, seed: str = "house") -> engine.Answer:
    ((seat, decision),) = match.pending().items()
    return match.game.usual_bot().answer(match.view(seat), decision, engine.Rng(seed))


# --- openings


def test_openings_vary_among_what_is_nearly_as_good() -> None:
    starts = [bot_answer(serenissima(4, "opening")[0], str(seed)) for seed in range(12)]
    assert len({start["port"] for start in starts}) >= 3
    assert len({start["galley"] for start in starts}) >= 3
    assert "venezia" not in {start["port"] for start in starts}  # which has the poorest waters by far


def test_the_same_draws_give_the_same_opening() -> None:
    match, _ = serenissima(4, "opening")
    assert bot_answer(match, "again") == bot_answer(match, "again")


# --- the last round


def rich_at_valencia(track: int, scorings: int = 0) -> Board:
    """Blue has ducats, a lone sailor in each of two ports, and a weakly manned galley at one of them."""
    board = Board()
    board.port("valencia", BLUE, 1, "stone wine marble")
    board.port("alger", BLUE, 1)
    board.galley(5, BLUE, "valencia", 1)
    board.galley(2, RED, "antakya", 3)
    board.ducats(9, 5, 5, 5)
    board.s.track, board.s.scorings = track, scorings
    return board


def purchase(board: Board) -> engine.Answer:
    """What the usual bot buys first."""
    board.activate(5).order(BLUE, invest={})
    return bot_answer(board.match)


def test_no_sailors_are_hired_in_a_round_that_is_certain_to_be_the_last() -> None:
    board = rich_at_valencia(track=11, scorings=2)
    board.deck("one", "two")  # the wine is drawn: either card ends the game
    assert purchase(board) == {"done": {}}


def test_sailors_are_hired_while_the_game_may_go_on() -> None:
    board = rich_at_valencia(track=4)
    board.deck("one", "two")
    assert "recruit" in purchase(board)


def test_in_the_last_round_a_garrison_is_hired_against_a_rival_who_can_still_come() -> None:
    board = rich_at_valencia(track=11, scorings=2)
    board.deck("one", "two")
    board.galley(9, RED, "sardegna", 3)
    assert set(purchase(board)["recruit"]) == {"port:valencia"}


def test_who_has_no_galley_buys_one_with_the_last_ducats() -> None:
    board = Board()
    board.port("valencia", BLUE, 1, "stone wine marble")
    board.ducats(2, 0, 0, 0)
    board.deck("one", "two")
    board.end_round()
    assert board.asked() == [(BLUE, "special-investment")]
    assert bot_answer(board.match)["galley"]["sailors"] == 2


# --- home ports, forts, blockades


def test_home_ports_do_not_stay_empty() -> None:
    empty = 0
    for seed in "abcdef":
        match, state = serenissima(4, seed)
        moves = play(match, usual_bots(match), seed)
        while not all(state.ports_of(seat) for seat in range(4)):
            next(moves)
        homes = [state.ports_of(seat)[0] for seat in range(4)]
        for _ in moves:
            pass
        empty += sum(not state.ports[home].stored for home in homes)
    assert empty <= 4  # of 24


def test_a_rich_and_weakly_held_port_gets_a_fort() -> None:
    board = Board()
    board.port("valencia", BLUE, 1, "stone wine marble spice")
    board.port("alger", BLUE, 1)
    board.galley(5, BLUE, "tunis", 3)
    board.ducats(2, 5, 5, 5)
    board.s.princes[BLUE].sailors = 0
    assert purchase(board) == {"fort": "valencia"}


def passing(sailors: int, *guards: int) -> Board:
    """Blue sails from Venezia past galleys of Red at Ragusa."""
    board = Board()
    board.galley(1, BLUE, "venezia", sailors, "wine")
    for number, crew in enumerate(guards, start=5):
        board.galley(number, RED, "ragusa", crew)
    board.activate(1).order(BLUE, sail="z_corfu")
    assert board.asked() == [(RED, "blockade-move")]
    return board


@pytest.mark.parametrize(
    ("sailors", "guards", "answer"),
    [(2, (3,), "yes"), (2, (3, 2), "yes"), (4, (1, 4), "no")],
)
def test_a_weaker_galley_is_stopped_unless_it_could_well_sink_a_guard(
    sailors: int, guards: tuple[int, ...], answer: str
) -> None:
    assert bot_answer(passing(sailors, *guards).match) == answer


# --- sales


def test_two_cubes_are_worth_more_than_twice_the_first_place() -> None:
    """A neutral port pays 2 for the first cube and 3 for the second: both are sold together."""
    board = Board()
    board.port("antakya", BLUE, 3)
    board.galley(5, BLUE, "napoli", 2, "wood wine")
    board.ducats(0, 5, 5, 5)
    board.s.track, board.s.scorings = 11, 2
    board.deck("one", "two")
    assert sorted(bot_answer(board.activate(5).match)["sell"]) == ["wine", "wood"]


# --- reasons


@pytest.mark.parametrize(("track", "scorings", "key"), [(4, 0, "why-invest"), (11, 2, "why-done")])
def test_an_investment_is_praised_only_where_something_is_worth_buying(
    track: int, scorings: int, key: str
) -> None:
    board = rich_at_valencia(track, scorings)
    board.deck("one", "two")
    match = board.activate(5).match
    ((seat, decision),) = match.pending().items()
    assert match.game.reason(match.view(seat), decision, {"invest": {}}).key == f"serenissima-{key}"


# --- markets


@pytest.mark.parametrize("rival", [False, True])
def test_a_cargo_is_not_sold_into_a_neutral_port_where_a_rival_can_land_next(rival: bool) -> None:
    """Two neutral ports with room for one cube more, as far away; a rival's galley is in one of them."""
    board = Board()
    board.port("venezia", BLUE, 1)
    board.galley(5, BLUE, "valencia", 3, "stone")
    for name in ("alger", "napoli"):
        board.port(name, None, 0, "wine wood")
    if rival:
        board.galley(2, RED, "alger", 3)
    board.activate(5)
    know = Worths(board.match.view(BLUE))
    alger, napoli = know.cube_gain("alger", "stone"), know.cube_gain("napoli", "stone")
    assert alger > 0
    assert (alger < napoli) is rival


# --- combat


@pytest.mark.parametrize(("own", "theirs", "tried"), [(1, 3, False), (4, 1, True)])
def test_an_attack_without_a_chance_is_not_even_thought_of(own: int, theirs: int, tried: bool) -> None:
    board = Board()
    board.port("venezia", BLUE, 1)
    board.port("alger", RED, 1)
    board.galley(5, BLUE, "sardegna", own)
    board.galley(2, RED, "sardegna", theirs)
    board.activate(5)
    decision = board.match.pending()[BLUE]
    weighed = board.match.game.judgement().weigh(board.match.view(BLUE), decision, engine.Rng("combat"))
    assert ("attack" in [next(iter(option.answer)) for option in weighed]) is tried
