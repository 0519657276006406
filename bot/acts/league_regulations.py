"""The regulations of a league as fields of a form, and what was filled in as regulations again."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, get_args

import engine
from bot.acts.act import Actor, Answers, Field, is_yes, number, option, options, pace_options, words, yesno
from bot.series.errors import NotPossible
from bot.series.league.book import DAY, Format, LateRule, Regulations, TieBreak
from bot.series.league.regulations import (
    LONGEST,
    MOST_ADVANCING,
    MOST_DIVISIONS,
    MOST_ROUNDS,
    MOST_SEASONS,
    MOST_TABLES,
    chosen_variants,
    sizes_for_all,
    variants,
    with_variants,
)
from engine.choice import Answer, Option
from engine.text import text

TIE_BREAKS: tuple[TieBreak, ...] = get_args(TieBreak)
LATE: tuple[LateRule, ...] = get_args(LateRule)
FORMATS: tuple[Format, ...] = get_args(Format)
MOST_DAYS = int(LONGEST // DAY)
POINTS = 60
"""The longest line of points by place, as typed: `6 3 2 1 0`."""

Before: Any = Callable[[Any], Regulations]


def regulations_fields(regulations_of: Callable[[Any], Regulations]) -> tuple[Field[Any], ...]:
    """Every rule that a league may agree on; `rules_of` gives those that stand before the form is touched."""

    def days(field_id: str, low: int) -> Field[Any]:
        attribute = {"round-days": "round_time"}.get(field_id, field_id.removesuffix("-days"))
        return number(
            field_id,
            low,
            MOST_DAYS,
            lambda subject, _actor: _days(getattr(regulations_of(subject), attribute)),
        )

    return (
        titles_field(regulations_of),
        options(
            "sizes",
            lambda _subject, _actor: [Option(str(size), text("plain", what=str(size))) for size in sizes()],
            lambda subject, _actor: [str(size) for size in regulations_of(subject).sizes],
            ordered=True,
        ),
        number("rounds", 1, MOST_ROUNDS, lambda subject, _actor: regulations_of(subject).rounds),
        number("divisions", 1, MOST_DIVISIONS, lambda subject, _actor: regulations_of(subject).divisions),
        option("pace", pace_options, lambda subject, _actor: pace_of(regulations_of(subject))),
        yesno("breaks", lambda subject, _actor: regulations_of(subject).breaks),
        days("round-days", 1),
        number("tables", 1, MOST_TABLES, lambda subject, _actor: regulations_of(subject).tables),
        number("moving", 0, MOST_DIVISIONS, lambda subject, _actor: regulations_of(subject).moving),
        number("seasons", 0, MOST_SEASONS, lambda subject, _actor: regulations_of(subject).seasons or 0),
        days("signup-days", 0),
        days("warning-days", 0),
        days("grace-days", 0),
        days("rest-days", 0),
        option(
            "late",
            lambda _subject, _actor: [Option(late, text(f"league-late-{late}")) for late in LATE],
            lambda subject, _actor: regulations_of(subject).late,
        ),
        words("points", POINTS, lambda subject, _actor: " ".join(map(str, regulations_of(subject).points))),
        options(
            "tie-breaks",
            lambda _subject, _actor: [
                Option(tie_break, text(f"league-break-{tie_break}")) for tie_break in TIE_BREAKS
            ],
            lambda subject, _actor: list(regulations_of(subject).tie_breaks),
            ordered=True,
        ),
        yesno("programs", lambda subject, _actor: regulations_of(subject).programs),
        yesno("duplicate", lambda subject, _actor: regulations_of(subject).duplicate),
        *entry_fields(regulations_of),
        options(
            "variants",
            lambda _subject, _actor: [
                Option(variant.key, variant.label) for variant in variants(engine.titles())
            ],
            lambda subject, _actor: [variant.key for variant in chosen_variants(regulations_of(subject))],
        ),
    )


def cup_fields(regulations_of: Callable[[Any], Regulations]) -> tuple[Field[Any], ...]:
    """What makes a league a cup, beside the regulations of every league."""
    return (
        format_field(FORMATS, regulations_of),
        advancing_field(regulations_of),
        number(
            "length-days", 0, MOST_DAYS, lambda subject, _actor: _days(regulations_of(subject).length or 0)
        ),
    )


def format_field(formats: Sequence[Format], regulations_of: Callable[[Any], Regulations]) -> Field[Any]:
    return option(
        "format",
        lambda _subject, _actor: [Option(kind, text(f"league-format-{kind}")) for kind in formats],
        lambda subject, _actor: regulations_of(subject).format,
    )


def advancing_field(regulations_of: Callable[[Any], Regulations]) -> Field[Any]:
    return number("advancing", 1, MOST_ADVANCING, lambda subject, _actor: regulations_of(subject).advancing)


def titles_field(regulations_of: Callable[[Any], Regulations]) -> Field[Any]:
    return options(
        "titles",
        lambda _subject, _actor: [Option(title.id, title.local_name) for title in _titles()],
        lambda subject, _actor: list(regulations_of(subject).titles),
        least=1,
    )


def entry_fields(regulations_of: Callable[[Any], Regulations]) -> tuple[Field[Any], ...]:
    """Who may sign up."""
    return (
        option("entry", _entries, lambda subject, _actor: _entry(regulations_of(subject))),
        words("role", 24, lambda subject, _actor: regulations_of(subject).role or ""),
    )


def _days(seconds: float) -> int:
    return round(seconds / DAY)


def _titles() -> list[Any]:
    return list(engine.titles().values())


def sizes() -> list[int]:
    """Every table size that some title can be played at, the largest first."""
    return sorted({seats for title in engine.titles().values() for seats in title.seats}, reverse=True)


def pace_of(regulations: Regulations) -> Answer:
    return (
        regulations.pace
        if isinstance(regulations.pace, str)
        else "none"
        if regulations.pace is None
        else "day"
    )


def _entries(_subject: Any, actor: Actor) -> list[Option]:
    """Where there are no roles, a league is open or for those who are invited."""
    ways = ("open", "invited") if "role" in actor.surface.leaves_out else ("open", "invited", "role")
    return [Option(way, text(f"league-entry-{way}")) for way in ways]


def _entry(regulations: Regulations) -> str:
    if regulations.invited is not None:
        return "invited"
    return "role" if regulations.role else "open"


def regulations_from_form(before: Regulations, answers: Answers) -> Regulations:
    """The regulations of a filled-in form; sizes that do not fit the titles are chosen again."""

    def seconds(field_id: str, known: float) -> float:
        """What a form of whole days says; where it says what stands, that stays as it is to the second."""
        return known if _days(known) == answers[field_id] else answers[field_id] * DAY

    regulations = replace(
        with_entry(before, answers),
        titles=list(answers["titles"]),
        sizes=_sizes(before, answers),
        rounds=answers["rounds"],
        tables=answers["tables"],
        divisions=answers["divisions"],
        moving=answers["moving"],
        seasons=answers["seasons"] or None,
        pace=before.pace if answers["pace"] == pace_of(before) else answers["pace"],
        breaks=is_yes(answers, "breaks"),
        round_time=seconds("round-days", before.round_time),
        signup=seconds("signup-days", before.signup),
        warning=seconds("warning-days", before.warning),
        grace=seconds("grace-days", before.grace),
        rest=seconds("rest-days", before.rest),
        late=answers["late"],
        points=_points(answers["points"]),
        tie_breaks=list(answers["tie-breaks"]),
        programs=is_yes(answers, "programs"),
        duplicate=is_yes(answers, "duplicate"),
        format=answers.get("format", before.format),
        advancing=answers.get("advancing", before.advancing),
        length=seconds("length-days", before.length or 0) or None if "length-days" in answers else None,
    )
    return with_variants(regulations, answers["variants"])


def with_entry(before: Regulations, answers: Answers) -> Regulations:
    """These regulations with those who may sign up, as a form says."""
    entry, role = answers.get("entry", "open"), str(answers.get("role", before.role or "")).strip()
    if entry == "role" and not role:
        raise NotPossible("league-role-first")
    return replace(
        before,
        invited=(before.invited or []) if entry == "invited" else None,
        role=role if entry == "role" else None,
    )


def _sizes(before: Regulations, answers: Answers) -> list[int]:
    """The sizes as chosen; if only the titles changed, those that fit the titles."""
    wanted = [int(size) for size in answers["sizes"]]
    known = engine.titles()
    fit = all(size in known[title].seats for title in answers["titles"] for size in wanted)
    untouched = wanted == before.sizes and list(answers["titles"]) != before.titles
    return sizes_for_all(answers["titles"]) if not wanted or (untouched and not fit) else wanted


def _points(typed: str) -> list[int]:
    numbers = typed.replace(",", " ").replace(";", " ").split()
    if any(not number.isascii() or not number.isdecimal() or len(number) > 4 for number in numbers):
        raise NotPossible("league-bad-points")
    return [int(number) for number in numbers]
