"""Who is asked when: Genoa for people who are never there at the same time, by the rulebook's sentences."""

import pytest

from engine import codec
from engine.choice import Pick, problem
from engine.genoa.bargaining import ask_for_offers
from engine.genoa.components import BOX, BUILDINGS
from engine.genoa.deal import Settle
from engine.genoa.state import Turn
from engine.text import text
from render.words import Words
from tests.titles.choices import buckets, of_kind, parts
from tests.titles.genoa_table import Game, asked_for_offers

# --- "before the movement, the players may discuss where to go" -------------------------------------------


def test_before_the_movement_everybody_is_asked_for_offers_at_the_same_time() -> None:
    game = Game(space=None).give(0, any_start=1)
    game.does(0, {"any_start": "S63"})
    assert game.waits_for() == {1, 2, 3}
    assert 0 not in game.match.pending(), "the tower waits until everybody has spoken or passed"
    game.does(1, {"offers": {"prices": {"KAT": 20}, "others": "pass", "acts": "ask"}})
    game.does(2, {"listen": {}})
    assert game.waits_for() == {3}
    game.does(3, {"decline": "turn"})
    assert game.waits_for() == {0}


def test_nobody_who_has_neither_spoken_nor_passed_is_skipped() -> None:
    game = asked_for_offers()
    game.does(1, {"bundle": "GIL"})
    game.nobody_wants_the_turn(2, 3)
    assert game.waits_for() == {1}, "a form that was only opened says nothing yet"
    game.does(1, {"money": {"ducats": 10, "want_ducats": 0}})
    assert game.waits_for() == {0}


def test_one_answer_names_a_price_for_every_building_within_reach() -> None:
    game = asked_for_offers()
    prices = parts(game.branches(1)["offers"].choice)["prices"]
    assert set(buckets(prices)) == {s for s in game.s.reach.all if s in BUILDINGS}
    told = game.does(
        1, {"offers": {"prices": {"KAT": 20, "TAV": 38, "MET": 4}, "others": "pass", "acts": "ask"}}
    )
    assert told == ["genoa-offers-several"]
    assert {bid.space: bid.now.ducats for bid in game.bids(1)} == {"KAT": 20, "TAV": 35}, "in whole banknotes"
    assert game.s.turn.talk[1] == BOX.bargaining.talk - 1


def test_the_next_list_of_prices_begins_with_the_last_one() -> None:
    game = asked_for_offers()
    game.does(1, {"offers": {"prices": {"KAT": 20, "TAV": 35}, "others": "pass", "acts": "at_once"}})
    game.s.players[1].ducats = 30
    ask_for_offers(game.s)
    form = parts(game.refresh().branches(1)["offers"].choice)
    started = {name: one.start for name, one in buckets(form["prices"]).items() if one.start}
    assert started == {"KAT": 20, "TAV": 30}, "as far as there is money for it"
    assert of_kind(form["acts"], Pick).start == ("at_once",)


def test_about_the_other_buildings_one_is_asked_again_only_if_one_wishes() -> None:
    game = asked_for_offers("GIL")
    game.does(1, {"offers": {"prices": {"KAT": 20}, "others": "pass", "acts": "ask"}})
    game.does(2, {"offers": {"prices": {"KAT": 15}, "others": "ask", "acts": "ask"}})
    game.does(3, {"listen": {}})
    game.does(0, {"move": "S63"})
    assert game.waits_for() == {2, 3}
    game.nobody_wants(2, 3)
    assert game.s.turn.here == "S63"


def test_who_is_quiet_is_not_asked_and_the_clock_passes_for_whoever_is_away() -> None:
    game = Game(space="S63")
    game.s.players[2].instructions.quiet = True
    ask_for_offers(game.s)
    game.refresh()
    assert game.waits_for() == {1, 3}
    assert game.match.pending()[1].default == {"decline": "turn"}
    game.does(1, {"instruct": {"quiet": "yes"}})
    assert game.waits_for() == {3}


def test_two_players_are_asked_for_bundles_before_the_tower_moves() -> None:
    game = Game(seats=2, space=None).give(0, any_start=1).give(1, wheat=1)
    game.does(0, {"any_start": "S63"})
    assert game.waits_for() == {1}
    assert "offers" not in game.branches(1)
    game.does(1, {"bundle": "GIL"})
    game.does(1, {"goods": {"ducats": 0, "goods": {"wheat": 1}, "want_ducats": 0}})
    assert game.waits_for() == {0}


