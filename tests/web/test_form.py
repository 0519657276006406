"""A Choice as a form: whatever can be answered can be answered by the form, and comes back as it was."""

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.host import dialogue
from bot.web.http.visitor import PostedForm
from bot.web.show import fields, form
from bot.web.show.assets import Assets
from bot.web.show.pages import templates
from bot.web.show.posted_answer import UnclearForm, parse
from engine.asking import Asking, only_answer, start
from engine.choice import (
    NOTHING,
    AllOf,
    Amount,
    Answer,
    Branch,
    Bucket,
    Choice,
    OneOf,
    Option,
    Part,
    Pick,
    Share,
    answerable,
    problem,
    sample,
)
from engine.rng import Rng
from engine.text import text
from render.words import Words
from tests.kit_web import Node, answer_somehow, presses, read, unchanged

ENGLISH = Words("en")
TEMPLATES = templates(Assets())
LABEL = text("yes")
WHY = text("no")

ids = st.lists(
    st.text("ab-. \"'<&é", min_size=1, max_size=4).map(str.strip).filter(bool), unique=True, max_size=4
)
blocks = st.one_of(st.none(), st.none(), st.just(WHY))
spots = st.one_of(st.none(), st.sampled_from(["venice", "tunis"]))


@st.composite
def picks(draw: st.DrawFn) -> Pick:
    options = [Option(one, LABEL, draw(blocks), draw(spots)) for one in draw(ids.filter(bool))]
    low = draw(st.integers(0, 3))
    return Pick(options, low, draw(st.integers(low, 4)), draw(st.booleans()))


@st.composite
def amounts(draw: st.DrawFn) -> Amount:
    low, step = draw(st.integers(-5, 50)), draw(st.sampled_from([1, 5, 100]))
    return Amount(low, low + step * draw(st.integers(0, 9)), step)


@st.composite
def shares(draw: st.DrawFn) -> Share:
    buckets = []
    for one in draw(ids):
        low = draw(st.integers(0, 2))
        buckets.append(Bucket(one, LABEL, low, low + draw(st.integers(0, 3))))
    low = draw(st.integers(0, 5))
    return Share(buckets, low, low + draw(st.integers(0, 6)))


def one_ofs(inner: st.SearchStrategy[Choice]) -> st.SearchStrategy[OneOf]:
    @st.composite
    def made(draw: st.DrawFn) -> OneOf:
        names = draw(ids.filter(bool))
        return OneOf([Branch(one, LABEL, draw(inner), draw(blocks), draw(spots)) for one in names])

    return made()


def all_ofs(inner: st.SearchStrategy[Choice]) -> st.SearchStrategy[AllOf]:
    @st.composite
    def made(draw: st.DrawFn) -> AllOf:
        return AllOf([Part(one, LABEL, draw(inner)) for one in draw(ids)])

    return made()


leaves: st.SearchStrategy[Choice] = st.one_of(picks(), amounts(), shares(), st.just(NOTHING))
choices: st.SearchStrategy[Choice] = st.recursive(
    leaves, lambda inner: st.one_of(one_ofs(inner), all_ofs(inner)), max_leaves=6
).filter(lambda choice: _sound(choice))


def _sound(choice: Choice) -> bool:
    """As a title may ask it: answerable, and every branch that is not blocked as well."""
    match choice:
        case OneOf():
            open_ways = [branch for branch in choice.branches if branch.blocked is None]
            return bool(open_ways) and all(_sound(branch.choice) for branch in open_ways)
        case AllOf():
            return all(_sound(part.choice) for part in choice.parts)
        case _:
            return answerable(choice)


def page_of(choice: Choice, filled: Answer = None) -> str:
    macros: Any = TEMPLATES.get_template("form.html").module
    field = form.build(choice, ENGLISH, filled)
    return str(macros.ask(field, "/t/x/seat/0/answer", "token", [], ENGLISH, "Question"))


def _plain(choice: Choice, answer: Answer) -> Answer:
    """What is said of a choice so far: nothing of what is not, and every number of a share."""
    match choice:
        case Share():
            return {bucket.id: (answer or {}).get(bucket.id, bucket.low) for bucket in choice.buckets}
        case OneOf():
            branches = {branch.id: branch.choice for branch in choice.branches}
            return {key: _plain(branches[key], inner) for key, inner in (answer or {}).items()}
        case AllOf():
            return {part.id: _plain(part.choice, (answer or {}).get(part.id)) for part in choice.parts}
        case Pick(single=False):
            return list(answer or []) if choice.ordered else sorted(answer or [])
        case _:
            return answer


@given(choices, st.integers(0, 10_000))
@settings(max_examples=60, deadline=None)
def test_every_answer_comes_back_from_the_form_that_holds_it(choice: Choice, seed: int) -> None:
    answer = sample(choice, Rng(str(seed)))
    whole = AllOf([Part("whole", LABEL, choice)])
    (press,) = presses(read(page_of(whole, {"whole": answer})))
    read_back = parse(whole, PostedForm(unchanged(press)))
    assert _plain(choice, read_back["whole"]) == _plain(choice, answer)


