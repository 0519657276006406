"""The numbered rulings of Genoa, one test or more for each."""

import pytest

import engine
from engine.genoa.labels import BUILDING_NAMES, CARD_NAMES
from engine.genoa.scoring import privilege_value
from engine.genoa.state import Bundle
from render.words import Words
from tests.titles.genoa_table import Game


def test_ruling_01_an_offer_for_the_building_here_cannot_be_refused_for_good() -> None:
    game = Game(space="GIL")
    cheap = game.offers(1, "GIL", 5)
    dear = game.offers(2, "GIL", 40)
    assert not game.open(0) & {"move", "end"}
    assert game.ids(0, "accept") == {cheap, dear}
    game.does(0, {"accept": cheap})
    assert "move" in game.open(0)
    assert game.ducats(1) == 125


def test_ruling_01_the_tower_player_has_the_first_right() -> None:
    game = Game(space="GIL")
    game.offers(1, "GIL", 40)
    game.does(0, {"act": {}})
    assert {"move", "end"} <= game.open(0)
    assert game.ducats(1) == 130


def test_ruling_01_the_least_offer_is_one_banknote_or_one_good() -> None:
    game = Game(space="GIL").give(1, wheat=1)
    with pytest.raises(engine.Illegal):
        game.offers(1, "GIL", 0)
    game.does(1, {"bundle": "GIL"})
    game.does(1, {"goods": {"ducats": 0, "goods": {"wheat": 1}, "want_ducats": 0}})
    assert not game.open(0) & {"move", "end"}


def test_ruling_01_an_offer_that_wants_something_back_binds_nobody() -> None:
    game = Game(space="GIL").give(0, silk=1)
    game.does(1, {"bundle": "GIL"})
    game.does(1, {"money": {"ducats": 5, "want_ducats": 100, "want": {"silk": 1}}})
    assert {"move", "end", "accept"} <= game.open(0)


def test_ruling_02_only_here_and_next_door_can_be_accepted() -> None:
    game = Game(space="S63")
    near = game.offers(1, "GIL", 20)
    far = game.offers(2, "POS", 50)
    assert game.ids(0, "accept") == {near}
    game.does(0, {"move": "KAT"})
    game.does(0, {"move": "MKT"})
    game.nobody_wants(1, 2, 3)
    assert game.s.turn.here == "MKT"
    assert game.ids(0, "accept") == {near, far}


def test_ruling_02_to_accept_is_to_pay_to_move_and_to_act() -> None:
    game = Game(space="S74")
    offer = game.offers(1, "TAV", 35)
    game.does(0, {"accept": offer})
    assert game.s.turn.path == ("S74", "TAV")
    assert (game.ducats(0), game.ducats(1)) == (165, 95)
    assert game.items(1) == {"exchange": 1}
    assert game.s.turn.actions == [1, 0, 1, 1]


def test_ruling_03_a_bidder_needs_an_action_or_a_card_for_a_further_one() -> None:
    game = Game(space="S63").give(2, further_action=1)
    game.s.turn.actions[1] = game.s.turn.actions[2] = 0
    game.refresh()
    assert "GIL" not in _spaces(game, 1)
    assert "S62" in _spaces(game, 1)
    offer = game.offers(2, "GIL", 10)
    assert "genoa-plays-further" in game.does(0, {"accept": offer})
    assert game.items(2) == {}


def test_ruling_03_the_bidder_must_act_even_where_nothing_is_left() -> None:
    game = Game(space="S74").empty("exchange")
    offer = game.offers(1, "TAV", 10)
    assert "genoa-takes-nothing" in game.does(0, {"accept": offer})
    assert game.s.turn.actions[1] == 0


