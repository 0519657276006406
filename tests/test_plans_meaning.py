"""What a plan names, in every title: the facts of its question as well as the words of its answer."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import engine
from bot.table.plans import Condition, plan_for, why_not
from engine import codec
from engine.choice import sample
from engine.core import Decision
from engine.meaning import Leeway, is_meant
from engine.text import text
from neptun.engine.oars import Oars, SailTurns
from neptun.engine.rounds import Rounds
from tests.kit import positions
from tests.titles import neptun_kit
from tests.titles.mediterranee_table import GENOA, VENICE, at_table
from tests.titles.serenissima_kit import BLUE, RED, Board

TITLES = sorted(engine.titles())
LOOSE: tuple[Condition, ...] = ("allowed", "untouched")


def question(match: engine.Match, seat: int) -> Decision:
    """As it is foreseen or comes: plain data, whatever the match does then."""
    return codec.plain_decision(match.pending()[seat])


def reason(match: engine.Match, before: Decision, now: Decision, answer: Any, holds: Condition) -> str:
    """The key of the sentence that says why a plan does not play; empty: it plays."""
    words = why_not(plan_for(before, answer, holds), now, match.game.leeway)
    return words.key if words else ""


# --- what was planned for, and what came ------------------------------------------------------------------


def counter_offer(wine: int, price: int) -> tuple[engine.Match, Decision]:
    """Venice offers wine dear, and Genoa names another price."""
    match = at_table(2, [(VENICE, "z_corfu", 2, "wine wine wine wine"), (GENOA, "z_corfu", 1, "")])
    lot = {"goods": {"wine": wine}, "price": 900}
    match.submit(VENICE, {"trade": {"galley-1": {"galley-2": {"sell": lot}}}})
    match.submit(GENOA, {"counter": price})
    return match, question(match, VENICE)


@pytest.mark.parametrize("holds", LOOSE)
def test_a_yes_to_one_counter_offer_is_none_to_another(holds: Condition) -> None:
    match, meant = counter_offer(1, 800)
    for wine, price in ((4, 800), (1, 100), (4, 100)):
        assert reason(match, meant, counter_offer(wine, price)[1], "yes", holds) == "plan-facts-changed"
    assert reason(match, meant, counter_offer(1, 800)[1], "yes", holds) == ""


def storm_question(sailors: int, garrison: int) -> tuple[engine.Match, Decision]:
    board = Board()
    board.galley(7, BLUE, "napoli", sailors)
    board.port("napoli", RED, garrison)
    board.port("corfu", RED, 1)
    board.activate(7)
    return board.match, question(board.match, BLUE)


def test_an_attack_with_good_odds_is_none_with_bad_ones() -> None:
    match, meant = storm_question(5, 1)
    assert reason(match, meant, storm_question(1, 4)[1], {"storm": {}}, "allowed") == "plan-facts-changed"
    assert reason(match, meant, storm_question(5, 1)[1], {"storm": {}}, "allowed") == ""


def test_better_odds_are_no_reason_to_ask() -> None:
    match, meant = storm_question(3, 2)
    assert reason(match, meant, storm_question(5, 1)[1], {"storm": {}}, "allowed") == ""


def course_question(power: int) -> tuple[engine.Match, Decision]:
    match = neptun_kit.table()
    neptun_kit.about_to_sail(match, 0, power=power, gold=12)
    return match, question(match, 0)


def test_a_course_that_was_free_is_not_paid_for() -> None:
    match, meant = course_question(7)
    now = course_question(2)[1]
    free = {branch.id: branch.note.key for branch in meant.choice.branches if branch.note}  # type: ignore[union-attr]
    paid = {branch.id: branch.note.key for branch in now.choice.branches if branch.note}  # type: ignore[union-attr]
    dearer = [port for port, note in free.items() if note == "neptun-way" and paid[port] == "neptun-way-paid"]
    same = [port for port, note in free.items() if note == paid[port] == "neptun-way"]
    assert dearer
    assert same
    for port in dearer:
        assert reason(match, meant, now, {port: {}}, "allowed") == "plan-facts-changed"
    for port in same:
        assert reason(match, meant, now, {port: {}}, "allowed") == "", "the wind alone changed"


def oars_question(wind: int) -> tuple[engine.Match, Decision]:
    match = neptun_kit.table()
    neptun_kit.state(match).wind = wind
    neptun_kit.put(match, Rounds(), SailTurns(), Oars())
    return match, question(match, 0)


@pytest.mark.parametrize(("wind", "why"), [(5, ""), (7, ""), (4, "plan-facts-changed")])
def test_an_oar_card_is_meant_for_this_wind_or_a_stronger_one(wind: int, why: str) -> None:
    match, meant = oars_question(5)
    card = neptun_kit.state(match).merchants[0].hand[0]
    assert reason(match, meant, oars_question(wind)[1], card, "allowed") == why


# --- every fact of every question -------------------------------------------------------------------------


def other_facts(words: Any, leeway: Any) -> Iterator[Any]:
    """Encoded words with one fact changed, for each that has to stay as it was."""
    match words:
        case {"key": key, "args": facts}:
            for name, fact in facts.items():
                if name not in leeway.get(key, {}):
                    for other in other_facts(fact, leeway):
                        yield {"key": key, "args": {**facts, name: other}}
        case {"seat": int(seat)}:
            yield {"seat": seat + 1}
        case int():
            yield words + 1
            yield words - 1
        case str():
            yield f"{words} II"
        case list():
            yield [*words, codec.encode_text(text("yes"))]
            for i, part in enumerate(words):
                yield from ([*words[:i], other, *words[i + 1 :]] for other in other_facts(part, leeway))


@pytest.mark.parametrize("title", TITLES)
def test_a_changed_fact_of_the_question_ends_a_plan(title: str) -> None:
    tried = 0
    for match in positions(title, 4, "facts", count=60, players="house"):
        for decision in match.pending().values():
            answer = sample(decision.choice, engine.Rng("any"))
            plan = plan_for(decision, answer, "allowed")
            assert why_not(plan, decision, match.game.leeway) is None, "nothing has changed"
            leeway = match.game.leeway.get(decision.key, {})
            for prompt in other_facts(codec.encode_text(decision.prompt), leeway):
                made_for = replace(plan, question={**plan.question, "prompt": prompt})
                words = why_not(made_for, decision, match.game.leeway)
                assert words == text("plan-facts-changed", was=made_for.prompt), prompt
                tried += 1
    assert tried, "no question of this title has a fact in its words"


def test_facts_beside_the_question_are_meant_as_well() -> None:
    """A question may have a list of them; one that may come and go is none."""
    leeway: Leeway = {"offer": {"*": "any"}, "price": {"amount": "less"}}
    offer, price, dearer, cheaper = (
        codec.encode_text(words)
        for words in (
            text("offer", who="Bo"),
            text("price", amount=5),
            text("price", amount=6),
            text("price", amount=4),
        )
    )
    assert is_meant([price], [offer, cheaper], leeway)
    assert not is_meant([price], [offer, dearer], leeway)
    assert not is_meant([price], [cheaper], leeway, declining=True), "who declined hears of a better offer"
    assert not is_meant([price], [offer], leeway)
    assert not is_meant([], [price], leeway), "a plan from before there were facts leaves the question alone"
