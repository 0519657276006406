"""What the usual bot of Neptun must not do, each as a position."""

import engine
from engine.players import next_move
from neptun.engine.components import PERSONAL
from neptun.engine.state import Column, Contract
from neptun.engine.usual_bot import UsualBot
from neptun.engine.view import View
from tests.titles.neptun_kit import (
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    about_to_sail,
    column,
    discs,
    lay_distances,
    load,
    oar,
    offer,
    state,
    statuses,
    table,
)


def bot_answer(match: engine.Match, seat: int, seed: str = "house") -> engine.Answer:
    return match.game.usual_bot().answer(match.view(seat), match.pending()[seat], engine.Rng(seed))


def sail_as_the_bot_would(match: engine.Match, seat: int) -> list[str]:
    """What becomes of the contracts in this turn."""
    match.submit(seat, bot_answer(match, seat))
    return statuses(match, seat)


def test_it_does_not_throw_three_contracts_away_for_a_point_that_can_be_bought_later() -> None:
    """Two contracts for Byzantium and a long way to Malaca come before Thessalonica."""
    match = table()
    lay_distances(
        match,
        malaca_saguntum=6,
        saguntum_tarraco=5,
        roma_syracusae=3,
        syracusae_carthago=7,
        carthago_leptis_magna=5,
        syracusae_brundisium=8,
        brundisium_athenae=6,
        athenae_thessalonica=6,
        thessalonica_byzantium=5,
        byzantium_pergamum=7,
        athenae_crete=4,
        crete_pergamum=3,
        crete_leptis_magna=12,
        malaca_carthago=11,
        tarraco_roma=13,
    )
    load(
        match,
        GREEN,
        {
            1: ("honey", "byzantium"),
            2: ("salt", "byzantium"),
            3: ("olives", "malaca"),
            4: ("grain", "thessalonica"),
            5: ("grapes", "carthago"),
        },
    )
    discs(match, "italia", {PURPLE: 2})
    discs(match, "graecia", {YELLOW: 1})
    state(match).merchants[GREEN].hand = [oar(1, -2), oar(4, -1), oar(6), oar(7), *PERSONAL]
    about_to_sail(match, GREEN, power=4, gold=6, forecast=5)
    assert "lost" not in sail_as_the_bot_would(match, GREEN)


def test_it_does_not_deliver_past_another_contract_for_the_same_port() -> None:
    """Grain and olives to Carthago: one in this turn, the other in the next."""
    match = table()
    lay_distances(
        match,
        malaca_saguntum=6,
        saguntum_tarraco=4,
        roma_syracusae=7,
        syracusae_carthago=4,
        carthago_leptis_magna=7,
        syracusae_brundisium=3,
        brundisium_athenae=3,
        athenae_thessalonica=5,
        athenae_crete=8,
        malaca_carthago=12,
        tarraco_roma=12,
    )
    load(
        match,
        GREEN,
        {
            1: ("grain", "athenae"),
            2: ("grain", "carthago"),
            3: ("olives", "carthago"),
            4: ("olives", "thessalonica"),
            5: ("grapes", "tarraco"),
        },
    )
    merchant = state(match).merchants[GREEN]
    merchant.manifest[0] = Contract("athenae", "grain", "fulfilled")
    merchant.hand = [oar(1, 1), oar(5, -1), oar(6), oar(7, -2), oar(7, -1)]
    discs(match, "italia", {RED: 1})
    discs(match, "graecia", {GREEN: 2})
    discs(match, "asia_minor", {RED: 2})
    discs(match, "africa", {PURPLE: 1, YELLOW: 1})
    about_to_sail(match, GREEN, port="athenae", power=2, wind=8, gold=5, turn=2, forecast=1)
    assert sail_as_the_bot_would(match, GREEN)[1:3] == ["fulfilled", "open"]


def test_it_does_not_sail_past_a_contract_in_reach_for_richer_ones_further_on() -> None:
    """Salt for the port it is in, and three contracts far away that pay as much or more."""
    match = table()
    lay_distances(
        match,
        crete_pergamum=3,
        athenae_crete=4,
        crete_leptis_magna=12,
        carthago_leptis_magna=6,
        syracusae_carthago=5,
        roma_syracusae=6,
        brundisium_athenae=6,
        syracusae_brundisium=7,
    )
    load(
        match,
        GREEN,
        {
            1: ("grain", "pergamum"),
            2: ("salt", "pergamum"),
            3: ("olives", "leptis_magna"),
            4: ("salt", "carthago"),
            5: ("olives", "roma"),
        },
    )
    merchant = state(match).merchants[GREEN]
    merchant.manifest[0] = Contract("pergamum", "grain", "fulfilled")
    merchant.hand = [oar(4), oar(5), oar(6), *PERSONAL]
    about_to_sail(match, GREEN, port="pergamum", power=6, wind=8, gold=5, turn=2)
    view, decision = match.view(GREEN), match.pending()[GREEN]
    tried = match.game.judgement().first_tries(view, decision, engine.Rng("search"))
    assert {str(option.answer["pergamum"])[:6] for option in tried} == {"slot-2"}
    assert sail_as_the_bot_would(match, GREEN)[1] == "fulfilled"


def first_answers(*columns: Column) -> set[tuple[str, str]]:
    """The contracts and slots that the usual bot begins a round with, in forty games."""
    match = table()
    offer(match, *columns)
    answers = [bot_answer(match, RED, str(seed)) for seed in range(40)]
    return {(contract, slot) for answer in answers for contract, slot in answer.items()}


def test_the_first_contract_goes_into_one_of_several_slots_that_suit_it() -> None:
    """Athenae is next to Crete, Malaca at the other end of the sea, Carthago between."""
    near, middle, far = (
        {slot for _, slot in first_answers(column("grapes", port, 8, up=True))}
        for port in ("athenae", "carthago", "malaca")
    )
    assert "slot-1" in near
    assert len(middle) > 1
    assert not far & {"slot-1", "slot-2"}


def test_among_first_contracts_that_are_nearly_as_good_openings_vary() -> None:
    twins = first_answers(column("salt", "athenae", 5, up=True), column("salt", "athenae", 6, up=True))
    assert {contract for contract, _ in twins} == {"contract-1", "contract-2"}


def test_the_same_randomness_gives_the_same_opening() -> None:
    match = table()
    offer(match, column("salt", "athenae", 5, up=True), column("honey", "tyros", 6))
    assert bot_answer(match, RED, "one") == bot_answer(match, RED, "one")


def test_it_puts_the_second_contract_on_the_way() -> None:
    """Tyros lies between Crete and Alexandria."""
    match = table()
    lay_distances(match, crete_tyros=8, tyros_alexandria=4)
    offer(match, column("grain", "tyros", 8, up=True))
    load(match, RED, {3: ("honey", "alexandria")})
    match.ask_anew()
    assert bot_answer(match, RED) in ({"contract-1": "slot-1"}, {"contract-1": "slot-2"})


class WaitedFor(UsualBot):
    """The usual bot, sure that it is asked only where the table waits."""

    def answer(self, view: View, decision: engine.Decision, rng: engine.Rng) -> engine.Answer | None:
        assert decision.blocking
        return super().answer(view, decision, rng)


def test_it_is_not_asked_for_wish_lists_which_it_never_leaves() -> None:
    match, rng = engine.start("neptun", 3, "silent"), engine.Rng("silent/players")
    assert not all(decision.blocking for decision in match.pending().values())
    move = next_move(match, {seat: WaitedFor() for seat in range(3)}, rng)
    assert move is not None
    assert match.pending()[move[0]].blocking