def test_ruling_04_street_offers_need_no_action_and_several_count_for_one_move() -> None:
    game = Game(space="GIL")
    game.s.turn.used = True
    game.s.turn.actions[1] = 0
    game.refresh()
    one, two = game.offers(1, "S63", 10), game.offers(2, "S63", 15)
    game.does(0, {"streets": {"S63": [one, two]}})
    assert game.s.turn.here == "S63"
    assert [game.ducats(seat) for seat in range(3)] == [155, 120, 115]
    assert game.s.turn.actions == [1, 0, 1, 1]


def test_ruling_05_goods_of_the_action_can_be_promised() -> None:
    game = Game(space="TRA")
    game.s.turn.used = True
    game.refresh()
    game.does(1, {"bundle": "GET"})
    game.does(1, {"goods": {"ducats": 5, "goods": {"after:wheat": 1}, "want_ducats": 0}})
    game.does(0, {"accept": game.last(1)})
    assert (game.items(0), game.items(1)) == ({"wheat": 1}, {"rice": 1})
    assert game.ducats(0) == 135


def test_ruling_05_no_more_can_be_promised_than_the_action_is_sure_to_give() -> None:
    game = Game(space="TRA").empty("wheat")
    game.s.turn.used = True
    game.refresh()
    game.does(1, {"bundle": "GET"})
    with pytest.raises(engine.Illegal):
        game.does(1, {"goods": {"ducats": 0, "goods": {"after:wheat": 1}, "want_ducats": 0, "want": {}}})


def test_ruling_05_the_payer_chooses_among_the_cards_drawn() -> None:
    game = Game(space="MKT")
    game.does(1, {"bundle": "POS"})
    game.does(1, {"goods": {"ducats": 0, "goods": {"after:deck:message": 1}, "want_ducats": 0}})
    game.does(0, {"accept": game.last(1)})
    first, second = game.s.players[1].cards
    assert game.ids(1, "hand_over") == {first, second}
    game.does(1, {"hand_over": second})
    assert (game.s.players[0].cards, game.s.players[1].cards) == ([second], [first])


def test_ruling_05_ducats_can_be_paid_from_the_reward_of_an_order() -> None:
    game = Game(space="S42").give(1, pepper=1, ducats=0).deal(1, "S01")
    game.does(1, {"bundle": "HAF"})
    game.does(1, {"order": {"ducats": 0, "goods": {}, "order": "S01", "later": 25, "want_ducats": 0}})
    game.does(0, {"accept": game.last(1)})
    assert (game.ducats(0), game.ducats(1)) == (155, 15)


@pytest.mark.parametrize("seats", [2, 3])
def test_ruling_05_goods_and_the_reward_of_an_order_can_be_mixed(seats: int) -> None:
    game = Game(seats=seats, space="S42").give(1, pepper=2, ducats=0).deal(1, "S01", "M01")
    game.does(1, {"bundle": "HAF"})
    form = {"ducats": 0, "order": "S01", "later": 25, "want_ducats": 0}
    for undeliverable in ({"pepper": 2}, {"card:S01": 1}):
        with pytest.raises(engine.Illegal):
            game.does(1, {"order": {**form, "goods": undeliverable}})
    game.does(1, {"order": {**form, "goods": {"pepper": 1, "card:M01": 1, "after:any_ware": 1}}})
    game.does(0, {"accept": game.last(1)})
    assert (game.ducats(0), game.items(0), game.s.players[0].cards) == (
        155,
        {"pepper": 1, "any_ware": 1},
        ["M01"],
    )
    assert (game.ducats(1), game.items(1)) == (15, {})


def test_ruling_05_what_an_order_needs_is_not_given_away_before_it_is_delivered() -> None:
    game = Game(space="S42").give(1, pepper=2).deal(1, "S01")
    game.does(1, {"bundle": "HAF"})
    form = {"ducats": 0, "goods": {"pepper": 1}, "order": "S01", "later": 25, "want_ducats": 0}
    game.does(1, {"order": form})
    game.s.players[1].items["pepper"] -= 1
    game.s.stock["pepper"] += 1
    assert "genoa-lapses" in game.does(0, {"move": "S52"})


