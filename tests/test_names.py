"""Names that need no translator: one word for one thing, and a thing called by what it is."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot

ROOT = Path(bot.__file__).parent.parent
ROOMS = ("bot", "engine", "render", "titles")
TESTED = ("tests", "tools")

FORBIDDEN = frozenset({"said", "told", "found", "one", "kept", "given"})
"""Names that say of anything how it came, and of nothing what it is."""

STORED = {
    "bot/series/campaign/book.py": ("CampaignGame.told",),
    "bot/series/series_note.py": ("SeriesNote.found",),
    "bot/store/records.py": ("DeadlineRecord.told",),
    "bot/table/letters.py": ("Announcement.said", "ModeratorLog.said"),
    "bot/table/state.py": ("Wait.told",),
}
"""Fields that are stored under these names, so that games and campaigns of before can be read."""

PARTICIPLE = re.compile(
    r"""
    .+ed|.+ing|
    begun|bought|bound|broken|brought|built|chosen|come|dealt|done|drawn|driven|fallen|fed|felt|
    forgotten|found|given|gone|got|grown|heard|held|hidden|hung|kept|known|laid|led|left|lent|lost|made|
    meant|met|paid|said|seen|sent|shown|shut|sold|spent|spoken|stood|struck|taken|taught|thought|thrown|
    told|torn|understood|won|worn|written
    """,
    re.VERBOSE,
)
"""Irregular ones that are verbs as well, such as read, set or run, are not among them."""

NOUNS = {
    "building": "a house on the board",
    "drawing": "a picture in lines",
    "heading": "the words above a page",
    "nothing": "no thing",
    "ranking": "the players in order",
    "ring": "a circle",
    "swing": "how far chances move at once",
}
"""Words that only look like participles."""

EXCUSED = {
    "blocked": "a value on an offer as on an option: why it cannot be chosen now",
    "hidden": "a decorator: what its method returns is hidden",
    "missing": "Python's own name for what a dict does without a key",
    "pending": "an adjective: the questions that are open",
}
"""Participles that may stay, and why."""


def sources() -> Iterator[tuple[str, ast.Module]]:
    """The modules of the rooms, by path."""
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            name = path.relative_to(ROOT)
            yield name.as_posix(), ast.parse(path.read_text("utf-8"))


def bound_names(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Every variable, parameter, field and own attribute that is given a value, with its line."""
    for node in ast.walk(tree):
        match node:
            case (
                ast.Name(id=name, ctx=ast.Store())
                | ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store())
                | ast.arg(arg=name)
            ):
                yield name, node.lineno
            case (
                ast.ExceptHandler(name=str(name))
                | ast.MatchAs(name=str(name))
                | ast.MatchStar(name=str(name))
            ):
                yield name, node.lineno
            case ast.alias(asname=str(name)):
                yield name, node.lineno


def fields(tree: ast.AST) -> dict[int, str]:
    """The declared fields of classes, by line."""
    return {
        field.lineno: f"{node.name}.{field.target.id}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for field in node.body
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
    }


def is_participle(function: str) -> bool:
    """Whether a name is a single participle, which says neither what is done nor what comes back."""
    word = function.strip("_")
    return PARTICIPLE.fullmatch(word) is not None and "_" not in word and word not in {*NOUNS, *EXCUSED}


def forbidden_names(path: str, tree: ast.Module) -> list[str]:
    declared = fields(tree)
    return [
        f"{path}:{line}: {name}"
        for name, line in bound_names(tree)
        if name.strip("_") in FORBIDDEN and declared.get(line) not in STORED.get(path, ())
    ]


