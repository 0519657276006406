"""What strangers type costs work that grows as the line does: every pattern, and every reader of a line."""

import ast
import importlib
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

import pytest

from bot.chat.lobby.variants import variants
from bot.chat.markdown import escape_text
from bot.chat.messages.grammar import parse
from bot.chat.messages.refusal import ChatRefused
from bot.chat.questions.forms import EMPTY, QuestionForm
from bot.chat.questions.presses import UnclearPress, apply_press
from bot.config import read_mail_address
from bot.host import dialogue
from bot.matrix.client.app import _lines, _without_quote
from bot.matrix.commands.typed import _split
from bot.matrix.messages.choices import Choice as Offer
from bot.matrix.messages.choices import UnclearLine, read_line
from bot.matrix.messages.writing import html, plain
from bot.surfaces import person_named, surfaces
from bot.table.agreement import parse_clock
from bot.table.seating import clean_name
from bot.typed_text import clean_text
from bot.web.show import posted_answer
from bot.web.show.posted_answer import UnclearForm
from data.durations import read_duration
from engine.asking import Asking
from engine.choice import AllOf, Amount, Bucket, Choice, Option, Part, Pick, Share
from engine.core import Decision
from engine.errors import Refused
from engine.text import text
from render.words import Words
from tests.backtracking import Pattern, limited

ROOT = Path(__file__).parent.parent
PRODUCT = ("bot", "data", "engine", "render", "titles/neptun")
SEARCHES = {"search", "findall", "finditer", "sub", "subn", "split"}
WHOLE = {"fullmatch", "match"}

OUR_OWN = {
    "bot.chat.markdown:_MARKDOWN": "blanks are looked at where a line begins, and nowhere else",
    "bot.web.show.assets:COMMENT": "reads scripts of ours",
    "bot.web.show.assets:IMPORT": "reads scripts of ours",
    "data.messages:START": "reads catalogues, from the beginnings of their lines",
    "data.rulebook:_PIECE": "reads rules pages",
    "render.svg.standalone:WRITTEN": "reads drawings, in which what people wrote stands between tags",
}
"""Patterns that seem costly and read nothing of strangers, or cost less than they seem to."""
PUT_TOGETHER = {"bot.store.sqlite", "bot.surfaces", "data.language"}
"""Where a pattern is known only when it is used: of names of files, platforms and languages."""


@dataclass(frozen=True)
class Used:
    """A pattern of the product, and whether it may begin anywhere in a line."""

    name: str
    pattern: str | bytes
    flags: int
    searched: bool


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            yield node


@cache
def _modules() -> dict[str, tuple[ast.Module, ModuleType]]:
    found: dict[str, tuple[ast.Module, ModuleType]] = {}
    for package in PRODUCT:
        for file in sorted((ROOT / package).rglob("*.py")):
            source = file.read_text(encoding="utf-8")
            if "import re\n" in source or re.search(
                r"\.(?:fullmatch|match|search|findall|finditer|sub)\(", source
            ):
                name = ".".join(file.relative_to(ROOT).with_suffix("").parts).removeprefix("titles.")
                found[name] = ast.parse(source), importlib.import_module(name)
    return found


def _used_names() -> set[tuple[int, str]]:
    """Compiled patterns by their identity, and the methods they are used with anywhere."""
    used = set()
    for tree, module in _modules().values():
        for call in _calls(tree):
            assert isinstance(call.func, ast.Attribute)
            if isinstance(call.func.value, ast.Name):
                used.add((id(getattr(module, call.func.value.id, None)), call.func.attr))
    return used


def _patterns() -> tuple[list[Used], set[str]]:
    """All patterns, and the modules with some that are put together when they are used."""
    methods, found, later = _used_names(), [], set()
    for name, (tree, module) in _modules().items():
        for label, value in vars(module).items():
            if isinstance(value, re.Pattern):
                found.append(
                    Used(
                        f"{name}:{label}",
                        value.pattern,
                        value.flags,
                        any((id(value), method) in methods for method in SEARCHES),
                    )
                )
        for call in _calls(tree):
            assert isinstance(call.func, ast.Attribute)
            is_ours = isinstance(call.func.value, ast.Name) and call.func.value.id == "re"
            if not is_ours or call.func.attr not in SEARCHES | WHOLE:
                continue
            try:
                pattern = eval(compile(ast.Expression(call.args[0]), name, "eval"), dict(vars(module)))
            except NameError:
                later.add(name)
                continue
            found.append(Used(f"{name}:{call.lineno}", pattern, 0, call.func.attr in SEARCHES))
        later |= {name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and _compiles(node)}
    return found, later


def _compiles(function: ast.FunctionDef) -> bool:
    return any(ast.unparse(call.func) == "re.compile" for call in _calls(function))


def test_no_pattern_costs_more_than_its_line_is_long() -> None:
    used, later = _patterns()
    assert len(used) > 60
    costly = {
        each.name for each in used if Pattern(each.pattern, each.flags).grows_fast(searched=each.searched)
    }
    assert costly == set(OUR_OWN)
    assert later == PUT_TOGETHER


def test_names_that_platforms_write_cost_no_more() -> None:
    mentions = [surface.mention for surface in surfaces().values() if surface.mention]
    assert mentions
    assert not [mention for mention in mentions if Pattern(mention).grows_fast(searched=False)]


