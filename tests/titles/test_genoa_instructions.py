"""What a seat of Genoa says in advance: standing prices, silence, actions, and how messages are claimed."""

import engine
from engine.genoa.state import Plan
from tests.titles.choices import branches
from tests.titles.genoa_table import Game


def _limit(game: Game, seat: int, ducats: int, *buildings: str) -> None:
    game.does(seat, {"instruct": {"limits": {"buildings": list(buildings), "ducats": ducats}}})


def test_a_standing_price_bids_when_its_building_comes_near() -> None:
    game = Game(space="S52")
    _limit(game, 1, 40, "GIL")
    assert not game.standing(1)
    game.does(0, {"move": "S62"})
    game.does(0, {"move": "S63"})
    assert [offer.now.ducats for offer in game.standing(1)] == [5]


def test_standing_prices_beat_each_other_up_to_their_limits() -> None:
    game = Game(space="S63")
    _limit(game, 1, 40, "GIL")
    _limit(game, 2, 25, "GIL")
    assert {bid.bidder: bid.now.ducats for bid in game.bids()} == {1: 30, 2: 25}


def test_a_standing_price_does_not_know_that_of_a_rival_who_bids_by_hand() -> None:
    game = Game(space="S63")
    _limit(game, 2, 60, "GIL")
    game.offers(2, "GIL", 10)
    _limit(game, 1, 100, "GIL")
    assert {bid.bidder: bid.now.ducats for bid in game.bids()} == {1: 15, 2: 10}


def test_a_standing_price_beats_what_a_rival_pays_from_an_order_too() -> None:
    game = Game(space="S42").give(2, pepper=1).deal(2, "S01")
    game.does(2, {"bundle": "HAF"})
    game.does(2, {"order": {"ducats": 5, "goods": {}, "order": "S01", "later": 25, "want_ducats": 0}})
    _limit(game, 1, 100, "HAF")
    assert [offer.now.ducats for offer in game.standing(1)] == [35]


def test_a_standing_price_that_is_lowered_lowers_what_it_has_offered() -> None:
    game = Game(space="S63")
    game.offers(2, "GIL", 30)
    _limit(game, 1, 50, "GIL")
    assert [offer.now.ducats for offer in game.standing(1)] == [35]
    _limit(game, 1, 60, "GIL")
    assert [offer.now.ducats for offer in game.standing(1)] == [35]
    _limit(game, 1, 20, "GIL")
    assert [offer.now.ducats for offer in game.standing(1)] == [20]
    _limit(game, 1, 0, "GIL")
    assert not game.standing(1)


def test_a_standing_price_takes_an_asking_price_within_it() -> None:
    game = Game(space="S63")
    _limit(game, 2, 40, "KAT")
    game.does(0, {"price": {"space": "KAT", "ducats": 45}})
    assert game.s.turn.here == "S63"
    game.does(0, {"price": {"space": "KAT", "ducats": 35}})
    assert game.s.turn.here == "KAT"
    assert game.ducats(2) == 95


def test_a_standing_price_never_plays_the_card_for_a_further_action() -> None:
    game = Game(space="S63").give(1, further_action=1)
    game.s.turn.actions[1] = 0
    game.refresh()
    _limit(game, 1, 40, "GIL", "KAT")
    game.does(0, {"price": {"space": "KAT", "ducats": 20}})
    assert game.s.turn.here == "S63"
    assert not game.standing(1)


def test_a_standing_price_is_known_to_its_owner_alone() -> None:
    game = Game(space="S52")
    _limit(game, 1, 40, "GIL")
    assert game.match.view(1).instructions.limits == {"GIL": 40}
    assert game.match.view(2).instructions.limits == {}
    assert game.match.view(None).instructions is None


def test_withdrawing_a_standing_bid_lifts_its_price() -> None:
    game = Game(space="S63")
    _limit(game, 1, 40, "GIL")
    game.does(1, {"withdraw": game.last(1)})
    assert not game.standing(1)
    assert game.s.players[1].instructions.limits == {}


