"""A table by typed lines: the same letters in every title and language, on the page and in chat.

A letter asks: whose turn it is, what happened, what a place, a player or one's own hand holds, how long a
clock runs. Anything else answers the open question: an option by its number or its words, numbers for what is
shared out, step by step until the answer is whole.
"""

import re
from collections.abc import Callable
from itertools import chain, product
from typing import assert_never

from bot.host import catchup
from bot.host.drawing import tell_position
from bot.host.host import Host
from bot.table import deadlines
from bot.table.state import TableState
from bot.threads import in_thread
from data.durations import write_duration
from engine import codec
from engine.asking import Asking, Open, steps_to
from engine.choice import (
    Amount,
    Answer,
    Bucket,
    Choice,
    Leaf,
    Line,
    Option,
    Pick,
    Share,
    items,
    problem,
)
from engine.core import Result
from engine.errors import Refused
from engine.text import Seat, text
from render import answers
from render.speech import about_entry, entry_line, find_entry, near_line, one_by_one, short_text
from render.telling import Entry, Telling
from render.words import Words

ASK = ("w", "l", "s", "o", "b", "n", "p", "m", "t", "?")
"""Turn, log, since my move, options, board, neighbours, player, mine, time, and what these letters are."""
UNDO, BACK, OK = "u", "x", "ok"
"""What a line does besides: undo, begin the answer again, send it."""
LETTERS = (*ASK, UNDO, BACK, OK)
LONGEST_LINE, MOST_LINES = 200, 40
"""Characters of a line, and lines of one answer."""
LAST_LINES, LONGEST_REPLY = 5, 3000
NUMBER = re.compile(r"\d{1,6}")
BY_NUMBER = re.compile(r"(\d{1,3})(?:-(\d{1,3}))?=(\d{1,6})")
BETWEEN = re.compile(r"[\s,;]+")
DIGITS = re.compile(r"\*(\d+)")
NEXT = ">"
"""Between two steps of an answer in one line."""
USUAL = "."
"""What a line says to take what a form would hold before it is touched."""


class Unclear(Refused):
    """A line that answers nothing."""


def split_line(line: str) -> tuple[str, str]:
    """The letter of a line and what stands behind it; a line that answers has no letter."""
    line = line.strip()[:LONGEST_LINE]
    first, _, rest = line.partition(" ")
    letter = UNDO if first.casefold() == "undo" else first.casefold()
    takes_more = letter in ("l", "b", "n", "p")
    return (letter, rest.strip()) if letter in LETTERS and (takes_more or not rest) else ("", line)


# --- which question a line was typed for --------------------------------------------------------------------


def name_listing(token: str, asking: Asking) -> str:
    """Names a question and what it lists, at its next gap and in all: others may take some of that while the
    question stays."""
    asked = asking.next()
    listed = [] if asked is None else _free_ids(asked.leaf)
    marks = [codec.digest(some)[:12] for some in (listed, _free_ids(asking.choice))]
    return "/".join((token, *marks))


def _free_ids(choice: Choice) -> list[str]:
    return [item.id for item in items(choice) if getattr(item, "blocked", None) is None]


def is_meant(heard: str, now: str, *lines: str) -> bool:
    """Whether lines that were typed for one listing fit another: words fit the same question, numbers the
    same way to its next gap, and several steps in the last line all that it lists.

    Without a listing, `heard` is the token of a question alone.
    """
    (token, *listed), (asked, *lists) = heard.split("/"), now.split("/")
    if token != asked or not listed or not any(map(str.isdecimal, "".join(lines))):
        return token == asked
    return listed == lists if NEXT in lines[-1] else listed[0] == lists[0]


# --- asking -----------------------------------------------------------------------------------------------


