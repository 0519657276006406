"""What is listed, and what a typed line means: without a homeserver."""

from dataclasses import replace

import pytest

from bot.chat.marks import Door, Mention, Moment, Small
from bot.chat.messages.grammar import Id
from bot.chat.messages.parts import Button, Buttons, Link, Menu, MenuItem, Say, Sheet
from bot.matrix.messages.choices import Choice, Step, UnclearLine, choices_of, read_line, same_step
from bot.matrix.messages.layout import message
from bot.matrix.messages.writing import Reader, plain, write

READER = Reader("en", 1_000_000.0, via="example.org")


def menu(arg: str, *labels: str, high: int = 1, values: list[str] | None = None) -> Menu:
    values = values or [str(n) for n in range(len(labels))]
    items = tuple(MenuItem(value, label) for value, label in zip(values, labels, strict=True))
    return Menu(Id("pick", "t1", 0, "ab", "1", arg), items, "Choose", 1, high)


def button(verb: str, label: str, arg: str = "", **how: bool) -> Button:
    return Button(Id(verb, "t1", 0, "ab", "1", arg), label, **how)  # type: ignore[arg-type]


PORTS = menu("", "Smyrna", "Tunis", "São Tomé", "New Tunis")
SHEET = Sheet(
    (Say("Where to?"), PORTS, Buttons((button("back", "Back"), Link("https://example.org", "Table"))))
)


def chosen(line: str, sheet: Sheet = SHEET) -> list[tuple[str, tuple[str, ...]]]:
    return [(step.id.verb, step.chosen) for step in read_line(line, choices_of(sheet))]


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("1", "0"),
        (" 3 ", "2"),
        ("smyrna", "0"),
        ("SMY", "0"),
        ("sao tome", "2"),
        ("Tunis", "1"),
        ("new", "3"),
        ("Esmirna", "0"),
        ("túnez", "1"),
    ],
)
def test_a_choice_is_typed_by_its_number_or_its_name(line: str, value: str) -> None:
    assert chosen(line) == [("pick", (value,))]


def test_what_is_beside_the_question_has_letters() -> None:
    assert [choice.key for choice in choices_of(SHEET)] == ["1", "2", "3", "4", "a"]
    assert chosen("a") == [("back", ())]
    assert chosen("back") == [("back", ())]


@pytest.mark.parametrize(
    "line", ["", "5", "0", "-1", "1.5", "nowhere", "t", "1 smyrna", "x" * 5000, "1 " * 10_000]
)
def test_what_is_not_listed_is_not_understood(line: str) -> None:
    with pytest.raises(UnclearLine):
        read_line(line, choices_of(SHEET))


def test_several_of_one_menu_are_one_press() -> None:
    sheet = Sheet((menu("", "Silk", "Wine", "Salt", high=3), Buttons((button("none", "None of them"),))))
    assert chosen("3 1", sheet) == [("pick", ("2", "0"))]
    assert chosen("wine, salt", sheet) == [("pick", ("1", "2"))]
    assert chosen("4", sheet) == [("none", ())]


def test_how_many_is_typed_behind_what() -> None:
    offered = {"0x1": "Silk", "0x2": "Silk", "1x1": "Wine"}
    items = tuple(MenuItem(value, f"{name} {value[-1]}", counted=name) for value, name in offered.items())
    counts = Menu(Id("pick", "t1", 0, "ab", "1", "u0"), items, "Choose", 1, 2)
    sheet = Sheet((counts, Buttons((button("done", "Done", disabled=False),))))
    assert [(choice.key, choice.label) for choice in choices_of(sheet)] == [
        ("1", "Silk"),
        ("2", "Wine"),
        ("3", "Done"),
    ]
    assert chosen("1x2 2", sheet) == [("pick", ("0x2", "1x1"))]
    assert chosen("silk 4", sheet) == [("pick", ("0x4",))]
    for line in ("silk 12", "silk12", "12 silk", "silk x12", "12x silk", "12 x silk"):
        assert chosen(line, sheet) == [("pick", ("0x12",))]
    assert chosen("1x4 3", sheet) == [("pick", ("0x4",)), ("done", ())]


def test_a_count_stays_while_others_are_typed() -> None:
    items = tuple(
        MenuItem(f"{place}x{count}", f"{name} {count}", chosen=(place, count) == (0, 2), counted=name)
        for place, name in enumerate(("Silk", "Wine"))
        for count in (1, 2)
    )
    sheet = Sheet((Menu(Id("pick", "t1", 0, "ab", "1", "u0"), items, "Silk · Wine", 0, 2),))
    assert "`1x2` is two of number 1" in message(sheet, READER).markdown
    assert chosen("2x1", sheet) == [("pick", ("0x2", "1x1"))]
    assert chosen("1x0 2x1", sheet) == [("pick", ("0x0", "1x1"))]


