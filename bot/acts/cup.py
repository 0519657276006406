"""The form of a cup: a league of one event, whose length says how fast it is played."""

from dataclasses import replace
from typing import Any, Literal, get_args

from bot.acts.act import Answers, Field, number, option
from bot.acts.league_regulations import (
    advancing_field,
    entry_fields,
    format_field,
    titles_field,
    with_entry,
)
from bot.series.league.book import DAY, Regulations
from bot.series.league.regulations import MOST_ROUNDS, sizes_for_all
from bot.series.league.season_progress import WEEKEND
from engine.choice import Option
from engine.text import text

Length = Literal["weekend", "week", "month"]
LENGTHS: tuple[Length, ...] = get_args(Length)
HOUR = 3600.0


def _usual_cup(_hall: Any) -> Regulations:
    return Regulations(titles=[], sizes=[], format="knockout", rounds=3, advancing=2, late="score", seasons=1)


CUP_FIELDS: tuple[Field[Any], ...] = (
    titles_field(_usual_cup),
    format_field(("knockout", "swiss"), _usual_cup),
    option(
        "length",
        lambda _hall, _actor: [Option(length, text(f"league-length-{length}")) for length in LENGTHS],
        lambda _hall, _actor: "month",
    ),
    advancing_field(_usual_cup),
    number("swiss-rounds", 1, MOST_ROUNDS, lambda _hall, _actor: _usual_cup(None).rounds),
    *entry_fields(_usual_cup),
)


def cup_from_form(answers: Answers) -> Regulations:
    """The regulations of a cup: every table size of its games; pace, sign-up and warning by its length."""
    chosen = replace(
        _usual_cup(None),
        titles=list(answers["titles"]),
        sizes=sizes_for_all(answers["titles"], pairs=True),
        format=answers["format"],
        rounds=answers["swiss-rounds"],
        advancing=answers["advancing"],
    )
    return with_entry(_with_length(chosen, answers["length"]), answers)


def _with_length(regulations: Regulations, length: Length) -> Regulations:
    match length:
        case "weekend":
            hours = replace(regulations, pace=2 * HOUR, warning=2 * HOUR, grace=HOUR)
            return replace(hours, length=WEEKEND, signup=7 * DAY, breaks=False)
        case "week":
            hours = replace(regulations, pace=6 * HOUR, warning=6 * HOUR, grace=6 * HOUR)
            return replace(hours, length=7 * DAY, signup=3 * DAY)
        case "month":
            return replace(regulations, length=28 * DAY, pace="day", signup=7 * DAY, warning=DAY, grace=DAY)