def test_ruling_05_a_villa_that_takes_an_order_gives_no_privilege_to_pay_with() -> None:
    game = Game(space="HAF").give(1, salt=1, silver=1, silk=1).deal(1, "L01", "M01")
    game.s.turn.used = True
    game.refresh()
    game.does(1, {"bundle": "VCO"})
    form = {"ducats": 0, "order": "L01", "later": 50, "want_ducats": 0}
    with pytest.raises(engine.Illegal):
        game.does(1, {"order": {**form, "goods": {"after:deck:privilege": 1}}})
    game.does(1, {"order": {**form, "goods": {"card:M01": 1}}})
    game.does(0, {"accept": game.last(1)})
    game.does(1, {"deliver": {"order": "L01", "special": "exchange"}})
    assert (game.ducats(0), game.s.players[0].cards) == (180, ["M01"])


def test_ruling_06_every_offer_has_the_tower_player_on_one_side() -> None:
    game = Game(space="S63", tower=2)
    offer = game.offers(1, "GIL", 20)
    assert "accept" not in game.open(0) | game.open(3)
    assert game.ids(2, "accept") == {offer}
    game.does(2, {"accept": offer})
    assert (game.ducats(1), game.ducats(2)) == (110, 150)


def test_ruling_07_promises_are_no_part_of_an_offer() -> None:
    game = Game(space="S63")
    game.does(1, {"bundle": "GIL"})
    for key, branch in game.branches(1).items():
        if isinstance(branch.choice, engine.AllOf):
            assert {part.id for part in branch.choice.parts} <= {
                "ducats", "goods", "order", "later", "want_ducats", "want"
            }, key  # fmt: skip


def test_ruling_08_a_start_on_the_market_moves_the_round_marker_at_once() -> None:
    game = Game(space=None).give(0, any_start=2)
    assert "genoa-market-start" in game.does(0, {"any_start": "MKT"})
    assert game.s.round == 2


def test_ruling_08_the_round_marker_stops_on_the_last_field_and_the_round_is_played_out() -> None:
    game = Game(space=None).give(0, any_start=1)
    game.s.round = game.s.rounds
    game.refresh()
    assert "genoa-market-start" not in game.does(0, {"any_start": "MKT"})
    assert game.s.round == game.s.rounds
    game.all_pass()
    game.ends(0)
    assert game.s.turn.tower == 1
    assert not game.match.over


def test_ruling_08_moving_onto_the_market_does_nothing() -> None:
    game = Game(space="GIL")
    game.s.turn.used = True
    game.refresh()
    game.does(0, {"move": "MKT"})
    assert game.s.round == 1


def test_ruling_09_one_small_order_per_player_and_turn() -> None:
    game = Game(space="HAF").give(0, pepper=1, silver=1, salt=1, further_action=1)
    game.deal(0, "S01", "S02", "S03")
    game.does(0, {"act": {}})
    game.does(0, {"order": "S01"})
    assert game.open(0) == {"any_ware", "done"}
    game.does(0, {"done": {}})
    game.does(0, {"move": "PAL"})
    game.does(0, {"act": {}})
    game.does(0, {"collect": {}})
    assert game.open(0) == {"any_ware", "done"}, "nor in another building of the same turn"


def test_ruling_09_or_one_per_action() -> None:
    game = Game(space="HAF", small_orders="action").give(0, pepper=1, salt=1, further_action=1)
    game.deal(0, "S01", "S03")
    game.does(0, {"act": {}})
    game.does(0, {"order": "S01"})
    game.does(0, {"done": {}})
    game.does(0, {"move": "PAL"})
    game.does(0, {"act": {}})
    game.does(0, {"collect": {}})
    game.does(0, {"order": "S03"})
    assert game.ducats(0) == 130 + 40 + 40


