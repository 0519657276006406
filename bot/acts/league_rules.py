"""The rules of a league as fields of a form, and what was filled in as rules again."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args

import engine
from bot.acts.act import Actor, Answers, Field, is_yes, number, option, options, pace_options, words, yesno
from bot.series.errors import NotPossible
from bot.series.league.book import DAY, LateRule, Rules, TieBreak
from bot.series.league.rules import (
    LONGEST,
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
MOST_DAYS = int(LONGEST // DAY)
POINTS = 60
"""The longest line of points by place, as typed: `6 3 2 1 0`."""

Before: Any = Callable[[Any], Rules]


def rules_fields(rules_of: Callable[[Any], Rules]) -> tuple[Field[Any], ...]:
    """Every rule that a league may agree on; `rules_of` gives those that stand before the form is touched."""

    def days(field_id: str, low: int) -> Field[Any]:
        attribute = {"round-days": "round_time"}.get(field_id, field_id.removesuffix("-days"))
        return number(
            field_id,
            low,
            MOST_DAYS,
            lambda subject, _actor: round(getattr(rules_of(subject), attribute) / DAY),
        )

    return (
        options(
            "titles",
            lambda _subject, _actor: [Option(title.id, title.local_name) for title in _titles()],
            lambda subject, _actor: list(rules_of(subject).titles),
            least=1,
        ),
        options(
            "sizes",
            lambda _subject, _actor: [Option(str(size), text("plain", what=str(size))) for size in sizes()],
            lambda subject, _actor: [str(size) for size in rules_of(subject).sizes],
            ordered=True,
        ),
        number("rounds", 1, MOST_ROUNDS, lambda subject, _actor: rules_of(subject).rounds),
        number("divisions", 1, MOST_DIVISIONS, lambda subject, _actor: rules_of(subject).divisions),
        option("pace", pace_options, lambda subject, _actor: pace_of(rules_of(subject))),
        yesno("breaks", lambda subject, _actor: rules_of(subject).breaks),
        days("round-days", 1),
        number("tables", 1, MOST_TABLES, lambda subject, _actor: rules_of(subject).tables),
        number("moving", 0, MOST_DIVISIONS, lambda subject, _actor: rules_of(subject).moving),
        number("seasons", 0, MOST_SEASONS, lambda subject, _actor: rules_of(subject).seasons or 0),
        days("signup-days", 0),
        days("warning-days", 0),
        days("grace-days", 0),
        days("rest-days", 0),
        option(
            "late",
            lambda _subject, _actor: [Option(late, text(f"league-late-{late}")) for late in LATE],
            lambda subject, _actor: rules_of(subject).late,
        ),
        words("points", POINTS, lambda subject, _actor: " ".join(map(str, rules_of(subject).points))),
        options(
            "tie-breaks",
            lambda _subject, _actor: [
                Option(tie_break, text(f"league-break-{tie_break}")) for tie_break in TIE_BREAKS
            ],
            lambda subject, _actor: list(rules_of(subject).tie_breaks),
            ordered=True,
        ),
        yesno("programs", lambda subject, _actor: rules_of(subject).programs),
        yesno("duplicate", lambda subject, _actor: rules_of(subject).duplicate),
        option("entry", _entries, lambda subject, _actor: _entry(rules_of(subject))),
        words("role", 24, lambda subject, _actor: rules_of(subject).role or ""),
        options(
            "variants",
            lambda _subject, _actor: [
                Option(variant.key, variant.label) for variant in variants(engine.titles())
            ],
            lambda subject, _actor: [variant.key for variant in chosen_variants(rules_of(subject))],
        ),
    )


def _titles() -> list[Any]:
    return list(engine.titles().values())


def sizes() -> list[int]:
    """Every table size that some title can be played at, the largest first."""
    return sorted({seats for title in engine.titles().values() for seats in title.seats}, reverse=True)


def pace_of(rules: Rules) -> Answer:
    return rules.pace if isinstance(rules.pace, str) else "none" if rules.pace is None else "day"


def _entries(_subject: Any, actor: Actor) -> list[Option]:
    """Where there are no roles, a league is open or for those who are invited."""
    ways = ("open", "invited") if "role" in actor.surface.leaves_out else ("open", "invited", "role")
    return [Option(way, text(f"league-entry-{way}")) for way in ways]


def _entry(rules: Rules) -> str:
    if rules.invited is not None:
        return "invited"
    return "role" if rules.role else "open"


def rules_from_form(before: Rules, answers: Answers) -> Rules:
    """The rules of a filled-in form; sizes that do not fit the titles are chosen again."""
    entry, role = answers.get("entry", "open"), str(answers.get("role", before.role or "")).strip()
    if entry == "role" and not role:
        raise NotPossible("league-role-first")
    rules = replace(
        before,
        titles=list(answers["titles"]),
        sizes=_sizes(before, answers),
        rounds=answers["rounds"],
        tables=answers["tables"],
        divisions=answers["divisions"],
        moving=answers["moving"],
        seasons=answers["seasons"] or None,
        pace=answers["pace"],
        breaks=is_yes(answers, "breaks"),
        round_time=answers["round-days"] * DAY,
        signup=answers["signup-days"] * DAY,
        warning=answers["warning-days"] * DAY,
        grace=answers["grace-days"] * DAY,
        rest=answers["rest-days"] * DAY,
        late=answers["late"],
        points=_points(answers["points"]),
        tie_breaks=list(answers["tie-breaks"]),
        programs=is_yes(answers, "programs"),
        duplicate=is_yes(answers, "duplicate"),
        invited=(before.invited or []) if entry == "invited" else None,
        role=role if entry == "role" else None,
    )
    return with_variants(rules, answers["variants"])


def _sizes(before: Rules, answers: Answers) -> list[int]:
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
