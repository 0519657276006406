"""Rulings 13 to 24 of Serenissima: loading, investment, the Doge, preparation and the end."""

from itertools import pairwise

from engine.choice import Amount, Share
from engine.serenissima.components import BOX, PORTS
from tests.titles.choices import of_kind, options, parts
from tests.titles.serenissima_kit import BLACK, BLUE, ORANGE, RED, Board, places, serenissima, winners


def test_ruling_13_one_cube_is_free_in_an_activation() -> None:
    board = Board()
    board.port("valencia", BLUE, 1)
    board.galley(1, BLUE, "valencia", 1)
    board.ducats(5, 5, 5, 5)
    board.activate(1)
    board.order(BLUE, load=1)
    assert board.money(BLUE) == 5
    board.order(BLUE, load=1)
    assert board.money(BLUE) == 4


def test_ruling_13_the_owner_is_paid_and_cannot_refuse() -> None:
    board = Board()
    board.port("valencia", RED, 1)
    board.galley(1, BLUE, "valencia", 1)
    board.ducats(5, 5, 5, 5)
    board.activate(1).order(BLUE, load=3)
    assert (board.money(BLUE), board.money(RED)) == (2, 8)


def test_ruling_13_an_empty_supply_has_no_cube_to_load() -> None:
    board = Board()
    board.s.supply["wood"] = 0
    board.galley(1, BLUE, "valencia", 1)
    board.activate(1)
    assert board.why_not("load") == "no-cube"


def test_ruling_13_on_the_open_sea_galleys_only_exchange() -> None:
    board = Board()
    board.galley(1, BLUE, "z_mare_ionio", 2, "wood wood")
    board.galley(2, BLUE, "z_mare_ionio", 3, "wine")
    board.activate(1)
    assert board.free() == {"crew", "cargo-2", "overboard", "sail", "done"}
    board.order(BLUE, **{"cargo-2": {"wine": 1, "wood": 1}})
    assert (board.s.galley(1).cargo, board.s.galley(2).cargo) == (["wine", "wood"], ["wood"])


def test_ruling_13_goods_go_overboard_only_while_loading() -> None:
    board = Board()
    board.galley(1, BLUE, "z_mare_ionio", 2, "wood wood")
    board.activate(1).order(BLUE, overboard={"cargo": {"wood": 1}})
    assert board.s.supply["wood"] == 13
    board.order(BLUE, sail="z_sicilia")
    assert "overboard" not in board.branches()


def investing(ducats: int, garrison: int = 4, **galleys: str) -> Board:
    board = Board()
    board.port("valencia", BLUE, garrison)
    for number, at in galleys.items():
        board.galley(int(number.removeprefix("g")), BLUE, at, 1)
    board.ducats(ducats, 5, 5, 5)
    board.activate(min(galley.number for galley in board.s.fleet(BLUE)))
    board.order(BLUE, invest={})
    return board


def test_ruling_14_a_galley_costs_what_is_owned_and_needs_a_sailor() -> None:
    board = investing(5, g3="tunis", g7="tunis")
    assert board.parts("galley")["sailors"] == Amount(1, 3)
    board.order(BLUE, galley={"number": "5", "port": "valencia", "sailors": 2})
    assert board.money(BLUE) == 1
    assert board.why_not("galley") == "one-galley"
    board.order(BLUE, done={})
    assert board.s.pointer == 5  # its number is higher than the pointer: it acts this round


def test_ruling_14_nobody_has_more_than_six_galleys() -> None:
    board = investing(50, g3="tunis", g4="tunis", g5="tunis", g6="tunis", g7="tunis", g8="tunis")
    assert board.why_not("galley") == "fleet"


def test_ruling_14_without_a_ducat_for_a_sailor_there_is_no_galley() -> None:
    board = investing(2, g3="tunis", g7="tunis")
    assert board.why_not("galley") == "no-ducats"


def test_ruling_15_galleys_recruit_in_zones_of_own_ports_only() -> None:
    board = investing(9, garrison=5, g3="valencia", g7="tunis")
    assert set(board.buckets("recruit")) == {"galley:3"}


def test_ruling_15_recruits_are_limited_by_the_stock_of_sailors() -> None:
    board = investing(9, g3="valencia", g7="tunis")
    board.s.princes[BLUE].sailors = 1
    board.activate(3).order(BLUE, invest={})
    assert of_kind(board.branches()["recruit"].choice, Share).high == 1