@given(choices, st.integers(0, 10_000))
@settings(max_examples=60, deadline=None)
def test_whatever_the_page_offers_is_a_legal_answer(choice: Choice, seed: int) -> None:
    _action, pairs = answer_somehow(page_of(choice), Rng(str(seed)))
    assert problem(choice, parse(choice, PostedForm(pairs))) is None


@given(choices, st.lists(st.tuples(st.from_regex(r"q(-\d)*"), st.text(max_size=9)), max_size=20))
@settings(max_examples=40, deadline=None)
def test_whatever_is_posted_is_read_or_refused_and_never_breaks(
    choice: Choice, pairs: list[tuple[str, str]]
) -> None:
    try:
        answer = parse(choice, PostedForm(pairs))
    except UnclearForm as unclear:
        reason = unclear.reason
    else:
        reason = problem(choice, answer) or LABEL
    assert ENGLISH.say(reason) != reason.key


@given(choices)
@settings(max_examples=40, deadline=None)
def test_every_spot_of_a_question_stands_on_something_in_its_form(choice: Choice) -> None:
    page = read(page_of(choice))
    here = {node.attrs["data-spot"] for node in page.walk() if "data-spot" in node.attrs}
    assert set(fields.spots(form.build(choice, ENGLISH))) <= here


@given(choices)
@settings(max_examples=200, deadline=None)
def test_page_and_model_agree_on_what_is_settled_what_a_form_holds_and_whether_it_is_whole(
    choice: Choice,
) -> None:
    parts = AllOf([Part("first", LABEL, choice), Part("then", LABEL, Amount(0, 9, start=4))])
    (press,) = presses(read(page_of(parts)))
    untouched = parse(parts, PostedForm(unchanged(press)))
    held = start(parts)
    assert (problem(parts, untouched) is None) == (problem(parts, held) is None)
    assert _plain(choice, untouched.get("first")) == _plain(choice, held.get("first"))
    asked = press.form.all("fieldset", class_="entry")
    assert (len(asked) == 1) == (only_answer(choice) is not None)


def test_a_field_of_words_starts_at_its_first_and_one_on_the_board_is_left_open() -> None:
    words = Pick([Option("ask", LABEL), Option("never", LABEL)])
    ports = Pick([Option("venice", LABEL, spot="venice"), Option("tunis", LABEL, spot="tunis")])
    ways = OneOf([Branch("goods", LABEL, Amount(1, 9)), Branch("nothing", LABEL, NOTHING)])
    parts = [Part(name, LABEL, choice) for name, choice in (("w", words), ("p", ports), ("o", ways))]
    made = form.build(AllOf(parts), ENGLISH)
    assert isinstance(made, fields.AllOfField)
    chosen = [[item.value for item in entry.inner.items if item.chosen] for entry in made.entries]  # type: ignore[union-attr]
    assert chosen == [["ask"], [], []]


def test_a_form_begins_with_the_usual_answer_and_with_numbers_open() -> None:
    wine, wood = Option("wine", LABEL), Option("wood", LABEL)
    ways = OneOf(
        [Branch("goods", LABEL, Share([Bucket("wine", LABEL, 0, 3)], 1, 3)), Branch("no", LABEL, NOTHING)]
    )
    choices: list[Choice] = [
        Pick([wine, wood], 1, 2, start=("wine", "wood")),
        Pick([wine, wood], 2, 2, ordered=True, start=("wood", "wine")),
        Amount(100, 900, 100, start=300),
        ways,
    ]
    made = form.build(AllOf([Part(str(i), LABEL, one) for i, one in enumerate(choices)]), ENGLISH)
    assert isinstance(made, fields.AllOfField)
    goods, order, price, way = [entry.inner for entry in made.entries]
    assert isinstance(goods, fields.PickField)
    assert isinstance(order, fields.PickField)
    assert isinstance(price, fields.AmountField)
    assert isinstance(way, fields.OneOfField)
    assert [item.chosen for item in goods.items] == [True, True]
    assert [item.position for item in order.items] == [2, 1]
    assert (price.value, [item.chosen for item in way.items]) == (300, [True, False])


def test_ids_on_a_page_are_unique() -> None:
    page = read(page_of(_everything()))
    found = [node.attrs["id"] for node in page.walk() if "id" in node.attrs]
    assert len(found) == len(set(found))


def _everything() -> Choice:
    goods = [Option(good, LABEL) for good in ("wine", "silk", "salt")]
    blocked = Option("gold", LABEL, WHY)
    return OneOf(
        [
            Branch("pass", LABEL, NOTHING),
            Branch("sell", LABEL, Pick([*goods, blocked])),
            Branch("load", LABEL, Pick(goods, 0, 3, ordered=True)),
            Branch("bid", LABEL, Amount(0, 1400, 100)),
            Branch("never", LABEL, NOTHING, WHY),
            Branch(
                "offer",
                LABEL,
                AllOf(
                    [
                        Part("give", LABEL, Share([Bucket("wine", LABEL, 0, 2)], 0, 2)),
                        Part(
                            "for",
                            LABEL,
                            OneOf([Branch("coins", LABEL, Amount(1, 9)), Branch("gift", LABEL, NOTHING)]),
                        ),
                        Part("to", LABEL, Pick(goods, 1, 2)),
                    ]
                ),
            ),
        ]
    )


