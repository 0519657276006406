"""How far every match is, in a small file beside the database, so that what a cut or removed journal held is
missed. It is written after every change and does not wait for the disk: after a power cut it may be behind
the database, and it is ahead of it only where the database has lost something."""

import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path

ENDING = ".heads"
LARGEST = 1_000_000
"""Bytes after which the file is written again with the last line of each match."""
KEPT = 2_000
"""How many matches are remembered: those that changed last."""
_GONE = "gone"


class Heads:
    """The number and the hash of the last change of each match, by its id."""

    def __init__(self, database: Path) -> None:
        self._file = database.with_name(database.name + ENDING)

    def begin(self) -> None:
        """From here on there is something to compare; without the file, nothing is noted."""
        with suppress(OSError):
            os.close(os.open(self._file, os.O_WRONLY | os.O_CREAT, 0o600))

    def note(self, match_id: str, seq: int, head: str) -> None:
        self._append(f"{match_id} {seq} {head}\n")

    def note_gone(self, match_ids: Iterable[str]) -> None:
        """Matches that were removed are not missed."""
        self._append("".join(f"{match_id} {_GONE}\n" for match_id in match_ids))

    def remembered_heads(self) -> dict[str, tuple[int, str]]:
        """The furthest of each match, in the order of their last changes; a torn line is passed by."""
        changes: dict[str, tuple[int, str]] = {}
        gone: set[str] = set()
        with suppress(OSError):
            for line in self._file.read_text(encoding="ascii", errors="replace").split("\n")[:-1]:
                match line.split(" "):
                    case [match_id, "gone"]:
                        gone.add(match_id)
                    case [match_id, seq, head] if seq.isdecimal():
                        earlier = changes.pop(match_id, (-1, ""))
                        changes[match_id] = max(earlier, (int(seq), head), key=lambda change: change[0])
        return {match_id: change for match_id, change in changes.items() if match_id not in gone}

    def keep(self, known: Mapping[str, tuple[int, str]]) -> None:
        """Nothing but this, in one step; of many matches the last."""
        if not self._file.exists():
            return
        draft = self._file.with_name(self._file.name + ".part")
        lines = [f"{match_id} {seq} {head}\n" for match_id, (seq, head) in list(known.items())[-KEPT:]]
        with suppress(OSError):
            draft.touch(0o600)
            draft.write_text("".join(lines), encoding="ascii")
            draft.replace(self._file)

    def forget(self) -> None:
        """Another database is put in the place of this one."""
        self._file.unlink(missing_ok=True)

    def _append(self, lines: str) -> None:
        """By its name every time: another process may have written the file again."""
        with suppress(OSError):  # a change that is stored is stored, whether it is noted here or not
            handle = os.open(self._file, os.O_WRONLY | os.O_APPEND)
            try:
                os.write(handle, lines.encode("ascii"))
                large = os.fstat(handle).st_size > LARGEST
            finally:
                os.close(handle)
            if large:
                self.keep(self.remembered_heads())
