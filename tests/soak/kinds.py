"""Every kind of event that the code of a title can tell, read from the code itself."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import engine
from data import catalogue
from render.words import TO_YOU

ENGINE = Path(engine.__file__).parent
WORDS_FIRST = {"tell": 0, "whisper": 1}
"""Which argument of the crier's calls is the key."""
HOLE = "\0"
"""Stands in a key for what is known only when it is told."""


@cache
def event_kinds(title: str) -> frozenset[str]:
    """Every key that a call of `tell` or `whisper` in this title can say, in public or in private."""
    own = {key for key in catalogue.keys("en") if key.startswith(f"{title}-")}
    keys = {key for key in own if not key.endswith(TO_YOU)}  # the same event, in words for one reader
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted((ENGINE / title).glob("*.py"))]
    literal = {word for tree in trees for word in _literal_words(tree)}
    found: set[str] = set()
    for spoken in _spoken(trees):
        if HOLE in spoken:
            pattern = re.compile("[a-z0-9_-]+".join(map(re.escape, spoken.split(HOLE))))
            found |= {key for key in keys - literal if pattern.fullmatch(key)}
        else:
            found.add(spoken)
    return frozenset(found)


def _literal_words(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _spoken(trees: list[ast.Module]) -> Iterator[str]:
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for function in functions:
        reader = _Reader(function, functions)
        for call in _calls(function):
            place = WORDS_FIRST.get(call.func.attr) if isinstance(call.func, ast.Attribute) else None
            if place is not None:
                yield from reader.keys(call.args[place])
                for keyword in call.keywords:
                    if keyword.arg == "private":
                        yield from reader.texts(keyword.value)


def _calls(function: ast.FunctionDef) -> Iterator[ast.Call]:
    return (node for node in ast.walk(function) if isinstance(node, ast.Call))


class _Reader:
    """Follows the words of one function back to where they are written."""

    def __init__(self, function: ast.FunctionDef, functions: list[ast.FunctionDef]) -> None:
        self._function = function
        self._functions = functions
        self._followed: set[str] = set()

    def keys(self, said: ast.expr) -> Iterator[str]:
        """The keys an expression can be."""
        match said:
            case ast.Constant(value=str(word)):
                yield word
            case ast.IfExp(body=one, orelse=other):
                yield from self.keys(one)
                yield from self.keys(other)
            case ast.JoinedStr(values=parts):
                yield "".join(str(one.value) if isinstance(one, ast.Constant) else HOLE for one in parts)
            case ast.Name(id=name):
                if name not in self._followed:
                    self._followed.add(name)
                    for reader, value in [*self._assigned(name), *self._given(name)]:
                        yield from reader.keys(value)
            case _:
                raise AssertionError(f"line {said.lineno}: nobody can tell which event this is")

    def texts(self, said: ast.expr) -> Iterator[str]:
        """The keys of the Texts an expression can hold."""
        match said:
            case ast.Call(func=ast.Name(id="text" | "Text"), args=[key, *_]):
                yield from self.keys(key)
            case ast.Call(func=ast.Name(id=name)):
                for function in self._named(name):
                    for node in ast.walk(function):
                        if isinstance(node, ast.Return) and node.value:
                            yield from _Reader(function, self._functions).texts(node.value)
            case ast.Name(id=name):
                for reader, value in self._assigned(name):
                    yield from reader.texts(value)
            case _:
                for child in ast.iter_child_nodes(said):
                    if isinstance(child, ast.expr):
                        yield from self.texts(child)

    def _named(self, name: str) -> list[ast.FunctionDef]:
        return [function for function in self._functions if function.name == name]

    def _assigned(self, name: str) -> "list[tuple[_Reader, ast.expr]]":
        """What is assigned to a name in this function."""
        return [
            (self, node.value)
            for node in ast.walk(self._function)
            if isinstance(node, ast.Assign | ast.AnnAssign | ast.NamedExpr) and node.value
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name) and target.id == name
        ]

    def _given(self, name: str) -> "list[tuple[_Reader, ast.expr]]":
        """What callers give for a parameter of this function."""
        places = [one.arg for one in self._function.args.args]
        if name not in places:
            return []
        found: list[tuple[_Reader, ast.expr]] = []
        for caller in self._functions:
            for call in _calls(caller):
                called = (
                    call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
                )
                if called == self._function.name and len(call.args) > places.index(name):
                    found.append((_Reader(caller, self._functions), call.args[places.index(name)]))
        return found
