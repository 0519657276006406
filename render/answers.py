"""An answer in words: what someone chose, filled in or planned."""

from collections.abc import Callable
from typing import assert_never

from data import catalogue
from engine.answers import picked_ids
from engine.asking import Draft
from engine.choice import AllOf, Amount, Answer, Branch, Choice, Leaf, Line, OneOf, Pick, Share
from engine.text import Arg
from render.words import Words


def lines(choice: Choice, answer: Draft, words: Words, quote: Callable[[str], str] = str) -> list[str]:
    """One line for each thing said; what is not said yet is left out. `quote` makes words that someone wrote
    harmless where they are shown."""
    if answer is None:
        return []
    match choice:
        case Pick() | Amount() | Share() | Line():
            return [leaf(choice, answer, words, quote)]
        case OneOf():
            ((key, inner),) = answer.items()
            branch = next(branch for branch in choice.branches if branch.id == key)
            if sentence := _sentence(branch, inner, words, quote):
                return [sentence]
            return [words.say(branch.label), *lines(branch.choice, inner, words, quote)]
        case AllOf():
            return [
                line
                for part in choice.parts
                for line in _part(part.choice, answer.get(part.id), words, words.say(part.label), quote)
            ]
        case _:
            assert_never(choice)


def _sentence(branch: Branch, answer: Draft, words: Words, quote: Callable[[str], str]) -> str | None:
    """A whole form as one sentence, where the catalogue has one for it: the key of its branch and `-summary`,
    with the parts of the form as its arguments."""
    key = f"{branch.label.key}-summary"
    if not isinstance(branch.choice, AllOf) or not catalogue.bundle(catalogue.SOURCE).has_message(key):
        return None
    if any((answer or {}).get(part.id) is None for part in branch.choice.parts):
        return None
    args = {part.id: _said_part(part.choice, answer[part.id], words, quote) for part in branch.choice.parts}
    return words(key, **args)


def _said_part(choice: Choice, answer: Answer, words: Words, quote: Callable[[str], str]) -> Arg:
    match choice:
        case Amount():
            return int(answer)
        case Pick(low=1, high=1):
            return next(option.label for option in choice.options if option.id == answer)
        case _:
            return ", ".join(lines(choice, answer, words, quote))


def _part(choice: Choice, answer: Draft, words: Words, label: str, quote: Callable[[str], str]) -> list[str]:
    answer_lines = lines(choice, answer, words, quote)
    if not answer_lines:
        return []
    return [label_answer(label, answer_lines[0], words), *answer_lines[1:]]


def label_answer(label: str, answer: str, words: Words) -> str:
    """What a part of a form is about, and what is said of it; after a question there is no colon."""
    return f"{label} {answer}" if label.endswith("?") else words("chat-said", what=label, answer=answer)


def leaf(choice: Leaf, answer: Answer, words: Words, quote: Callable[[str], str] = str) -> str:
    match choice:
        case Pick():
            names = {option.id: words.say(option.label) for option in choice.options}
            chosen = picked_ids(answer)
            if choice.ordered:
                return " → ".join(names[option] for option in chosen) or words("chat-none")
            return words.join([names[option] for option in chosen]) or words("chat-none")
        case Amount():
            return f"{answer}"
        case Line():
            usual = {option.id: words.say(option.label) for option in choice.among}
            return quote(usual.get(str(answer), str(answer))) or words("chat-none")
        case Share():
            counts = [
                words("chat-count-of", what=words.say(bucket.label), count=answer.get(bucket.id, bucket.low))
                for bucket in choice.buckets
                if answer.get(bucket.id, bucket.low)
            ]
            return words.join(counts) or words("chat-none")
        case _:
            assert_never(choice)