def test_messages_are_claimed_by_themselves_unless_told_otherwise() -> None:
    game = Game(space="S63")
    assert game.s.players[1].instructions.claims
    (told,) = game.match.submit(1, {"instruct": {"claims": "no"}})
    assert (told.text, told.private) == (None, {1: engine.text("genoa-claims-set", claims="no")})
    game.deal(1, "M05")
    game.s.turn.path = ("HAF", "PAL", "VZA", "TUC")
    game.s.turn.used = True
    game.refresh()
    game.does(1, {"instruct": {"claims": "yes"}})
    assert game.ducats(1) == 160


# --- an action settled beforehand --------------------------------------------------------------------------


def _privilege_beforehand(game: Game, seat: int = 1) -> None:
    game.does(seat, {"instruct": {"plan": {"VCO": {"privilege": {}}}}})


def _near_a_villa() -> Game:
    game = Game(space="HAF")
    game.s.turn.used = True
    return game.refresh()


def test_what_was_settled_beforehand_ends_with_the_turn() -> None:
    game = _near_a_villa()
    _privilege_beforehand(game)
    assert set(game.s.players[1].instructions.plans) == {"VCO"}
    game.ends(0)
    assert game.s.turn.tower == 1
    assert game.s.players[1].instructions.plans == {}


def test_on_the_own_turn_nothing_is_settled_beforehand() -> None:
    game = _near_a_villa().give(0, salt=1, silver=1, silk=1).deal(0, "L01")
    assert "plan" not in branches(game.branches(0)["instruct"].choice)
    assert "plan" in branches(game.branches(1)["instruct"].choice)
    game.s.players[0].instructions.plans["VCO"] = Plan()
    game.does(0, {"move": "VCO"})
    game.does(0, {"act": {}})
    assert game.waits_for() == {0}, "a game of earlier rules may hold such a plan"
    assert "deliver" in game.open(0)


def test_an_order_that_was_completed_meanwhile_is_asked_about() -> None:
    game = _near_a_villa().deal(1, "L01")
    _privilege_beforehand(game)
    game.give(1, salt=1, silver=1, silk=1)
    game.does(0, {"accept": game.offers(1, "VCO", 10)})
    assert game.waits_for() == {1}
    assert "deliver" in game.open(1)


def test_an_order_that_was_complete_when_it_was_said_is_kept_for_later() -> None:
    game = _near_a_villa().deal(1, "L01").give(1, salt=1, silver=1, silk=1)
    _privilege_beforehand(game)
    events = game.does(0, {"accept": game.offers(1, "VCO", 10)})
    assert game.waits_for() == {0}
    assert "genoa-delivers-large" not in events
    assert game.s.cards_held(1, "privilege") == 1


# --- standing prices fall back -----------------------------------------------------------------------------


def _offered(game: Game) -> dict[int, int]:
    return {bid.bidder: bid.now.ducats for bid in game.bids()}


def test_a_standing_price_falls_back_when_its_rival_withdraws() -> None:
    game = Game(space="S63")
    _limit(game, 1, 40, "GIL")
    rival = game.offers(2, "GIL", 30)
    assert _offered(game) == {1: 35, 2: 30}
    game.does(2, {"withdraw": rival})
    assert _offered(game) == {1: 5}


def test_a_standing_price_falls_back_when_a_rival_offers_less() -> None:
    game = Game(space="S63")
    _limit(game, 1, 40, "GIL")
    game.offers(2, "GIL", 30)
    game.offers(2, "GIL", 10)
    assert _offered(game) == {1: 15, 2: 10}


def test_a_standing_price_falls_back_when_the_other_one_is_lifted() -> None:
    game = Game(space="S63")
    _limit(game, 1, 40, "GIL")
    _limit(game, 2, 25, "GIL")
    assert _offered(game) == {1: 30, 2: 25}
    _limit(game, 2, 0, "GIL")
    assert _offered(game) == {1: 5}


