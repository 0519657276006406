"""The usual bot of Genoa: what it takes, gives and keeps."""

from collections.abc import Callable
from typing import Any

import pytest

import engine
import engine.players
from engine.genoa import scoring, worths
from engine.genoa.components import BUILDINGS, PRIVILEGES
from engine.genoa.state import State
from engine.genoa.worths import Worths
from tests.kit import finished, play, usual_bots
from tests.titles.choices import of_kind
from tests.titles.genoa_table import Game


def _bot_answer(game: Game, seat: int, seed: str = "house") -> engine.Answer:
    """What the usual bot would answer for this seat."""
    player = game.match.game.usual_bot()
    return player.answer(game.match.view(seat), game.match.pending()[seat], engine.Rng(seed))


def test_the_usual_bot_drops_a_price_that_somebody_began_to_name() -> None:
    game = Game(space="S63")
    game.does(0, {"counter_bundle": game.offers(1, "KAT", 10)})
    assert _bot_answer(game, 0) == {"back": {}}


def test_the_usual_bot_gives_the_card_that_it_misses_least() -> None:
    game = Game(space="S63").deal(0, "L01", "L05").give(0, salt=1, silver=1, silk=1)
    game.does(1, {"bundle": "GIL"})
    game.does(1, {"money": {"ducats": 100, "want_ducats": 0, "want": {"deck:large": 1}}})
    game.does(0, {"accept": game.last(1)})
    assert _bot_answer(game, 0) == {"large": "L05"}, "L01 can be delivered"


def test_the_usual_bot_goes_where_it_is_paid_to_go() -> None:
    game = Game(space="S63")
    one, two = game.offers(1, "S73", 60), game.offers(2, "S73", 60)
    assert _bot_answer(game, 0) == {"streets": {"S73": [one, two]}}
    game.does(2, {"withdraw": two})
    assert _bot_answer(game, 0) == {"streets": {"S73": one}}


def test_the_usual_bot_keeps_its_card_for_a_further_action_when_a_price_is_named() -> None:
    game = Game(space="S63").give(1, further_action=1)
    game.does(0, {"price": {"space": "KAT", "ducats": 5}})
    assert _bot_answer(game, 1) == {"take": game.last()}
    game.s.turn.actions[1] = 0
    game.refresh()
    assert _bot_answer(game, 1) == {"refuse": game.last()}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_usual_bots_neither_give_away_nor_refuse_everything(seats: int) -> None:
    record = finished("genoa", seats, "fair", "house")
    rounds, deals = record["state"]["round"], record["state"]["deals"]
    assert deals >= rounds * (3 if seats >= 4 else 0.5)


# --- what people took advantage of ------------------------------------------------------------------------


def test_few_counter_offers_of_half_as_much_again_are_taken() -> None:
    """Of all bids that usual bots make in some games, few would be raised to 1.5 ×."""
    taken, bids = 0, set()
    for number in range(6):
        match = engine.start("genoa", 4, f"half as much again {number}")
        for _ in play(match, usual_bots(match), f"half as much again {number}"):
            for bid in of_kind(match.state, State).turn.bids:
                if (number, bid.id) not in bids:
                    bids.add((number, bid.id))
                    limit = Worths(match.view(bid.bidder)).limit(bid.space)
                    taken += limit >= 1.5 * bid.now.ducats
            if len(match.log) > 60:
                break
    assert len(bids) > 100
    assert taken < len(bids) / 4


def test_five_ducats_do_not_buy_an_action_that_the_tower_can_leave_alone() -> None:
    game = Game(space="S63")
    game.s.turn.actions[0] = 0
    game.refresh()
    offer = game.offers(1, "KAT", 5)
    for seed in "abcdef":
        answer = _bot_answer(game, 0, seed)
        assert answer != {"accept": offer}
        assert answer != {"move": "KAT"}, "there it would have to accept"


# --- what people laughed at -------------------------------------------------------------------------------


def test_the_usual_bot_asks_a_bidder_for_more_and_then_takes_what_it_gets() -> None:
    game = Game(space="S63")
    game.s.turn.actions[0] = 0
    game.refresh()
    offer = game.offers(1, "KAT", 40)
    assert _bot_answer(game, 0) == {"counter": {"offer": offer, "ducats": 50}}
    game.does(0, {"counter": {"offer": offer, "ducats": 50}})
    game.does(1, {"refuse": game.last(1)})
    assert _bot_answer(game, 0) == {"accept": offer}, "what was refused is not asked again"