def test_ruling_10_a_small_order_closes_the_action_even_where_the_stock_is_empty() -> None:
    game = Game(space="HAF").empty("any_ware").give(1, pepper=1).deal(1, "S01")
    game.does(0, {"accept": game.offers(1, "HAF", 10)})
    game.does(1, {"order": "S01"})
    assert game.ducats(1) == 130 - 10 + 40
    assert game.s.decks["small"].returned == ["S01"]


def test_ruling_10_who_might_hold_a_small_order_is_asked_and_told_why_there_is_nothing_to_deliver() -> None:
    game = Game(space="HAF").empty("any_ware").give(1, pepper=1).deal(1, "S02")
    game.does(0, {"accept": game.offers(1, "HAF", 10)})
    assert game.match.pending()[1].prompt == engine.text("genoa-ask-after", where=BUILDING_NAMES["HAF"])
    assert game.open(1) == {"done"}
    assert game.branches(1)["order"].blocked == engine.text("genoa-no-small-order")


def test_ruling_10_a_building_action_does_not_deliver_a_small_order() -> None:
    game = Game(space="GIL").give(0, building_action=1, pepper=1).deal(0, "S01").own(0, "HAF")
    game.does(0, {"act": {}})
    game.does(0, {"collect": {}})
    game.does(0, {"building_action": {"HAF": {}}})
    assert game.items(0) == {"pepper": 1, "any_ware": 1}
    assert "order" not in game.branches(0)


def test_ruling_11_messages_need_two_visits_in_one_turn_and_nothing_else() -> None:
    game = Game(space="HAF").deal(2, "M01", "M05")
    game.s.turn.path = ("TRA", "GET", "VCO")
    game.s.turn.used = True
    game.refresh()
    game.does(0, {"move": "HAF"})
    assert game.ducats(2) == 160
    assert game.s.players[2].cards == ["M05"]


def test_ruling_11_several_messages_are_delivered_in_one_turn_in_any_order() -> None:
    game = Game(space="TRA").deal(2, "M01", "M08").deal(3, "M14")
    game.s.turn.path = ("PAL", "HAF", "VCO", "GET")
    game.s.turn.used = True
    game.refresh()
    game.does(0, {"move": "TRA"})
    assert game.ducats(2) == 130 + 30 + 30
    assert game.s.players[3].cards == ["M14"], "the tower was not in both of its buildings"


def test_ruling_11_the_card_may_come_after_the_visits() -> None:
    game = Game(space="POS")
    game.s.turn.path = ("GET", "S23", "S24", "POS")
    game.s.decks["message"].pile.remove("M09")
    game.s.decks["message"].pile.append("M09")
    game.refresh()
    game.does(0, {"act": {}})
    assert game.ducats(0) == 160


def test_ruling_11_whoever_wants_to_claim_by_hand_is_asked_before_the_markers() -> None:
    game = Game(space="HAF").deal(2, "M05", "M08")
    game.s.players[2].instructions.claims = False
    game.s.turn.path = ("HAF", "PAL", "VZA", "TUC")
    game.s.turn.used = True
    game.refresh()
    assert game.ids(2, "claim") == {"M05"}
    game.ends(0)
    assert game.match.pending()[2].default == ["M05"]
    game.does(2, ["M05"])
    assert game.ducats(2) == 160


def test_ruling_12_three_special_cards_belong_into_an_own_action() -> None:
    game = Game(space="GIL").give(0, any_ware=1, exchange=1).give(1, any_ware=1)
    assert not {"any_ware", "exchange"} & (set(game.branches(0)) | set(game.branches(1)))
    game.does(0, {"act": {}})
    game.does(0, {"any_ware": "silk"})
    game.does(0, {"collect": {}})
    assert {"exchange", "done"} <= game.open(0)
    game.does(0, {"done": {}})
    assert "exchange" not in game.branches(0)


