"""A walk through the form of a question by pressing anything that is offered."""

from bot.chat.messages.parts import Button, Buttons, Menu, Paper, Sheet
from bot.chat.questions import forms, presses, prompts
from bot.chat.questions.forms import EMPTY, Form, QuestionForm
from bot.discord.messages.layout import layout, modal
from engine.choice import Amount, Choice, Share, sample
from engine.core import Decision
from engine.drafts import Gap
from engine.rng import Rng
from engine.text import text
from render.words import Words
from tests.chat import limits

WORDS = Words("en")

STEPS = 5_000
"""Far more than anyone needs who seldom goes the wrong way: one walk in a thousand took 340."""


def asked(choice: Choice, form: Form = EMPTY) -> QuestionForm:
    return QuestionForm("abcdefghjk", 1, "12.0.0123456789ab", Decision("k", text("yes"), choice), form)


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


def numbers(choice: Choice, form: Form, paper: Paper, rng: Rng) -> dict[str, str]:
    """What a person might write: numbers that add up over all windows, and now and then some that do not."""
    found = forms.open_question(choice, form)
    assert isinstance(found, Gap)
    answer = sample(found.choice, Rng("what this person wants"))
    if isinstance(found.choice, Amount):
        return {"0": str(answer)}
    assert isinstance(found.choice, Share)
    buckets = found.choice.buckets
    wrong = rng.chance(1, 4)
    return {
        field.key: str(answer.get(buckets[int(field.key)].id, buckets[int(field.key)].low) + wrong)
        for field in paper.fields
    }


def press(choice: Choice, form: Form, sheet: Sheet, rng: Rng) -> Form:
    """One press on something that is offered."""
    one = rng.pick([part for part in enabled(sheet) if part.id.verb not in ("restart", "yes")])
    some: list[str] = []
    verb, lines = one.id.verb, dict[str, str]()
    if verb == "back" and not rng.chance(1, 4):
        return form
    if isinstance(one, Menu):
        values = [item.value for item in one.items]
        some = rng.some(values, rng.between(max(1, one.low), one.high))
        if rng.chance(1, 4):  # the most of everything, which is not picked by chance
            some = list({value.partition("x")[0]: value for value in values}.values())[: one.high]
    if verb == "fill":
        paper = prompts.paper(asked(choice, form), int(one.id.arg), WORDS)
        assert paper is not None
        limits.modal(modal(paper).to_dict())
        verb, lines = "sent", numbers(choice, form, paper, rng)
    made = presses.apply_press(choice, form, verb, one.id.arg, some, lines)
    return forms.fill_forced(choice, made) if form.quick else made