# --- a price or a counter-offer: the clock is the addressee's ---------------------------------------------


def test_after_a_counter_offer_the_bidder_is_waited_for_and_can_say_no() -> None:
    game = Game(space="S63")
    offer = game.offers(1, "KAT", 10)
    game.does(0, {"counter": {"offer": offer, "ducats": 30}})
    assert game.waits_for() == {1}
    counter = game.last(1)
    assert game.match.pending()[1].default == {"refuse": counter}
    assert "genoa-refuses" in game.does(1, {"refuse": counter})
    assert game.waits_for() == {0}
    assert [bid.now.ducats for bid in game.standing(1)] == [10], "the bid still stands, the counter-offer not"


def test_a_higher_bid_answers_a_counter_offer() -> None:
    game = Game(space="S63")
    offer = game.offers(1, "KAT", 10)
    game.does(0, {"counter": {"offer": offer, "ducats": 30}})
    game.offers(1, "KAT", 20)
    assert game.waits_for() == {0}
    assert not game.s.turn.counters


def test_after_a_price_everybody_who_has_not_passed_is_waited_for() -> None:
    game = Game(space="S63")
    game.does(3, {"decline": "turn"})
    game.does(0, {"price": {"space": "KAT", "ducats": 20}})
    assert game.waits_for() == {1, 2}
    game.does(1, {"refuse": game.last()})
    assert game.waits_for() == {2}
    game.does(2, {"take": game.last()})
    assert game.s.turn.here == "KAT"


def test_who_has_named_its_prices_is_asked_again_only_about_those_buildings() -> None:
    game = asked_for_offers()
    game.does(1, {"offers": {"prices": {"KAT": 10}, "others": "pass", "acts": "ask"}})
    game.does(2, {"offers": {"prices": {"GIL": 10}, "others": "pass", "acts": "ask"}})
    game.does(3, {"decline": "turn"})
    game.does(0, {"price": {"space": "KAT", "ducats": 20}})
    assert game.waits_for() == {1}


def test_the_tower_player_may_go_on_without_the_answers() -> None:
    game = Game(space="S63")
    game.does(0, {"price": {"space": "KAT", "ducats": 20}})
    assert not game.match.pending()[0].blocking
    game.does(0, {"move": "GIL"})
    assert game.waits_for() == {0}


def test_the_tower_player_can_wait_for_answers() -> None:
    game = Game(space="S63")
    game.does(3, {"decline": "turn"})
    assert "genoa-asks-offers" in game.does(0, {"wait": {}})
    assert game.waits_for() == {1, 2}
    assert game.s.turn.talk[0] == BOX.bargaining.talk - 1
    game.offers(1, "GIL", 15)
    game.does(2, {"listen": {}})
    assert game.waits_for() == {0}


# --- "if a player does not carry out his action, it is lost" ----------------------------------------------


def test_a_step_that_would_lose_the_own_action_asks_first() -> None:
    game = Game(space="GIL")
    for seat in (1, 2, 3):
        game.does(seat, {"decline": "turn"})
    game.does(0, {"end": {}})
    assert game.open(0) == {"go", "stay"}
    game.does(0, {"stay": {}})
    assert game.s.turn.tower == 0
    assert {"act", "move", "end"} <= game.open(0)
    game.ends(0)
    assert game.s.turn.tower == 1


def test_a_step_after_which_there_is_still_something_to_do_is_not_asked_about() -> None:
    game = Game(space="GIL")
    for seat in (1, 2, 3):
        game.does(seat, {"decline": "turn"})
    game.does(0, {"move": "S63"})
    assert game.s.turn.here == "S63"
    game.does(0, {"move": "S62"})
    game.does(0, {"move": "S52"})
    game.does(0, {"move": "S42"})
    assert game.open(0) == {"go", "stay"}, "with the last disc on a street no building can be used"


def test_whoever_has_acted_is_not_asked_about_the_end() -> None:
    game = Game(space="GIL")
    game.does(0, {"act": {}})
    game.does(0, {"end": {}})
    assert game.s.turn.tower == 1


