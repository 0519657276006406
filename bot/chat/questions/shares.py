"""Numbers to be put into buckets: ticked where they are few, else counted with buttons or written."""

from bot.chat.messages.emojis import EMOJIS
from bot.chat.messages.parts import LABEL, Button, Buttons, Link, Menu, MenuItem, Part, Say, clip, rows
from bot.chat.questions import forms
from bot.chat.questions.aims import units
from bot.chat.questions.asked import Asked
from bot.chat.questions.forms import FIELDS, VALUES, page_of
from engine.choice import Bucket, Share
from render.words import Words

MOST_ROWS = 4
"""Buckets with buttons of their own; of more, those that hold something."""
WRITTEN = 12
"""From this number on, writing is quicker than counting."""


def share(asked: Asked, share: Share, words: Words) -> list[Part]:
    if asked.form.quick and not asked.form.leaf and (listed := units(share)):
        return _ticked(asked, share, listed, words)
    counts = asked.form.leaf or forms.empty(share)
    total = sum(counts.get(bucket.id, bucket.low) for bucket in share.buckets)
    lines = [_bucket(bucket, counts.get(bucket.id, bucket.low), words) for bucket in share.buckets]
    enough = share.low <= total <= share.high
    done = Button(asked.id("done"), words("chat-share-done", total=total), "success", not enough)
    counting = _counting(asked, share, counts, total, words) if asked.form.quick else []
    ends: list[Button | Link] = [*_writing(asked, share, words), done]
    return [Say(_total(share, words)), Say("\n".join(lines)), *counting, *rows(ends)]


def _ticked(asked: Asked, share: Share, listed: list[Bucket], words: Words) -> list[Part]:
    """Every unit as an item of one menu."""
    least = sum(bucket.low for bucket in share.buckets)
    low, high = max(0, share.low - least), min(len(listed), share.high - least)
    items = tuple(
        MenuItem(str(place), _unit(listed, place, words), emoji=EMOJIS.mark(listed[place].label))
        for place in range(len(listed))
    )
    hint = words("chat-choose") if high == 1 else words("chat-choose-some", low=low, high=high)
    parts: list[Part] = [
        Say(_total(share, words)),
        Menu(asked.id("pick", forms.UNITS), items, hint, max(1, low), max(1, high)),
    ]
    if low == 0:
        parts += rows([Button(asked.id("none"), words("chat-none-of-them"))])
    return parts


def _unit(listed: list[Bucket], place: int, words: Words) -> str:
    """The name of a bucket, and which of its units it is where there are several."""
    bucket = listed[place]
    label = words.say(bucket.label)
    if listed.count(bucket) == 1:
        return label
    return f"{label} · {listed[: place + 1].count(bucket)}"


def _counting(asked: Asked, share: Share, counts: dict[str, int], total: int, words: Words) -> list[Part]:
    """A row of buttons for each bucket that holds something, and a menu that puts one into others."""
    few = len(share.buckets) <= MOST_ROWS
    shown = [
        (place, bucket, counts.get(bucket.id, bucket.low))
        for place, bucket in enumerate(share.buckets)
        if bucket.high > bucket.low and (few or counts.get(bucket.id, bucket.low) > bucket.low)
    ]
    parts: list[Part] = [
        Buttons(
            (
                Button(asked.id("more", f"{place}_m1"), "−", disabled=count <= bucket.low),
                Button(asked.id("more", f"{place}_p0"), _counted(bucket, count, words), disabled=True),
                Button(asked.id("more", f"{place}_p1"), "+", disabled=count >= bucket.high),
            )
        )
        for place, bucket, count in shown[:MOST_ROWS]
    ]
    others = [
        MenuItem(str(place), words.say(bucket.label), emoji=EMOJIS.mark(bucket.label))
        for place, bucket in enumerate(share.buckets)
        if counts.get(bucket.id, bucket.low) < bucket.high
    ][:VALUES]
    room = share.high - total
    if not few and others and room > 0:
        menu = Menu(
            asked.id("pick", forms.UNITS), tuple(others), words("chat-one-more"), 1, min(len(others), room)
        )
        parts.insert(0, menu)
    return parts


def _counted(bucket: Bucket, count: int, words: Words) -> str:
    return clip(words("chat-count-of", what=words.say(bucket.label), count=count), LABEL)


def _writing(asked: Asked, share: Share, words: Words) -> list[Button]:
    """Forms to write the numbers into; for few, counting is quicker."""
    if asked.form.quick and all(bucket.high < WRITTEN for bucket in share.buckets):
        return []
    return [
        Button(asked.id("fill", page), _fill_label(share, page, words), "primary")
        for page in range(-(-len(share.buckets) // FIELDS))
    ]


def _bucket(bucket: Bucket, count: int, words: Words) -> str:
    note = f" ({words.say(bucket.note)})" if bucket.note else ""
    span = words("chat-range", low=bucket.low, high=bucket.high)
    return f"- {words('chat-said', what=words.say(bucket.label), answer=f'**{count}**')} · {span}{note}"


def _fill_label(share: Share, page: int, words: Words) -> str:
    if len(share.buckets) <= FIELDS:
        return words("chat-fill")
    here = page_of(share.buckets, page, FIELDS)
    return clip(words("chat-fill-part", first=here[0].label, last=here[-1].label), LABEL)


def _total(share: Share, words: Words) -> str:
    if share.low == share.high:
        return words("chat-total-exactly", count=share.low)
    return words("chat-total-between", low=share.low, high=share.high)