async def reply(
    host: Host,
    table: TableState,
    seat: Seat | None,
    letter: str,
    about: str,
    words: Words,
    asking: Asking | None,
) -> str:
    """What a letter asks for, in words."""
    match letter:
        case "w":
            return whose_turn(table, seat, words)
        case "l":
            return await _last_lines(host, table, seat, about, words)
        case "s" if seat is not None:
            changed = await catchup.changes_since(host, table.id, seat, words.locale)
            return " ".join(f"{line}." for line in changed) or words("page-missed-nothing")
        case "o":
            return say_gap(asking, words) if asking is not None else whose_turn(table, seat, words)
        case "t":
            return _clocks(host, table, words)
        case "b" | "n" | "p" | "m":
            telling = await in_thread(tell_position, table, seat)
            return _about(telling, letter, about, seat, words)
        case _:
            return f"{words('ear-letters')} {words('ear-digits')}"


def whose_turn(table: TableState, seat: Seat | None, words: Words) -> str:
    """Who is waited for; for a reader who is asked, the question and what to know beside it."""
    if (decision := table.decision(seat)) is not None:
        return " ".join([words.say(decision.prompt), *(words.say(fact) for fact in decision.facts)])
    if table.state != "live":
        result = table.result()
        if result is None:
            return words("host-abandoned" if table.state == "abandoned" else "web-over")
        totals = [f"{words.name(score.seat)}: {score.total}" for score in result.scores]
        return f"{say_winners(table.title, result, words)}. {'; '.join(totals)}."
    return words("web-watching", names=words.join([words.name(waiting) for waiting in table.waits_for()]))


def say_winners(title: str, result: Result, words: Words) -> str:
    """Who won a game that is over, and with how much of what the title counts."""
    names = words.join([words.name(seat) for seat in result.winners])
    key = "web-won" if len(result.winners) == 1 else "web-won-shared"
    return words(key, names=names, score=text(f"{title}-score-total", total=result.scores[0].total))


async def _last_lines(host: Host, table: TableState, seat: Seat | None, about: str, words: Words) -> str:
    count = int(about) if about.isdecimal() and len(about) < 4 else LAST_LINES
    heard = await host.events_since(table.id, -1, seat)
    lines = [words.say(event.text) for event in heard[-max(1, count) :]]
    return " ".join(lines)[-LONGEST_REPLY:] or words("chat-log-empty")


def _clocks(host: Host, table: TableState, words: Words) -> str:
    now = host.clock.now()
    left = {seat: deadlines.time_left(table, seat, now) for seat in table.waits_for()}
    lines = [
        words("ear-clock", who=words.name(seat), left=write_duration(_in_whole_units(time), words.locale))
        for seat, time in left.items()
        if time is not None
    ]
    return " ".join(lines) or words("ear-no-clock")


