"""Any question is answered by pressing what is offered, and every page of it fits into Discord's limits."""

import re
from contextlib import suppress
from dataclasses import replace
from statistics import median

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import engine
from bot.chat.marks import Small
from bot.chat.messages.parts import Button, Buttons, Menu, Part, Say, Sheet
from bot.chat.questions import forms, prompts, summary
from bot.chat.questions.forms import EMPTY, Form, QuestionForm
from bot.chat.questions.presses import UnclearPress, apply_press
from bot.discord.messages.layout import layout
from data import catalogue
from engine import registry
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
from tests.chat.random_presses import STEPS, WORDS, asked, enabled, fits, press
from tests.chat.taps import MEASURED, MOST_IN_A_FORM, taps_of_a_game
from tests.core.strategies import choices
from tests.titles.oltremare_table import at_table, find, offer


@pytest.mark.parametrize("amend", [False, True])
@given(choices, st.integers(0, 2**32))
@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much], deadline=None)
def test_every_question_is_answered_by_pressing_what_is_offered(
    amend: bool, choice: Choice, seed: int
) -> None:
    if not answerable(choice):
        return
    rng, question = Rng(str(seed)), asked(choice, amend=amend)
    for _ in range(STEPS):
        sheet = prompts.question_sheet(question, WORDS)
        fits(sheet)
        if question.is_whole:
            break
        stored = forms.load(forms.dump(question.form))
        assert asked(choice, stored, amend=amend) == question, "a draft survives being stored"
        try:
            question = press(question, sheet, rng)
        except UnclearPress as unclear:
            fits(prompts.question_sheet(question, WORDS, unclear.reason))
    else:
        pytest.fail(f"never answered: {choice}")
    assert problem(choice, question.progress.answer) is None
    assert "yes" in {one.id.verb for one in enabled(sheet)}
    summary.lines(choice, question.progress.answer, WORDS)


@pytest.mark.parametrize("title", sorted(registry.titles()))
def test_a_half_filled_answer_outlives_what_others_take_from_the_question(title: str) -> None:
    """A question keeps its token while others answer, and may have lost what a draft of it names."""
    rng, match, dropped = Rng(f"half filled {title}"), engine.start(title, 3, "drafts"), 0
    drafts: dict[str, Form] = {}
    for _ in range(150):
        if match.over:
            break
        for seat, decision in match.pending().items():
            stored = forms.load(forms.dump(drafts.get(match.token(seat), EMPTY)))
            question = asked(decision.choice, stored)
            dropped += question.form != stored
            sheet = prompts.question_sheet(question, WORDS)
            if question.is_whole:
                continue
            with suppress(UnclearPress):
                drafts[match.token(seat)] = press(question, sheet, rng).form
        seat = rng.pick(sorted(match.pending()))
        match.submit(seat, sample(match.pending()[seat].choice, rng), match.token(seat))
    assert dropped or title != "neptun", "in Neptun others take what a wish names"


def options(count: int) -> list[Option]:
    return [Option(f"o{i}", text("seat", number=i + 1)) for i in range(count)]


def kinds(question: QuestionForm) -> list[Part]:
    return list(prompts.question_sheet(question, WORDS).parts)


def menus(question: QuestionForm) -> list[Menu]:
    return [part for part in kinds(question) if isinstance(part, Menu)]


def tapped(
    question: QuestionForm, verb: str, arg: object = "", chosen: list[str] | None = None
) -> QuestionForm:
    return apply_press(question, verb, str(arg), chosen or [], {})


def picked(question: QuestionForm, *chosen: str) -> QuestionForm:
    return tapped(question, "pick", chosen=list(chosen))


def written(question: QuestionForm, page: int, lines: dict[str, str]) -> QuestionForm:
    return apply_press(question, "sent", str(page), [], lines)


