"""Surfaces ask the host, and never reach through it into the database."""

from pathlib import Path

import bot

ROOT = Path(bot.__file__).parent


def test_no_surface_reaches_through_the_host_into_the_store() -> None:
    read = [path for room in ("chat", "web") for path in (ROOT / room).rglob("*.py")]
    assert len(read) > 100
    assert [str(path) for path in read if "host.store" in path.read_text(encoding="utf-8")] == []
