"""What a seat of Genoa says in advance: standing prices, silence, and how its messages are claimed."""

import engine
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
