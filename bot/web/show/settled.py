"""What leaves nothing open: a field with one possible answer, which need not be asked."""

from typing import assert_never

from bot.web.show.fields import (
    AllOfField,
    AmountField,
    Field,
    Item,
    LineField,
    OneOfField,
    Pairs,
    PickField,
    ShareField,
)


def settled_pairs(field: Field) -> Pairs | None:
    """What is sent where only one answer is possible and need not be asked; None where there are more."""
    match field:
        case PickField():
            return _settled_pick(field)
        case AmountField():
            return [(field.name, str(field.low))] if field.low + field.step > field.high else None
        case ShareField():
            return _settled_share(field)
        case OneOfField():
            free = [item for item in field.items if item.blocked is None]
            inner = settled_pairs(free[0].inner) if len(free) == 1 and free[0].inner is not None else None
            return None if inner is None else [(field.name, free[0].value), *inner]
        case AllOfField():
            each = [settled_pairs(entry.inner) for entry in field.entries]
            return None if None in each else [pair for pairs in each if pairs for pair in pairs]
        case LineField():
            return None
        case _:
            assert_never(field)


def _settled_pick(field: PickField) -> Pairs | None:
    free = [item for item in field.items if item.blocked is None]
    if not field.low == min(field.high, len(free)) == len(free) or (field.ordered and len(free) > 1):
        return None
    return [(item.at, "1") if field.ordered else (field.name, item.value) for item in free]


def _settled_share(field: ShareField) -> Pairs | None:
    if sum(pot.low for pot in field.pots) == min(field.high, sum(pot.high for pot in field.pots)):
        return [(pot.name, str(pot.low)) for pot in field.pots]
    if sum(pot.high for pot in field.pots) == field.low:
        return [(pot.name, str(pot.high)) for pot in field.pots]
    return None


def settled_words(field: Field) -> str:
    """What a settled field says, for those who wonder."""
    match field:
        case PickField():
            return ", ".join(item.label for item in field.items if item.blocked is None)
        case AmountField():
            return str(field.low)
        case ShareField():
            counts = dict(settled_pairs(field) or [])
            return ", ".join(
                f"{counts[pot.name]} × {pot.label}" for pot in field.pots if counts[pot.name] != "0"
            )
        case OneOfField():
            free = next(item for item in field.items if item.blocked is None)
            inner = words_beside(free.label, free.inner) if free.inner is not None else ""
            return _with_trail(free.label, inner) if inner else free.label
        case AllOfField():
            return ", ".join(filter(None, (settled_words(entry.inner) for entry in field.entries)))
        case LineField():
            return ""
        case _:
            assert_never(field)


def only_item(field: Field) -> Item | None:
    """The only thing that can be chosen here, or in what is settled of it; None where there are more."""
    entries = field.entries if isinstance(field, AllOfField) else []
    parts = [field, *(entry.inner for entry in entries if entry.settled)]
    lists = [part.items for part in parts if isinstance(part, PickField | OneOfField)]
    free = [item for items in lists for item in items if item.blocked is None]
    return free[0] if len(free) == 1 else None


def words_beside(label: str, field: Field) -> str:
    """What a settled field says beside this label, which may say its number already."""
    words = settled_words(field)
    return "" if words in label.split() else words


def _with_trail(trail: str, label: str) -> str:
    return f"{trail} · {label}" if trail else label
