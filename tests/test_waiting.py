"""No test waits for a length of time, or asserts one: it waits for what it needs."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SHORTEST = 30
"""Seconds that a busy machine may take for anything."""
STOPWATCHES = {"stopwatch", "monotonic", "perf_counter"}
EXCUSED = {
    "tests/async/test_erasing.py": "SQLite itself waits for ten seconds, and less is told from that",
    "tests/cli/test_serve.py": "a process that was stopped can be seen to be so for a while only",
    "tests/matrix/kit.py": "people at a homeserver that is away try again later",
    "tests/kit.py": "the two helpers that wait for a condition",
    "tests/proxy.py": "it delays what it passes on",
    "tests/store/test_silence.py": "PostgreSQL is silent for a while, which only time can end",
    "tests/soak/attacker.py": "people who think between moves, and an attacker who holds connections",
    "tests/soak/crew.py": "how long no process plays is what is told",
    "tests/soak/doomed.py": "a process that is killed in the middle looks again until then",
    "tests/soak/fleet.py": "a process that is started is asked until it answers",
    "tests/soak/test_matrix.py": "a kill comes at any moment",
    "tests/soak/test_readers.py": "how long honest people wait is measured",
}
"""Files that may wait, each with its reason."""


def test_nothing_waits_for_a_length_of_time() -> None:
    wrong = [
        f"{name}:{line}: {what}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if (name := str(path.relative_to(ROOT))) not in EXCUSED
        for line, what in waits(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not wrong, "\n".join(wrong)


def test_only_files_that_wait_are_excused() -> None:
    needless = [name for name in EXCUSED if not list(waits(ast.parse((ROOT / name).read_text("utf-8"))))]
    assert needless == []


def waits(tree: ast.Module) -> Iterator[tuple[int, str]]:
    laps = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        if _name(node.value.func) in STOPWATCHES
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from _in_call(node)
        elif isinstance(node, ast.Assert) and laps & {_name(part) for part in ast.walk(node.test)}:
            yield node.lineno, "asserts how long something took"


def _in_call(call: ast.Call) -> Iterator[tuple[int, str]]:
    name = _name(call.func)
    lengths = [part.value for part in call.args if isinstance(part, ast.Constant)]
    given = [word.value for word in call.keywords if word.arg == "timeout"]
    named = [value.value for value in given if isinstance(value, ast.Constant)]
    sleeps = name == "sleep" and _name(getattr(call.func, "value", None)) in ("asyncio", "time")
    if name == "wait_for_timeout" or (sleeps and lengths != [0]):
        yield call.lineno, f"{name} waits for a length of time: wait for a condition (tests/kit.py: until)"
    limits = [*named, *(lengths if name == "timeout" else [])]
    if any(isinstance(limit, int | float) and 0 < _seconds(limit) < SHORTEST for limit in limits):
        yield call.lineno, f"a limit under {SHORTEST} s, which a busy machine could miss"


def _seconds(limit: float) -> float:
    """Of a browser's limit, which is in milliseconds, or of any other."""
    return limit / 1000 if limit >= 1000 else limit


def _name(node: ast.AST | None) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
