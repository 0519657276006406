"""Titles of packages that look installed: folders with the metadata that pip would write."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from data import catalogue, rulebook, titles
from engine import registry, step_names

Caches = tuple[Callable[[], None], ...]
READ_ONCE: Caches = (
    titles.discover.cache_clear,
    registry.games.cache_clear,
    catalogue.bundle.cache_clear,
    catalogue.keys.cache_clear,
    step_names.forget_names,
    rulebook.forget,
)


def write_package(folder: Path, title: str, value: str, *, distribution: str = "") -> None:
    """What pip leaves of a package that offers this title, as `module:NAME`."""
    name = distribution or f"fondaco-{title}"
    info = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[{titles.GROUP}]\n{title} = {value}\n", "utf-8")


@contextmanager
def packages_in(folder: Path) -> Iterator[None]:
    """Inside, the packages in this folder are installed beside ours."""
    before = set(sys.modules)
    with patch.object(sys, "path", [str(folder), *sys.path]):
        _read_again()
        yield
    for module in set(sys.modules) - before:
        if str(folder) in str(getattr(sys.modules[module], "__file__", "")):
            del sys.modules[module]
    _read_again()


def _read_again() -> None:
    for clear in READ_ONCE:
        clear()