def test_a_refused_price_is_not_asked_again_far_along_the_way_either() -> None:
    """The tower has come from further away, where nothing was said."""
    for player in (engine.game("genoa").usual_bot(), engine.game("genoa").judgement().search_bot()):
        game = Game(space="S63")
        game.s.turn.path, game.s.turn.actions[0] = ("S61", "S62", "S63"), 0
        game.refresh()
        offer = game.offers(1, "KAT", 40)
        for ask in (True, False):
            decision = game.match.pending()[0]
            answer = player.answer(game.match.view(0), decision, engine.Rng("haggle"))
            assert answer is not None
            assert ("counter" in answer) is ask
            tried = engine.game("genoa").judgement().alternatives(game.match.view(0), decision)
            assert any("counter" in other for other in tried) is ask
            if ask:
                game.does(0, answer)
                game.does(1, {"refuse": game.last(1)})
        assert answer == {"accept": offer}


def test_the_usual_bot_names_a_price_for_an_action_on_its_way_that_nobody_bid_for() -> None:
    game = Game(space="PAL").deal(0, "L01").give(0, salt=1, silver=1, silk=1)
    game.s.turn.path, game.s.turn.used = ("S62", "PAL"), True
    game.refresh()
    for seat in (1, 2, 3):
        game.does(seat, {"decline": "turn"})
    assert _bot_answer(game, 0) == {"price": {"space": "HAF", "ducats": 20}}, "on its way to Villa Colini"
    game.does(0, {"price": {"space": "HAF", "ducats": 20}})
    assert _bot_answer(game, 0) == {"move": "HAF"}


def test_the_usual_bot_raises_its_bid_when_it_is_outbid() -> None:
    game = Game(space="S63", tower=3).give(1, pepper=1).deal(1, "S09")
    game.offers(1, "KAT", 15)
    game.offers(2, "KAT", 20)
    assert _bot_answer(game, 1) == {"offer": {"space": "KAT", "ducats": 30}}


@pytest.mark.parametrize("rival", range(5, 105, 5))
def test_the_usual_bot_never_offers_what_a_rival_offers_already(rival: int) -> None:
    game = Game(space="S63", tower=3).deal(1, "S09").give(1, pepper=1)
    game.offers(2, "KAT", rival)
    answer = _bot_answer(game, 1)
    if answer is not None and answer["offer"]["space"] == "KAT":
        assert answer["offer"]["ducats"] > rival


def test_the_usual_bot_bids_for_a_good_building_though_it_bids_elsewhere_already() -> None:
    game = Game(space="S63", tower=3).deal(1, "S09").give(1, pepper=1)
    for space in ("GIL", "PAL"):
        game.offers(1, space, 15)
    answer = _bot_answer(game, 1)
    assert answer is not None
    assert answer["offer"]["space"] == "KAT"


def test_the_usual_bot_names_all_its_prices_when_everybody_is_asked() -> None:
    game = Game(space=None).give(0, any_start=1).deal(1, "S09").give(1, pepper=1)
    game.does(0, {"any_start": "S63"})
    answer = _bot_answer(game, 1)
    assert answer is not None
    prices = answer["offers"]["prices"]
    assert len(prices) > 2
    assert max(prices, key=prices.get) == "KAT", "where its order can be delivered"


def test_the_usual_bot_has_its_actions_carried_out_at_once_unless_it_has_cards_to_play() -> None:
    game = Game(space=None).give(0, any_start=1).give(2, any_ware=1)
    game.does(0, {"any_start": "S63"})
    assert [_bot_answer(game, seat)["offers"]["acts"] for seat in (1, 2)] == ["at_once", "ask"]


@pytest.mark.parametrize("space", ["GIL", "RAT", "POS", "GET", "KAT"])
@pytest.mark.parametrize(("rounds_left", "answer"), [(0, {"end": {}}), (3, {"act": {}})])
def test_the_usual_bot_takes_nothing_useless_in_the_last_turn(
    space: str, rounds_left: int, answer: engine.Answer
) -> None:
    game = Game(space=space, tower=3)
    game.s.first, game.s.round = 0, game.s.rounds - rounds_left
    game.s.turn.path = ("S23", "S24", "S25", "S26", space)
    game.refresh()
    assert _bot_answer(game, 3) == answer
    assert (_bot_answer(game, 1) is None) == (rounds_left == 0), "nor does it bid for it"


