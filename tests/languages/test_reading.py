"""The catalogues are read as Fluent's own parser reads them, only quicker."""

import pytest
from fluent.syntax import FluentParser, ast

from data import catalogue
from data.fluent_files import entries

SHAPES = """\
### A remark about the file

# A remark about a message
plain = Nothing to fill in
tight={$who} pays { $count } ducats
  indented = nonsense
ending = Blanks at the end\N{SPACE}\N{SPACE}
end-of-tab = A tab at the end\t

-term = Fondaco
mentioned = In { -term }, { plain }, { "quoted" }
called = From { FORM($port, "from") }
marked = * [x] .y #z
lines = First
  second { $who }
below =
    Only below
counted = { $count ->
    [one] A ship
   *[other] { $count } ships
}
formed = Rome
    .at = in Rome
with-remark = Said
# Another remark
unclosed = { $who
9th = nonsense
empty =
nonsense
last = The end"""


def by_its_own_parser(written: str) -> list[ast.EntryType]:
    found = FluentParser().parse(written).body
    return [entry for entry in found if isinstance(entry, ast.Message | ast.Term | ast.Junk)]


def assert_read_alike(written: str) -> None:
    ours, theirs = entries(written), by_its_own_parser(written)
    assert [type(one) for one in ours] == [type(one) for one in theirs]
    for one, other in zip(ours, theirs, strict=True):
        assert other.equals(one, ignored_fields=["span", "comment", "annotations"]), other


def test_every_shape_of_an_entry_is_read_alike_and_nonsense_is_found() -> None:
    assert_read_alike(SHAPES)
    assert sum(isinstance(one, ast.Junk) for one in entries(SHAPES)) == 3


@pytest.mark.parametrize(
    "locale",
    [
        pytest.param(one, marks=[pytest.mark.soak] if one != catalogue.SOURCE else [])
        for one in catalogue.locales()
    ],
)
def test_every_file_of_a_language_is_read_alike(locale: str) -> None:
    for path in sorted((catalogue.FOLDER / locale).glob("*.ftl")):
        assert_read_alike(path.read_text(encoding="utf-8"))
