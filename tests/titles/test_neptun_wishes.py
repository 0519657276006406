"""Wishes for the draft of Neptun: open contracts by name, or a route of ports, left while others choose."""

import json
from pathlib import Path

import pytest

import engine
from bot.contract.leaks import Findings, compare
from engine.choice import AllOf, OneOf, Pick
from neptun.engine import routes
from neptun.engine.components import HARBOURS
from render.words import Words
from tests.titles.choices import of_kind
from tests.titles.neptun_kit import (
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    column,
    lay_distances,
    load,
    oar,
    offer,
    state,
    statuses,
    table,
)

EARLIER = Path(__file__).parents[1] / "golden" / "earlier"
NONE: engine.Answer = {"wish-1": {"none": {}}, "wish-2": {"none": {}}, "wish-3": {"none": {}}}


def open_row(match: engine.Match) -> None:
    """Three open contracts with the powers 1, 2 and 3, and two face down."""
    open_ones = [
        column("salt", port, power, up=True) for power, port in enumerate(("roma", "tyros", "tarraco"), 1)
    ]
    offer(match, *open_ones, column("honey", "roma", 7), column("honey", "tyros", 8))


def hidden_row(match: engine.Match) -> None:
    """One open contract with the power 1, and four face down with the powers 2 to 5."""
    ports = ("tyros", "tarraco", "athenae", "roma")
    hidden = [column("salt", port, power) for power, port in enumerate(ports, start=2)]
    offer(match, column("salt", "malaca", 1, up=True), *hidden)


def route(*ports: str, prefer: str = "pay", otherwise: str = "turn") -> engine.Answer:
    return {"route": {"ports": list(ports), "prefer": prefer, "otherwise": otherwise}}


def cargo(match: engine.Match, seat: int) -> list[str]:
    """The ports of the contracts aboard, from left to right."""
    return [contract.port for contract in state(match).merchants[seat].manifest if contract]


def branches(match: engine.Match, seat: int) -> dict[str, engine.Branch]:
    return {branch.id: branch for branch in of_kind(match.pending()[seat].choice, OneOf).branches}


def ports_of_form(match: engine.Match, seat: int) -> Pick:
    """Which ports the form of a route asks for."""
    form = of_kind(branches(match, seat)["route"].choice, AllOf)
    return of_kind(form.parts[0].choice, Pick)


# --- open contracts by name -------------------------------------------------------------------------------


def test_a_wish_list_is_taken_from_when_ones_turn_comes() -> None:
    """The first wish is gone by then; the second is loaded where it was wished, without a question."""
    match = table()
    open_row(match)
    assert not match.pending()[GREEN].blocking
    match.submit(GREEN, {"open": {**NONE, "wish-1": {oar(1): "slot-1"}, "wish-2": {oar(3): "slot-4"}}})
    match.submit(RED, {"contract-1": "slot-1"})
    assert statuses(match, GREEN) == ["", "", "", "open", ""]
    assert oar(3) in state(match).merchants[GREEN].hand
    assert match.pending()[PURPLE].key == "draft.contract"


def test_whose_wishes_are_gone_is_asked() -> None:
    match = table()
    open_row(match)
    match.submit(GREEN, {"open": {**NONE, "wish-1": {oar(1): "slot-1"}}})
    match.submit(RED, {"contract-1": "slot-1"})
    assert match.pending()[GREEN].key == "draft.contract"


@pytest.mark.parametrize("instead", [{"open": NONE}, {"withdraw": {}}])
def test_a_wish_list_can_be_changed_and_is_nobody_elses_business(instead: engine.Answer) -> None:
    match = table()
    open_row(match)
    assert match.submit(GREEN, {"open": {**NONE, "wish-1": {oar(1): "slot-1"}}}) == []
    assert "Salt to Rome" in Words("en").say(match.pending()[GREEN].prompt)
    assert match.pending()[GREEN].secret
    match.submit(GREEN, instead)
    match.submit(RED, {"contract-2": "slot-1"})
    assert match.pending()[GREEN].key == "draft.contract"


