"""What a soak or a week finds broken is written down word for word, as soon as it is known."""

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

KEPT = Path(".soak/findings.txt")
"""Where findings are added, below the command that made them."""


def keep_findings(found: Sequence[str], where: Path = KEPT) -> None:
    """Add these to what was found before; nothing is written where nothing was found."""
    if not found:
        return
    where.parent.mkdir(parents=True, exist_ok=True)
    with where.open("a", encoding="utf-8") as kept:
        kept.write(f"# {shlex.join(sys.orig_argv)}\n" + "".join(f"{one}\n" for one in found))