@pytest.mark.parametrize(
    ("pattern", "searched", "grows"),
    [
        (r"((\d{1,3})(?:-(\d{1,3}))?=(\d{1,6})[\s,;]*)+", False, True),
        (r"(?:(\d{1,6})\s+)?(.*?)(?:\s+(\d{1,6}))?", False, True),
        (r"(.*\S)\s*[x×*]?\s*(\d{1,6})", False, True),
        (r"(a+)+b", False, True),
        (r"(a*)*b", False, True),
        (r"(a|b|ab)*c", False, True),
        (r"\s*[,;]", True, True),
        (r"\s*[,;]", False, False),
        (r"((\d{1,3})=(\d{1,6})[\s,;])+", False, False),
        (r"[a-z]+(-[a-z]+)+", False, False),
        (r"[\s,;]+", True, False),
    ],
)
def test_a_costly_pattern_is_recognised(pattern: str, searched: bool, grows: bool) -> None:
    assert Pattern(pattern).grows_fast(searched=searched) == grows


# --- readers of lines -------------------------------------------------------------------------------------

WORDS = Words("en", ["Ada", "Bo"])
GOODS = Share([Bucket(name, text("plain", what=name), 0, 9) for name in ("cloth", "silk", "wine")], 0, 20)
PORTS = Pick([Option(name, text("plain", what=name)) for name in ("modon", "modena", "corfu")])
SEVERAL = Pick(PORTS.options, 0, 3)
WHOLE_FORM = AllOf(
    [Part("port", text("plain", what="port"), PORTS), Part("goods", text("plain", what="goods"), GOODS)]
)
OFFERS = [
    Offer("1", "Silk", "f1:pick:t1:0:ab:1:u0", "count", "0", many=True),
    Offer("2", "Wine", "f1:pick:t1:0:ab:1:u0", "count", "1", many=True),
    Offer("3", "Done", "f1:done:t1:0:ab:1:"),
]
COUNTED = QuestionForm("t", 0, "1", Decision("goods", text("yes"), GOODS), EMPTY)


class Everywhere:
    """A form in which every field holds the same."""

    def __init__(self, line: str) -> None:
        self._line = line

    def get(self, name: str, /) -> str:
        return self._line

    def all(self, name: str, /) -> list[str]:
        return [self._line]


def _answers(choice: Choice) -> Callable[[str], object]:
    return lambda line: dialogue.fill_in(Asking(choice), line, WORDS)


READERS: dict[str, Callable[[str], object]] = {
    "letter": dialogue.split_line,
    "option": _answers(PORTS),
    "options": _answers(SEVERAL),
    "number": _answers(Amount(1, 6)),
    "shares": _answers(GOODS),
    "steps": _answers(WHOLE_FORM),
    "matrix choices": lambda line: read_line(line, OFFERS),
    "matrix command": _split,
    "matrix quote": _without_quote,
    "matrix fields": lambda line: _lines(["a", "b"], line),
    "matrix message": lambda line: (html(escape_text(line)), plain(escape_text(line))),
    "person": person_named,
    "press": parse,
    "counts": lambda line: apply_press(COUNTED, "pick", "u0", [line], {}),
    "variants": lambda line: variants(WHOLE_FORM, line),
    "clock": parse_clock,
    "duration": read_duration,
    "mail": read_mail_address,
    "name": clean_name,
    "text": clean_text,
    "form": lambda line: posted_answer.parse(WHOLE_FORM, Everywhere(line)),
}
REFUSALS = (Refused, UnclearLine, UnclearForm, UnclearPress, ChatRefused, ValueError)
BLANKS = (" ", "\t \u202f", "a ", "x ", "1 h ", "1,1 ", "1-1=1 ", ". > ", "> \n", "\n")
SIGNS = (">", "@", "-", "[", "](", "`", ":", ",;", "*1", "http://", "@a:b", "a.a@", "_a_", "f1:")
PARTS = (*BLANKS, *SIGNS, "1", "=1234", "1=1234", "1=1,", "1x", "a", "ß")
ENDS = ["", "x", "1", "\x00"]
SHORT, LONG = 100, 400
"""Characters of two lines of which the second is four times as long."""
MOST = 6
"""How many times the work of the shorter line the longer one may take."""
ALWAYS = 2000
"""Lines of code that any line may cost."""


def count_lines_of_code(work: Callable[[str], object], line: str) -> int:
    """How many lines of code run to read a line, whether it is refused or not."""
    count = 0

    def trace(_frame: FrameType, event: str, _arg: Any) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        with suppress(*REFUSALS):
            work(line)
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize("reader", READERS)
def test_a_line_four_times_as_long_costs_no_more_than_that(reader: str) -> None:
    read = READERS[reader]
    with limited():
        for part in PARTS:
            for end in ENDS:
                short, long = ((part * length)[:length] + end for length in (SHORT, LONG))
                few, many = count_lines_of_code(read, short), count_lines_of_code(read, long)
                assert many <= MOST * few + ALWAYS, (part, end, few, many)


@pytest.mark.parametrize(
    "line", ["1 > 1" + "=1234" * 39 + "x", "1" + "=1234" * 400 + "x", " " * 8000, "a" + " " * 8000 + "x"]
)
def test_a_line_that_stopped_a_host_is_refused(line: str) -> None:
    with limited():
        for choice in (GOODS, WHOLE_FORM):
            with suppress(Refused):
                dialogue.fill_in(Asking(choice), line, WORDS)
