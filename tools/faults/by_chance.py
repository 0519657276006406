"""Small changes by chance: a comparison turned, a number raised, a condition denied, a call left out."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from engine.rng import Rng

TURNED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
TURNED_SUMS: dict[type[ast.operator], str] = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*"}
Change = tuple[str, str, str, str, str]
"""What it is called, its file, what stands there, what is put there, and what that does."""


def random_faults(
    root: Path, recorded: Mapping[str, Mapping[int, object]], count: int, seed: str
) -> Iterator[Change]:
    """So many changes of lines that some test runs; the same for the same seed and program."""
    rng, files = Rng(seed), sorted(recorded)
    number = 0
    while number < count:
        file = rng.pick(files)
        written = (root / file).read_text(encoding="utf-8")
        changes = [change for change in _changes(written) if change[0] in recorded[file]]
        if not changes:
            continue
        _line, old, new, what = rng.pick(changes)
        number += 1
        yield f"{seed}-{number}", file, old, new, what


def _changes(written: str) -> Iterator[tuple[int, str, str, str]]:
    """Each with its line; the text that is replaced is there once, with as much around it as that takes."""
    lines = written.splitlines(keepends=True)
    for node in ast.walk(ast.parse(written)):
        if (made := _change(node, written)) is None:
            continue
        new, what = made
        assert isinstance(node, ast.expr)
        first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
        before = lines[first].encode()[: node.col_offset].decode()
        after = lines[last].encode()[node.end_col_offset or 0 :].decode()
        old_lines = "".join(lines[first : last + 1])
        if written.count(old_lines) == 1:
            yield node.lineno, old_lines, f"{before}{new}{after}", what


def _change(node: ast.AST, written: str) -> tuple[str, str] | None:
    """What is written in the place of a part of the program, and what that does; None: nothing small."""
    match node:
        case ast.Compare(left=left, ops=[sign], comparators=[right]) if type(sign) in TURNED:
            turned = TURNED[type(sign)]
            return f"{_source(left, written)} {turned} {_source(right, written)}", f"turns a sign to {turned}"
        case ast.BinOp(left=left, op=sign, right=right) if type(sign) in TURNED_SUMS:
            turned = TURNED_SUMS[type(sign)]
            return (
                f"({_source(left, written)} {turned} {_source(right, written)})",
                f"turns a sign to {turned}",
            )
        case ast.BoolOp(op=sign, values=[first, *_]):
            return _source(
                first, written
            ), f"leaves out what follows {'and' if isinstance(sign, ast.And) else 'or'}"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return f"bool({_source(operand, written)})", "leaves out a not"
        case ast.Constant(value=bool() as value):
            return str(not value), f"makes it {not value}"
        case ast.Constant(value=int() as value):
            return str(value + 1), f"makes it {value + 1}"
        case ast.IfExp(body=body):
            return _source(body, written), "leaves out an else"
    return None


def _source(node: ast.expr, written: str) -> str:
    return f"({ast.get_source_segment(written, node)})"
