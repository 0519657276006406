"""A question as parts of a message: buttons for few options, menus for more, a modal for what is written."""

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
from bot.chat.questions import form_page_menus, forms, share_menus, summary
from bot.chat.questions.form_pages import Page, choice_at
from bot.chat.questions.forms import FIELDS, VALUES, Form, QuestionForm, page_of
from bot.chat.questions.ready_answers import handy_numbers, numbers, ready_answers
from bot.chat.questions.rules_desk import rules_behind, ways_to_rules
from engine.choice import AllOf, Amount, Line, OneOf, Option, Pick, Share
from engine.core import Decision
from engine.drafts import Gap
from engine.text import Text
from render.words import Words

REASONS = 8
"""How many blocked options are explained at once."""
LONGEST_LINE = 4000
"""What a line of a modal takes."""
MOST_MENUS = 5
BUTTON_NAME = 45
"""A longer label is easier to read in a menu than on a button."""


def question_sheet(question: QuestionForm, words: Words, complaint: Text | None = None) -> Sheet:
    """What is asked now: the next simple question, or whether the whole answer stands."""
    asked_now = forms.open_question(question.choice, question.form)
    head: list[Part] = [Say(_headline(question.decision, with_icons(words)))]
    so_far = summary.lines(question.choice, forms.draft(question.choice, question.form), words)
    if so_far and not isinstance(asked_now, Page):
        head.append(Say(_bullets(so_far)))
    if complaint:
        head.append(Say(f"⚠️ {words.say(complaint)}"))
    match asked_now:
        case None:
            body = _confirmation(question, words)
        case Page():
            body = [
                *form_page_menus.page_parts(question, asked_now, words),
                *rows(list(_ways_back(question, words))),
            ]
        case Gap():
            body = _leaf(question, asked_now, words)
    rules = ways_to_rules(question.title, rules_behind(question.title, question.decision, asked_now), words)
    return Sheet((*head, *body, *rules))


def _headline(decision: Decision, words: Words) -> str:
    """The prompt, and below it a small line for each fact."""
    lines = [f"### {words.say(decision.prompt)}", *(Small(words.say(fact)) for fact in decision.facts)]
    return "\n".join(lines)