def test_a_number_is_typed_as_itself() -> None:
    numbers = menu("n", "0", "100", "200", values=["0", "100", "200"])
    sheet = Sheet((replace(numbers, takes_numbers=True), Buttons((button("fill", "Write", "0"),))))
    assert chosen("100", sheet) == [("pick", ("100",))]
    assert chosen("130", sheet) == [("pick", ("130",))], "also one that is not listed"
    few = Sheet((Buttons((button("opt", "3", "0"), button("opt", "4", "1"))),))
    assert [step.id.arg for step in read_line("4", choices_of(few))] == ["1"]
    with pytest.raises(UnclearLine):
        read_line("1", choices_of(few))


def test_a_line_that_is_wanted_is_written() -> None:
    sheet = Sheet((Buttons((button("fill", "Write", "0"),)),))
    (step,) = read_line("My  words, as they are", choices_of(sheet))
    assert step.lines == "My  words, as they are"


def test_ok_confirms_whatever_confirms_here() -> None:
    confirm = Sheet((Buttons((button("yes", "Confirm"), button("back", "Back"))),))
    assert chosen("ok", confirm) == [("yes", ())]
    assert chosen("✅", confirm) == [("yes", ())]
    assert chosen("undo", confirm) == [("back", ())]
    first, then = read_line("1 ok", choices_of(SHEET))
    assert first.chosen == ("0",)
    assert same_step(then, choices_of(confirm)) == Step(Id("yes", "t1", 0, "ab", "1"))


def test_the_next_press_of_a_line_needs_the_same_thing_on_the_next_sheet() -> None:
    two = Sheet((menu("p0", "Silk", "Wine"), menu("p1", "Fast", "Slow")))
    _, then = read_line("1 4", choices_of(two))
    later = Sheet(
        (Menu(Id("pick", "t1", 0, "cd", "2", "p1"), (MenuItem("0", "Fast"), MenuItem("1", "Slow")), ""),)
    )
    assert same_step(then, choices_of(later)) is not None
    other = Sheet(
        (Menu(Id("pick", "t1", 0, "cd", "2", "p1"), (MenuItem("0", "Red"), MenuItem("1", "Blue")), ""),)
    )
    assert same_step(then, choices_of(other)) is None


def test_in_a_shared_room_everything_has_a_number_and_a_sign() -> None:
    made = message(SHEET, READER, shared=True)
    assert [choice.key for choice in made.choices] == ["1", "2", "3", "4", "5"]
    assert "`!5` Back · [Table](https://example.org)" in made.markdown


def test_a_message_is_html_and_plain_text_and_calls_nobody_by_itself() -> None:
    hostile = Sheet.of("**Hi** <b>@room</b> \u202eabc [x](javascript:alert(1))")
    content = message(hostile, READER).content((), loud=False)
    assert content["m.mentions"] == {"user_ids": []}
    assert "<b>" not in content["formatted_body"]
    assert 'href="javascript' not in content["formatted_body"]
    assert content["body"].startswith("Hi <b>@room</b>")
    assert content["msgtype"] == "m.notice"


def test_a_sheet_that_is_too_long_is_cut_between_lines() -> None:
    content = message(Sheet.of("\n".join(["some words"] * 100_000)), READER).content((), loud=True)
    assert len(str(content).encode()) < 60_000
    assert content["body"].endswith("…")


def test_marks_are_written_for_their_reader() -> None:
    ann, door = Mention("@ann:example.org"), Door("!s", "!r", "$e,$f")
    text = f"{Small('Until')} {Moment(1_018_000)} · {ann} · [here]({door})"
    assert write(text, READER) == (
        "Until 12 Jan 1970, 18:46 UTC (in 5 h) · [ann](https://matrix.to/#/@ann:example.org)"
        " · [here](https://matrix.to/#/!r/$e?via=example.org)"
    )
    german = Reader("de", 1_000_000.0, "Europe/Berlin")
    assert write(Moment(1_018_000), german) == "12.01.1970, 19:46 CET (noch 5 Std.)"
    assert write("see `/game resume`", READER) == "see `!game resume`"
    assert plain(write(text, READER)).startswith("Until 12 Jan")


def test_a_choice_that_is_a_name_of_someone_formats_nothing() -> None:
    made = message(Sheet((menu("", "*Eve*\n# @room", "`x`"),)), READER)
    assert "<em>" not in made.content((), loud=False)["formatted_body"]
    assert isinstance(made.choices[0], Choice)