def test_few_options_are_buttons_and_more_are_a_menu() -> None:
    assert [len(part.buttons) for part in kinds(asked(Pick(options(5)))) if isinstance(part, Buttons)] == [5]
    (menu,) = [part for part in kinds(asked(Pick(options(6)))) if isinstance(part, Menu)]
    assert len(menu.items) == 6


def test_more_than_a_menu_holds_comes_in_pages() -> None:
    choice = Pick(options(60))
    (menu,) = [part for part in kinds(asked(choice)) if isinstance(part, Menu)]
    assert [item.value for item in menu.items] == [str(i) for i in range(25)]
    last = tapped(asked(choice), "page", 2)
    (menu,) = menus(last)
    assert [item.value for item in menu.items] == [str(i) for i in range(50, 60)]
    form = picked(last, "57")
    assert form.progress.answer == "o57"


def test_what_is_blocked_is_shown_with_its_reason_and_cannot_be_pressed() -> None:
    choice = OneOf(
        [Branch("a", text("yes"), NOTHING), Branch("b", text("no"), NOTHING, blocked=text("refuse-over"))]
    )
    sheet = prompts.question_sheet(asked(choice), WORDS)
    assert [one.label for one in enabled(sheet) if isinstance(one, Button)] == ["Yes"]
    assert any("No: The game is over" in part.text for part in sheet.parts if isinstance(part, Say))
    with pytest.raises(UnclearPress, match="refuse-over"):
        tapped(asked(choice), "opt", 1)


def test_several_of_very_many_are_gathered_over_the_pages() -> None:
    choice = Pick(options(40), 2, 3)
    form = tapped(picked(asked(choice), "3"), "page", 1)
    form = picked(form, "30", "31")
    assert form.form.leaf == ["o3", "o30", "o31"]
    form = picked(form, "30")
    assert form.form.leaf == ["o3", "o30"], "what is no longer marked on a page is no longer chosen"
    assert tapped(form, "done").progress.answer == ["o3", "o30"]


def test_an_order_is_given_one_after_the_other_and_taken_back_one_by_one() -> None:
    choice = Pick(options(5), 3, 3, ordered=True)
    form = picked(picked(asked(choice), "2"), "0")
    assert form.form.leaf == ["o2", "o0"]
    assert tapped(form, "back").form.leaf == ["o2"]
    form = picked(form, "3")
    assert form.progress.answer == ["o2", "o0", "o3"]


def test_few_numbers_are_offered_and_many_are_written() -> None:
    assert any(isinstance(part, Menu) for part in kinds(asked(Amount(0, 1400, 100))))
    many = Amount(0, 1000)
    assert {one.id.verb for one in enabled(prompts.question_sheet(asked(many), WORDS))} == {"pick", "fill"}
    (handy,) = [part for part in kinds(asked(many)) if isinstance(part, Menu)]
    assert [handy.items[place].label for place in (0, 1, 12, -1)] == ["0", "1", "20", "150"]
    assert tapped(asked(many), "pick", handy.id.arg, ["100"]).progress.answer == 100
    assert written(asked(many), 0, {"0": " 1 000 "}).progress.answer == 1000
    for said in ("", "many", "1001", "3.5"):
        with pytest.raises(UnclearPress):
            written(asked(many), 0, {"0": said})


def test_a_long_form_of_numbers_is_filled_in_over_several_modals() -> None:
    share = Share([Bucket(f"b{i}", text("seat", number=i), 0, 3) for i in range(12)], 4, 5)
    pages = [prompts.paper(asked(share), page, WORDS) for page in range(3)]
    assert [len(page.fields) for page in pages if page] == [5, 5, 2]
    form = written(asked(share), 0, {"0": "3", "1": "", "2": "0", "3": "0", "4": "0"})
    form = written(form, 2, {"10": "1", "11": "0"})
    with pytest.raises(UnclearPress, match="refuse-share-total"):
        tapped(written(form, 1, {"5": "3"}), "done")
    answer = tapped(form, "done").progress.answer
    assert {key: count for key, count in answer.items() if count} == {"b0": 3, "b10": 1}


