"""Advice bots judge as usual bots do, and leave word where nobody waits, so that nobody has to wait later."""

import engine
from engine.genoa.advice_bot import STEP, AdviceBot
from engine.genoa.worths import Worths
from engine.match import Match
from engine.players import next_move
from engine.registry import games
from engine.rng import Rng


def played_on(match: Match, moves: int) -> None:
    """So many moves of usual bots."""
    players = {seat: match.game.usual_bot() for seat in range(match.seats)}
    for _ in range(moves):
        if move := next_move(match, players, Rng(f"{len(match.log)}")):
            match.submit(*move)


def asked(match: Match, seat: int, rng: Rng) -> bool:
    """Let an advice bot say what it has to say where nobody waits; whether it had something."""
    decision = match.pending().get(seat)
    if decision is None or decision.blocking:
        return False
    answer = match.game.advice_bot().answer(match.view(seat), decision, rng)
    if answer is not None:
        match.submit(seat, answer)
    return answer is not None


def test_every_title_has_an_adviser_that_answers_what_is_waited_for() -> None:
    for title, game in games().items():
        match = engine.start(title, game.seats[0], "advised")
        for _ in range(12):
            for seat, decision in list(match.pending().items()):
                if decision.blocking:
                    match.submit(seat, game.advice_bot().answer(match.view(seat), decision, Rng("a")))
                    break


def test_in_neptun_a_route_is_left_once_and_again_only_when_other_ports_suit_it() -> None:
    match = engine.start("neptun", 4, "wishes")
    (at_work,) = [seat for seat, decision in match.pending().items() if decision.blocking]
    match.submit(at_work, {"turn": {}})
    waiting = next(seat for seat in match.pending() if seat != at_work)
    assert asked(match, waiting, Rng("a"))
    assert match.pending()[waiting].prompt.key == "neptun-ask-route-again"
    assert not asked(match, waiting, Rng("a")), "nothing has changed for it"
    while match.view(waiting).merchants[waiting].manifest == [None] * 5:
        played_on(match, 1)
    while waiting not in match.pending():
        played_on(match, 1)
    assert asked(match, waiting, Rng("a")), "other ports suit the contract it has now"


def test_in_genoa_standing_prices_are_set_and_then_it_is_quiet() -> None:
    match = engine.start("genoa", 4, "prices")
    rng, seat = Rng("a"), 2
    while not any(decision.key == "genoa.bid" for decision in match.pending().values()):
        played_on(match, 1)
    for _ in range(12):
        decision = match.pending().get(seat)
        if decision is None or decision.key != "genoa.bid":
            break
        answer = AdviceBot().answer(match.view(seat), decision, rng)
        if answer is None or "instruct" not in answer:
            break
        match.submit(seat, answer)
    said, worth = match.view(seat).instructions, Worths(match.view(seat))
    assert said.quiet
    assert said.at_once
    assert said.limits
    assert all(price % STEP == 0 for price in said.limits.values())
    assert all(price < worth.action(building) for building, price in said.limits.items())


def test_in_oltre_mare_what_it_cannot_give_is_declined_by_an_order() -> None:
    game = games()["oltremare"]
    orders = game.advice_bot().orders
    kinds = {one.key: one.choice for one in game.standing}
    assert orders
    assert all(engine.problem(kinds[key], answer) is None for key, answer in orders.items())