def test_wishes_left_by_earlier_rules_come_true() -> None:
    """Seats 1 and 3 had wished for the same contract before there were routes."""
    match = engine.load(json.loads((EARLIER / "neptun-4-wishing-3.json").read_text(encoding="utf-8")))
    assert match.pending()[1].prompt.key == "neptun-ask-wishes-again"
    match.submit(2, {"turn": {}})
    up = sum(column.contract is not None for column in match.view(2).row)
    match.submit(2, {f"contract-{up}": "slot-1"})
    assert "oar37" in state(match).merchants[1].hand
    assert next(seat for seat, decision in match.pending().items() if decision.blocking) == 3


# --- a route ----------------------------------------------------------------------------------------------


def test_a_route_takes_what_is_turned_up_later() -> None:
    """Nobody knew of the contract for Athenae when Green left a route; two others are turned past."""
    match = table()
    hidden_row(match)
    match.submit(GREEN, route("athenae", "roma"))
    match.submit(RED, {"contract-1": "slot-1"})
    assert cargo(match, GREEN) == ["athenae"]
    assert match.pending()[PURPLE].key == "draft.contract"
    assert [column.contract and column.contract.port for column in match.view(PURPLE).row] == [
        "tyros",
        "tarraco",
        None,
    ]


def test_an_open_contract_of_the_route_is_taken_before_another_is_turned_up() -> None:
    match = table()
    open_row(match)
    match.submit(GREEN, route("tyros"))
    match.submit(RED, {"contract-1": "slot-1"})
    assert cargo(match, GREEN) == ["tyros"]
    assert match.view(GREEN).row[-1].contract is None


@pytest.mark.parametrize(("prefer", "taken"), [("pay", "tyros"), ("way", "athenae")])
def test_of_several_contracts_the_better_paid_or_the_nearer_is_taken(prefer: str, taken: str) -> None:
    """Nine gold lie on the contract for Tyros, which is three miles farther."""
    match = table()
    lay_distances(match, crete_tyros=8, crete_athenae=5)
    offer(
        match,
        column("salt", "malaca", 1, up=True),
        column("salt", "tyros", 2, up=True, gold=9),
        column("salt", "athenae", 3, up=True),
        column("honey", "roma", 4),
        column("honey", "roma", 5),
    )
    match.submit(GREEN, route("tyros", "athenae", prefer=prefer))
    match.submit(RED, {"contract-1": "slot-1"})
    assert cargo(match, GREEN) == [taken]


def test_where_no_contract_suits_the_route_one_may_be_asked() -> None:
    match = table()
    open_row(match)
    match.submit(GREEN, route("athenae", otherwise="ask"))
    match.submit(RED, {"contract-1": "slot-1"})
    assert match.pending()[GREEN].key == "draft.contract"
    assert match.view(GREEN).row[-2].contract is None, "nothing was turned up"


def test_else_the_last_of_the_row_is_taken_as_it_comes() -> None:
    match = table()
    hidden_row(match)
    match.submit(GREEN, route("carthago"))
    match.submit(RED, {"contract-1": "slot-1"})
    assert cargo(match, GREEN) == ["roma"]


def test_a_contract_of_the_route_is_loaded_where_the_route_stays_shortest() -> None:
    """Crete, Tyros, Alexandria is the way along the coast."""
    match = table()
    lay_distances(match, crete_tyros=5, tyros_alexandria=4)
    hidden_row(match)
    load(match, GREEN, {3: ("salt", "alexandria")})
    match.submit(GREEN, route("tyros"))
    match.submit(RED, {"contract-1": "slot-1"})
    assert cargo(match, GREEN) == ["tyros", "alexandria"]


def test_a_refused_contract_is_not_taken_by_a_route() -> None:
    match = table(options={"refusal": "good"})
    open_row(match)
    s = state(match)
    s.row[1] = s.row[1]._replace(refused_by=(GREEN,))
    match.submit(GREEN, route("tyros", otherwise="ask"))
    match.submit(RED, {"contract-1": "slot-1"})
    assert match.pending()[GREEN].key == "draft.contract"


