"""`make bench-against REV=…`: parts measured on two revisions side by side, in turns and in one run."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.ops.cli_sentences import BadInput
from tools.bench.figures import Findings, beside
from tools.bench.parts import BARS_AGAINST, FOR_ANY_ENGINE
from tools.bench.peer import HOME

PER_SECOND = "/s"
"""How the unit of a figure ends of which more is better."""
PEER = "catanatron"

Measure = Callable[[Path, str, Sequence[str]], Mapping[str, Any]]
"""Measures one part with the code of a folder: the part as `--json` tells it."""


class NotMeasured(Exception):
    """A part that a revision cannot measure; the message says why."""


@dataclass(slots=True)
class Side:
    """One of the two revisions, and the best it did so far by figure."""

    name: str
    tree: Path
    best: dict[str, tuple[float, str]] = field(default_factory=dict)
    failed: str = ""

    def note(self, part: Mapping[str, Any]) -> None:
        for figure in part["figures"]:
            what, value, unit = figure["what"], float(figure["value"]), figure["unit"]
            better = max if unit.endswith(PER_SECOND) else min
            self.best[what] = better(self.best[what][0], value) if what in self.best else value, unit


def compare(
    parts: Sequence[str], revision: str, rounds: int, options: Sequence[str], say: Callable[[str], None]
) -> Iterator[Findings]:
    """Each part on both revisions, the one and the other first in turns; the best of each counts."""
    with checked_out(revision) as (name, tree):
        for part in parts:
            sides = [Side("this", Path.cwd()), Side(name, tree)]
            for number in range(rounds):
                for side in sides[:: -1 if number % 2 else 1]:
                    say(f"{part}: round {number + 1} of {rounds}, {side.name}")
                    measure_side(side, part, options, measure_in)
            yield tell(part, sides[0], sides[1], rounds)


def measure_side(side: Side, part: str, options: Sequence[str], measure: Measure) -> None:
    try:
        side.note(measure(side.tree, part, options))
    except NotMeasured as error:
        side.failed = str(error)


def tell(part: str, here: Side, there: Side, rounds: int) -> Findings:
    findings = Findings(part, f"This code beside {there.name}, the best of {rounds} rounds in turns.")
    bar = BARS_AGAINST.get((part, there.name))
    for what, (value, unit) in here.best.items():
        if what in there.best:
            plain = there.best[what][0]
            findings.figures.append(beside(what, value, unit, there.name, plain, bar))
    findings.notes += [f"Not measured on {side.name}: {side.failed}" for side in (here, there) if side.failed]
    alone = [what for what in here.best if what not in there.best]
    if alone and there.best:
        findings.notes.append(f"Only measured here: {', '.join(alone)}.")
    return findings


def measure_in(tree: Path, part: str, options: Sequence[str]) -> Mapping[str, Any]:
    """The part as it is measured with the code in that folder, in a process of its own."""
    command = [sys.executable, *_program(tree, part), *options]
    place = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tree), str(tree / "titles")])}
    done = subprocess.run(command, cwd=tree, env=place, capture_output=True, text=True, check=False)
    try:
        found: Mapping[str, Any] = json.loads(done.stdout)["parts"][part]
    except (ValueError, KeyError):
        why = [*done.stderr.strip().splitlines(), *done.stdout.strip().splitlines()]
        raise NotMeasured(why[-1] if why else f"exit code {done.returncode}") from None
    if found.get("failed"):
        raise NotMeasured(str(found["failed"]))
    return found


def _program(tree: Path, part: str) -> list[str]:
    """How to measure a part with the code in that folder: as it does itself, or by one program for all."""
    if part in FOR_ANY_ENGINE:
        return ["-P", str(FOR_ANY_ENGINE[part])]  # its own folder hides no module of theirs
    module = "tools.bench" if (tree / "tools").is_dir() else "tests.bench"  # revisions of before had it there
    return ["-m", module, part, "--json"]


@contextmanager
def checked_out(revision: str) -> Iterator[tuple[str, Path]]:
    """A worktree of its own for a revision, gone afterwards, and the short name of the revision."""
    name = _git("rev-parse", "--short=8", "--verify", "--quiet", f"{revision}^{{commit}}")
    if not name:
        raise BadInput(f"There is no revision {revision!r}.")
    tree = HOME.resolve() / f"against-{name}"
    _git("worktree", "remove", "--force", str(tree))
    HOME.mkdir(exist_ok=True)
    _git("worktree", "add", "--detach", str(tree), name)
    if not tree.exists():
        raise BadInput(f"Revision {name} could not be checked out into {tree}.")
    if (HOME / PEER).exists():
        (tree / HOME).mkdir(exist_ok=True)
        (tree / HOME / PEER).symlink_to((HOME / PEER).resolve())
    try:
        yield name, tree
    finally:
        _git("worktree", "remove", "--force", str(tree))


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""