def test_back_goes_to_the_question_before_and_anew_to_the_first() -> None:
    choice = AllOf(
        [FormPart("a", text("yes"), Pick(options(2))), FormPart("b", text("no"), Pick(options(3)))]
    )
    form = picked(asked(choice, amend=True), "1")
    assert form.open is not None
    assert form.open.path == ("b",)
    before = tapped(form, "back")
    assert before.open is not None
    assert before.open.path == ("a",)
    done = picked(form, "2")
    assert summary.lines(choice, done.progress.answer, WORDS) == ["Yes: Seat 2", "No: Seat 3"]
    assert tapped(done, "back") == form


def test_a_list_that_is_too_long_is_cut_between_its_lines() -> None:
    lines = [f"- [Toy {number}](https://discord.com/channels/1/{number})" for number in range(200)]
    (shown,) = layout(Sheet((Say("\n".join(lines)),))).children
    *whole, last = shown.content.split("\n")  # type: ignore[attr-defined]
    assert len(whole) > 50
    assert whole == lines[: len(whole)]
    assert last == "…"


def test_a_page_tells_itself_from_every_other() -> None:
    choice = Pick(options(60))
    pages = {tapped(asked(choice), "page", page).at for page in range(3)}
    assert len(pages | {picked(asked(choice), "1").at}) == 4


def test_a_button_of_before_others_took_what_it_lists_is_recognised() -> None:
    """It goes by its place: one place further down it would mean another thing."""
    assert asked(Pick(options(5))).at != asked(Pick(options(5)[1:])).at


# --- few taps ---------------------------------------------------------------------------------------------


PIECES = OneOf(
    [
        Branch("galley-1", text("seat", number=1), Pick(options(12))),
        Branch("galley-2", text("seat", number=2), OneOf([Branch("land", text("yes"), Amount(1, 3))])),
        Branch("done", text("no"), NOTHING),
    ]
)


def test_each_piece_has_a_menu_of_its_aims_and_one_choice_is_the_whole_answer() -> None:
    form = asked(PIECES)
    first, second = menus(form)
    assert (first.placeholder, len(first.items)) == ("Seat 1", 12)
    assert [item.label for item in second.items] == ["Yes · 1", "Yes · 2", "Yes · 3"]
    assert [one.label for one in enabled(prompts.question_sheet(form, WORDS)) if isinstance(one, Button)] == [
        "No"
    ]
    answers = [tapped(form, "pick", menu.id.arg, ["2"]) for menu in (first, second)]
    assert [one.progress.answer for one in answers] == [
        {"galley-1": "o2"},
        {"galley-2": {"land": 3}},
    ]


def test_what_has_one_possible_value_is_not_asked() -> None:
    choice = OneOf(
        [
            Branch(
                "build",
                text("yes"),
                AllOf(
                    [
                        FormPart("port", text("yes"), Pick(options(1))),
                        FormPart("crew", text("no"), Amount(1, 4)),
                        FormPart("cargo", text("no"), Share([Bucket("a", text("yes"), 0, 3)], 3, 3)),
                    ]
                ),
            ),
            Branch("done", text("no"), NOTHING),
        ]
    )
    (menu,) = menus(asked(choice))
    form = tapped(asked(choice), "pick", menu.id.arg, ["1"])
    assert form.progress.answer == {"build": {"port": "o0", "crew": 2, "cargo": {"a": 3}}}


