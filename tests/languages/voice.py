"""The voice of the English words: what no message, rules page or document for players says.

for complaint in voice(): …
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

import engine
from bot.acts import registry
from data import catalogue
from engine.choice import AllOf, Choice, OneOf, Pick
from tests.kit import positions
from tests.languages.folders import ROOT, rules_pages
from tests.languages.messages import HOLE, Sentence, sentences, variants

Check: TypeAlias = Callable[[], Iterator[str]]

MOST_WORDS, MOST_LETTERS = 3, 24
"""Of a button."""
ARTICLES = frozenset({"a", "an", "the"})
LONGEST_SENTENCE = 25
"""In words, where people read it in the middle of a turn."""

DEAD_WORDS = {
    r"who(?:so)?ever|whomever": "the player who, anyone who",
    r"somebody": "someone",
    r"everybody": "everyone",
    r"anybody": "anyone",
    r"anew": "again",
    r"foes?": "enemy, rival",
    r"shall": "will",
    r"any more(?= *(?:[.,;:!?)]|$))": "no longer",
    r"lies|lie": "is",
    r"stands|stand": "is",
    r"dear|dearer|dearest": "expensive",
    r"the like of|what lacks": "about, the rest",
    r"(?:my|your|their|his|her) leave(?! the)": "permission",
}
"""Words that no one says at a table, and what they say instead."""

TERMS = {
    r"house players?|the house": "bot",
    r"titles?": "game",
    r"match|matches": "table, game",
    r"questions?": "turn, move, decision",
    r"(?:take|takes|taken|taking|took)(?: \w+){0,2} back|rewinds?|rewound": "undo",
    r"calls|call (?:me|you|it|them|us)": "notification",
    r"company": "players",
    r"customs": "table settings",
    r"(?:stand|stands|stood|standing) up": "leave",
    r"(?:go|goes|going|went|gone) away": "days away",
    r"hosts?": "Fondaco, the server; organiser",
    r"look(?:s|ed|ing)? back": "game review",
    r"instructions?": "plan",
    r"player at turn": "active player",
}
"""Second names of things that have one name, and that name."""

EXCUSED_TERMS = {
    "cmd-host": "the name of the moderators’ command",
    "help-moderator": "it names the moderators’ command",
    "ear-changed": "it is what is asked that changed, and perhaps not the turn",
    **dict.fromkeys(
        ("cmd-title", "option-title", "option-titles"),
        "where a command has both, its game is a table that is being played",
    ),
    **dict.fromkeys(
        (
            *(f"campaign-{key}" for key in ("house", "left", "taken-over", "choose")),
            *(f"campaign-log-{key}" for key in ("title", "seat", "note")),
            *(f"act-campaign-{key}" for key in ("choose-title-about", "choose-seat-about", "leave")),
            "field-house-name",
            "series-your-house",
        ),
        "the house that a player leads in a campaign",
    ),
}
"""Messages that say such a word and mean something else, each with the reason."""
EXCUSED_BUTTONS = {
    "oltremare-standing-go": "an order left for later says when it plays",
    "series-your-table": "it names the table and the round",
}
"""Buttons that are longer than a button may be, each with the reason."""

TURN_FILES = ("core", "advice", "board", "by_ear", "chat", "plans", "talk", "web", "lesson", "tell")
"""Catalogues that are read in the middle of a turn, beside those of the games."""
BUTTON = re.compile(r"<button\b[^>]*>(.*?)</button>|<a class=\"button\b[^>]*>(.*?)</a>", re.DOTALL)
CHAT_BUTTON = re.compile(r"(?:Button|Link)\(.{0,90}?words\(['\"]([\w-]+)['\"]")
BRANCH = re.compile(r"Branch\(\s*[^,]+,\s*text\([\"']([\w-]+)[\"']")
CALL = re.compile(r"""words\(([^()]*)\)""")
KEY = re.compile(r"""["']([a-z][\w-]+)["']""")


def voice() -> list[str]:
    """Everything in the English words and pages that is not in the voice."""
    return [complaint for check in CHECKS for complaint in check()]


def english() -> dict[str, Sentence]:
    return sentences(catalogue.SOURCE)


def tell(sentence: Sentence, what: str) -> str:
    return f"{sentence.file}:{sentence.line}: {sentence.key}: {what}"


def wrong_words(message: str, unwanted: dict[str, str]) -> Iterator[str]:
    """The words of a text that have a better one."""
    for pattern, better in unwanted.items():
        if hit := re.search(rf"\b(?:{pattern})\b", message, re.IGNORECASE):
            yield f"“{hit[0]}” → {better}"


def check_words() -> Iterator[str]:
    for sentence in english().values():
        for message in variants(sentence.entry.value):
            for wrong in wrong_words(message, DEAD_WORDS):
                yield tell(sentence, wrong)
            if sentence.key not in EXCUSED_TERMS:
                for wrong in wrong_words(message, TERMS):
                    yield tell(sentence, wrong)


def check_pages() -> Iterator[str]:
    """Rules pages, and what people read before they play."""
    for page in pages():
        for number, line in enumerate(prose(page), 1):
            terms = TERMS if page.parent.name == catalogue.SOURCE else {}
            for wrong in wrong_words(line, DEAD_WORDS | terms):
                yield f"{page.relative_to(ROOT)}:{number}: {wrong}"


def pages() -> list[Path]:
    rules = rules_pages(catalogue.SOURCE).values()
    return [*rules, ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def prose(page: Path) -> list[str]:
    """The lines of a page without what a program reads: code, addresses, names of paragraphs."""
    fenced, lines = False, []
    for line in page.read_text(encoding="utf-8").splitlines():
        fenced ^= line.startswith("```")
        bare = re.sub(r"`[^`]*`|\]\([^)]*\)|\{#[^}]*\}|<[^>]*>", " ", line)
        lines.append("" if fenced or line.startswith("```") else bare)
    return lines


def check_quotes() -> Iterator[str]:
    """The catalogues are held to their quotation marks by the contract of every language."""
    for page in pages():
        if page.parent.name == catalogue.SOURCE:
            for number, line in enumerate(prose(page), 1):
                if sign := re.search(r"[\"']", line):
                    yield f"{page.relative_to(ROOT)}:{number}: {sign[0]} is a typewriter’s quote"


def check_buttons() -> Iterator[str]:
    for key in sorted(buttons() - EXCUSED_BUTTONS.keys()):
        sentence = english()[key]
        for message in variants(sentence.entry.value):
            if is_too_long(message):
                yield tell(sentence, f"“{message}” is too long for a button")


def is_too_long(label: str) -> bool:
    """Counted without what is filled in and without articles: “Leave the table” has two words."""
    own = re.sub(r"\([^()]*\{\}[^()]*\)", " ", label).replace(HOLE, " ")
    words = [word for word in re.findall(r"[\w’-]+", own) if word.lower() not in ARTICLES]
    return len(words) > MOST_WORDS or len(" ".join(own.split())) > MOST_LETTERS


@cache
def buttons() -> frozenset[str]:
    """The messages on a button: of acts, of pages, of chat messages and of what a game asks."""
    acts = {act.label.key for act in registry.acts()}
    return frozenset((acts | page_buttons() | chat_buttons() | game_buttons()) & english().keys())


def page_buttons() -> set[str]:
    written = "\n".join(path.read_text(encoding="utf-8") for path in ROOT.glob("bot/web/templates/*.html"))
    inside = [first or second for first, second in BUTTON.findall(written)]
    return {key for html in inside for call in CALL.findall(html) for key in KEY.findall(call)}


def chat_buttons() -> set[str]:
    code = [path.read_text(encoding="utf-8") for path in (ROOT / "bot/chat").rglob("*.py")]
    return {key for file in code for key in CHAT_BUTTON.findall(file)}


def game_buttons() -> set[str]:
    """What may be pressed first in a question, as the code writes it and as games ask it."""
    files = [path for folder in ("engine", "titles") for path in (ROOT / folder).rglob("*.py")]
    code = [path.read_text(encoding="utf-8") for path in files]
    keys = {key for file in code for key in BRANCH.findall(file)}
    for title, game in engine.titles().items():
        for match in positions(title, max(game.seats), "menus", count=60):
            keys |= {key for asked in match.pending().values() for key in pressed_first(asked.choice)}
    return keys


def pressed_first(choice: Choice) -> Iterator[str]:
    match choice:
        case OneOf():
            yield from (branch.label.key for branch in choice.branches)
        case Pick() if choice.single:
            yield from (option.label.key for option in choice.options)
        case AllOf() if len(choice.parts) == 1:
            yield from pressed_first(choice.parts[0].choice)
        case _:
            pass


def check_length() -> Iterator[str]:
    for sentence in english().values():
        if is_read_in_a_turn(sentence):
            for message in variants(sentence.entry.value):
                if (count := longest_sentence(message)) > LONGEST_SENTENCE:
                    yield tell(sentence, f"has a sentence of {count} words")


def longest_sentence(message: str) -> int:
    """In words; what is filled in counts as one."""
    parts = re.split(r"[.!?…](?=\s|$|[”)])|\n", message)
    return max(len(re.findall(r"[\w’{}-]+", part)) for part in parts)


def is_read_in_a_turn(sentence: Sentence) -> bool:
    name = sentence.file.removesuffix(".ftl")
    return name in TURN_FILES or any(title in name for title in engine.titles())


CHECKS: tuple[Check, ...] = (
    check_words,
    check_pages,
    check_quotes,
    check_buttons,
    check_length,
)
