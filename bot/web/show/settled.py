"""What leaves nothing open: a field with one possible answer, which need not be asked."""

from typing import assert_never

from bot.web.show.fields import (
    AllOfField,
    AmountField,
    Field,
    LineField,
    OneOfField,
    Pairs,
    PickField,
    ShareField,
)


def settled(one: Field) -> Pairs | None:
    """What is sent where only one answer is possible and need not be asked; None where there are more."""
    match one:
        case PickField():
            return _settled_pick(one)
        case AmountField():
            return [(one.name, str(one.low))] if one.low + one.step > one.high else None
        case ShareField():
            return _settled_share(one)
        case OneOfField():
            free = [item for item in one.items if item.blocked is None]
            inner = settled(free[0].inner) if len(free) == 1 and free[0].inner is not None else None
            return None if inner is None else [(one.name, free[0].value), *inner]
        case AllOfField():
            each = [settled(entry.inner) for entry in one.entries]
            return None if None in each else [pair for pairs in each if pairs for pair in pairs]
        case LineField():
            return None
        case _:
            assert_never(one)


def _settled_pick(one: PickField) -> Pairs | None:
    free = [item for item in one.items if item.blocked is None]
    if not one.low == min(one.high, len(free)) == len(free) or (one.ordered and len(free) > 1):
        return None
    return [(item.at, "1") if one.ordered else (one.name, item.value) for item in free]


def _settled_share(one: ShareField) -> Pairs | None:
    if sum(pot.low for pot in one.pots) == min(one.high, sum(pot.high for pot in one.pots)):
        return [(pot.name, str(pot.low)) for pot in one.pots]
    if sum(pot.high for pot in one.pots) == one.low:
        return [(pot.name, str(pot.high)) for pot in one.pots]
    return None


def settled_words(one: Field) -> str:
    """What a settled field says, for those who wonder."""
    match one:
        case PickField():
            return ", ".join(item.label for item in one.items if item.blocked is None)
        case AmountField():
            return str(one.low)
        case ShareField():
            counts = dict(settled(one) or [])
            return ", ".join(
                f"{counts[pot.name]} × {pot.label}" for pot in one.pots if counts[pot.name] != "0"
            )
        case OneOfField():
            free = next(item for item in one.items if item.blocked is None)
            inner = settled_words(free.inner) if free.inner is not None else ""
            return _with_trail(free.label, inner) if inner else free.label
        case AllOfField():
            return ", ".join(filter(None, (settled_words(entry.inner) for entry in one.entries)))
        case LineField():
            return ""
        case _:
            assert_never(one)


def _with_trail(trail: str, label: str) -> str:
    return f"{trail} · {label}" if trail else label
