"""A question as parts of a message: buttons for few options, menus for more, a modal for what is written."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from bot.chat.markdown import clip
from bot.chat.marks import Small
from bot.chat.messages.icons import icon_of, with_icons
from bot.chat.messages.parts import (
    ITEM_LABEL,
    LABEL,
    MOST_BUTTONS,
    Button,
    Link,
    Menu,
    MenuItem,
    Paper,
    Part,
    Say,
    Sheet,
    TextLine,
    rows,
)
from bot.chat.questions import summary
from bot.chat.questions.controls import (
    PART,
    WRITE,
    Control,
    ControlItem,
    controls,
    offers_every_count,
    parts_shown,
)
from bot.chat.questions.forms import FIELDS, VALUES, QuestionForm, is_paged, page_of, share_in
from bot.chat.questions.rules_desk import rules_behind, ways_to_rules
from engine.asking import Open, numbers, start
from engine.choice import AllOf, Amount, Choice, Line, Option, Pick, Share
from engine.choice import problem as unfit
from engine.core import Decision
from engine.text import Text
from render.answers import label_answer
from render.words import Words

REASONS = 8
"""How many blocked options are explained at once."""
LONGEST_LINE = 4000
"""What a line of a modal takes."""
BUTTON_NAME = 45
"""A longer label is easier to read in a menu than on a button."""


def question_sheet(question: QuestionForm, words: Words, complaint: Text | None = None) -> Sheet:
    """What is asked now: the next simple question, or whether the whole answer stands."""
    asked = question.open
    head: list[Part] = [Say(_headline(question.decision, with_icons(words)))]
    so_far = summary.lines(question.choice, question.progress.draft, words)
    if so_far and not (asked and asked.parts):
        head.append(Say("\n".join(f"- {line}" for line in so_far)))
    if complaint:
        head.append(Say(f"⚠️ {words.say(complaint)}"))
    if asked is None:
        body = _confirmation(question, words)
    else:
        label: list[Part] = [Say(f"**{words.say(asked.label)}**")] if asked.label else []
        drawn = _form(question, asked, words) if asked.parts else _simple(question, asked, words)
        body = [*label, *drawn, *rows(list(_ways_back(question, words)))]
    rules = ways_to_rules(question.title, rules_behind(question.title, question.decision, asked), words)
    return Sheet((*head, *body, *rules))


def _headline(decision: Decision, words: Words) -> str:
    """The prompt, and below it a small line for each fact."""
    lines = [f"### {words.say(decision.prompt)}", *(Small(words.say(fact)) for fact in decision.facts)]
    return "\n".join(lines)


def _confirmation(question: QuestionForm, words: Words) -> list[Part]:
    buttons: list[Button | Link] = [
        *[Button(question.id(verb), words(key), "success") for verb, key in question.ends],
        *_ways_back(question, words),
    ]
    return [*_parts_to_amend(question, words), Say(words("chat-confirm-ask")), *rows(buttons)]


def _parts_to_amend(question: QuestionForm, words: Words) -> list[Part]:
    if not question.amend or not isinstance(question.choice, AllOf) or not question.choice.parts:
        return []
    items = tuple(
        MenuItem(str(place), clip(words.say(part.label), ITEM_LABEL))
        for place, part in enumerate(question.choice.parts[:VALUES])
    )
    return [Menu(question.id("part"), items, words("act-change"))]


def _ways_back(question: QuestionForm, words: Words) -> list[Button]:
    if not question.form.is_begun:
        return []
    return [
        Button(question.id("back"), words("chat-back")),
        Button(question.id("restart"), words("chat-restart")),
    ]


# --- controls ---------------------------------------------------------------------------------------------


def _menu(question: QuestionForm, control: Control, hint: str, words: Words, *more: MenuItem) -> Menu:
    """What a control lists; of a long list, the open page."""
    listed = [item for item in control.items if not item.blocked]
    here = page_of(listed, question.form.page) if control.part is None else listed
    items = (*(_menu_item(item, control, words) for item in here), *more)
    low, high = min(control.low, len(items)), min(control.high, len(items))
    press_id = question.id("pick", control.arg)
    return Menu(press_id, items, clip(hint, ITEM_LABEL), low, high, control.kind == "number")


def _menu_item(item: ControlItem, control: Control, words: Words) -> MenuItem:
    answer, chosen = item.answer, item.value in control.chosen
    names = [words.say(name) if isinstance(name, Text) else str(name) for name in answer.names]
    note = clip(words.say(answer.note), ITEM_LABEL) if answer.note else ""
    mark = next((mark for name in answer.names if isinstance(name, Text) and (mark := icon_of(name))), "")
    if control.kind == "counts":
        what, count = names
        label = words("chat-count-of", what=what, count=count)
        return MenuItem(item.value, clip(label, ITEM_LABEL), note, chosen, mark, counted=what)
    label = (" → " if answer.ordered else " · ").join(names) or words("chat-none")
    return MenuItem(item.value, clip(f"{label} …" if answer.opens else label, ITEM_LABEL), note, chosen, mark)


def _buttons(question: QuestionForm, items: Sequence[ControlItem], words: Words) -> list[Button | Link]:
    """One for each item of the control without an argument."""
    made: list[Button | Link] = []
    for item in items:
        (name,) = item.answer.names
        label, mark = (words.say(name), icon_of(name)) if isinstance(name, Text) else (str(name), "")
        made.append(Button(question.id("opt", item.value), clip(label, LABEL), "primary", item.blocked, mark))
    return made


def _pages(question: QuestionForm, control: Control, words: Words) -> list[Part]:
    """The ways to the other pages of a long list."""
    pages = -(-sum(not item.blocked for item in control.items) // VALUES)
    if pages < 2:
        return []
    page = question.form.page
    before, after = f"◀ {words('chat-earlier')}", f"{words('chat-later', page=page + 1, pages=pages)} ▶"
    buttons: list[Button | Link] = [
        Button(question.id("page", max(0, page - 1)), before, disabled=page == 0),
        Button(question.id("page", page + 1), after, disabled=page + 1 >= pages),
    ]
    return list(rows(buttons))


# --- a simple question ------------------------------------------------------------------------------------


def _simple(question: QuestionForm, asked: Open, words: Words) -> list[Part]:
    offered = controls(question)
    match asked.leaf:
        case Pick() as pick:
            menus = [control for control in offered if control.label]
            if menus:
                return _branches(question, pick, menus, offered, words)
            return _pick(question, pick, offered[0], words)
        case Amount() as amount:
            return _amount(question, amount, offered[0], words)
        case Share() as share:
            return _share(question, share, offered, words)
        case Line():
            hint = words("chat-choose")
            listed: list[Part] = [_menu(question, control, hint, words) for control in offered]
            return [*listed, *rows([Button(question.id("fill", 0), words("chat-write-words"), "primary")])]
        case _:
            assert_never(asked.leaf)


def _branches(
    question: QuestionForm, pick: Pick, menus: list[Control], offered: list[Control], words: Words
) -> list[Part]:
    """Several things to do, each with a menu of what may be done with it, the others as buttons."""
    drawn: list[Part] = [_menu(question, menu, _label(menu, words), words) for menu in menus]
    buttons: list[Button | Link] = []
    for rest in (control for control in offered if not control.label):
        free = [item for item in rest.items if not item.blocked]
        short = [item for item in free if _is_short(item, words)][: 2 * MOST_BUTTONS]
        buttons = _buttons(question, short, words)
        if listed := replace(rest, items=tuple(item for item in free if item not in short)).items:
            left = replace(rest, items=listed)
            drawn += [_menu(question, left, words("chat-choose"), words), *_pages(question, left, words)]
    return [*_notes(pick, words), *_reasons(pick.options, words), *drawn, *rows(buttons)]


def _is_short(item: ControlItem, words: Words) -> bool:
    return all(len(words.say(name)) <= BUTTON_NAME for name in item.answer.names if isinstance(name, Text))


def _notes(pick: Pick, words: Words) -> list[Part]:
    """What is to be known of some options."""
    notes = [
        f"- {words('chat-said', what=words.say(option.label), answer=words.say(option.note))}"
        for option in pick.options
        if option.note and not option.blocked
    ]
    return [Say("\n".join(notes))] if notes else []


def _reasons(options: list[Option], words: Words) -> list[Part]:
    """Why some options may not be chosen now."""
    blocked = [
        Small(f"✗ {words('chat-said', what=words.say(option.label), answer=words.say(option.blocked))}")
        for option in options
        if option.blocked
    ]
    if len(blocked) > REASONS:
        blocked = [*blocked[:REASONS], Small(words("chat-more-blocked", count=len(blocked) - REASONS))]
    return [Say("\n".join(blocked))] if blocked else []


def _pick(question: QuestionForm, pick: Pick, control: Control, words: Words) -> list[Part]:
    reasons, menu = _reasons(pick.options, words), _menu(question, control, words("chat-choose"), words)
    if pick.single:
        if len(control.items) <= MOST_BUTTONS and all(_is_short(item, words) for item in control.items):
            return [*_notes(pick, words), *reasons, *rows(_buttons(question, control.items, words))]
        return [*reasons, menu, *_pages(question, control, words)]
    in_order = f" {words('chat-in-order')}" if pick.ordered else ""
    parts: list[Part] = [Say(f"{_how_many(pick, words)}{in_order}"), *reasons]
    if control.kind == "one":
        return [*parts, menu]
    chosen: list[str] = start(pick) if question.form.leaf is None else question.form.leaf
    if chosen and control.kind != "many":
        parts.append(Say(words("chat-chosen", what=summary.leaf(pick, chosen, words))))
    if menu.items:
        some = words("chat-choose-some", low=control.low, high=control.high)
        hint = some if control.high > 1 and not pick.ordered else menu.placeholder
        parts += [replace(menu, placeholder=hint), *_pages(question, control, words)]
    enough = pick.low <= len(chosen) <= pick.high
    ends: list[Button | Link] = []
    if is_paged(pick) or (chosen and enough):
        done = words("chat-done", count=len(chosen))
        ends.append(Button(question.id("done"), done, "success", not enough))
    if pick.low == 0 and not question.form.leaf:
        ends.append(Button(question.id("none"), words("chat-none-of-them")))
    return [*parts, *rows(ends)]


def _how_many(pick: Pick, words: Words) -> str:
    if pick.low == pick.high:
        return words("chat-exactly", count=pick.low)
    return words("chat-between", low=pick.low, high=pick.high)


def _amount(question: QuestionForm, amount: Amount, control: Control, words: Words) -> list[Part]:
    menu, is_all = _menu(question, control, words("chat-choose"), words), not _writes_more(amount, control)
    if is_all and len(control.items) <= MOST_BUTTONS:
        return list(rows(_buttons(question, control.items, words)))
    if is_all:
        return [menu]
    write = Button(question.id("fill", 0), words("chat-write-number"), "primary")
    return [Say(_range(amount, words)), menu, *rows([write])]


def _range(amount: Amount, words: Words) -> str:
    if amount.step == 1:
        return words("chat-range", low=amount.low, high=amount.high)
    return words("chat-range-step", low=amount.low, high=amount.high, step=amount.step)


# --- numbers put into buckets -----------------------------------------------------------------------------


def _share(question: QuestionForm, share: Share, menus: list[Control], words: Words) -> list[Part]:
    """A share on a page of its own. One menu is the whole answer; of several, each adds to it."""
    counts = question.form.leaf or start(share)
    parts: list[Part] = [Say(line) for line in (total_line(share, words),) if line]
    if any(counts.get(bucket.id, bucket.low) for bucket in share.buckets):
        parts.append(Say(words("chat-chosen", what=summary.leaf(share, counts, words))))
    parts += [_count_menu(question, menu, share, words) for menu in menus]
    total = sum(counts.get(bucket.id, bucket.low) for bucket in share.buckets)
    enough = share.low <= total <= share.high
    if total == 0 and enough:
        end = Button(question.id("none"), words("chat-none-of-them"))
    else:
        end = Button(question.id("done"), words("chat-share-done", total=total), "success", not enough)
    return [*parts, *rows([*_write_buttons(question, share, words), end])]


def _count_menu(question: QuestionForm, control: Control, share: Share, words: Words) -> Menu:
    places = dict.fromkeys(int(item.value.partition("x")[0]) for item in control.items)
    names = [words.say(share.buckets[place].label) for place in places]
    return _menu(question, control, " · ".join(names), words)


def _write_buttons(question: QuestionForm, share: Share, words: Words) -> list[Button]:
    """Windows to write the numbers into, where the menus do not offer every count."""
    if offers_every_count(share):
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


# --- a form -----------------------------------------------------------------------------------------------


def _form(question: QuestionForm, page: Open, words: Words) -> list[Part]:
    """A menu for each part as it is answered now, and one button for the whole."""
    offered, shown = controls(question), parts_shown(page)
    parts: list[Part] = [Say("\n".join(_line_of_part(question, part, words) for part in page.parts))]
    buttons: list[Button | Link] = []
    for place, part in enumerate(page.parts):
        inside, of_part = share_in(question.progress, part), [c for c in offered if c.part == place]
        for control in of_part:
            if control.kind == "counts" and inside:
                parts.append(_count_menu(question, control, inside[1], words))
            else:
                writes = _writes_more(part.choice, control)
                more = [MenuItem(WRITE, words("chat-write-number"))] if writes else []
                parts.append(_menu(question, control, _label(part, words), words, *more))
        goes_on = not offers_every_count(inside[1]) if inside else any(c.opens_more for c in of_part)
        if not shown[place] or goes_on:
            label = words("chat-change", what=_label(part, words))
            buttons.append(Button(question.id("opt", f"{PART}{place}"), clip(label, LABEL), "primary"))
    ready = all(unfit(part.choice, question.progress.contents(part.path)) is None for part in page.parts)
    done = Button(question.id("done"), words("chat-confirm"), "success", not ready)
    return [*parts, *rows([*buttons, done])]


def _label(labelled: Open | Control, words: Words) -> str:
    return words.say(labelled.label) if labelled.label else ""


def _writes_more(choice: Choice, control: Control) -> bool:
    """Whether there are numbers that are not listed."""
    return isinstance(choice, Amount) and len(control.items) < len(numbers(choice))


def _line_of_part(question: QuestionForm, part: Open, words: Words) -> str:
    """A part and its answer so far."""
    shown = ", ".join(summary.lines(part.choice, question.progress.contents(part.path), words)) or "…"
    return f"- {label_answer(_label(part, words), f'**{shown}**', words)}"


# --- modals -----------------------------------------------------------------------------------------------


def paper(question: QuestionForm, page: int, words: Words) -> Paper | None:
    """The modal of the number, the numbers or the words asked for; None when nothing is to be written."""
    asked = question.open
    if asked is None or asked.parts:
        return None
    title = clip(words.say(asked.label or question.decision.prompt), 45)
    match asked.leaf:
        case Amount() as amount:
            fields = [TextLine("0", words("chat-number"), _range(amount, words), "")]
        case Share() as share:
            counts = question.form.leaf or start(share)
            fields = [
                TextLine(
                    str(place),
                    clip(words.say(bucket.label), 45),
                    words("chat-range", low=bucket.low, high=bucket.high),
                    str(counts.get(bucket.id) or ""),
                )
                for place, bucket in page_of(list(enumerate(share.buckets)), page, FIELDS)
            ]
        case Line() as line:
            hint = words("chat-line-person") if line.wants == "person" else ""
            fields = [TextLine("0", title, hint, "", min(line.longest, LONGEST_LINE))]
        case _:
            return None
    return Paper(question.id("sent", page), title, tuple(fields)) if fields else None
