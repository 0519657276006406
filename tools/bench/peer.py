"""The peer beside which our engine is measured: catanatron, in an environment of its own.

It is under the GPL, so it is never a dependency: it is installed apart, and run as another program.
"""

import json
import subprocess
import venv
from pathlib import Path
from types import TracebackType
from typing import IO, Any

NAME = "catanatron 3.2.1"
PACKAGE = "catanatron==3.2.1"
HOME = Path(".bench")
"""Where peers are installed, below the folder that the measurement is run from."""
SCRIPT = Path(__file__).with_name("catanatron_peer.py")


class NoPeer(Exception):
    """The peer cannot be measured; the message says why."""


def installed(*, may_install: bool) -> Path:
    """A Python that has the peer; made at first use, if it may be."""
    home = HOME / "catanatron"
    python = home / "bin" / "python"
    if _has_it(python):
        return python
    if not may_install:
        raise NoPeer(f"{NAME} is not installed in {home}; a full run installs it.")
    venv.create(home, with_pip=True, clear=True)
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PACKAGE]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode or not _has_it(python):
        why = (done.stderr.strip().splitlines() or ["no reason was told"])[-1]
        raise NoPeer(f"{NAME} could not be installed in {home}: {why}")
    return python


def _has_it(python: Path) -> bool:
    if not python.exists():
        return False
    return (
        subprocess.run([python, "-c", "import catanatron"], capture_output=True, check=False).returncode == 0
    )


class Peer:
    """The peer at work in its own process, told line by line what to do."""

    def __init__(self, python: Path) -> None:
        self._process = subprocess.Popen(
            [python.absolute(), "-I", SCRIPT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def moves_per_second(self, seconds: float) -> float:
        said = self._ask(f"play {seconds}")
        return float(said["moves"] / said["seconds"])

    def copy_seconds(self, times: int) -> float:
        return float(self._ask(f"copy {times}")["seconds"] / times)

    def _ask(self, order: str) -> dict[str, Any]:
        into, out = self._pipes()
        into.write(order + "\n")
        into.flush()
        if not (line := out.readline()):
            raise NoPeer(f"{NAME} stopped with exit code {self._process.wait()}.")
        found: dict[str, Any] = json.loads(line)
        return found

    def _pipes(self) -> tuple[IO[str], IO[str]]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        return self._process.stdin, self._process.stdout

    def __enter__(self) -> "Peer":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for pipe in self._pipes():
            pipe.close()
        self._process.wait()
