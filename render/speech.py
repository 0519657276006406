"""What a telling says in a reader's language: as data, as one text of limited length, and what changed."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import Any

from engine.text import Arg, Text, text
from render.picture import ALT_LIMIT
from render.telling import (
    FINE,
    NONE,
    PLAIN,
    STILL,
    SUMMARY,
    VITAL,
    Entry,
    Fact,
    Near,
    SectionName,
    Telling,
    mark,
)
from render.words import Words

SEPARATOR = "xx "
"""As long as the longest sign between two parts: a semicolon or colon with spaces around it."""
MOST_MOVED = 4
"""More things that came and went are said as before and after."""


@dataclass(frozen=True, slots=True)
class SpokenFact:
    key: str
    label: str
    value: str

    def line(self, words: Words) -> str:
        return after_colon(self.label, self.value, words) if self.label else self.value


def after_colon(name: str, rest: str, words: Words) -> str:
    """`Modon: garrison 3`, with a space before the colon where the language wants one."""
    return f"{name}{words('tell-colon')} {rest}"


def one_by_one(parts: Iterable[str], words: Words) -> str:
    """Facts after each other: with semicolons, since there are commas within them."""
    return f"{words('tell-semicolon')} ".join(parts)


def say_arg(arg: Arg, words: Words) -> str:
    """A value in words."""
    return words("tell-raw", words=arg)


def say_fact(fact: Fact, words: Words) -> str:
    return speak_fact(fact, words).line(words)


def speak_fact(fact: Fact, words: Words) -> SpokenFact:
    label = words.say(fact.label) if isinstance(fact.label, Text) else ""
    return SpokenFact(fact.key, label, say_arg(fact.value, words))


def entry_line(entry: Entry, words: Words, rank: int = STILL) -> str:
    """An entry as one line: its name, its owner, and its facts down to a rank."""
    name = entry_name(entry, words)
    details = one_by_one((say_fact(fact, words) for fact in entry.facts if fact.rank <= rank), words)
    return after_colon(name, details, words) if details else name


def entry_name(entry: Entry, words: Words) -> str:
    """The name of an entry with the name of its owner, where it has one of its own."""
    name = say_arg(entry.name, words)
    if entry.owner is None or entry.kind in ("player", "me", "card"):
        return name
    return words("tell-owned", what=name, who=words.name(entry.owner))


def near_line(entry: Entry, telling: Telling, words: Words) -> str:
    """The neighbours of an entry in a sentence; nothing where it has none."""
    known = telling.by_id()
    places = [near_name(near, known, words) for near in entry.near if near.id in known]
    return words("tell-near", places=", ".join(places)) if places else ""


def near_name(near: Near, known: dict[str, Entry], words: Words) -> str:
    name = say_arg(known[near.id].name, words)
    return name if near.distance == 1 else words("tell-distance", name=name, distance=near.distance)


def about_entry(telling: Telling, about: str, words: Words) -> str | None:
    """One entry by its id or its name, whole: what is so, what is there, and its neighbours."""
    wanted = find_entry(telling, about, words)
    if wanted is None:
        return None
    name = say_arg(wanted.name, words)
    there = [
        entry
        for entry in telling.sections["places"]
        if any(fact.key == "at" and say_arg(fact.value, words) == name for fact in entry.facts)
    ]
    lines = [_full_stop(entry_line(entry, words)) for entry in (wanted, *there)]
    return " ".join([*lines, near_line(wanted, telling, words)]).strip()


def find_entry(telling: Telling, name: str, words: Words) -> Entry | None:
    """The entry of this id, or of this name in the reader's language, or else in another."""
    if (known := telling.by_id().get(name)) is not None:
        return known
    wanted = name.strip().casefold()
    if not wanted:
        return None
    entries = (_entry_called(telling, wanted, spoken) for spoken in words.in_every_language())
    return next((entry for entry in entries if entry is not None), None)


def _entry_called(telling: Telling, wanted: str, words: Words) -> Entry | None:
    """The entry of this name; else one that begins with it, else the shortest with a word that does."""
    named = [(say_arg(entry.name, words).casefold(), entry) for entry in telling]
    whole = [entry for known, entry in named if known == wanted]
    begun = [entry for known, entry in named if known.startswith(wanted)]
    inside = [(len(known), entry) for known, entry in named if f" {wanted}" in known]
    return next(iter([*whole, *begun, *(entry for _, entry in sorted(inside, key=itemgetter(0)))]), None)