def test_ruling_16_small_fleets_buy_up_to_two_galleys_in_seating_order() -> None:
    board = Board()
    board.s.first = RED
    for seat, port in enumerate(("valencia", "genova", "venezia", "alexandria")):
        board.port(port, seat, 1)
    board.galley(1, BLUE, "tunis", 1)
    board.galley(2, ORANGE, "tunis", 1)
    board.galley(3, ORANGE, "tunis", 1)
    board.galley(4, BLACK, "tunis", 1)
    board.galley(5, BLACK, "tunis", 1)
    board.ducats(5, 9, 5, 5)
    board.deck("one", "two")
    assert "serenissima-round" not in board.end_round()
    assert board.asked() == [(RED, "special-investment")]
    board.order(RED, galley={"number": "8", "port": "genova", "sailors": 2})
    assert board.money(RED) == 9 - 2  # the first one costs nothing but its sailors
    board.order(RED, galley={"number": "9", "port": "genova", "sailors": 1})
    assert board.money(RED) == 9 - 2 - 2
    assert board.asked() == [(BLUE, "special-investment")]
    assert board.free() == {"galley", "done"}
    told = board.order(BLUE, done={})
    assert told == ["serenissima-round", "serenissima-activates-at"]  # bought before the next round begins
    assert board.asked() == [(BLUE, "activation")]


def test_ruling_16_without_a_port_a_galley_is_placed_at_a_neutral_one() -> None:
    board = Board()
    board.port("napoli", RED, 1)
    board.ducats(5, 5, 5, 5)
    board.deck("one")
    board.end_round()
    assert board.asked() == [(BLUE, "special-investment")]
    ports = options(board.parts("galley")["port"])
    assert len(ports) == 18
    assert "napoli" not in ports


def test_ruling_16_who_cannot_pay_is_not_asked() -> None:
    board = Board()
    board.port("napoli", RED, 1)
    board.port("corfu", ORANGE, 1)
    board.galley(1, ORANGE, "corfu", 1)
    board.ducats(0, 1, 1, 0)  # a first galley costs its sailor, a second one a ducat more
    board.deck("one")
    board.end_round()
    assert board.asked() == [(RED, "special-investment")]
    board.order(RED, done={})
    assert board.asked() == [(ORANGE, "activation")]


def test_ruling_17_the_wine_side_follows_the_wine_whoever_owns_the_port() -> None:
    board = Board()
    board.port("corfu", RED, 1)
    board.galley(1, BLUE, "corfu", 1, "wine")
    assert not board.match.view(None).ports["corfu"].wine
    board.activate(1).order(BLUE, sell="wine")
    assert board.match.view(None).ports["corfu"].wine
    assert board.match.view(None).ports["venezia"].wine


def test_ruling_17_wine_pays_owners_alone() -> None:
    board = Board()
    board.port("corfu", RED, 1, "wine")
    board.port("sicilia", RED, 1)
    board.port("napoli", None, 0, "wine")
    board.ducats(5, 5, 5, 5)
    board.deck("wine", "one")
    board.end_round()
    assert [board.money(seat) for seat in range(4)] == [5, 11, 5, 5]


def test_ruling_18_ports_are_closed_in_seating_order_before_the_start() -> None:
    match, state = serenissima(2, "closing")
    for number, good in enumerate(("wood", "wine", "stone", "marble")):
        ((seat, decision),) = match.pending().items()
        assert seat == (state.first + number) % 2
        assert decision.key == "close-port"
        assert {PORTS[port].good for port in options(decision.choice)} == {good}
        match.submit(seat, decision.default)
    assert [decision.key for decision in match.pending().values()] == ["start"]


def test_ruling_18_enough_starting_ports_stay_open() -> None:
    match, _ = serenissima(3, "closing")
    for port in ("valencia", "venezia"):
        match.submit(next(iter(match.pending())), port)
    (decision,) = match.pending().values()
    blocked = {port for port, option in options(decision.choice).items() if option.blocked}
    assert blocked == {"genova"}


def test_ruling_18_a_closed_port_is_passed_but_not_used() -> None:
    board = Board(2)
    board.s.ports["napoli"].closed = True
    board.galley(1, BLUE, "genova", 3, "wood")
    board.galley(2, RED, "napoli", 1)
    board.activate(1).order(BLUE, sail="z_napoli")
    assert board.free() == {"sail", "attack", "done"}
    board.order(BLUE, sail="z_sicilia")
    assert board.s.galley(1).zone == "z_sicilia"
    board.galley(3, BLUE, "napoli", 3, "wood")
    board.activate(3)
    assert "load" not in board.branches()


