"""What an answer is about: the facts around it, and which may change before it means something else."""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

Change: TypeAlias = Literal["any", "more", "less", "grows"]
"""How a fact may differ from what a player answered to, without being worse for them: in any way, or only by
growing or by shrinking. `more` and `less` are of an offer: for a player who refuses it, it is another one.
What `grows` is no offer, such as the wind, and no answer is meant against it."""
Leeway: TypeAlias = Mapping[str, Mapping[str, Change]]
"""The facts that may change, by the key of their sentence and their name in it; every other fact is meant as
it was. "*" is the whole sentence."""


def is_meant(before: Any, now: Any, leeway: Leeway, *, declining: bool = False) -> bool:
    """Whether encoded words still say what an answer was given to, or nothing worse.

    `declining`: the answer refuses what is offered, so that an offer that got better is another one, too.
    """
    match before, now:
        case {"key": key, "args": facts}, {"key": key_now, "args": facts_now}:
            changes = leeway.get(key, {})
            return "*" in changes or (
                (key, facts.keys()) == (key_now, facts_now.keys())
                and all(
                    _may_become(facts[name], facts_now[name], changes.get(name), leeway, declining)
                    for name in facts
                )
            )
        case list(), list():
            before, now = _without_free(before, leeway), _without_free(now, leeway)
            return len(before) == len(now) and all(
                is_meant(was, is_now, leeway, declining=declining)
                for was, is_now in zip(before, now, strict=True)
            )
        case _:
            return bool(before == now)


def _may_become(before: Any, now: Any, change: Change | None, leeway: Leeway, declining: bool) -> bool:
    if change == "any" or (change == "grows" and isinstance(now, int) and now >= before):
        return True
    if change in ("more", "less") and not declining and isinstance(before, int) and isinstance(now, int):
        return now >= before if change == "more" else now <= before
    return is_meant(before, now, leeway, declining=declining)


def _without_free(sentences: list[Any], leeway: Leeway) -> list[Any]:
    """Without the sentences that may come and go."""
    return [words for words in sentences if not _is_free(words, leeway)]


def _is_free(words: Any, leeway: Leeway) -> bool:
    return isinstance(words, dict) and "*" in leeway.get(words.get("key", ""), {})
