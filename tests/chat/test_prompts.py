"""Any question is answered by pressing what is offered, and every page of it fits into Discord's limits."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.chat.messages.layout import layout, modal
from bot.chat.messages.parts import Button, Buttons, Menu, Paper, Part, Say, Sheet
from bot.chat.questions import forms, prompts, summary
from bot.chat.questions.forms import EMPTY, Form, Unclear
from bot.chat.questions.prompts import Asked
from engine.choice import (
    NOTHING,
    AllOf,
    Amount,
    Branch,
    Bucket,
    Choice,
    OneOf,
    Option,
    Pick,
    Share,
    answerable,
    problem,
    sample,
)
from engine.choice import (
    Part as FormPart,
)
from engine.core import Decision
from engine.rng import Rng
from engine.text import text
from render.words import Words
from tests.chat import limits
from tests.core.strategies import choices

WORDS = Words("en")
STEPS = 500


def asked(choice: Choice, form: Form = EMPTY) -> Asked:
    return Asked("abcdefghjk", 1, "12.0.0123456789ab", Decision("k", text("yes"), choice), form)


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
    return found


def numbers(choice: Choice, form: Form, paper: Paper, rng: Rng) -> dict[str, str]:
    """What a person might write: numbers that add up, and now and then some that do not."""
    found = forms.missing(choice, form)
    assert found is not None
    answer = sample(found.choice, rng)
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
    one = rng.pick([part for part in enabled(sheet) if part.id.verb not in ("back", "anew", "yes")])
    if isinstance(one, Menu):
        some = rng.some([item.value for item in one.items], rng.between(max(1, one.low), one.high))
        return forms.with_chosen(choice, form, some)
    match one.id.verb:
        case "opt":
            return forms.with_chosen(choice, form, [one.id.arg])
        case "page":
            return forms.with_page(form, one.id.arg)
        case "fill":
            paper = prompts.paper(asked(choice, form), int(one.id.arg), WORDS)
            assert paper is not None
            limits.modal(modal(paper).to_dict())
            return forms.with_written(choice, form, int(one.id.arg), numbers(choice, form, paper, rng))
        case _:
            return forms.with_step_closed(choice, form)


@given(choices, st.integers(0, 2**32))
@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much], deadline=None)
def test_every_question_is_answered_by_pressing_what_is_offered(choice: Choice, seed: int) -> None:
    if not answerable(choice):
        return
    rng, form = Rng(str(seed)), EMPTY
    for _ in range(STEPS):
        sheet = prompts.question(asked(choice, form), WORDS)
        fits(sheet)
        if forms.missing(choice, form) is None:
            break
        assert forms.load(forms.dump(form)) == form, "a draft survives being stored"
        try:
            form = press(choice, form, sheet, rng)
        except Unclear as unclear:
            fits(prompts.question(asked(choice, form), WORDS, unclear.reason))
    else:
        pytest.fail(f"never answered: {choice}")
    answer = forms.answer_of(choice, form)
    assert problem(choice, answer) is None
    assert "yes" in {one.id.verb for one in enabled(sheet)}
    summary.lines(choice, answer, WORDS)


def options(count: int) -> list[Option]:
    return [Option(f"o{i}", text("seat", number=i + 1)) for i in range(count)]


def kinds(choice: Choice, form: Form = EMPTY) -> list[Part]:
    return list(prompts.question(asked(choice, form), WORDS).parts)


def test_few_options_are_buttons_and_more_are_a_menu() -> None:
    assert [len(part.buttons) for part in kinds(Pick(options(5))) if isinstance(part, Buttons)] == [5]
    (menu,) = [part for part in kinds(Pick(options(6))) if isinstance(part, Menu)]
    assert len(menu.items) == 6


def test_more_than_a_menu_holds_comes_in_pages() -> None:
    choice = Pick(options(60))
    (menu,) = [part for part in kinds(choice) if isinstance(part, Menu)]
    assert [item.value for item in menu.items] == [str(i) for i in range(25)]
    last = forms.with_page(EMPTY, "2")
    (menu,) = [part for part in kinds(choice, last) if isinstance(part, Menu)]
    assert [item.value for item in menu.items] == [str(i) for i in range(50, 60)]
    form = forms.with_chosen(choice, last, ["57"])
    assert forms.answer_of(choice, form) == "o57"


def test_what_is_blocked_is_shown_with_its_reason_and_cannot_be_pressed() -> None:
    choice = OneOf(
        [Branch("a", text("yes"), NOTHING), Branch("b", text("no"), NOTHING, blocked=text("refuse-over"))]
    )
    sheet = prompts.question(asked(choice), WORDS)
    assert [one.label for one in enabled(sheet) if isinstance(one, Button)] == ["Yes"]
    assert any("No: The game is over" in part.text for part in sheet.parts if isinstance(part, Say))
    with pytest.raises(Unclear, match="refuse-over"):
        forms.with_step_closed(choice, forms.with_chosen(choice, EMPTY, ["1"]))


def test_several_of_very_many_are_gathered_over_the_pages() -> None:
    choice = Pick(options(40), 2, 3)
    form = forms.with_chosen(choice, EMPTY, ["3"])
    form = forms.with_chosen(choice, forms.with_page(form, "1"), ["30", "31"])
    assert form.leaf == ["o3", "o30", "o31"]
    form = forms.with_chosen(choice, form, ["30"])
    assert form.leaf == ["o3", "o30"], "what is no longer marked on a page is no longer chosen"
    assert forms.answer_of(choice, forms.with_step_closed(choice, form)) == ["o3", "o30"]


def test_an_order_is_given_one_after_the_other_and_taken_back_one_by_one() -> None:
    choice = Pick(options(4), 3, 3, ordered=True)
    form = forms.with_chosen(choice, EMPTY, ["2"])
    form = forms.with_chosen(choice, form, ["0"])
    assert form.leaf == ["o2", "o0"]
    assert forms.without_last_press(form).leaf == ["o2"]
    form = forms.with_chosen(choice, form, ["3"])
    assert forms.answer_of(choice, form) == ["o2", "o0", "o3"]


def test_few_numbers_are_offered_and_many_are_written() -> None:
    assert any(isinstance(part, Menu) for part in kinds(Amount(0, 1400, 100)))
    many = Amount(0, 1000)
    assert {one.id.verb for one in enabled(prompts.question(asked(many), WORDS))} == {"fill"}
    assert forms.answer_of(many, forms.with_written(many, EMPTY, 0, {"0": " 1 000 "})) == 1000
    for said in ("", "many", "1001", "3.5"):
        with pytest.raises(Unclear):
            forms.with_written(many, EMPTY, 0, {"0": said})


def test_a_long_form_of_numbers_is_filled_in_over_several_modals() -> None:
    share = Share([Bucket(f"b{i}", text("seat", number=i), 0, 3) for i in range(12)], 4, 5)
    pages = [prompts.paper(asked(share), page, WORDS) for page in range(3)]
    assert [len(page.fields) for page in pages if page] == [5, 5, 2]
    form = forms.with_written(share, EMPTY, 0, {"0": "3", "1": "", "2": "0", "3": "0", "4": "0"})
    form = forms.with_written(share, form, 2, {"10": "1", "11": "0"})
    with pytest.raises(Unclear, match="refuse-share-total"):
        forms.with_step_closed(share, forms.with_written(share, form, 1, {"5": "3"}))
    answer = forms.answer_of(share, forms.with_step_closed(share, form))
    assert {key: count for key, count in answer.items() if count} == {"b0": 3, "b10": 1}


def test_back_goes_to_the_question_before_and_anew_to_the_first() -> None:
    choice = AllOf(
        [FormPart("a", text("yes"), Pick(options(2))), FormPart("b", text("no"), Pick(options(3)))]
    )
    form = forms.with_chosen(choice, EMPTY, ["1"])
    assert forms.missing(choice, form).path == ("b",)  # type: ignore[union-attr]
    assert forms.missing(choice, forms.without_last_press(form)).path == ("a",)  # type: ignore[union-attr]
    done = forms.with_chosen(choice, form, ["2"])
    assert summary.lines(choice, forms.answer_of(choice, done), WORDS) == ["Yes: Seat 2", "No: Seat 3"]
    assert forms.without_last_press(done) == form


def test_a_list_that_is_too_long_is_cut_between_its_lines() -> None:
    lines = [f"- [Toy {number}](https://discord.com/channels/1/{number})" for number in range(200)]
    (shown,) = layout(Sheet((Say("\n".join(lines)),))).children
    *whole, last = shown.content.split("\n")  # type: ignore[attr-defined]
    assert len(whole) > 50
    assert whole == lines[: len(whole)]
    assert last == "…"


def test_a_page_tells_itself_from_every_other() -> None:
    choice = Pick(options(60))
    pages = {forms.with_page(EMPTY, str(page)).at for page in range(3)}
    assert len(pages | {forms.with_chosen(choice, EMPTY, ["1"]).at}) == 4