def _in_whole_units(seconds: float) -> float:
    """In days, hours or minutes, whichever there are two of."""
    unit = next((unit for unit in (86400.0, 3600.0) if seconds >= 2 * unit), 60.0)
    return max(unit, seconds // unit * unit)


def _about(telling: Telling, letter: str, about: str, seat: Seat | None, words: Words) -> str:
    """A place, its neighbours, a player, or what is one's own; without a name, all of them."""
    if letter == "m":
        own = [*telling.sections["me"], *_of_seat(telling, seat)]
        return short_text(own, words, LONGEST_REPLY) or words("ear-nothing-own")
    if not about:
        entries = (
            telling.sections["players"]
            if letter == "p"
            else (*telling.sections["turn"], *telling.sections["places"])
        )
        return short_text(entries, words, LONGEST_REPLY)
    entry = find_entry(telling, about, words)
    if entry is None:
        return words("tell-unknown", name=about[:40])
    if letter == "n":
        return near_line(entry, telling, words) or entry_line(entry, words)
    if letter == "p" and entry.kind == "player":
        return short_text([entry, *_of_seat(telling, entry.owner)], words, LONGEST_REPLY)
    return about_entry(telling, entry.id, words) or ""


def _of_seat(telling: Telling, seat: Seat | None) -> list[Entry]:
    return [entry for entry in telling.sections["places"] if seat is not None and entry.owner == seat]


# --- answering --------------------------------------------------------------------------------------------


def fill_in(asking: Asking, line: str, words: Words) -> Asking:
    """With the next gap filled as typed, or with several: `move > cathedral`."""
    for number, step in enumerate(line[:LONGEST_LINE].split(NEXT)):
        typed, asked = step.strip(), asking.next()
        if asked is None:
            raise Unclear(text("ear-surplus", typed=typed[:40]) if number else text("ear-whole"))
        if typed == USUAL:
            usual = asking.contents(asked.path)
            if (reason := problem(asked.choice, usual)) is not None:
                raise Unclear(reason)
            asking = asking.put(*steps_to(asked.choice, usual, asked.path))
            continue
        answer = _read(asked.leaf, typed, words)
        if (reason := asking.refusal(asked.path, answer)) is not None:
            raise Unclear(reason)
        asking = asking.put((asked.path, answer))
    return asking


def _read(leaf: Leaf, typed: str, words: Words) -> Answer:
    match leaf:
        case Pick():
            if leaf.single:
                return _option(leaf, typed, words).id
            return [_option(leaf, part, words).id for part in _parts(typed)]
        case Amount():
            if not NUMBER.fullmatch(typed):
                raise Unclear(text("ear-number", low=leaf.low, high=leaf.high))
            return int(typed)
        case Share():
            return _shares(leaf, typed, words)
        case Line():
            return typed
        case _:
            assert_never(leaf)


def _parts(typed: str) -> list[str]:
    """`1 3 4`, `1, 3, 4` or `cloth, silk`; a nought alone is nothing."""
    if typed.strip() == "0":
        return []
    if re.fullmatch(r"[\d\s,;]+", typed):
        return NUMBER.findall(typed)
    return [part.strip() for part in re.split(r"[,;]", typed) if part.strip()]


def _option(pick: Pick, typed: str, words: Words) -> Option:
    """The option with this number, or whose words begin so or hold all of these, in the reader's language
    or else in another."""
    free = [option for option in pick.options if option.blocked is None]
    if NUMBER.fullmatch(typed):
        if not 1 <= int(typed) <= len(free):
            raise Unclear(text("ear-number", low=1, high=len(free)))
        return free[int(typed) - 1]
    for spoken, options in product(words.in_every_language(), (free, pick.options)):
        matching = _best_matches([say_option(option, spoken) for option in options], typed)
        if len(matching) > 1:
            names = tuple(options[number].label for number in matching[:6])
            raise Unclear(text("ear-several", names=names))
        if matching:
            option = options[matching[0]]
            if option.blocked is not None:
                raise Unclear(option.blocked)
            return option
    raise Unclear(text("ear-unknown", typed=typed[:40]))


def _best_matches(names: list[str], typed: str) -> list[int]:
    """The numbers of the names that fit best: whole, from the beginning, or with all of these words."""
    wanted = typed.casefold()
    lower = [name.casefold() for name in names]
    ways = (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: all(word in name for word in wanted.split()),
    )
    for fits in ways:
        if matching := [number for number, name in enumerate(lower) if wanted and fits(name)]:
            return matching
    return []


def _shares(share: Share, typed: str, words: Words) -> Answer:
    """A number for each in their order, `cloth 2, silk 1`, by their numbers, `1=2 3-5=1`, or a digit for each
    in what people count it in, `*201`; what is not named gets the least, and a nought alone is the least of
    everything."""
    least = {bucket.id: bucket.low for bucket in share.buckets}
    if typed.strip() == "0":
        return least
    if re.fullmatch(r"[\d\s,;]+", typed):
        numbers = [int(number) for number in NUMBER.findall(typed)]
        if len(numbers) != len(share.buckets):
            raise Unclear(text("ear-so-many-numbers", count=len(share.buckets)))
        return {bucket.id: number for bucket, number in zip(share.buckets, numbers, strict=True)}
    if digits := DIGITS.fullmatch(typed):
        if len(digits[1]) > len(share.buckets):
            raise Unclear(text("ear-so-many-numbers", count=len(share.buckets)))
        pairs = zip(share.buckets, digits[1], strict=False)
        return least | {bucket.id: int(digit) * bucket.unit for bucket, digit in pairs}
    by_number = [BY_NUMBER.fullmatch(part) for part in BETWEEN.split(typed) if part]
    if by_number and all(by_number):
        for first, last, count in (part.groups() for part in by_number if part):
            begin, end = int(first), int(last or first)
            if not 1 <= begin <= end <= len(share.buckets):
                raise Unclear(text("ear-number", low=1, high=len(share.buckets)))
            least |= {bucket.id: int(count) for bucket in share.buckets[begin - 1 : end]}
        return least
    names = [words.say(bucket.label) for bucket in share.buckets]
    for part in _parts(typed):
        count, name = _count_and_name(part)
        matching = _best_matches(names, name)
        if len(matching) != 1 or count is None:
            raise Unclear(text("ear-unknown", typed=part[:40]))
        least[share.buckets[matching[0]].id] = count
    return least


def _count_and_name(part: str) -> tuple[int | None, str]:
    """`2 cloth` or `cloth 2`; None: there is no number, or there are two."""
    typed = part.split()
    numbers = [place for place in (0, -1) if len(typed) > 1 and NUMBER.fullmatch(typed[place])]
    count = int(typed.pop(numbers[0])) if len(numbers) == 1 else None
    return count, " ".join(typed)


# --- what is asked, in words ------------------------------------------------------------------------------


def say_option(option: Option, words: Words) -> str:
    """As it is read out: its words, and what stands beside them."""
    return words.say(option.label) + (f", {words.say(option.note)}" if option.note else "")


def say_gap(asking: Asking, words: Words) -> str:
    """What is asked next, with its options by number; of a whole answer, what it says."""
    asked = asking.next()
    if asked is None:
        return say_answer(asking, words)
    label = f"{words.say(asked.label)}: " if asked.label and asked.path else ""
    return label + _say_leaf(asked.leaf, words, lambda option: _what_follows(asking, asked, option, words))


def _what_follows(asking: Asking, asked: Open, option: Option, words: Words) -> str:
    """What an option leads to where nothing more has to be chosen behind it: the only offer to accept."""
    after = asking.put((asked.path, option.id))
    if not after.is_whole:
        return ""
    known = [answers.lines(asking.choice, draft, words) for draft in (asking.draft, after.bare_draft)]
    whole = answers.lines(asking.choice, after.draft, words)
    return one_by_one([line for line in whole if line not in chain(*known)], words)


def say_answer(asking: Asking, words: Words) -> str:
    """What is filled in so far."""
    return one_by_one(answers.lines(asking.choice, asking.draft, words), words)


def _say_leaf(leaf: Leaf, words: Words, what_follows: Callable[[Option], str]) -> str:
    match leaf:
        case Pick() as pick:
            free = [option for option in pick.options if option.blocked is None]
            names = [f"{number} {say_option(option, words)}" for number, option in enumerate(free, 1)]
            if pick.single:
                more = [what_follows(option) for option in free]
                names = [f"{name}, {rest}" if rest else name for name, rest in zip(names, more, strict=True)]
            how = "" if pick.single else f"{_span('order' if pick.ordered else 'choose', pick, words)} "
            return f"{how}{one_by_one(names, words)}."
        case Amount() as amount:
            return words("ear-number", low=amount.low, high=amount.high)
        case Share() as share:
            buckets = [_say_bucket(number, bucket, words) for number, bucket in enumerate(share.buckets, 1)]
            total = f"{_span('share', share, words)} " if share.is_tight else ""
            return f"{total}{one_by_one(buckets, words)}."
        case Line():
            return ""
        case _:
            assert_never(leaf)


def _say_bucket(number: int, bucket: Bucket, words: Words) -> str:
    label, bounds = words.say(bucket.label), words("web-from-to", low=bucket.low, high=bucket.high)
    return f"{number} {label}, {bounds}"


def _span(what: str, leaf: Pick | Share, words: Words) -> str:
    if leaf.low == leaf.high:
        return words(f"web-{what}-exactly", count=leaf.low)
    if leaf.low == 0:
        return words(f"web-{what}-up-to", high=leaf.high)
    return words(f"web-{what}-between", low=leaf.low, high=leaf.high)