def _bullets(lines: list[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


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


def _leaf(question: QuestionForm, gap: Gap, words: Words) -> list[Part]:
    head: list[Part] = [Say(f"**{words.say(gap.label)}**")] if gap.label else []
    match gap.choice:
        case Pick() as pick:
            body = _branch_menus(question, gap, pick, words) or _pick(question, pick, words)
        case Amount() as amount:
            body = _amount(question, amount, words)
        case Share() as share:
            body = share_menus.share_parts(question, share, words)
        case Line() as line:
            body = _line(question, line, words)
        case _:
            assert_never(gap.choice)
    return [*head, *body, *rows(list(_ways_back(question, words)))]


def _ways_back(question: QuestionForm, words: Words) -> list[Button]:
    if not question.form.is_begun:
        return []
    return [
        Button(question.id("back"), words("chat-back")),
        Button(question.id("restart"), words("chat-restart")),
    ]


# --- options ----------------------------------------------------------------------------------------------


def _branch_menus(question: QuestionForm, gap: Gap, pick: Pick, words: Words) -> list[Part] | None:
    """Several things to do, each with a menu of what may be done with it; what needs no word, or many, as
    buttons. None where that would say no more than the usual way."""
    branching = choice_at(question.choice, gap.path)
    if not question.form.quick or not isinstance(branching, OneOf):
        return None
    menus: list[Part] = []
    buttons: list[Button | Link] = []
    listed: list[tuple[int, Option]] = []
    for place, branch in enumerate(branching.branches):
        offered = ready_answers(branch.choice, (*gap.path, branch.id)) or []
        label = words.say(branch.label)
        if branch.blocked is not None:
            continue
        if len(offered) > 1 and len(menus) < MOST_MENUS:
            menus.append(
                form_page_menus.ready_answer_menu(
                    question.id("pick", f"{forms.BRANCH}{place}"), offered, label, words
                )
            )
        elif len(label) <= BUTTON_NAME and len(buttons) < 2 * MOST_BUTTONS:
            mark = icon_of(branch.label)
            buttons.append(Button(question.id("opt", place), label, "primary", icon=mark))
        else:
            listed.append((place, pick.options[place]))
    if not menus or len(listed) > VALUES:
        return None
    if listed:
        menus += _menu(question, pick, words, listed, 1, 1)
    return [*_notes(pick, words), *_reasons(pick.options, words), *menus, *rows(buttons)]


def _notes(pick: Pick, words: Words) -> list[Part]:
    """What is to be known of some options."""
    notes = [
        f"- {words('chat-said', what=words.say(option.label), answer=words.say(option.note))}"
        for option in pick.options
        if option.note and not option.blocked
    ]
    return [Say("\n".join(notes))] if notes else []


def _pick(question: QuestionForm, pick: Pick, words: Words) -> list[Part]:
    if pick.single and _fits_buttons(pick, words):
        return _as_buttons(question, pick, words)
    if pick.single:
        return [*_reasons(pick.options, words), *_menu(question, pick, words, forms.free(pick), 1, 1)]
    if pick.ordered:
        return _in_order(question, pick, words)
    return _several(question, pick, words)


def _fits_buttons(pick: Pick, words: Words) -> bool:
    return len(pick.options) <= MOST_BUTTONS and all(
        len(words.say(option.label)) <= BUTTON_NAME for option in pick.options
    )


def _as_buttons(question: QuestionForm, pick: Pick, words: Words) -> list[Part]:
    buttons: list[Button | Link] = [
        Button(
            question.id("opt", i),
            clip(words.say(option.label), LABEL),
            "primary",
            option.blocked is not None,
            icon_of(option.label),
        )
        for i, option in enumerate(pick.options)
    ]
    return [*_notes(pick, words), *_reasons(pick.options, words), *rows(buttons)]


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


def _menu(
    question: QuestionForm, pick: Pick, words: Words, options: list[tuple[int, Option]], low: int, high: int
) -> list[Part]:
    here = page_of(options, question.form.page)
    chosen = question.form.leaf or []
    items = tuple(
        MenuItem(
            str(i),
            clip(words.say(option.label), ITEM_LABEL),
            clip(words.say(option.note), ITEM_LABEL) if option.note else "",
            option.id in chosen and not pick.ordered,
            icon_of(option.label),
        )
        for i, option in here
    )
    hint = words("chat-choose") if high == 1 else words("chat-choose-some", low=low, high=high)
    menu = Menu(question.id("pick"), items, hint, min(low, len(items)), min(high, len(items)))
    return [menu, *_pages(question, words, len(options), VALUES)]


def _pages(question: QuestionForm, words: Words, count: int, size: int) -> list[Part]:
    pages = -(-count // size)
    if pages < 2:
        return []
    page = question.form.page
    buttons: list[Button | Link] = [
        Button(question.id("page", max(0, page - 1)), f"◀ {words('chat-earlier')}", disabled=page == 0),
        Button(
            question.id("page", page + 1),
            f"{words('chat-later', page=page + 1, pages=pages)} ▶",
            disabled=page + 1 >= pages,
        ),
    ]
    return list(rows(buttons))


def _several(question: QuestionForm, pick: Pick, words: Words) -> list[Part]:
    options = forms.free(pick)
    parts: list[Part] = [Say(_how_many(pick, words)), *_reasons(pick.options, words)]
    if not forms.is_paged(pick):
        if options:
            parts += _menu(question, pick, words, options, max(1, pick.low), max(1, pick.high))
        if pick.low == 0:
            parts += rows([Button(question.id("none"), words("chat-none-of-them"))])
        return parts
    chosen = question.form.leaf or []
    if chosen:
        parts.append(Say(words("chat-chosen", what=summary.leaf(pick, chosen, words))))
    parts += _menu(question, pick, words, options, 0, pick.high)
    enough = pick.low <= len(chosen) <= pick.high
    parts += rows([Button(question.id("done"), words("chat-done", count=len(chosen)), "success", not enough)])
    return parts


def _in_order(question: QuestionForm, pick: Pick, words: Words) -> list[Part]:
    """Every order in a menu where they are few, else one after the other."""
    if question.form.quick and not question.form.leaf and (orders := ready_answers(pick)):
        menu = form_page_menus.ready_answer_menu(
            question.id("pick", forms.ORDER), orders, words("chat-choose"), words
        )
        return [
            Say(f"{_how_many(pick, words)} {words('chat-in-order')}"),
            *_reasons(pick.options, words),
            menu,
        ]
    chosen = question.form.leaf or []
    parts: list[Part] = [
        Say(f"{_how_many(pick, words)} {words('chat-in-order')}"),
        *_reasons(pick.options, words),
    ]
    if chosen:
        parts.append(Say(words("chat-chosen", what=summary.leaf(pick, chosen, words))))
    left = [(i, option) for i, option in forms.free(pick) if option.id not in chosen]
    if left:
        parts += _menu(question, pick, words, left, 1, 1)
    if pick.low <= len(chosen):
        parts += rows([Button(question.id("done"), words("chat-done", count=len(chosen)), "success")])
    return parts


def _how_many(pick: Pick, words: Words) -> str:
    if pick.low == pick.high:
        return words("chat-exactly", count=pick.low)
    return words("chat-between", low=pick.low, high=pick.high)


# --- numbers ----------------------------------------------------------------------------------------------


def _amount(question: QuestionForm, amount: Amount, words: Words) -> list[Part]:
    values = numbers(amount)
    if len(values) <= MOST_BUTTONS:
        return list(
            rows([Button(question.id("opt", i), str(number), "primary") for i, number in enumerate(values)])
        )
    if len(values) <= VALUES:
        items = tuple(MenuItem(str(i), str(number)) for i, number in enumerate(values))
        return [Menu(question.id("pick"), items, words("chat-choose"))]
    handy = tuple(MenuItem(str(number), str(number)) for number in handy_numbers(values, VALUES))
    return [
        Say(_range(amount, words)),
        Menu(question.id("pick", forms.NUMBER), handy, words("chat-choose")),
        *rows([Button(question.id("fill", 0), words("chat-write-number"), "primary")]),
    ]


def _range(amount: Amount, words: Words) -> str:
    if amount.step == 1:
        return words("chat-range", low=amount.low, high=amount.high)
    return words("chat-range-step", low=amount.low, high=amount.high, step=amount.step)


# --- words ------------------------------------------------------------------------------------------------


def _line(question: QuestionForm, line: Line, words: Words) -> list[Part]:
    """A text line: suggestions as a menu if they fit one, and a button to write another answer."""
    parts: list[Part] = []
    if 0 < len(line.among) <= VALUES:
        items = tuple(
            MenuItem(str(i), clip(words.say(option.label), ITEM_LABEL)) for i, option in enumerate(line.among)
        )
        parts.append(Menu(question.id("pick"), items, words("chat-choose")))
    return [*parts, *rows([Button(question.id("fill", 0), words("chat-write-words"), "primary")])]


# --- modals -----------------------------------------------------------------------------------------------


def paper(question: QuestionForm, page: int, words: Words) -> Paper | None:
    """The modal of the number or the numbers asked for; None when nothing is to be written."""
    gap = forms.open_question(question.choice, question.form)
    if not isinstance(gap, Gap):
        return None
    title = clip(words.say(gap.label or question.decision.prompt), 45)
    match gap.choice:
        case Amount() as amount:
            fields = [TextLine("0", words("chat-number"), _range(amount, words), "")]
        case Share() as share:
            fields = _share_fields(share, question.form, page, words)
        case Line() as line:
            hint = words("chat-line-person") if line.wants == "person" else ""
            fields = [TextLine("0", title, hint, "", min(line.longest, LONGEST_LINE))]
        case Pick():
            return None
        case _:
            assert_never(gap.choice)
    if not fields:
        return None
    return Paper(replace(question.id("sent"), arg=str(page)), title, tuple(fields))


def _share_fields(share: Share, form: Form, page: int, words: Words) -> list[TextLine]:
    counts = form.leaf or forms.empty(share)
    return [
        TextLine(
            str(place),
            clip(words.say(bucket.label), 45),
            words("chat-range", low=bucket.low, high=bucket.high),
            str(counts.get(bucket.id) or ""),
        )
        for place, bucket in page_of(list(enumerate(share.buckets)), page, FIELDS)
    ]
