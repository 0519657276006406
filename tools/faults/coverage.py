"""How much of each room some test runs."""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

PRODUCT = ("data", "engine", "render", "bot", "titles")


def table_of_rooms(root: Path, ran: Mapping[str, set[int]]) -> str:
    """By room: statements inside functions, how many of them ran, and the share."""
    rooms: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for folder in PRODUCT:
        for path in sorted((root / folder).rglob("*.py")):
            parts = path.relative_to(root).parts
            room = "/".join(parts[:-1][:2])
            statements = set(_statements(ast.parse(path.read_text(encoding="utf-8"))))
            rooms[room][0] += len(statements)
            rooms[room][1] += len(statements & ran.get(str(path.relative_to(root)), set()))
    every = [sum(counts) for counts in zip(*rooms.values(), strict=True)]
    rows = [*sorted(rooms.items()), ("all", every)]
    return "\n".join(
        f"{room:24} {some:6} of {all_of_them:6}  {some / max(all_of_them, 1):6.1%}"
        for room, (all_of_them, some) in rows
    )


def _statements(tree: ast.Module) -> Iterator[int]:
    """The first lines of what functions do."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.stmt) and node is not function and not _is_docstring(node):
                    yield node.lineno


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
