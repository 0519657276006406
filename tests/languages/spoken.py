"""Messages with what may be filled in: how many of something, and who.

Every message is said with 0, 1, 2, 5 and 21 in place of each of its numbers, and with a woman's and a man's
name in place of each person. What no language can say then is found: “1 days”, “Anna est assis”.
"""

from collections.abc import Iterator
from itertools import product

from data import catalogue
from render.words import Words
from tests.languages.messages import Sentence, sentences, told
from tests.languages.slips import one_as_many

COUNTS = (0, 1, 2, 5, 21)
PEOPLE = ("Anna", "Marco")
PERSONS = frozenset(
    {"who", "whom", "name", "names", "owner", "buyer", "seller", "winner", "opener", "attacker"}
)
"""Variables that hold the name of a person."""
NOT_COUNTED = PERSONS | {"title", "what", "pace", "port", "division", "space", "zone", "other"}
"""Variables that hold words."""

MONEY = {"genoa": "ducats go by fives", "mediterranee": "ducats go by hundreds"}
"""Games in which nothing costs one ducat."""
NEVER_SO_FEW = {
    "async-ask-too-long": "the longest pause is several days",
    "avoid-most": "a list of 20",
    "campaign-opened": "a campaign has several games",
    "card-length": "measured: many turns, several days",
    "chat-no-such-seats": "a list of numbers, the last of them above one",
    "days-off-too-many": "four days of the week",
    "genoa-begins": "a game has many rounds",
    "league-rating-note": "a rating is shown after 5 games",
    "league-started": "a season needs more than one",
    "league-too-few-games": "a rating is shown after 5 games",
    "web-refuse-name-long": "a name may have dozens of characters",
    "lookback-about": "dozens of games are played out",
    "lookback-how": "dozens of games are played out",
    "mediterranee-ask-manning": "ten sailors",
    "mediterranee-why-bid": "ducats go by hundreds",
    "mediterranee-ask-stow": "more than the least, which is at least one",
    "mediterranee-ended": "a game has many rounds",
    "meet-search": "a list of numbers, the last of them above one",
    "meet-search-count": "a list of numbers, the last of them above one",
    "neptun-bonus": "a bonus tile is worth 2 or more",
    "neptun-fulfilled-more": "a temple point costs 3",
    "neptun-delivery": "a temple point costs 3",
    "neptun-draw-route": "no two ports are nearer than 3 miles",
    "neptun-out-of-reach": "no two ports are nearer than 3 miles",
    "neptun-sailed": "no two ports are nearer than 3 miles",
    "neptun-sailed-via": "no two ports are nearer than 3 miles",
    "neptun-slot-after": "no two ports are nearer than 3 miles",
    "neptun-slot-before": "no two ports are nearer than 3 miles",
    "neptun-slot-from-start": "no two ports are nearer than 3 miles",
    "neptun-too-poor": "a temple point costs 3",
    "neptun-way-paid": "no two ports are nearer than 3 miles",
    "neptun-why-card-far": "no two ports are nearer than 3 miles",
    "neptun-why-contract-tight": "no two ports are nearer than 3 miles",
    "oltremare-bought-enough": "four cards",
    "oltremare-too-many-made": "four or eight offers",
    "oltremare-too-many-standing": "two or three offers",
    "oltremare-why-ask": "a card costs 3 ducats or more",
    "oltremare-why-load": "a card shows 3 lions or more",
    "plan-likely": "dozens of games are imagined",
    "serenissima-alt-port": "a port has several places",
    "serenissima-note-dice-fort": "a fort rolls two dice",
    "serenissima-why-basilica": "a basilica costs 2 ducats",
    "serenissima-wine-income": "a port with wine pays 3 ducats",
    "series-campaign-row": "a campaign has several games",
    "series-no-ratings": "a rating is shown after 5 games",
    "series-rating-plot": "a curve needs several games",
    "settings-wrong": "dozens of days a year",
    "web-players-range": "no game is for one",
    "web-players-some": "no game is for one",
    "web-refuse-tables": "30 tables",
}
"""Messages whose number is never 0 or 1, each with the reason."""


def count_slips(locale: str) -> Iterator[str]:
    """One of something said as many, in any message."""
    patterns = (one_as_many(locale), *catalogue.language(locale).slips)
    for sentence, names in _messages(locale):
        if sentence.key not in NEVER_SO_FEW:
            for name in sorted(names - NOT_COUNTED):
                others = dict.fromkeys(names - {name}, "X")
                for count in COUNTS:
                    message = Words(locale)(sentence.key, **others, **{name: count})
                    hits = [hit for wrong in patterns if (hit := wrong.search(message))]
                    yield from (
                        _tell(sentence, hit[0], message)
                        for hit in hits
                        if not _is_money(sentence, hit[0], locale)
                    )


def _is_money(sentence: Sentence, phrase: str, locale: str) -> bool:
    ducats = Words(locale)("genoa-ducats", count=5).split()[-1]
    return sentence.key.partition("-")[0] in MONEY and phrase.split()[-1] == ducats


def people_slips(locale: str) -> Iterator[str]:
    """A sentence that is right for a man alone, or for a woman alone."""
    patterns = catalogue.language(locale).one_gender
    for sentence, names in _messages(locale):
        if not sentence.file.startswith("lesson_"):  # the people of a lesson are known
            for person, count in product(PEOPLE, COUNTS[1:3]):
                filled = {name: person if name in PERSONS else count for name in names}
                message = Words(locale)(sentence.key, **filled)
                yield from (
                    _tell(sentence, hit[0], message) for wrong in patterns if (hit := wrong.search(message))
                )


def _messages(locale: str) -> Iterator[tuple[Sentence, set[str]]]:
    """Every message of a language, with what is filled in."""
    every = sentences(locale)
    for sentence in every.values():
        if not sentence.is_grammar and sentence.entry.value is not None:
            yield sentence, told(sentence.key, every)


def _tell(sentence: Sentence, phrase: str, message: str) -> str:
    return f"{sentence.file}:{sentence.line}: {sentence.key}: “{phrase}” in “{message}”"
