"""Lengths of time as people type them: a number and a unit of their own language, or of another one."""

import re

from data.language import SOURCE, Unit, language, languages

SECONDS: dict[Unit, int] = {"d": 86400, "h": 3600, "m": 60, "s": 1}
"""Of each unit, the longest first."""
WRITTEN = re.compile(r"(\d{1,6}(?:[.,]\d{1,6})?)\s*([^\W\d_]+\.?)")
"""What looks like a length of time."""


def write_duration(seconds: float, locale: str = SOURCE) -> str:
    """`12 h`, `2 d`: in the largest unit that needs no fraction; `read_duration` reads it."""
    unit = next(unit for unit, size in SECONDS.items() if seconds % size == 0 or unit == "s")
    return f"{seconds / SECONDS[unit]:g} {_units(locale)[unit][0]}"


def read_duration(duration: str, locale: str = SOURCE) -> float:
    """`90 s`, `36 h`, `2 d`, in French `2 j`, in seconds; a ValueError says how it is written."""
    number, unit = _parts(duration)
    for code in (locale, *languages()):
        for known, names in _units(code).items():
            if unit in map(_plain, names):
                return float(number) * SECONDS[known]
    examples = ", ".join(write_duration(example, locale) for example in (90, 1800, 43200, 172800))
    raise ValueError(f"a time is written as {examples}, not {duration[:20]!r}")


def _parts(duration: str) -> tuple[str, str]:
    match = WRITTEN.fullmatch(duration.strip())
    if not match:
        return "0", ""
    number, unit = match.groups()
    return number.replace(",", "."), _plain(unit)


def _plain(unit: str) -> str:
    return unit.removesuffix(".").casefold()


def _units(locale: str) -> dict[Unit, tuple[str, ...]]:
    """The units of a language; those of the source where it has none."""
    return language(locale).time_units or language(SOURCE).time_units
