"""What the coach of a lesson names in quotation marks, held against the labels of what is lit."""

import re
from collections.abc import Iterator
from functools import cache

from bot.table.lessons import LessonStep, learner_of, lesson_steps
from data import catalogue
from data.forms import slug
from data.titles import lessons
from engine.choice import AllOf, Answer, Choice, OneOf, Pick, Share
from engine.text import Text
from render.words import Words


def wrong_names(title: str, locale: str) -> Iterator[str]:
    """What a lesson names in a language and does not light, and what only English names."""
    lesson, words = lessons()[title], Words(locale, lessons()[title].names_by_seat)
    for step in lesson_steps(title)[:-1]:
        move = step.move
        assert move is not None
        assert move.say is not None
        key = lesson.key(move.say)
        instruction = words(key).splitlines()[-1]
        if lost := set(named(instruction, locale)) - labels_lit(step, title, locale):
            yield f"{key}: names {sorted(lost)}, which is not lit: {sorted(labels_lit(step, title, locale))}"
        if len(named(instruction, locale)) != _named_in_english(key):
            yield f"{key}: names {named(instruction, locale)}; English names {_named_in_english(key)}"
        asked = words.say(step.match.pending()[learner_of(title)].prompt)
        if not _stems(instruction) & _stems(" ".join([asked, *labels_lit(step, title, locale)])):
            yield f"{key}: says nothing of what is asked or lit: {instruction}"
        for slip in sorted(set(move.slips.values())):
            if lost := set(named(words(lesson.key(slip)), locale)) - labels(step, title, locale):
                yield f"{lesson.key(slip)}: names {sorted(lost)}, which cannot be chosen there"


def _stems(said: str) -> set[str]:
    return {slug(word)[:3] for word in re.findall(r"[^\W\d_]{3,}", said)}


def named(said: str, locale: str) -> list[str]:
    """What a sentence has in quotation marks."""
    quotes = catalogue.language(locale).quotes
    before, after = quotes[0], quotes[1]
    return [name.strip("\N{NO-BREAK SPACE} .,") for name in re.findall(f"{before}([^{after}]*){after}", said)]


@cache
def _named_in_english(key: str) -> int:
    return len(named(Words(catalogue.SOURCE)(key).splitlines()[-1], catalogue.SOURCE))


def labels_lit(step: LessonStep, title: str, locale: str) -> set[str]:
    assert step.move is not None
    choice = step.match.pending()[learner_of(title)].choice
    return _say(_chosen(choice, step.move.answer), title, locale)


def labels(step: LessonStep, title: str, locale: str) -> set[str]:
    return _say(_offered(step.match.pending()[learner_of(title)].choice), title, locale)


def _say(texts: Iterator[Text], title: str, locale: str) -> set[str]:
    words = Words(locale, lessons()[title].names_by_seat)
    return {words.say(label) for label in texts}


def _chosen(choice: Choice, answer: Answer) -> Iterator[Text]:
    """The labels of everything that makes up an answer."""
    match choice:
        case Pick():
            chosen = {answer} if isinstance(answer, str) else set(answer)
            yield from (option.label for option in choice.options if option.id in chosen)
        case Share():
            yield from (bucket.label for bucket in choice.buckets if bucket.id in answer)
        case OneOf():
            for branch in choice.branches:
                if branch.id in answer:
                    yield branch.label
                    yield from _chosen(branch.choice, answer[branch.id])
        case AllOf():
            for part in choice.parts:
                yield part.label
                yield from _chosen(part.choice, answer[part.id])
        case _:
            pass


def _offered(choice: Choice) -> Iterator[Text]:
    """The labels of everything that could be chosen."""
    match choice:
        case Pick():
            yield from (option.label for option in choice.options)
        case Share():
            yield from (bucket.label for bucket in choice.buckets)
        case OneOf():
            for branch in choice.branches:
                yield branch.label
                yield from _offered(branch.choice)
        case AllOf():
            for part in choice.parts:
                yield part.label
                yield from _offered(part.choice)
        case _:
            pass
