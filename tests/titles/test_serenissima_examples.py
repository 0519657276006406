"""The worked examples of the rulebook of Serenissima, each under its own name."""

from tests.titles.choices import noted
from tests.titles.serenissima_kit import BLACK, BLUE, ORANGE, RED, Board


def blue_at_valencia() -> Board:
    """Galley 4 with one sailor and galley 6 at Valencia, where one sailor stands guard."""
    board = Board()
    board.port("valencia", BLUE, 1)
    board.port("marseille", BLUE, 1)
    board.port("genova", RED, 3)
    board.galley(4, BLUE, "valencia", 1)
    board.galley(6, BLUE, "valencia", 3)
    board.ducats(5, 5, 5, 5)
    return board


def test_example_valencia_loading_sailors() -> None:
    board = blue_at_valencia().activate(4)
    assert {place: (bucket.low, bucket.high) for place, bucket in board.buckets("crew").items()} == {
        "galley:4": (1, 5),
        "galley:6": (1, 5),
        "port:valencia": (1, 5),  # the only sailor of the port stays
    }
    board.order(BLUE, crew={"galley:4": 3, "galley:6": 1, "port:valencia": 1})
    assert [board.s.galley(4).sailors, board.s.galley(6).sailors] == [3, 1]


def test_example_valencia_the_last_sailor_may_leave_and_the_galley_sinks() -> None:
    board = blue_at_valencia().activate(4)
    board.order(BLUE, overboard={"sink-4": {"port:valencia": 1}})
    assert board.s.galley(4).owner is None
    assert board.s.ports["valencia"].sailors == 2
    assert board.asked() == [(BLUE, "activation")]
    assert board.s.pointer == 6


def test_example_valencia_two_wood_cost_one_ducat() -> None:
    board = blue_at_valencia().activate(4)
    board.order(BLUE, crew={"galley:4": 3, "galley:6": 1, "port:valencia": 1})
    board.order(BLUE, load=2)
    assert board.s.galley(4).cargo == ["wood", "wood"]
    assert board.money(BLUE) == 4


def blue_on_the_way_to_tripoli() -> Board:
    """Galley 4 has three sailors and two wood; two galleys of Red lie at Alger."""
    board = blue_at_valencia()
    board.port("alger", None, 0, "stone")
    board.galley(7, RED, "alger", 2, "marble")
    board.galley(8, RED, "alger", 2)
    board.activate(4)
    board.order(BLUE, crew={"galley:4": 3, "galley:6": 1, "port:valencia": 1})
    board.order(BLUE, load=2)
    return board


def test_example_alger_red_stops_the_voyage_to_tripoli() -> None:
    board = blue_on_the_way_to_tripoli()
    assert "z_tripoli" in board.options("sail")
    board.order(BLUE, sail="z_alger")
    board.order(BLUE, sail="z_tripoli")
    assert board.asked() == [(RED, "blockade-move")]
    board.answer(RED, "yes")
    assert board.s.galley(4).zone == "z_alger"
    assert "sail" not in board.branches()


def blue_stopped_at_alger() -> Board:
    board = blue_on_the_way_to_tripoli()
    board.order(BLUE, sail="z_alger")
    board.order(BLUE, sail="z_tripoli")
    board.answer(RED, "yes")
    return board


def test_example_alger_red_prevents_the_sale_for_three_ducats() -> None:
    board = blue_stopped_at_alger()
    assert board.note("sell").args["ducats"] == 3
    board.order(BLUE, sell="wood")
    assert board.asked() == [(RED, "blockade-sale")]
    board.answer(RED, "yes")
    assert board.s.galley(4).cargo == ["wood", "wood"]
    assert board.why_not("sell") == "blockade"
    assert board.free() == {"attack", "done"}


def test_example_alger_the_sale_pays_three_when_nobody_prevents_it() -> None:
    board = blue_stopped_at_alger()
    board.order(BLUE, sell="wood")
    board.answer(RED, "no")
    assert board.money(BLUE) == 4 + 3
    assert board.s.ports["alger"].stored == ["stone", "wood"]


def test_example_alger_blue_fights_galley_7_and_takes_its_marble() -> None:
    board = blue_stopped_at_alger()
    board.order(BLUE, sell="wood")
    board.answer(RED, "yes")
    board.dice("x- -x")  # both have value 2 and one skull: 3 sailors less 1 zone against 2 sailors
    board.order(BLUE, attack="7")
    assert [board.s.galley(4).sailors, board.s.galley(7).sailors] == [2, 1]
    assert board.asked() == [(BLUE, "fight")]
    board.dice("-x x")  # Blue keeps value 2, Red has 1
    board.answer(BLUE, "again")
    assert board.s.galley(4).sailors == 1
    assert board.s.galley(7).owner is None
    assert board.asked() == [(BLUE, "salvage")]
    board.answer(BLUE, {"marble": 1})
    assert sorted(board.s.galley(4).cargo) == ["marble", "wood", "wood"]
    assert noted(board.options("attack")["8"]).args == {"mine": 1, "theirs": 2, "chance": 5}
    assert board.why_not("sell") == "fought"
    board.order(BLUE, done={})
    assert board.s.pointer == 6


def test_example_napoli_three_sailors_cannot_blockade_three() -> None:
    board = Board()
    board.port("venezia", ORANGE, 3)
    board.galley(8, ORANGE, "genova", 3, "wood")
    board.galley(3, BLACK, "napoli", 3)
    board.activate(8)
    board.order(ORANGE, sail="z_napoli")
    assert {"sell", "land"} <= board.free()
    board.order(ORANGE, land=1)
    assert board.s.ports["napoli"].owner == ORANGE
    assert board.s.ports["napoli"].sailors == 1
    assert board.s.galley(8).sailors == 2
    assert board.s.galley(8).cargo == ["wood"]


def test_example_antakya_black_invests_seven_ducats() -> None:
    board = Board()
    board.port("constantinople", BLACK, 2)
    board.port("antakya", BLACK, 2, "marble")
    board.galley(9, BLACK, "tunis", 2)
    board.galley(12, BLACK, "constantinople", 1)
    board.ducats(5, 5, 5, 9)
    board.activate(9)
    board.order(BLACK, invest={})
    assert {place: bucket.high for place, bucket in board.buckets("recruit").items()} == {
        "port:constantinople": 3,
        "port:antakya": 1,
        "galley:12": 4,
    }
    board.order(BLACK, recruit={"port:constantinople": 1, "port:antakya": 1, "galley:12": 3})
    assert "port:antakya" not in board.buckets("recruit")
    board.order(BLACK, basilica="antakya")
    board.order(BLACK, done={})
    assert board.money(BLACK) == 9 - 7
    assert board.s.ports["antakya"].basilica
    assert board.s.pointer == 12


def test_example_the_second_hourglass_passes_the_scoring_space() -> None:
    board = Board()
    board.port("valencia", BLUE, 1, "stone wine marble gold")
    board.s.track = 5
    board.deck("two", "one")
    told = board.end_round()
    assert board.s.track == 7
    assert "serenissima-scoring" in told
    assert board.asked() == [(BLUE, "special-investment")]


def test_example_valencia_scores_twenty_ducats() -> None:
    board = Board()
    board.port("valencia", BLUE, 1, "stone wine marble gold")
    board.s.ports["valencia"].basilica = True
    board.s.basilicas -= 1
    board.s.track = 5
    board.deck("one")
    before = board.money(BLUE)
    board.end_round()
    assert board.money(BLUE) == before + 20