def test_the_usual_bot_does_not_bid_where_its_purse_cannot_beat_a_rival() -> None:
    game = Game(space="S63", tower=3).deal(1, "S09").give(1, pepper=1, ducats=20)
    game.offers(2, "KAT", 25)
    answer = _bot_answer(game, 1)
    assert answer is None or answer["offer"]["space"] != "KAT"


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_the_usual_bot_does_not_leave_a_hundred_ducats_lying_next_door(seed: str) -> None:
    game = Game(space="S63")
    offer = game.offers(1, "GIL", 100)
    first = _bot_answer(game, 0, seed)
    assert first == {"counter": {"offer": offer, "ducats": 130}}
    game.does(0, first)
    game.does(1, {"refuse": game.last(1)})
    game.s.turn.talk[0] = 0
    game.refresh()
    assert _bot_answer(game, 0, seed) == {"accept": offer}


@pytest.mark.parametrize("seed", range(6))
def test_a_hundred_ducats_for_the_neighbouring_building_are_waited_for_and_taken(seed: int) -> None:
    """A person among three usual bots, who is asked before the first step of another's turn."""
    match = engine.start("genoa", 4, f"person {seed}")
    state = of_kind(match.state, State)
    players, rng = {seat: match.game.usual_bot() for seat in (1, 2, 3)}, engine.Rng(f"players {seed}")
    _play_until(match, players, rng, lambda: 0 in state.turn.unheard and bool(_next_door(state)))
    assert state.players[0].ducats >= 100
    match.submit(0, {"offer": {"space": _next_door(state)[0], "ducats": 100}})
    deals, tower = state.deals, state.turn.tower
    _play_until(match, players, rng, lambda: state.turn.tower != tower or not state.turn.bids)
    assert state.deals > deals
    assert state.players[0].ducats < 100


def _next_door(state: State) -> list[str]:
    return [space for space in state.reach.next if space in BUILDINGS]


def _play_until(
    match: engine.Match, players: dict[int, engine.Player], rng: engine.Rng, over: Callable[[], bool]
) -> None:
    """Usual bots play on; the person does what the clock would."""
    while not over():
        decision = match.pending().get(0)
        if decision and decision.blocking:
            match.submit(0, decision.default)
        else:
            move = engine.players.next_move(match, players, rng)
            assert move is not None
            match.submit(*move)


def test_openings_vary_among_what_is_nearly_as_good() -> None:
    game = Game(space=None).give(0, any_start=1).deal(1, "S09").give(1, pepper=1)
    game.does(0, {"any_start": "S63"})
    said = {str(_bot_answer(game, 1, f"seed {number}")) for number in range(12)}
    assert len(said) > 1
    ways = set()
    for number in range(12):
        led = Game(space="S63")
        ways.add(str(_bot_answer(led, 0, f"seed {number}")))
    assert len(ways) > 1
    assert _bot_answer(game, 1, "same") == _bot_answer(game, 1, "same"), "a replay is a replay"


def test_what_is_kept_of_a_judgement_changes_no_answer() -> None:
    def logged(*, forget: bool) -> list[Any]:
        match = engine.start("genoa", 4, "kept")
        players, rng = usual_bots(match), engine.Rng("players")
        for _ in range(80):
            if forget:
                scoring.ring_value.cache_clear()
                worths.secret_number.cache_clear()
            move = engine.players.next_move(match, players, rng)
            assert move is not None
            match.submit(*move)
        return [(made.seat, made.answer) for made in match.log]

    assert logged(forget=True) == logged(forget=False)


def test_privileges_are_worth_the_same_in_any_order() -> None:
    cards = list(PRIVILEGES)[:6]
    assert scoring.privilege_value(cards) == scoring.privilege_value(cards[::-1])
    plain = scoring.ring_value.__wrapped__
    assert scoring.privilege_value(cards) == plain(frozenset(PRIVILEGES[card] for card in cards))
