"""Spoils things: JSON, lines of text, words; from a seed, so that what broke something can break it again."""

from typing import Any

from engine.rng import Rng

JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 7, 10**30, -(10**30), 1.5, 1e308, "", " ", "0", "-1", "no", "é\0<b>",
    "x" * 300, "\ud800", [], {}, [[]], [None], {"": None}, {"a": {"b": []}}, ["a", "a"],
)  # fmt: skip
SIGNS = "\0\n\t :-#'\"[]{}<>&=%?/\\.,;0129azAZéß\u202e\U0001f600"


def mutated(value: Any, rng: Rng, times: int = 1) -> Any:
    """A copy with some of its parts replaced, dropped, doubled, exchanged or wrapped."""
    for _ in range(times):
        value = _mutated(value, rng)
    return value


def _mutated(value: Any, rng: Rng) -> Any:
    inside = isinstance(value, dict | list) and value and not rng.chance(1, 6)
    if not inside:
        return _other(value, rng)
    if isinstance(value, dict):
        return _in_dict(value, rng)
    return _in_list(value, rng)


def _in_dict(value: dict[Any, Any], rng: Rng) -> dict[Any, Any]:
    made, key = dict(value), rng.pick(list(value))
    match rng.below(8):
        case 0:
            del made[key]
        case 1:
            made[str(key) + rng.pick(list(SIGNS))] = made.pop(key)
        case 2:
            made[key] = made[rng.pick(list(value))]
        case 3:
            made[rng.pick(["", "x", "step", "seat"])] = rng.pick(JUNK)
        case _:
            made[key] = _mutated(made[key], rng)
    return made


def _in_list(value: list[Any], rng: Rng) -> list[Any]:
    made, at = list(value), rng.below(len(value))
    match rng.below(8):
        case 0:
            del made[at]
        case 1:
            made.insert(at, made[at])
        case 2:
            made[at] = made[rng.below(len(made))]
        case 3:
            made.append(rng.pick(JUNK))
        case _:
            made[at] = _mutated(made[at], rng)
    return made


def _other(value: Any, rng: Rng) -> Any:
    if isinstance(value, str) and value and rng.chance(1, 2):
        return spoiled(value, rng)
    if isinstance(value, int) and not isinstance(value, bool) and rng.chance(1, 2):
        return value + rng.pick([-1, 1, 2, 100, -100, 2**40])
    return rng.pick([*JUNK, [value], {"x": value}])


def spoiled(words: str, rng: Rng) -> str:
    """The text with something cut, doubled, exchanged or strewn in."""
    at, end = sorted((rng.below(len(words) + 1), rng.below(len(words) + 1)))
    end = min(end, at + 1 + rng.below(12))
    match rng.below(5):
        case 0:
            return words[:at] + words[end:]
        case 1:
            return words[:end] + words[at:end] + words[end:]
        case 2:
            return words[:at] + rng.pick(list(SIGNS)) + words[at:]
        case 3:
            return words[:at] + rng.pick(list(SIGNS)) + words[at + 1 :]
        case _:
            return words[:at] + words[at:end][::-1] + words[end:]


def spoiled_lines(words: str, rng: Rng) -> str:
    """The text with a line dropped, doubled, moved, or spoiled in itself."""
    lines = words.split("\n")
    at = rng.below(len(lines))
    match rng.below(5):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[at])
        case 2:
            lines.insert(rng.below(len(lines)), lines.pop(at))
        case _:
            lines[at] = spoiled(lines[at], rng)
    return "\n".join(lines)