# --- one text ---------------------------------------------------------------------------------------------


def short_text(entries: Iterable[Entry], words: Words, limit: int = ALT_LIMIT) -> str:
    """These entries in as many words as there is room for: facts by rank, none of them in part."""
    wanted = list(entries)
    names = [entry_name(entry, words) for entry in wanted]
    facts: dict[int, list[str]] = {}
    left_out: set[int] = set()
    room = limit + 1
    for number, fact in _by_rank(wanted, words):
        length = len(fact) + len(SEPARATOR) + (0 if number in facts else len(names[number]) + len(SEPARATOR))
        if length <= room and number not in left_out:
            room -= length
            facts.setdefault(number, []).extend([fact] if fact else [])
        elif number not in facts:
            left_out.add(number)  # an offer without its terms would say nothing
    return " ".join(_sentence(names[number], facts[number], words) for number in sorted(facts))


def _by_rank(entries: list[Entry], words: Words) -> list[tuple[int, str]]:
    """Every fact with the number of its entry, the weightiest first; a turn and a card by name, too."""
    ranked = [(fact.rank, number, fact) for number, entry in enumerate(entries) for fact in entry.facts]
    lines = [(rank, number, say_fact(fact, words)) for rank, number, fact in ranked]
    lines += [(VITAL, number, "") for number, entry in enumerate(entries) if entry.kind == "turn"]
    lines += [(PLAIN, number, "") for number, entry in enumerate(entries) if entry.kind == "card"]
    return [(number, fact) for _, number, fact in sorted(lines, key=lambda each: each[0])]


def _sentence(name: str, facts: list[str], words: Words) -> str:
    line = after_colon(name, one_by_one(facts, words), words) if facts else name
    return _full_stop(line)


def _full_stop(line: str) -> str:
    return line if line[-1:] in ".!?" else f"{line}."


def board_alt(telling: Telling, words: Words, limit: int = ALT_LIMIT) -> str:
    """The alt text of a board: all but one's own hand, which has a picture of its own."""
    own = telling.sections["me"]
    return short_text((entry for entry in telling if entry not in own), words, limit)


def hand_alt(telling: Telling, words: Words, limit: int = ALT_LIMIT) -> str:
    """The alt text of what is one's own: cards in hand, then pieces and places on the board."""
    own = telling.sections["me"]
    held = [entry for entry in telling.sections["places"] if own and entry.owner == own[0].owner]
    return short_text([*own, *held], words, limit)


def offers_alt(telling: Telling, words: Words, limit: int = ALT_LIMIT) -> str:
    """The alt text beside a question about offers: the turn, the offers, and what is one's own."""
    sections = telling.sections
    no_offer = Entry("offers", text("tell-section-offers"), "offer", (mark("none", NONE, VITAL),))
    offers = sections["offers"] or (no_offer,)
    return short_text([*sections["turn"], *offers, *sections["me"]], words, limit)


def places_alt(telling: Telling, places: Iterable[str], words: Words, limit: int = ALT_LIMIT) -> str:
    """The alt text of a closer look: the turn, some places with what is there, and their neighbours."""
    known = telling.by_id()
    shown = list(dict.fromkeys(known[place].id for place in places if place in known))
    turn = [known["turn"]] if "turn" in known else []
    wanted = [entry for entry in telling if entry.id in shown]
    near = [line for entry in wanted if (line := near_line(entry, telling, words))]
    room = limit - sum(len(line) + 1 for line in near) if len(shown) == 1 else limit
    about = short_text([*turn, *wanted], words, room)
    return " ".join([about, *near]) if len(shown) == 1 else about


def map_alt(telling: Telling, places: Iterable[str], words: Words, limit: int = ALT_LIMIT) -> str:
    """The alt text of a part of a map: which pieces are in these places, and every way between them once."""
    known, wanted = telling.by_id(), list(places)
    ways = []
    for number, place in enumerate(wanted):
        new = [way for way in known[place].near if way.id not in wanted[:number]]
        if names := [near_name(way, known, words) for way in new]:
            ways.append(after_colon(say_arg(known[place].name, words), ", ".join(names), words) + ".")
    there = [replace(known[place], facts=_facts_that_change(known[place])) for place in wanted]
    room = limit - sum(len(way) + 1 for way in ways)
    return " ".join([short_text(there, words, room), *ways]).strip()