def test_a_new_offer_takes_back_the_step_that_was_asked_about() -> None:
    game = Game(space="S63")
    game.does(0, {"end": {}})
    game.offers(1, "KAT", 50)
    assert "accept" in game.open(0)


def _last_disc() -> Game:
    """The tower has one step left, and so far its player has not acted."""
    game = Game(space="GEW")
    game.s.turn.path, game.s.turn.used = ("POS", "S25", "S26", "GEW"), True
    return game.refresh()


def test_accepting_an_offer_for_the_last_step_asks_before_the_own_action_is_lost() -> None:
    game = _last_disc()
    offer = game.offers(1, "TRA", 20)
    assert game.does(0, {"accept": offer}) == []
    assert game.open(0) == {"go", "stay"}
    game.does(0, {"stay": {}})
    assert (game.s.turn.here, game.ducats(0)) == ("GEW", 130)
    game.does(0, {"accept": offer})
    assert "genoa-deal-struck" in game.does(0, {"go": {}})
    assert game.ducats(0) == 150


def test_accepting_an_offer_where_the_last_disc_is_asks_too() -> None:
    game = Game(space="TRA")
    game.s.turn.path = ("POS", "S25", "S26", "GEW", "TRA")
    game.refresh()
    game.does(0, {"accept": game.offers(1, "TRA", 20)})
    assert game.open(0) == {"go", "stay"}
    game.does(0, {"stay": {}})
    game.does(0, {"act": {}})
    assert game.ducats(0) == 130


def test_accepting_offers_for_a_street_with_the_last_disc_asks_too() -> None:
    game = _last_disc()
    game.does(0, {"streets": {"S37": [game.offers(1, "S37", 5), game.offers(2, "S37", 5)]}})
    assert game.open(0) == {"go", "stay"}
    game.does(0, {"go": {}})
    assert game.ducats(0) == 140


def test_accepting_an_offer_with_somewhere_to_act_afterwards_is_not_asked_about() -> None:
    game = _last_disc()
    game.s.turn.path = game.s.turn.path[1:]
    game.refresh()
    assert "genoa-deal-struck" in game.does(0, {"accept": game.offers(1, "VRI", 20)})


def test_whoever_has_acted_is_not_asked_about_an_offer_either() -> None:
    game = _last_disc()
    game.s.turn.actions[0] = 0
    game.refresh()
    assert "genoa-deal-struck" in game.does(0, {"accept": game.offers(1, "TRA", 20)})


def test_an_offer_that_is_withdrawn_meanwhile_ends_the_question_about_it() -> None:
    game = _last_disc()
    offer = game.offers(1, "TRA", 20)
    game.does(0, {"accept": offer})
    game.does(1, {"withdraw": offer})
    assert {"move", "end"} <= game.open(0)


# --- words ------------------------------------------------------------------------------------------------


def test_looking_into_the_form_of_a_bundle_costs_no_word_and_is_told_to_nobody() -> None:
    game = Game(space="S63")
    assert game.does(1, {"bundle": "GIL"}) == []
    assert game.does(1, {"back": {}}) == []
    game.does(0, {"want": "GIL"})
    game.does(0, {"back": {}})
    assert game.s.turn.talk == [BOX.bargaining.talk] * 4
    game.does(1, {"bundle": "GIL"})
    game.does(1, {"money": {"ducats": 10, "want_ducats": 0}})
    assert game.s.turn.talk[1] == BOX.bargaining.talk - 1


def test_the_words_left_are_shown() -> None:
    game = Game(space="S63")
    game.offers(1, "GIL", 10)
    for seat, words in ((0, BOX.bargaining.talk), (1, BOX.bargaining.talk - 1)):
        assert game.match.pending()[seat].facts[-1] == text("genoa-words-left", count=words)


def _facts(game: Game, seat: int, locale: str = "en") -> list[str]:
    words = Words(locale, ["Ada", "Bo", "Cy", "Dora"])
    return [words.say(fact) for fact in game.match.pending()[seat].facts]


def test_a_price_to_answer_is_a_line_beside_the_question() -> None:
    game = Game(space="S63")
    game.does(0, {"price": {"space": "KAT", "ducats": 35}})
    assert _facts(game, 1)[:2] == [
        "The tower is here: Street 6/3.",
        "Ada asks for the Cathedral: 35 ducats.",
    ]


