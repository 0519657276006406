"""Every title at every seat count: whatever is asked can be answered by the web form alone."""

from typing import Any

import engine
from bot.web.http.visitor import PostedForm
from bot.web.play.page import ending_of, ending_word
from bot.web.show import form
from bot.web.show.assets import Assets
from bot.web.show.pages import templates
from bot.web.show.posted_answer import parse
from data import catalogue
from engine.rng import Rng
from render.words import Words
from tests.kit import positions, smallest_and_largest_table
from tests.kit_web import at_random, presses, read

TEMPLATES = templates(Assets())
POSITIONS, TRIES = 12, 3


def question(decision: engine.Decision, words: Words) -> str:
    macros: Any = TEMPLATES.get_template("form.html").module
    field = form.build(decision.choice, words)
    return str(macros.ask(field, "/t/x/seat/0/answer", "token", [], words, words.say(decision.prompt)))


@smallest_and_largest_table
def test_every_question_is_answered_by_the_form_alone(title: str, seats: int) -> None:
    rng = Rng(f"{title} {seats}")
    words = [Words(locale, [f"Merchant {seat}" for seat in range(seats)]) for locale in catalogue.locales()]
    for match in positions(title, seats, "web", count=POSITIONS):
        for seat, decision in match.pending().items():
            offered = presses(read(question(decision, words[seat % len(words)])))
            assert offered, f"the page offers no way to answer {decision.key}"
            for _ in range(TRIES):
                answer = parse(decision.choice, PostedForm(at_random(rng.pick(offered), rng)))
                assert engine.problem(decision.choice, answer) is None, (decision.key, answer)


def test_a_purchase_is_not_offered_as_the_end_of_a_turn() -> None:
    """In Oltre Mare a turn with too few cards to load cannot end, and the clock would buy one."""
    words = Words("en", ("Ada", "Bo", "Cy"))
    endings: dict[str, str | None] = {}
    for match in positions("oltremare", 3, "endings", count=60):
        for decision in match.pending().values():
            if decision.key == "trade.active" and isinstance(decision.default, dict):
                ((deed, _),) = decision.default.items()
                endings[deed] = ending_of(form.build(decision.choice, words), decision.default)
    assert endings["go"] == "go"
    assert {ending for deed, ending in endings.items() if deed.startswith("buy")} == {None}


def test_who_is_not_interested_here_says_so_with_one_press() -> None:
    """In Genoa that may also be meant for the whole turn; the button gives what the clock would."""
    words, given = Words("en", ("Ada", "Bo", "Cy")), set()
    for match in positions("genoa", 3, "here", count=60):
        for decision in match.pending().values():
            field = form.build(decision.choice, words)
            if decision.default == {"decline": "here"} and ending_of(field, decision.default) is None:
                given.add(ending_word(field, decision.default))
    assert given == {"here"}