def test_ruling_12_a_card_may_be_played_in_the_action_that_gave_it() -> None:
    game = Game(space="HAF")
    events = game.match.submit(0, {"act": {}})
    said = [Words("en", ["Ada"]).say(event.text) for event in events if event.text]
    assert said[-1] == "Ada takes the card “Any ware” (Harbour)."
    game.does(0, {"any_ware": "pepper"})
    assert game.items(0) == {"pepper": 1}


def test_ruling_13_an_exchange_goes_across_kinds_and_a_deck_gives_its_top_card() -> None:
    game = Game(space="GIL").give(0, exchange=3, wheat=1).deal(0, "M01")
    game.does(0, {"act": {}})
    game.does(0, {"collect": {}})
    top = game.s.decks["privilege"].pile[-1]
    game.does(0, {"exchange": {"give": "wheat", "take": "deck:privilege"}})
    assert top in game.s.players[0].cards
    events = game.match.submit(0, {"exchange": {"give": "M01", "take": "marker"}})
    assert events[0].text is not None
    assert events[0].text.args["given"] == CARD_NAMES["M01"], "it lies face up under its deck"
    assert game.s.decks["message"].returned == ["M01"]
    assert game.items(0) == {"exchange": 1, "marker": 1}


def test_ruling_14_a_marker_that_is_traded_changes_its_colour() -> None:
    game = Game(space="S63").give(1, marker=2)
    game.does(1, {"bundle": "GIL"})
    game.does(1, {"goods": {"ducats": 0, "goods": {"marker": 1}, "want_ducats": 0}})
    game.does(0, {"accept": game.last(1)})
    assert (game.items(0), game.items(1)) == ({"marker": 1}, {"marker": 1})
    assert game.s.markers[:2] == [6, 6]


def test_ruling_15_each_seat_in_turn_uses_one_street_and_takes_its_disc() -> None:
    game = Game(space="S74").give(0, marker=1).give(1, marker=2).give(2, marker=2).own(3, "GIL")
    game.does(0, {"move": "S75"})
    game.ends(0)
    game.does(0, {"S74": {"TAV": 1}})
    assert set(game.branches(1)) == {"S75", "auto", "pass"}
    game.does(1, {"S75": {"GIL": 2}})
    assert game.s.owners == {"TAV": 0, "GIL": 1}
    assert game.s.markers[3] == 7
    assert game.items(1) == {}
    assert game.match.pending().get(2) is None or game.match.pending()[2].key != "genoa.markers"


def test_markers_are_placed_automatically_where_most_buildings_are_free() -> None:
    game = Game(space="S73").give(0, marker=3).give(1, marker=3).own(3, "GIL", "KAT")
    game.does(0, {"move": "S74"})
    game.does(0, {"move": "S75"})
    game.ends(0)
    game.does(0, {"auto": {}})
    assert game.s.owners == {"GIL": 3, "KAT": 3, "TUC": 0}, "of two streets as good, the one visited first"
    game.does(1, {"auto": {}})
    assert game.s.owners == {"GIL": 3, "KAT": 3, "TUC": 0, "TAV": 1}
    assert game.items(0) == {"marker": 2}


def test_markers_that_find_no_free_building_are_kept() -> None:
    game = Game(space="S73").give(0, marker=3).own(3, "TUC")
    game.ends(0)
    game.does(0, {"auto": {}})
    assert game.s.owners == {"TUC": 3}
    assert game.items(0) == {"marker": 3}


def test_ruling_15_one_marker_removes_a_rival_and_the_disc_is_gone_all_the_same() -> None:
    game = Game(space="S74").give(0, marker=1).give(1, marker=1).own(3, "GIL")
    game.ends(0)
    game.does(0, {"S74": {"GIL": 1}})
    assert game.s.owners == {}
    assert game.s.turn.tower == 1