def opens_block(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether it is a context manager, which may say what holds inside its block."""
    marks = [*function.decorator_list, *([function.returns] if function.returns else [])]
    return any("contextmanager" in ast.unparse(mark).lower() for mark in marks)


def participles(path: str, tree: ast.Module) -> list[str]:
    return [
        f"{path}:{node.lineno}: {node.name}()"
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and is_participle(node.name)
        and (node.name.strip("_") in FORBIDDEN or not opens_block(node))
    ]


def test_no_two_classes_of_the_service_have_the_same_name() -> None:
    named = Counter(
        node.name
        for path in Path(bot.__file__).parent.rglob("*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    )
    assert [name for name, times in named.items() if times > 1] == []


def test_a_value_is_named_by_what_it_holds() -> None:
    assert [line for path, tree in sources() for line in forbidden_names(path, tree)] == []


def test_a_function_is_named_by_what_it_does_or_returns() -> None:
    assert [line for path, tree in sources() for line in participles(path, tree)] == []


def imports_of_tests(path: str, tree: ast.Module) -> list[str]:
    """Where a module takes something out of a file of tests: helpers are shared through kits."""
    return [
        f"{path}: {module}"
        for node in ast.walk(tree)
        for module in imported_modules(node)
        if module.startswith("tests.") and module.rpartition(".")[2].startswith("test_")
    ]


def imported_modules(node: ast.AST) -> list[str]:
    """All that a statement may import, as modules."""
    match node:
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module=str(module), names=names):
            return [module, *(f"{module}.{alias.name}" for alias in names)]
        case _:
            return []


def test_helpers_are_imported_from_kits_and_never_from_tests() -> None:
    ours = (path for room in TESTED for path in sorted((ROOT / room).rglob("*.py")))
    assert [
        line
        for path in ours
        if "node_modules" not in path.parts
        for line in imports_of_tests(path.relative_to(ROOT).as_posix(), ast.parse(path.read_text("utf-8")))
    ] == []


@pytest.mark.parametrize(
    "line",
    [
        "from tests.chat.test_calls import pings",
        "from tests.chat import kit, test_calls",
        "import tests.chat.test_calls as calls",
        "def f():\n    from tests.test_words import played",
    ],
)
def test_a_helper_out_of_a_test_is_seen_however_it_is_imported(line: str) -> None:
    assert imports_of_tests("tests/new.py", ast.parse(line))


@pytest.mark.parametrize(
    "line",
    [
        "said = 1",
        "for one in (): pass",
        "def f(told): pass",
        "def f(*, given=1): pass",
        "lambda kept: 0",
        "[0 for one in ()]",
        "if found := 1: pass",
        "try: pass\nexcept OSError as told: pass",
        "self._kept = 1",
        "class A:\n    said: int",
        "from a import b as found",
        "match 1:\n    case int() as one: pass",
    ],
)
def test_a_forbidden_name_is_seen_wherever_it_is_bound(line: str) -> None:
    assert forbidden_names("bot/new.py", ast.parse(line))


@pytest.mark.parametrize("name", ["asked", "_drawn", "listening", "told", "_held"])
def test_a_bare_participle_is_seen(name: str) -> None:
    assert participles("bot/new.py", ast.parse(f"async def {name}(): pass"))


@pytest.mark.parametrize("name", ["open_questions", "draw", "read", "heading", "cards_held", "is_sealed"])
def test_a_verb_a_noun_or_a_phrase_is_fine(name: str) -> None:
    assert not participles("bot/new.py", ast.parse(f"def {name}(): pass"))


@pytest.mark.parametrize(("name", "wrong"), [("reading", False), ("said", True)])
def test_a_context_manager_may_say_what_holds_in_its_block(name: str, *, wrong: bool) -> None:
    source = f"@asynccontextmanager\nasync def {name}(): yield"
    assert bool(participles("bot/new.py", ast.parse(source))) is wrong


def test_every_excuse_is_needed() -> None:
    declared = {
        f"{path}: {field}"
        for path in STORED
        for field in fields(ast.parse((ROOT / path).read_text("utf-8"))).values()
    }
    assert {f"{path}: {field}" for path, stored in STORED.items() for field in stored} <= declared
    functions = {
        node.name.strip("_")
        for room in ROOMS
        for path in (ROOT / room).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert {*NOUNS, *EXCUSED} <= functions
