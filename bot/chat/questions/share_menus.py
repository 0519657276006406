"""Numbers to be put into buckets: chosen from menus of counts, or written."""

from collections.abc import Mapping

from bot.chat.markdown import clip
from bot.chat.messages.grammar import Id
from bot.chat.messages.icons import icon_of
from bot.chat.messages.parts import ITEM_LABEL, LABEL, Button, Link, Menu, MenuItem, Part, Say, rows
from bot.chat.questions import forms, summary
from bot.chat.questions.counts import count_menus, offers_every_count
from bot.chat.questions.forms import FIELDS, QuestionForm, page_of
from bot.chat.questions.ready_answers import handy_numbers
from engine.choice import Bucket, Share
from render.words import Words


def share_parts(question: QuestionForm, share: Share, words: Words) -> list[Part]:
    """A share on a page of its own. One menu is the whole answer; of several, each adds to it."""
    counts = question.form.leaf or forms.empty(share)
    menus = count_menus(share)
    parts: list[Part] = [Say(line) for line in (total_line(share, words),) if line]
    if any(counts.get(bucket.id, bucket.low) for bucket in share.buckets):
        parts.append(Say(words("chat-chosen", what=summary.leaf(share, counts, words))))
    parts += [
        count_menu(question.id("pick", f"{forms.UNITS}{number}"), share, number, counts, words)
        for number in range(len(menus))
    ]
    return [*parts, *rows([*_write_buttons(question, share, words), *_ends(question, share, counts, words)])]


def _ends(
    question: QuestionForm, share: Share, counts: Mapping[str, int], words: Words
) -> list[Button | Link]:
    total = sum(counts.get(bucket.id, bucket.low) for bucket in share.buckets)
    enough = share.low <= total <= share.high
    if total == 0 and enough:
        return [Button(question.id("none"), words("chat-none-of-them"))]
    return [Button(question.id("done"), words("chat-share-done", total=total), "success", not enough)]


def count_menu(press_id: Id, share: Share, number: int, counts: Mapping[str, int], words: Words) -> Menu:
    """One of the menus of a share, with the counts that are chosen."""
    menu = count_menus(share)[number]
    items = tuple(
        MenuItem(
            f"{place}x{count}",
            clip(words("chat-count-of", what=words.say(bucket.label), count=count), ITEM_LABEL),
            clip(words.say(bucket.note), ITEM_LABEL) if bucket.note else "",
            count == counts.get(bucket.id, bucket.low),
            icon_of(bucket.label),
        )
        for place in menu.places
        for bucket in [share.buckets[place]]
        for count in _offered_counts(bucket, menu.counts, counts.get(bucket.id, bucket.low))
    )
    names = [words.say(share.buckets[place].label) for place in menu.places]
    return Menu(press_id, items, clip(" · ".join(names), ITEM_LABEL), 0, min(len(menu.places), len(items)))


def _offered_counts(bucket: Bucket, most: int, now: int) -> list[int]:
    """The handy counts of a bucket, and the one that is chosen."""
    handy = handy_numbers(range(bucket.low + 1, bucket.high + 1), most, bucket.unit)
    if now <= bucket.low or now in handy:
        return handy
    return sorted([*handy[: most - 1], now])


def _write_buttons(question: QuestionForm, share: Share, words: Words) -> list[Button]:
    """Windows to write the numbers into, where the menus do not offer every count."""
    if question.form.quick and offers_every_count(share):
        return []
    return [
        Button(question.id("fill", page), _fill_label(share, page, words), "primary")
        for page in range(-(-len(share.buckets) // FIELDS))
    ]


def _fill_label(share: Share, page: int, words: Words) -> str:
    if len(share.buckets) <= FIELDS:
        return words("chat-fill")
    here = page_of(share.buckets, page, FIELDS)
    return clip(words("chat-fill-part", first=here[0].label, last=here[-1].label), LABEL)


def total_line(share: Share, words: Words) -> str:
    """How much in all, where that is a limit that a player can feel."""
    if not share.is_tight:
        return ""
    if share.low == share.high:
        return words("chat-total-exactly", count=share.low)
    return words("chat-total-between", low=share.low, high=share.high)
