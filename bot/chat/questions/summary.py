"""An answer in words, as it is shown before it is given."""

from bot.chat.markdown import escape_text
from engine.asking import Draft
from engine.choice import Answer, Choice, Leaf
from render import answers
from render.words import Words


def lines(choice: Choice, answer: Draft, words: Words) -> list[str]:
    """One line for each thing said; what is not said yet is left out."""
    return answers.lines(choice, answer, words, escape_text)


def leaf(choice: Leaf, answer: Answer, words: Words) -> str:
    return answers.leaf(choice, answer, words, escape_text)