@pytest.mark.parametrize(
    ("locale", "one_more", "two_more"),
    [
        ("en", "There is 1 more offer.", "There are 2 more offers."),
        ("de", "Es gibt noch 1 weiteres Angebot.", "Es gibt noch 2 weitere Angebote."),
        ("it", "C’è un’altra offerta.", "Ci sono altre 2 offerte."),
    ],
)
def test_more_offers_than_can_be_listed_are_counted(locale: str, one_more: str, two_more: str) -> None:
    game = Game(space="GIL")
    for space in ("GIL", "S63", "S66", "S74", "S75"):
        game.offers(1, space, 10)
    assert len(_facts(game, 2, locale)) == 7, "where the tower is, five offers, and how often one may speak"
    game.offers(1, "RAT", 10)
    assert _facts(game, 2, locale)[-2] == one_more
    game.offers(1, "TAV", 10)
    assert _facts(game, 2, locale)[-2] == two_more


def test_standing_offers_are_shown_where_one_bids_and_leave_the_question_the_same() -> None:
    game = Game(space="S63")
    token = game.match.token(2)
    game.offers(1, "GIL", 10)
    game.offers(3, "GIL", 25)
    game.offers(1, "MET", 15)
    assert _facts(game, 2)[:3] == [
        "The tower is here: Street 6/3.",
        "Dora offers for the Guild Hall: 25 ducats.",
        "Bo offers for the Metal Depot: 15 ducats.",
    ]
    assert game.match.token(2) == token, "an answer that was begun stays good"


# --- the option and the clock -----------------------------------------------------------------------------


def test_by_option_a_start_on_the_market_place_does_nothing_special() -> None:
    game = Game(space=None, market_start="stays").give(0, any_start=1)
    assert "genoa-market-start" not in game.does(0, {"any_start": "MKT"})
    assert game.s.round == 1


def test_the_clock_sells_or_acts_before_it_ends_the_turn_of_somebody_who_is_away() -> None:
    game = Game(space="GIL")
    assert game.match.pending()[0].default == {"act": {}}
    game.does(0, {"act": {}})
    offer = game.offers(1, "S63", 5)
    assert game.match.pending()[0].default == {"streets": {"S63": offer}}
    other = game.offers(2, "S63", 10)
    both = game.match.pending()[0].default
    assert both == {"streets": {"S63": [offer, other]}}
    assert problem(game.match.pending()[0].choice, both) is None
    game.does(1, {"withdraw": offer})
    game.does(2, {"withdraw": other})
    assert game.match.pending()[0].default == {"end": {}}


# --- games of earlier rules -------------------------------------------------------------------------------


def _earlier(number: int, bidder: int | None, by_tower: bool) -> dict[str, object]:
    return {
        "id": number, "space": "KAT", "bidder": bidder, "by_tower": by_tower, "now": [20, [], [], []],
        "after": [0, [], [], []], "ask": [0, [], [], []], "order": None, "auto": False,
    }  # fmt: skip


def test_offers_stored_by_earlier_rules_are_read_as_what_they_were() -> None:
    stored = codec.encode(Game().s.turn)
    for key in ("bids", "prices", "counters", "unheard", "unsure"):
        del stored[key]
    stored["offers"] = [_earlier(1, 2, False), _earlier(2, None, True), _earlier(3, 1, True)]
    stored["wish"] = {"kind": "deal", "space": None, "deals": [_earlier(1, 2, False)]}
    turn = codec.decode(Turn, stored, "the turn")
    assert [(bid.id, bid.bidder, bid.now.ducats) for bid in turn.bids] == [(1, 2, 20)]
    assert [price.id for price in turn.prices] == [2]
    assert [(counter.id, counter.bidder) for counter in turn.counters] == [(3, 1)]
    assert turn.wish is not None
    assert [(deal.bidder, deal.bid) for deal in turn.wish.deals] == [(2, 1)]


def test_a_price_that_was_being_settled_by_earlier_rules_is_read_as_taken() -> None:
    game = Game(space="S63")
    game.s.stack.append(Settle([]))
    stored = codec.encode(game.s)
    stored["stack"][-1]["deals"] = [_earlier(4, 1, True)]
    state = codec.decode(type(game.s), stored, "the state")
    settling = of_kind(state.stack[-1], Settle)
    assert [(deal.bidder, deal.bid) for deal in settling.deals] == [(1, None)]