def test_ruling_18_galleys_blockade_each_other_beside_a_closed_port() -> None:
    board = Board(2)
    board.s.ports["ragusa"].closed = True
    board.galley(1, BLUE, "venezia", 2)
    board.galley(2, RED, "ragusa", 3)
    board.activate(1).order(BLUE, sail="z_corfu")
    assert board.asked() == [(RED, "blockade-move")]


def test_ruling_19_two_players_choose_three_galleys_each_alternately() -> None:
    assert started(2) == [0, 1, 0, 1, 0, 1]


def test_ruling_19_a_table_may_choose_its_galleys_back_and_forth() -> None:
    assert started(2, galleys="snake") == [0, 1, 1, 0, 0, 1]
    assert started(4, galleys="alternate") == [0, 1, 2, 3, 3, 2, 1, 0]


def test_three_and_four_players_take_two_galleys_the_second_in_reverse() -> None:
    assert started(3) == [0, 1, 2, 2, 1, 0]
    assert started(4) == [0, 1, 2, 3, 3, 2, 1, 0]


def started(seats: int, **options: str) -> list[int]:
    """The order of choices, the first player counted as 0."""
    match, state = serenissima(seats, "snake", **options)
    order = []
    while (decision := next(iter(match.pending().values()))).key != "activation":
        seat = next(iter(match.pending()))
        if decision.key.startswith("start"):
            order.append((seat - state.first) % seats)
        match.submit(seat, decision.default)
    return order


def test_ruling_20_the_game_ends_at_once_after_the_third_scoring() -> None:
    board = Board()
    board.port("valencia", BLUE, 1, "stone wine marble gold spice")
    board.s.track, board.s.scorings = 11, 2
    board.deck("two_mix")
    board.ducats(5, 5, 5, 5)
    told = board.end_round()
    assert told[-1] == "serenissima-over"
    assert board.match.over  # nobody is asked for a special investment
    assert board.s.track == 12
    assert winners(board.match) == [BLUE]
    assert board.money(BLUE) == 25


def test_ruling_20_no_card_passes_two_scorings() -> None:
    most = max(card.hourglasses for card in BOX.doge_cards.values())
    for track in BOX.tracks.values():
        spaces = (track.start, *track.scorings)
        assert all(b - a > most for a, b in pairwise(spaces))


def test_ruling_21_the_reshuffle_brings_all_five_cards_back() -> None:
    board = Board()
    board.deck("two_mix")
    board.end_round()
    assert sorted(board.s.deck) == ["one", "one", "two", "two_mix", "wine"]
    assert board.s.discard == []


def test_ruling_22_a_tie_goes_to_the_most_port_cards_then_it_is_shared() -> None:
    board = Board()
    board.port("valencia", BLUE, 1)
    board.port("napoli", BLUE, 1)
    board.port("genova", RED, 1)
    board.ducats(20, 20, 30, 20)
    board.resume()
    assert places(board.match) == {ORANGE: 1, BLUE: 2, RED: 3, BLACK: 4}
    board.port("corfu", BLACK, 1)
    board.resume()
    assert places(board.match) == {ORANGE: 1, BLUE: 2, RED: 3, BLACK: 3}


def test_ruling_23_players_neither_trade_nor_exchange() -> None:
    board = Board()
    board.galley(1, BLUE, "z_mare_ionio", 2, "wood")
    board.galley(2, RED, "z_mare_ionio", 2, "wine")
    board.activate(1)
    assert board.free() == {"overboard", "sail", "attack", "done"}


def test_ruling_24_many_galleys_share_a_zone_but_a_starting_port_is_chosen_once() -> None:
    board = Board()
    for number in range(1, 7):
        board.galley(number, BLUE, "napoli", 1)
    board.galley(7, RED, "genova", 5)
    board.activate(7).order(RED, sail="z_napoli")
    assert board.s.galley(7).zone == "z_napoli"
    match, state = serenissima(4, "ports")
    match.submit(state.first, {"port": "genova", "galley": "1"})
    (decision,) = match.pending().values()
    ports = options(parts(decision.choice)["port"])
    assert list(ports) == ["valencia", "venezia", "constantinople", "alexandria"]
