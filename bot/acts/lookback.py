"""A look back at a finished game, as a picture with its words."""

from typing import Any

from bot.acts.act import NO_COMMAND, Act, Actor, Answers, Done, pay
from bot.acts.subjects import AtTable
from bot.host.lookback import look_back
from engine.lookback import LookBack
from engine.text import Text, text
from render.lookback import look_back_words, percent
from render.picture import clip_alt
from render.words import Words

PATIENCE = 2.0
"""Seconds that one press waits for it."""
LONGEST_LINE = 200
"""Signs of a line, so that the whole is one message."""
BAR = 12
"""Signs of a progress bar."""


async def _look_back(subject: AtTable, _answers: Answers, actor: Actor) -> Done:
    table = subject.table
    seen = await look_back(
        subject.host, table, PATIENCE, lambda price: pay(subject.host.budget, price, actor)
    )
    if not seen.whole:
        return Done(progress_text(seen), then=LOOK_BACK.key)
    words = Words(actor.locale, table.names)
    drawn = await subject.host.studio.look_back(table, seen, locale=actor.locale)
    return Done(_lines(look_back_words(seen, words)), picture=drawn)


def progress_text(seen: LookBack) -> Text:
    """How far a look back has come, as a bar."""
    full = round(BAR * seen.progress)
    return text(
        "lookback-under-way", bar="▰" * full + "▱" * (BAR - full), percent=min(99, percent(seen.progress))
    )


def _lines(lines: list[str]) -> Text:
    sentence = text("lookback-done")
    for line in lines:
        sentence = text("lookback-and", before=sentence, line=clip_alt(line, LONGEST_LINE))
    return sentence


LOOK_BACK: Act[Any] = Act(
    "table",
    "look-back",
    _look_back,
    concerns=lambda subject, _actor: subject.table.state == "over",
    command=NO_COMMAND,
)
ACTS: tuple[Act[Any], ...] = (LOOK_BACK,)
