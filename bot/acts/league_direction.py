"""What organisers decide for a league as a whole: begin, present, write to all, end."""

from dataclasses import replace
from typing import Any

from bot.acts.act import NO_COMMAND, Act, Actor, Answers, Done, option, words
from bot.acts.league import tool
from bot.acts.subjects import OfLeague
from bot.series.league.directing import LONGEST_DESCRIPTION, LONGEST_MESSAGE, why_not_begin
from bot.table.seating import LONGEST_NAME
from engine.choice import Option
from engine.text import Text, text

COUNTED, UNCOUNTED = "counted", "uncounted"


def _why_not_begin(subject: OfLeague, _actor: Actor) -> Text | None:
    return why_not_begin(subject.book)


def _nobody_to_write_to(subject: OfLeague, actor: Actor) -> Text | None:
    others = [member for member in subject.book.season.members if member.user_id != actor.id]
    return None if others else text("league-nobody-in")


def _endings(_subject: OfLeague, _actor: Actor) -> list[Option]:
    return [Option(ending, text(f"league-ending-{ending}")) for ending in (COUNTED, UNCOUNTED)]


def _is_played(subject: OfLeague, _actor: Actor) -> bool:
    return subject.book.season.state == "playing"


async def _begin(subject: OfLeague, _answers: Answers, actor: Actor) -> Done:
    await subject.steward.leagues.directing.begin(subject.id, actor.id)
    return Done(text("league-begun"))


async def _present(subject: OfLeague, answers: Answers, actor: Actor) -> Done:
    await subject.steward.leagues.directing.present(
        subject.id, actor.id, answers["name"], answers["description"]
    )
    return Done(text("settings-kept"))


async def _write(subject: OfLeague, answers: Answers, actor: Actor) -> Done:
    await subject.steward.leagues.directing.write_to_all(subject.id, actor.id, actor.name, answers["message"])
    return Done(text("league-message-sent"))


async def _end(subject: OfLeague, answers: Answers, actor: Actor) -> Done:
    counted = answers.get("ending", COUNTED) == COUNTED
    await subject.steward.leagues.directing.end(subject.id, actor.id, counted=counted)
    return Done(text("league-ended", name=subject.book.name))


ACTS: tuple[Act[Any], ...] = (
    tool("begin", _begin, blocked=_why_not_begin, final=True),
    tool(
        "write",
        _write,
        words("message", LONGEST_MESSAGE, shortest=1),
        blocked=_nobody_to_write_to,
        after_end=True,
        price="notes",
    ),
    tool(
        "present",
        _present,
        words("name", LONGEST_NAME, lambda subject, _actor: subject.book.name, shortest=1),
        words("description", LONGEST_DESCRIPTION, lambda subject, _actor: subject.book.description),
        after_end=True,
        command=NO_COMMAND,
    ),
    tool(
        "end",
        _end,
        replace(option("ending", _endings), when=_is_played),
        final=True,
        command=NO_COMMAND,
    ),
)
