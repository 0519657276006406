"""Advice at a question: what a good player would answer, why, and one press to answer so."""

from typing import Any

from bot.acts.act import NO_COMMAND, Act, Actor, Answers, Done
from bot.acts.subjects import AtTable
from bot.acts.table import plays_here
from bot.series.people.ratings import is_rated
from bot.series.series_note import series_note
from bot.table.state import TableState
from engine.text import Text, text
from render import answers
from render.words import Words


def advice_is_off(table: TableState) -> Text | None:
    """Why nobody gets advice at this table: it is rated, or belongs to a league or a campaign."""
    return text("advice-off") if is_rated(table) or series_note(table).get("id") else None


def _is_asked(subject: AtTable, actor: Actor) -> bool:
    return plays_here(subject, actor) and subject.table.decision(subject.seat) is not None


async def _advise(subject: AtTable, _answers: Answers, actor: Actor) -> Done:
    assert subject.seat is not None, "offered to those who are asked"
    table, decision = subject.table, subject.table.decision(subject.seat)
    assert decision is not None, "offered to those who are asked"
    advice, words = await subject.host.advice.give(table, subject.seat), Words(actor.locale, table.names)
    why = words.say(advice.reason)
    if advice.answer is None:
        return Done(text("advice-silent", why=why))
    what = " · ".join(answers.lines(decision.choice, advice.answer, words))
    return Done(text("advice-said", what=what, why=why), then=TAKE.key)


async def _take(subject: AtTable, _answers: Answers, _actor: Actor) -> Done:
    assert subject.seat is not None, "offered to those who are asked"
    await subject.host.advice.take(subject.table, subject.seat)
    return Done(text("advice-taken"))


def _off(subject: AtTable, _actor: Actor) -> Text | None:
    return advice_is_off(subject.table)


ADVICE: Act[Any] = Act(
    "table", "advice", _advise, concerns=_is_asked, blocked=_off, command=NO_COMMAND, price="advice"
)
TAKE: Act[Any] = Act(
    "table",
    "take-advice",
    _take,
    concerns=_is_asked,
    blocked=_off,
    command=NO_COMMAND,
    follows=True,
)
ACTS: tuple[Act[Any], ...] = (ADVICE, TAKE)
