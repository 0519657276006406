"""Where a sentence appears: the lines of code and of pages that say its key."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import engine
from tests.languages.folders import ROOT

CODE = ("data", "engine", "render", "bot", "titles")
PAGES = ("bot/web/templates/*.html", "bot/web/static/*.js")
HOLE = re.compile(r"\$?\{[^{}]*\}")
QUOTED = re.compile(rf"""["'`]((?:[\w-]|{HOLE.pattern})*[a-z]{{2}}(?:[\w-]|{HOLE.pattern})*)["'`]""")
"""A string of one word, as keys are; in braces is what the code fills in."""
FIXED = re.compile(r"[a-z]{2}")
"""What a key cannot be known without: some letters that are always there."""


class Saying(NamedTuple):
    """A string in the code that may be a key, or a part of keys: a hole of an f-string is any word."""

    pattern: str
    place: str
    title: str
    """The title whose code it stands in, which may leave its name out."""


def places(key: str, most: int = 3) -> list[str]:
    """Where a key is said, the surest first; a key that is put together is found by its fixed parts."""
    title = key.partition("-")[0]
    spoken = {key, key.partition("-")[2]} if title in engine.titles() else {key}
    exact, built = _sayings()
    found = [one.place for said in spoken for one in exact.get(said, ()) if _fits(one, said, key)]
    if not found:
        likely = [
            one
            for one in built
            for said in spoken
            if _fits(one, said, key) and re.fullmatch(one.pattern, said)
        ]
        found = [one.place for one in sorted(likely, key=lambda one: -len(one.pattern))]
    return list(dict.fromkeys(found))[:most]


def _fits(one: Saying, said: str, key: str) -> bool:
    """A key without its title is said by the code of that title alone."""
    return said == key or one.title == key.partition("-")[0]


@cache
def _sayings() -> tuple[dict[str, list[Saying]], list[Saying]]:
    """Strings that are a key or the end of one, and those with holes."""
    exact: dict[str, list[Saying]] = {}
    built: list[Saying] = []
    for path in _files():
        where = path.relative_to(ROOT)
        title = where.parts[1] if where.parts[1] in engine.titles() else ""
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for one in (quoted for quoted in QUOTED.findall(line) if FIXED.search(HOLE.sub("", quoted))):
                said = Saying(_pattern(one), f"{where}:{number}", title)
                if said.pattern == one:
                    exact.setdefault(one, []).append(said)
                else:
                    built.append(said)
    return exact, built


def _files() -> list[Path]:
    code = [path for folder in CODE for path in (ROOT / folder).rglob("*.py")]
    return sorted([*code, *(path for pages in PAGES for path in ROOT.glob(pages))])


def _pattern(quoted: str) -> str:
    """A string as a pattern: its holes, and what follows a dash at its end, are any words."""
    fixed = HOLE.sub("*", quoted)
    return (f"{fixed}*" if fixed.endswith("-") else fixed).replace("*", r"[\w-]+")
