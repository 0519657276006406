"""One word for one thing: no two classes of the service have the same name."""

import ast
from collections import Counter
from pathlib import Path

import bot


def test_no_two_classes_of_the_service_have_the_same_name() -> None:
    named = Counter(
        node.name
        for path in Path(bot.__file__).parent.rglob("*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    )
    assert [name for name, times in named.items() if times > 1] == []