def test_a_route_stays_for_the_turns_of_a_draft_and_ends_with_it() -> None:
    match = table()
    hidden_row(match)
    for seat in (GREEN, PURPLE, YELLOW):
        match.submit(seat, route(*HARBOURS))
    while state(match).phase == "draft":
        (waited_for,) = [seat for seat, decision in match.pending().items() if decision.blocking]
        assert waited_for == RED
        assert state(match).routes.keys() == {GREEN, PURPLE, YELLOW}
        default = match.pending()[RED].default
        match.submit(RED, default)
    assert not state(match).routes


def test_whose_turn_is_over_may_leave_a_route_for_the_next_one() -> None:
    """Red goes first again in the next turn, by the lowest power, and takes the contract left over."""
    match = table()
    hidden_row(match)
    match.submit(RED, {"contract-1": "slot-1"})
    asked = branches(match, RED)
    assert asked["open"].blocked == engine.text("neptun-wish-has-chosen")
    match.submit(RED, route(*HARBOURS))
    for seat in (GREEN, PURPLE, YELLOW):
        match.submit(seat, match.pending()[seat].default)
    assert state(match).turn == 2
    assert cargo(match, RED) != ["malaca"]
    assert match.pending()[RED].key == "draft.wishes"


def test_with_a_full_manifest_nothing_is_asked() -> None:
    match = table()
    hidden_row(match)
    load(match, RED, dict.fromkeys(range(1, 5), ("salt", "roma")))
    match.submit(RED, {"contract-1": {}})
    assert RED not in match.pending()


def test_the_usual_ports_are_worked_out_for_who_looks_at_the_form(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weighing every port took more time than the rest of a random move."""

    def unasked(*_who: object) -> list[str]:
        raise AssertionError("nobody has looked at the form")

    monkeypatch.setattr(routes, "usual_ports", unasked)
    match = engine.start("neptun", 4, "route")
    rng = engine.Rng("route")
    for _ in range(60):
        seat, decision = rng.pick(list(match.pending().items()))
        match.submit(seat, engine.sample(decision.choice, rng))


def test_the_form_begins_with_the_usual_ports_and_then_with_those_that_were_left() -> None:
    match = table()
    lay_distances(match, crete_athenae=5, crete_tyros=5, tyros_alexandria=4)
    hidden_row(match)
    assert {"athenae", "tyros", "alexandria"} < set(ports_of_form(match, GREEN).start)
    match.submit(GREEN, route("malaca", "roma"))
    assert ports_of_form(match, GREEN).start == ("malaca", "roma")


def test_a_route_can_be_changed_and_withdrawn_until_it_plays() -> None:
    match = table()
    hidden_row(match)
    assert "withdraw" not in branches(match, GREEN)
    match.submit(GREEN, route("tyros"))
    assert "Tyre" in Words("en").say(match.pending()[GREEN].prompt)
    match.submit(GREEN, route("tarraco"))
    match.submit(PURPLE, route("athenae"))
    match.submit(PURPLE, {"withdraw": {}})
    match.submit(RED, {"contract-1": "slot-1"})
    assert cargo(match, GREEN) == ["tarraco"]
    assert match.pending()[PURPLE].key == "draft.contract"


def test_a_wish_list_takes_the_place_of_a_route_and_a_route_that_of_a_wish_list() -> None:
    match = table()
    open_row(match)
    wish: engine.Answer = {"open": {**NONE, "wish-1": {oar(3): "slot-4"}}}
    match.submit(GREEN, route("tyros"))
    match.submit(GREEN, wish)
    match.submit(PURPLE, wish)
    match.submit(PURPLE, route("tyros"))
    match.submit(RED, {"contract-1": "slot-1"})
    assert cargo(match, GREEN) == ["tarraco"]
    assert cargo(match, PURPLE) == ["tyros"]


def test_nobody_else_receives_anything_of_a_route() -> None:
    """All that the others and a spectator receive is the same without it."""
    match = table()
    hidden_row(match)
    assert match.submit(GREEN, route("tyros", "roma")) == []
    assert match.pending()[GREEN].secret
    found = Findings()
    compare(match, "route", found)
    assert found.wrong == []
    assert found.tried["other truths"]
    spectator = match.copy()
    match.game.imagine(spectator.state, RED, engine.Rng("other"))
    assert not state(spectator).routes, "the others do not know of it"