TRADE = AllOf(
    [
        FormPart("give", text("yes"), Pick(options(4), 0, 4)),
        FormPart("pay", text("no"), Amount(0, 60)),
        FormPart(
            "ask",
            text("yes"),
            OneOf(
                [
                    Branch(
                        "goods",
                        text("yes"),
                        Share([Bucket(f"g{i}", text("seat", number=i), 0, 20) for i in range(9)], 1, 180),
                    ),
                    Branch("gift", text("no"), NOTHING),
                ]
            ),
        ),
        FormPart(
            "talk",
            text("no"),
            OneOf([Branch("silent", text("no"), NOTHING), Branch("truth", text("yes"), NOTHING)]),
        ),
    ]
)


def test_a_trade_takes_no_writing_and_what_is_not_touched_is_nothing() -> None:
    form = asked(TRADE)
    give, _pay, ask, _goods, _more_goods, talk = menus(form)
    assert [item.label for item in talk.items if item.chosen] == ["No"], "what is meant by saying nothing"
    form = tapped(form, "pick", give.id.arg, ["0", "3"])
    form = tapped(form, "pick", ask.id.arg, ["0"])
    _give, _pay, _ask, goods, more_goods, _talk = menus(form)
    assert len(goods.items) == 25, "five counts of five goods"
    form = tapped(form, "pick", goods.id.arg, ["2x1"])
    form = tapped(form, "pick", more_goods.id.arg, ["5x1", "5x2"])
    fits(prompts.question_sheet(form, WORDS))
    form = tapped(form, "done")
    answer = form.progress.answer
    assert problem(TRADE, answer) is None
    asked_for = {key: count for key, count in answer["ask"]["goods"].items() if count}
    assert (answer["give"], answer["pay"], asked_for) == (["o0", "o3"], 0, {"g2": 1, "g5": 2})
    assert answer["talk"] == {"silent": {}}


def test_a_number_of_a_form_is_chosen_from_handy_ones_or_written() -> None:
    form = asked(TRADE)
    pay = menus(form)[1]
    assert [item.value for item in pay.items[9:14]] == ["9", "10", "15", "20", "25"]
    form = tapped(form, "pick", pay.id.arg, ["20"])
    assert form.progress.draft["pay"] == 20
    assert [item.value for item in menus(form)[1].items if item.chosen] == ["20"]
    for wrong in ("61", "-1", "many"):
        with pytest.raises(UnclearPress):
            tapped(form, "pick", pay.id.arg, [wrong])
    form = tapped(form, "pick", pay.id.arg, [pay.items[-1].value])
    form = written(form, 0, {"0": "17"})
    assert form.progress.draft["pay"] == 17
    assert "17" in [item.value for item in menus(form)[1].items if item.chosen]


def test_counts_are_chosen_from_one_menu_and_are_the_whole_answer_where_they_fit() -> None:
    share = Share([Bucket("silk", text("yes"), 0, 2), Bucket("wine", text("no"), 1, 2)], 2, 3)
    (menu,) = menus(asked(share))
    assert [item.label for item in menu.items] == ["Yes 1", "Yes 2", "No 2"]
    assert (menu.low, menu.high) == (0, 2)
    form = tapped(asked(share), "pick", menu.id.arg, ["0x1", "1x2"])
    assert form.progress.answer == {"silk": 1, "wine": 2}
    too_many = tapped(asked(share), "pick", menu.id.arg, ["0x2", "1x2"])
    assert not too_many.is_whole, "it stays open, with what was chosen"
    assert [item.label for item in menus(too_many)[0].items if item.chosen] == ["Yes 2", "No 2"]
    for wrong in ("7x1", "0x3", "0", "", "0x1x1", "-1x1"):
        with pytest.raises(UnclearPress):
            tapped(asked(share), "pick", menu.id.arg, [wrong])


def test_what_is_there_already_is_where_counting_begins() -> None:
    share = Share([Bucket("a", text("yes"), 1, 5, start=4), Bucket("b", text("no"), 0, 5, start=1)], 5, 5)
    (menu,) = menus(asked(share))
    assert [item.value for item in menu.items if item.chosen] == ["0x4", "1x1"]
    form = tapped(asked(share), "pick", menu.id.arg, ["0x3", "1x2"])
    assert form.progress.answer == {"a": 3, "b": 2}