def test_ruling_16_villas_touch_no_street_unless_the_corners_are_theirs() -> None:
    def ownable(corners: str) -> set[str]:
        city = Game(inner_corners=corners).s.city
        return {building for street in city.spaces if street[0] == "S" and street[1:].isdigit()
                for building in city.buildings_beside[street]}  # fmt: skip

    assert not {name for name in ownable("depot") if name.startswith("V")}
    assert {name for name in ownable("villa") if name.startswith("V")} == {"VCO", "VRI", "VMO", "VZA"}


def test_ruling_16_a_building_action_on_an_own_villa_delivers_a_large_order() -> None:
    game = Game(space="GIL", inner_corners="villa").give(0, building_action=1, salt=1, silver=1, silk=1)
    game.deal(0, "L01").own(0, "VCO")
    game.does(0, {"act": {}})
    deliver = {"deliver": {"order": "L01", "special": "any_start"}}
    game.does(0, {"building_action": {"VCO": deliver}})
    assert game.ducats(0) == 230
    assert game.items(0) == {"any_start": 1}


def test_ruling_16_a_villa_takes_one_large_order_per_turn() -> None:
    game = Game(space="VCO", inner_corners="villa").own(0, "VCO").deal(0, "L01", "L02")
    game.give(0, building_action=1, salt=2, silver=1, silk=1, copper=1, linen=1)
    game.does(0, {"act": {}})
    game.does(0, {"deliver": {"order": "L01", "special": "any_start"}})
    with pytest.raises(engine.Illegal):
        game.does(0, {"building_action": {"VCO": {"deliver": {"order": "L02", "special": "any_start"}}}})
    game.does(0, {"building_action": {"VCO": {"privilege": {}}}})


def test_ruling_17_a_block_of_more_than_six_pays_200() -> None:
    cards = [f"P{number:02}" for number in range(1, 8)]
    assert privilege_value(cards[:6]) == 200
    assert privilege_value(cards) == 200
    assert privilege_value([f"P{number:02}" for number in range(1, 15)]) == 200


@pytest.mark.parametrize(("space", "name", "drawn"), [("RAT", "small", 2), ("GIL", "large", 1)])
def test_ruling_18_returned_cards_are_shuffled_when_they_come_up(space: str, name: str, drawn: int) -> None:
    game = Game(space=space)
    deck = game.s.decks[name]
    left = len(deck.pile) - drawn
    deck.returned = deck.pile[1:]
    deck.pile = deck.pile[:1]
    game.refresh()
    assert f"genoa-shuffled-{name}" in game.does(0, {"act": {}})
    assert len(game.s.players[0].cards) == drawn
    deck = game.s.decks[name]
    assert (len(deck.pile), deck.returned) == (left, [])


def test_ruling_18_what_is_short_is_not_replaced_by_anything_else() -> None:
    game = Game(space="GET").empty("wheat")
    game.does(0, {"accept": game.offers(1, "GET", 10)})
    assert game.items(1) == {"rice": 1}


def test_ruling_19_cards_and_money_are_hidden_goods_and_offers_are_open() -> None:
    game = Game(space="S63").give(1, wheat=2, any_ware=1).deal(1, "L01")
    game.offers(1, "GIL", 20)
    seen = game.match.view(2)
    assert (seen.players[1].ducats, seen.players[1].cards) == (None, None)
    assert seen.players[1].hand["large"] == 1
    assert seen.players[1].items["wheat"] == 2
    assert seen.offers[0].now == Bundle(20)


def test_ruling_20_one_action_each_and_never_two_in_the_same_building() -> None:
    game = Game(space="GIL").give(0, further_action=2)
    game.does(0, {"act": {}})
    assert game.s.turn.actions[0] == 0
    assert "act" not in game.branches(0)
    game.does(0, {"move": "S63"})
    game.does(0, {"move": "KAT"})
    assert "genoa-plays-further" in game.does(0, {"act": {}})
    assert game.items(0) == {"further_action": 1, "marker": 2}


def _spaces(game: Game, seat: int) -> set[str]:
    return game.ids(seat, "bundle")
