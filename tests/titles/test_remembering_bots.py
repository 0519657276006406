"""Bots that remember what they have worked out answer as one that is asked for the first time."""

from collections.abc import Iterator
from typing import Any

import pytest

import engine
from engine.choice import OneOf, problem, sample
from engine.genoa import usual_bot_bidder, weights, worths
from engine.genoa.bidder_question import KEY_BID
from engine.genoa.components import BUILDINGS
from engine.match import Match
from engine.oltremare import usual_bot_trade
from engine.oltremare import worths as island_worths
from engine.oltremare.components import goods_in_play
from engine.players import waited_for
from engine.rng import Rng
from engine.serenissima import worths as sea_worths
from engine.serenissima.components import GOODS, PORTS, ZONES

MOST_MOVES = 160


def positions(title: str, seats: int) -> Iterator[Match]:
    """A game of good and of random moves, as it is before each of them."""
    match = engine.start(title, seats, f"remembering {seats}")
    bot, rng = match.game.usual_bot(), Rng(f"moves {title} {seats}")
    while not match.over and len(match.log) < MOST_MOVES:
        yield match
        seat, decision = rng.pick([item for item in match.pending().items() if item[1].blocking])
        answer = bot.answer(match.view(seat), decision, rng)
        match.submit(seat, sample(decision.choice, rng) if answer is None or rng.chance(1, 3) else answer)
    assert len(match.log) > 50


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("title", ["genoa", "oltremare", "serenissima"])
def test_a_bot_that_remembers_answers_as_a_new_one(title: str, seats: int) -> None:
    """One bot for all seats: what it remembers of one position must not be taken for another."""
    bot = None
    for match in positions(title, seats):
        bot, moment = bot or match.game.usual_bot(), f"move {len(match.log)}"
        for seat, decision in match.pending().items():
            view = match.view(seat)
            answer = bot.answer(view, decision, Rng(moment))
            assert answer == match.game.usual_bot().answer(view, decision, Rng(moment)), (moment, seat)


@pytest.mark.parametrize("title", ["genoa", "mediterranee", "neptun", "oltremare", "serenissima"])
def test_bots_share_views_and_change_nothing_in_them(title: str) -> None:
    for match in positions(title, 3):
        bot, asked, before = match.game.usual_bot(), match.pending(), match.fingerprint()
        views = {seat: match.bot_view(seat) for seat in asked}
        for seat, view in views.items():
            bot.answer(view, asked[seat], Rng("shared"))
        assert views == {seat: match.view(seat) for seat in asked}, len(match.log)
        assert match.fingerprint() == before, len(match.log)
        assert waited_for(asked) == [seat for seat in asked if asked[seat].blocking]


def test_a_bot_of_mediterranee_sees_single_ports_and_players_as_everyone_does() -> None:
    """Its view puts together what it looks at, and nothing else."""
    for match in positions("mediterranee", 3):
        for seat in match.pending():
            seen, plain = match.bot_view(seat), match.view(seat)
            ports, moment = seen.ports_by_id(), (len(match.log), seat)
            assert {name: ports[name] for name in plain.ports_by_id()} == plain.ports_by_id(), moment
            assert seen.owners_and_warehouses() == plain.owners_and_warehouses(), moment
            assert [seen.player(other) for other in range(3)] == plain.players, moment
            assert (seen.under_way, seen.moves_left) == (plain.under_way, plain.moves_left), moment


@pytest.mark.parametrize("seats", [2, 4])
def test_a_bidder_of_genoa_knows_where_an_offer_is_allowed(seats: int) -> None:
    """It decides from its view, without looking at what may be answered."""
    for match in positions("genoa", seats):
        for seat, decision in match.pending().items():
            view = match.view(seat)
            if decision.key == KEY_BID and view.draft is None and view.players[seat].talk >= 2:
                assert isinstance(decision.choice, OneOf)
                offers = {branch.id for branch in decision.choice.branches if branch.blocked is None}
                allowed = ("bundle" if seats == 2 else "offer") in offers
                assert usual_bot_bidder.may_offer(view) == allowed, len(match.log)


def genoa_worths(view: Any, memory: worths.Memory | None) -> list[Any]:
    worth = worths.Worths(view, weights.WEIGHTS, memory)
    return [worth.wares, *[(worth.action(name), worth.limit(name)) for name in BUILDINGS]]


def sea_judgement(view: Any, memory: sea_worths.Memory | None) -> list[Any]:
    know = sea_worths.Worths(view, memory)
    cargoes = [(), *[(good,) * 2 for good in GOODS], GOODS[:3]]
    return [
        [know.port_worth(name, sailors) for name in PORTS for sailors in (1, 3)],
        [know.sale(name, GOODS[:4]) for name in PORTS],
        [know.prospects(zone, cargo, 2) for zone in ZONES for cargo in cargoes],
    ]


def test_what_is_remembered_is_worth_what_it_would_be_now() -> None:
    memory: worths.Memory = {}
    for match in positions("genoa", 4):
        for seat in range(4):
            view = match.view(seat)
            assert genoa_worths(view, memory) == genoa_worths(view, None), (len(match.log), seat)
    sea_memory = sea_worths.Memory()
    for match in positions("serenissima", 4):
        for seat in range(4):
            view = match.view(seat)
            assert sea_judgement(view, sea_memory) == sea_judgement(view, None), (len(match.log), seat)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_swap_of_oltre_mare_is_worth_what_such_an_exchange_is(seats: int) -> None:
    """It is judged by what changes in the hand, to the last digit."""
    goods = goods_in_play(seats)
    for match in positions("oltremare", seats):
        for seat in range(seats):
            worths = island_worths.Worths(match.view(seat))
            swaps = worths.swap_worths(worths.view.hand, goods)
            assert len(swaps) == len(worths.view.hand) * (len(goods) - 1)
            for card, good, worth in swaps:
                assert worth == worths.exchange_worth([(good, 1)], [card]), (len(match.log), seat)


def test_a_silent_bot_of_oltre_mare_would_say_nothing() -> None:
    """It is not asked where it says beforehand that it is silent, by what it remembers of other positions."""
    silent, bot = 0, None
    for match in positions("oltremare", 4):
        bot = bot or match.game.usual_bot()
        for seat, decision in match.pending().items():
            view = match.view(seat)
            bot.answer(view, decision, Rng("silent"))
            assert bot.is_silent(view) or not bot.is_silent_at(match.bot_view(None), seat), len(match.log)
            if not decision.blocking and bot.is_silent(view):
                speak = usual_bot_trade.active if seat == view.turn else usual_bot_trade.partner
                memory = usual_bot_trade.Memory()
                assert speak(island_worths.Worths(view), decision, memory) is None, (len(match.log), seat)
                silent += 1
    assert silent > 50


@pytest.mark.parametrize("title", ["genoa", "mediterranee", "neptun", "oltremare", "serenissima"])
def test_who_says_so_gives_legal_answers_alone(title: str) -> None:
    """Nobody looks again whether they are legal; only where nobody waits may there be none."""
    for match in positions(title, 3):
        for bot in (match.game.usual_bot(), match.game.judgement().search_bot()):
            for seat, decision in match.pending().items():
                if bot.always_legal:
                    answer = bot.answer(match.view(seat), decision, Rng("legal"))
                    silent = answer is None and not decision.blocking
                    assert silent or problem(decision.choice, answer) is None, (len(match.log), seat)