def test_a_standing_price_falls_back_when_its_rival_has_acted() -> None:
    game = Game(space="S63")
    _limit(game, 1, 40, "GIL")
    game.offers(2, "GIL", 30)
    game.does(0, {"accept": game.offers(2, "KAT", 20)})
    assert game.s.turn.here == "KAT"
    assert _offered(game) == {1: 5}, "the tower may still come to the Guild Hall"


def test_what_was_agreed_on_does_not_fall_back() -> None:
    game = Game(space="HAF")
    _limit(game, 1, 40, "PAL")
    rival = game.offers(2, "PAL", 30)
    game.does(0, {"accept": game.last(1)})
    assert game.s.turn.wish is not None
    game.does(2, {"withdraw": rival})
    assert game.s.turn.wish is not None
    game.nobody_wants(*game.waits_for())
    assert game.s.turn.here == "PAL"
    assert game.ducats(1) == 130 - 35


def test_a_counter_offer_stays_while_a_standing_price_changes() -> None:
    game = Game(space="S63")
    _limit(game, 1, 40, "GIL")
    rival = game.offers(2, "GIL", 30)
    game.does(0, {"counter": {"offer": game.last(1), "ducats": 60}})
    game.does(2, {"withdraw": rival})
    assert _offered(game) == {1: 5}
    assert [counter.now.ducats for counter in game.s.turn.counters] == [60]
    assert "take" in game.open(1)


# --- the last turn -----------------------------------------------------------------------------------------


def _last_round(space: str, first: int) -> Game:
    """The tower is seat 0's; `first` says who begins a round, and so who has had their last turn."""
    game = Game(space=space)
    game.s.round, game.s.first = game.s.rounds, first
    return game.refresh()


def test_a_standing_price_buys_no_start_square_for_a_turn_that_never_comes() -> None:
    game = _last_round("S47", first=1)
    _limit(game, 1, 40, "KUT", "RAT")
    assert not game.bids()
    game.does(0, {"price": {"space": "KUT", "ducats": 5}})
    assert game.s.turn.here == "S47"


def test_a_standing_price_buys_a_start_square_for_a_turn_to_come() -> None:
    game = _last_round("S47", first=0)
    _limit(game, 1, 40, "KUT")
    assert _offered(game) == {1: 5}


def test_in_the_last_turn_a_standing_price_still_buys_what_an_order_may_be_delivered_with() -> None:
    game = _last_round("S47", first=1).give(1, linen=1).deal(1, "S05")
    _limit(game, 1, 40, "KUT")
    assert _offered(game) == {1: 5}


def test_in_the_last_turn_a_standing_price_buys_orders_only_with_a_card_for_a_further_action() -> None:
    game = _last_round("S63", first=1).give(2, further_action=1)
    for seat in (1, 2):
        _limit(game, seat, 40, "GIL")
    assert set(_offered(game)) == {2}


def test_in_the_last_turn_a_standing_price_buys_a_further_action_only_where_one_could_use_it() -> None:
    game = _last_round("S57", first=1)
    _limit(game, 1, 40, "PAR")
    assert _offered(game) == {1: 5}
    game = _last_round("S57", first=1)
    game.s.turn.path = ("S24", "S25", "S26", "S57")
    game.refresh()
    _limit(game, 1, 40, "PAR")
    assert not game.bids()


def test_in_the_last_turn_a_standing_price_still_buys_privileges_messages_and_markers() -> None:
    for space, building in (("HAF", "VCO"), ("S24", "POS"), ("S63", "KAT")):
        game = _last_round(space, first=1)
        game.s.turn.used = True
        game.refresh()
        _limit(game, 1, 40, building)
        assert _offered(game) == {1: 5}, building