def test_a_form_with_counts_that_do_not_fit_is_not_sent_with_other_ones() -> None:
    share = Share([Bucket("a", text("yes"), 0, 5)], 0, 2)
    choice = AllOf([FormPart("units", text("yes"), share), FormPart("sum", text("no"), Amount(0, 3))])
    form = asked(choice)
    units = menus(form)[0]
    form = tapped(form, "pick", units.id.arg, ["0x4"])
    done = [one for one in prompts.question_sheet(form, WORDS).parts if isinstance(one, Buttons)]
    assert all(button.disabled for row in done for button in row.buttons if button.id.verb == "done")  # type: ignore[union-attr]
    with pytest.raises(UnclearPress, match="refuse-share-total"):
        tapped(form, "done")


def test_counts_begun_on_a_page_of_their_own_outlive_a_step_that_is_open_before_them() -> None:
    """Which part is open is stored, and that the question is one of a game is not."""
    share = Share([Bucket(f"b{i}", text("seat", number=i), 0, 30) for i in range(3)], 0, 60)
    choice = AllOf([FormPart("who", text("yes"), Pick(options(2))), FormPart("units", text("no"), share)])
    form = tapped(asked(choice), "opt", "p1")
    form = replace(form, form=replace(form.form, leaf={"b0": 1}))
    assert form.open is not None
    assert form.open.path == ("units",)
    assert asked(choice, forms.load(forms.dump(form.form))) == form


def test_a_form_of_before_is_filled_in_further() -> None:
    kept = {
        "steps": [[["give"], ["o0"]], [["ask"], "goods"], [["ask", "goods"], {"g1": 2}]],
        "leaf": None,
        "page": 0,
        "focus": [["pay"]],
        "counting": True,
    }
    form = asked(TRADE, forms.load(kept))
    assert form.open is not None
    assert form.open.path == ("pay",)
    form = tapped(written(form, 0, {"0": "7"}), "done")
    assert form.is_whole
    assert form.progress.answer["pay"] == 7
    assert form.progress.answer["ask"] == {"goods": {"g1": 2}}


@pytest.mark.parametrize("title", sorted(engine.titles()))
def test_no_form_of_a_game_takes_more_than_six_presses_in_the_median(title: str) -> None:
    taps: dict[str, list[int]] = {}
    for question, count in taps_of_a_game(title, registry.game(title).seats[-1], "taps", 100):
        taps.setdefault(question, []).append(count)
    often = {key: counts for key, counts in taps.items() if len(counts) >= MEASURED}
    assert often, "no form was filled in often enough"
    assert {key: counts for key, counts in often.items() if median(counts) > MOST_IN_A_FORM} == {}


def test_every_order_of_a_few_is_one_choice() -> None:
    choice = Pick(options(3), 3, 3, ordered=True)
    (menu,) = menus(asked(choice))
    assert len(menu.items) == 6
    assert menu.items[1].label == "Seat 1 → Seat 3 → Seat 2"
    assert tapped(asked(choice), "pick", menu.id.arg, ["1"]).progress.answer == [
        "o0",
        "o2",
        "o1",
    ]


def test_a_number_beyond_what_a_bucket_takes_is_refused_at_once() -> None:
    share = Share([Bucket(f"b{i}", text("seat", number=i), 0, 9) for i in range(12)], 1, 100)
    with pytest.raises(UnclearPress, match="refuse-share-bucket"):
        written(asked(share), 1, {"5": "10"})


def test_going_back_passes_over_what_nobody_said() -> None:
    form = asked(TRADE)
    ask = menus(form)[2]
    inside = tapped(form, "pick", ask.id.arg, ["1"])
    assert tapped(inside, "back") == form