def _named(page: Node, words: str) -> list[Node]:
    return [one for one in page.walk() if words in one.attrs.get("class", "").split()]


def test_what_is_blocked_is_shown_with_its_reason_and_cannot_be_pressed() -> None:
    choice = Pick(
        [Option("a", text("yes")), Option("b", text("seat", number=7), blocked=text("refuse-over"))]
    )
    page = read(page_of(choice))
    (shut,) = _named(page, "blocked")
    assert "Seat 7" in shut.words
    assert "The game is over" in shut.words
    assert [press.button.attrs["value"] for press in presses(page)] == ["a"]


def test_a_simple_pick_is_answered_by_one_press() -> None:
    page = read(page_of(_everything()))
    one_press = [press for press in presses(page) if press.button.attrs.get("value") == "pass"]
    assert parse(_everything(), PostedForm(unchanged(one_press[0]))) == {"pass": {}}


def test_an_untouched_share_holds_what_lies_there_already() -> None:
    choice = Share([Bucket("a", LABEL, 1, 5, start=4), Bucket("b", LABEL, 0, 5)], 4, 4)
    (press,) = presses(read(page_of(choice)))
    answer = parse(choice, PostedForm(unchanged(press)))
    assert answer == {"a": 4}
    assert problem(choice, answer) is None


@pytest.mark.parametrize(("high", "shown"), [(10, False), (7, True)])
def test_a_form_says_a_total_only_where_a_player_feels_it(high: int, shown: bool) -> None:
    choice = Share([Bucket("a", LABEL, 0, 5), Bucket("b", LABEL, 0, 5)], 1, high)
    assert (str(high) in _words_of(page_of(choice))) == shown
    assert (str(high) in dialogue.say_gap(Asking(choice), ENGLISH)) == shown


def _words_of(page: str) -> list[str]:
    return re.sub(r"<[^>]*>", " ", page).split()


def test_the_only_answer_is_not_said_again_where_its_name_says_it() -> None:
    named = text("mediterranee-buy-piece", good=text("mediterranee-good-wine"), number=2)
    for label, only in ((named, ENGLISH.say(named)), (LABEL, f"{ENGLISH.say(LABEL)} · 1")):
        galley = OneOf([Branch("galley-2", label, Amount(1, 1), note=WHY)])
        made = form.build(OneOf([Branch("buy", WHY, galley), Branch("done", LABEL, NOTHING)]), ENGLISH)
        assert isinstance(made, fields.OneOfField)
        assert (made.items[0].only, made.items[0].only_note) == (only, ENGLISH.say(WHY))


def test_a_deed_with_one_target_left_lies_where_its_target_does() -> None:
    ducats = Part("ducats", LABEL, Amount(5, 20, 5))
    for targets, spot in (("ab", None), ("a", "space:a")):
        offers = [Option(one, LABEL, spot=f"space:{one}") for one in targets]
        accept = Branch("accept", WHY, Pick(offers, 1, 1))
        counter = Branch("counter", WHY, AllOf([Part("offer", LABEL, Pick(offers, 1, 1)), ducats]))
        made = form.build(OneOf([accept, counter, Branch("done", LABEL, NOTHING)]), ENGLISH)
        assert isinstance(made, fields.OneOfField)
        assert [item.only_spot for item in made.items] == [spot, spot, None]
    there = OneOf([Branch("two", LABEL, NOTHING, spot="galley:2")])
    load = Branch("load", WHY, OneOf([Branch("one", LABEL, there, spot="galley:1")]))
    made = form.build(OneOf([load, Branch("done", LABEL, NOTHING)]), ENGLISH)
    assert isinstance(made, fields.OneOfField)
    assert made.items[0].only_spot is None, "from one place to another"


def test_two_things_in_the_same_place_are_refused_with_a_sentence() -> None:
    choice = Pick([Option("a", LABEL), Option("b", LABEL)], 2, 2, ordered=True)
    with pytest.raises(UnclearForm) as unclear:
        parse(choice, PostedForm({"q-0": "1", "q-1": "1"}.items()))
    assert ENGLISH.say(unclear.value.reason) == "Two items can’t both have position 1."


def test_words_of_a_title_cannot_become_markup() -> None:
    label = text("seat", number="<script>alert(1)</script>")
    html = page_of(Pick([Option('"><b>', label), Option("b", label)]))
    assert "<script>" not in html
    assert '"><b>' not in html


def test_a_number_says_what_it_is_counted_in() -> None:
    built = form.build(Share([Bucket("villa", text("title"), 0, 20, unit=5)], 5, 20), ENGLISH)
    page = TEMPLATES.from_string('{% import "form.html" as form %}{{ form.fill(one, words, "") }}').render(
        one=built, words=ENGLISH
    )
    assert 'data-unit="5"' in page
