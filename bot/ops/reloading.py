"""Serves drafts to their author, and starts again whenever one of their files changes."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Collection, Iterator
from pathlib import Path

from data.titles import installed_titles
from engine import registry

WATCHED = "_FONDACO_RESTARTS"
"""Set in the environment of the process that serves: it is started again by another."""
KINDS = (".py", ".yaml", ".json", ".ftl", ".md")
AS_INSTALLED = ("-P", "-m", "bot")
"""Without the folder one is in: that of a title has the name of its package, and would be taken for it."""
PAUSE = 0.5  # seconds between two looks at the files

Stamps = dict[Path, int]


def is_watched() -> bool:
    return WATCHED in os.environ


def serve_again_on_changes(drafts: Collection[str], arguments: list[str]) -> int:
    """Run `fondaco` with these arguments until it is told to stop; the code it ended with."""
    registry.try_drafts(drafts)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    folders = list(draft_folders())
    environment = {**os.environ, WATCHED: "1"}
    while True:
        before = stamps(folders)
        process = subprocess.Popen([sys.executable, *AS_INSTALLED, *arguments], env=environment)
        try:
            changed = _wait_for_change(process, folders, before)
        except KeyboardInterrupt:
            process.terminate()
            return process.wait()
        if not changed:
            return process.returncode
        process.terminate()
        process.wait()


def _wait_for_change(process: "subprocess.Popen[bytes]", folders: Collection[Path], before: Stamps) -> bool:
    """Until a file has changed; False when the process was told to stop.

    One that ended because of a mistake in a draft is started again once a file has changed."""
    while stamps(folders) == before:
        if process.poll() is not None and process.returncode <= 0:
            return False
        time.sleep(PAUSE)
    return True


def draft_folders() -> Iterator[Path]:
    """Where the files of the titles are that are tried; of a title in a single module, that module."""
    for title, known in installed_titles().items():
        if not registry.is_tried(title):
            continue
        for module in (known.package.game, known.package.artist):
            file = Path(sys.modules[module].__file__ or "")
            if module.split(".")[0] != "render":
                yield file.parent if "." in module or file.stem == "__init__" else file
        if known.package.data:
            yield known.package.data


def stamps(folders: Collection[Path]) -> Stamps:
    """When each file was changed last."""
    files = [file for folder in folders for file in ([folder] if folder.is_file() else folder.rglob("*"))]
    return {file: file.stat().st_mtime_ns for file in files if file.suffix in KINDS and file.exists()}