def test_a_form_holds_the_usual_answers_before_it_is_touched() -> None:
    """As in the browser: to agree is to confirm, and a menu shows what stands."""
    ports = Pick([Option(one, text("yes")) for one in "abc"], 1, 3, start=("a", "c"))
    way = Pick([Option(one, text("no")) for one in "xy"], start=("y",))
    choice = AllOf([FormPart("ports", text("yes"), ports), FormPart("way", text("no"), way)])
    form = asked(choice)
    menus = [part for part in prompts.question_sheet(form, WORDS).parts if isinstance(part, Menu)]
    assert [[one.value for one in menu.items if one.chosen] for menu in menus] == [["0", "2"], ["1"]]
    form = tapped(form, "done")
    assert form.progress.answer == {"ports": ["a", "c"], "way": "y"}


def test_a_counter_offer_begins_with_the_trade_that_it_answers() -> None:
    """As in the browser: what was asked for is given, and what was given is asked for."""
    wine, silk = find(2, good="wine"), find(3, good="silk")
    match = at_table(3, hands={0: wine, 1: silk})
    match.submit(0, offer(wine, {"silk": 3, "ducats": 7}, to=[1], pay=1))
    choice = match.pending()[1].choice
    form = tapped(asked(choice), "pick", "b0", ["2"])
    give, pay, ask, *_more = menus(form)
    assert [item.value for item in give.items if item.chosen] == ["0", "1", "2"]
    assert [item.value for item in pay.items if item.chosen] == ["7"]
    form = tapped(form, "pick", ask.id.arg, ["0"])
    counts = [item.label for menu in menus(form)[3:5] for item in menu.items if item.chosen]
    assert counts == ["wine 2", "ducats 1"]
    form = tapped(form, "done")
    counter = form.progress.answer["offer-1"]["counter"]
    asked_for = {key: count for key, count in counter["ask"]["goods"].items() if count}
    assert (counter["give"], counter["pay"], asked_for) == (silk, 7, {"wine": 2, "ducats": 1})
    match.submit(1, form.progress.answer)


@pytest.mark.parametrize("locale", sorted(catalogue.languages()))
def test_a_summary_never_reads_like_the_label_of_a_question(locale: str) -> None:
    """Such as "For which space?: Street 3/7"."""
    words, rng = Words(locale, ["Ada", "Bea", "Cid"]), Rng("summary")
    match = engine.start("genoa", 3, "summary")
    house, read = match.game.usual_bot(), 0
    while match.pending() and len(match.log) < 60:
        for seat, decision in match.pending().items():
            for answer in [sample(decision.choice, rng) for _ in range(3)]:
                for line in summary.lines(decision.choice, answer, words):
                    assert not re.search(r"\?\s?:", line), line
                    read += 1
            if (answer := house.answer(match.view(seat), decision, rng)) is not None:
                match.submit(seat, answer)
                break
    assert read > 100


def test_facts_are_small_lines_below_the_question() -> None:
    decision = Decision("k", text("yes"), Amount(0, 7), facts=(text("no"), text("yes")))
    sheet = prompts.question_sheet(QuestionForm("abcdefghjk", 1, "12.0.0123456789ab", decision, EMPTY), WORDS)
    assert sheet.parts[0] == Say(f"### Yes\n{Small('No')}\n{Small('Yes')}")
    fits(sheet)


def test_a_count_out_of_bounds_is_refused_with_them() -> None:
    buckets = [Bucket(name, text("seat", number=number), 0, 3) for number, name in enumerate("ab", 1)]
    with pytest.raises(UnclearPress) as unclear:
        tapped(asked(Share(buckets, 2, 4)), "pick", "u0", ["0x9"])
    assert unclear.value.reason.key == "refuse-share-bucket"
    with pytest.raises(UnclearPress) as unclear:
        tapped(asked(Share(buckets, 2, 4)), "pick", "u0", ["7x1"])
    assert unclear.value.reason.key == "chat-page-moved"
