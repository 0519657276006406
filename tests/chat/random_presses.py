"""A walk through the form of a question by pressing anything that is offered."""

from bot.chat.messages.parts import Button, Buttons, Menu, Paper, Sheet
from bot.chat.questions import presses, prompts
from bot.chat.questions.forms import EMPTY, Form, QuestionForm
from bot.discord.messages.layout import layout, modal
from engine.choice import Amount, Choice, Share, sample
from engine.core import Decision
from engine.rng import Rng
from engine.text import text
from render.words import Words
from tests.chat import limits

WORDS = Words("en")

STEPS = 5_000
"""Far more than anyone needs who seldom goes the wrong way: one walk in a thousand took 340."""


def asked(choice: Choice, form: Form = EMPTY, *, amend: bool = False) -> QuestionForm:
    decision = Decision("k", text("yes"), choice)
    return QuestionForm("abcdefghjk", 1, "12.0.0123456789ab", decision, EMPTY, amend=amend).with_form(form)


def fits(sheet: Sheet) -> None:
    drawn = layout(sheet).to_components()  # type: ignore[no-untyped-call]  # discord.py gives it no types
    limits.message({"components": drawn, "flags": limits.V2})


def enabled(sheet: Sheet) -> list[Button | Menu]:
    found: list[Button | Menu] = []
    for part in sheet.parts:
        if isinstance(part, Menu):
            found.append(part)
        elif isinstance(part, Buttons):
            found += [one for one in part.buttons if isinstance(one, Button) and not one.disabled]
    return [one for one in found if one.id.verb != "rule"]


def numbers(question: QuestionForm, paper: Paper, rng: Rng) -> dict[str, str]:
    """What a person might write: numbers that add up over all windows, and now and then some that do not."""
    assert question.open is not None
    leaf = question.open.leaf
    answer = sample(leaf, Rng("what this person wants"))
    if isinstance(leaf, Amount):
        return {"0": str(answer)}
    assert isinstance(leaf, Share)
    buckets = leaf.buckets
    wrong = rng.chance(1, 4)
    return {
        field.key: str(answer.get(buckets[int(field.key)].id, buckets[int(field.key)].low) + wrong)
        for field in paper.fields
    }


def press(question: QuestionForm, sheet: Sheet, rng: Rng) -> QuestionForm:
    """One press on something that is offered."""
    one = rng.pick([part for part in enabled(sheet) if part.id.verb not in ("restart", "yes")])
    some: list[str] = []
    verb, lines = one.id.verb, dict[str, str]()
    if verb == "back" and not rng.chance(1, 4):
        return question
    if isinstance(one, Menu):
        values = [item.value for item in one.items]
        some = rng.some(values, rng.between(max(1, one.low), one.high))
        if rng.chance(1, 4):  # the most of everything, which is not picked by chance
            some = list({value.partition("x")[0]: value for value in values}.values())[: one.high]
    if verb == "fill":
        paper = prompts.paper(question, int(one.id.arg), WORDS)
        assert paper is not None
        limits.modal(modal(paper).to_dict())
        verb, lines = "sent", numbers(question, paper, rng)
    return presses.apply_press(question, verb, one.id.arg, some, lines)