def _facts_that_change(entry: Entry) -> tuple[Fact, ...]:
    return tuple(fact for fact in entry.facts if fact.rank < STILL and not fact.key.startswith(SUMMARY))


# --- as data ----------------------------------------------------------------------------------------------


def as_data(telling: Telling, words: Words) -> dict[str, Any]:
    """What `words.json` holds: the same for every title."""
    known = telling.by_id()
    return {
        "sections": [
            {
                "id": name,
                "name": section_name(name, words),
                "entries": [_entry_data(entry, known, words) for entry in entries],
            }
            for name, entries in telling.sections.items()
            if entries
        ]
    }


def section_name(section: SectionName, words: Words) -> str:
    return words(f"tell-section-{section}")


def _entry_data(entry: Entry, known: dict[str, Entry], words: Words) -> dict[str, Any]:
    facts = [speak_fact(fact, words) for fact in entry.facts]
    return {
        "id": entry.id,
        "also": list(entry.also),
        "name": say_arg(entry.name, words),
        "kind": entry.kind,
        "owner": entry.owner,
        "owner_name": None if entry.owner is None else words.name(entry.owner),
        "facts": [{"key": each.key, "label": each.label, "value": each.value} for each in facts],
        "near": [
            {"id": near.id, "name": say_arg(known[near.id].name, words), "distance": near.distance}
            for near in entry.near
            if near.id in known
        ],
    }


# --- what changed -----------------------------------------------------------------------------------------


def changes(before: Telling, after: Telling, words: Words) -> list[str]:
    """Line by line what is different: entries that are new or gone, and of the others the changed facts."""
    old = {entry.id: entry for entry in before}
    new = {entry.id: entry for entry in after}
    lines = []
    for entry in after:
        then = old.get(entry.id)
        if then is None:
            lines.append(words("tell-new", entry=entry_line(entry, words, FINE)))
        elif changed := _changed_facts(then, entry, _told_elsewhere(entry, new), words):
            lines.append(after_colon(_changed_name(then, entry, words), one_by_one(changed, words), words))
    lines += [words("tell-lost", entry=entry_name(entry, words)) for entry in before if entry.id not in new]
    return lines


def _told_elsewhere(entry: Entry, entries: dict[str, Entry]) -> frozenset[str]:
    """Keys of facts about oneself that are told of one's seat, too."""
    seat = entries.get(f"seat:{entry.owner}") if entry.kind == "me" else None
    return frozenset(fact.key for fact in seat.facts) if seat else frozenset()


def _changed_name(before: Entry, after: Entry, words: Words) -> str:
    then, now = entry_name(before, words), entry_name(after, words)
    same_owner = before.owner == after.owner
    return now if then == now or not same_owner else _arrow(then, now)


def _changed_facts(before: Entry, after: Entry, skipped: frozenset[str], words: Words) -> list[str]:
    """Facts that came, changed or went; whose something is counts as one, what never changes does not."""
    old, new = (
        {fact.key: fact for fact in _facts_that_change(entry) if fact.key not in skipped}
        for entry in (before, after)
    )
    lines = []
    if before.owner != after.owner:
        lines.append(_arrow(_owner(before, words), _owner(after, words)))
    for key, fact in new.items():
        if key not in old:
            lines.append(say_fact(fact, words))
        elif change := _change(old[key], fact, words):
            label = words.say(fact.label) if fact.label else ""
            lines.append(after_colon(label, change, words) if label else change)
    lines += [words("tell-no-longer", fact=say_fact(old[key], words)) for key in old if key not in new]
    return lines


def _change(before: Fact, after: Fact, words: Words) -> str:
    """`3 → 4`; of several things those that came and went: `+ Cyrena, − Alger`."""
    then, now = say_arg(before.value, words), say_arg(after.value, words)
    if then == now:
        return ""
    came, went = (_parts(fact.value, words) for fact in (after, before))
    moved = [f"+ {part}" for part in (came - went).elements()]
    moved += [f"− {part}" for part in (went - came).elements()]
    return ", ".join(moved) if came & went and 0 < len(moved) <= MOST_MOVED else _arrow(then, now)


def _parts(value: Arg, words: Words) -> Counter[str]:
    return Counter(say_arg(part, words) for part in value) if isinstance(value, tuple) else Counter()


def _arrow(before: str, after: str) -> str:
    return f"{before} → {after}"


def _owner(entry: Entry, words: Words) -> str:
    return words("tell-nobody") if entry.owner is None else words.name(entry.owner)
