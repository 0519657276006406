"""The regulations of a league: which can be played, and what follows where nothing was said."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import engine
from bot.series.errors import NotPossible
from bot.series.league.book import DAY, Regulations
from engine.choice import Answer, Pick, problem
from engine.match import default_options
from engine.text import Text, text

MOST_ROUNDS = 60
MOST_TABLES = 5
MOST_DIVISIONS = 20
MOST_POINTS = 1000
MOST_SEASONS = 1000
MOST_ADVANCING = 3
LONGEST = 400 * DAY


def sizes_for_all(titles: Iterable[str], wish: int | None = None, *, pairs: bool = False) -> list[int]:
    """Table sizes that every one of these titles is played at: the wished one first, then the largest.

    Two at a table are too few for a league of several, unless there is nothing else or it is wished for;
    a cup has `pairs`, too, so that any number of people can play it.
    """
    known = engine.titles()
    each = [set(known[title].seats) for title in titles if title in known]
    common = set.intersection(*each) if each else set()
    several = {size for size in common if size > 2 or pairs} or common
    sizes = sorted(several, reverse=True)
    return [wish, *(size for size in sizes if size != wish)] if wish is not None else sizes


@dataclass(frozen=True, slots=True)
class Variant:
    """A way to play a title that is not the usual one."""

    key: str
    label: Text


def variants(titles: Iterable[str]) -> list[Variant]:
    """Every variant of these titles, by title, question and answer."""
    known = engine.titles()
    return [
        Variant(
            f"{title}.{part.id}.{option.id}",
            text("league-variant", title=known[title].local_name, what=part.label, answer=option.label),
        )
        for title in titles
        if title in known
        for part in known[title].options.parts
        if isinstance(part.choice, Pick) and part.choice.single
        for option in part.choice.options[1:]
    ]


def chosen_variants(regulations: Regulations) -> list[Variant]:
    """Those that a league plays."""
    played = {
        f"{title}.{part}.{option}"
        for title, options in regulations.options.items()
        for part, option in options.items()
    }
    return [variant for variant in variants(regulations.titles) if variant.key in played]


def with_variants(regulations: Regulations, wanted: Collection[str]) -> Regulations:
    """The same regulations with these variants and no others."""
    options: dict[str, dict[str, Answer]] = {}
    for variant in variants(regulations.titles):
        if variant.key in wanted:
            title, part, option = variant.key.split(".", 2)
            options.setdefault(title, {})[part] = option
    return replace(regulations, options=options)


def check_regulations(regulations: Regulations) -> None:
    """Refuse regulations that no table could be played by."""
    known = engine.titles()
    if not regulations.titles or any(title not in known for title in regulations.titles):
        raise NotPossible("league-bad-titles", titles=tuple(title.local_name for title in known.values()))
    for title in regulations.titles:
        if not regulations.sizes or any(size not in known[title].seats for size in regulations.sizes):
            raise NotPossible(
                "league-bad-sizes", title=known[title].local_name, seats=tuple(map(str, known[title].seats))
            )
    for title in regulations.titles:
        form = known[title].options
        variants = {**default_options(form), **regulations.options.get(title, {})}
        if reason := problem(form, variants):
            raise NotPossible("league-bad-options", title=known[title].local_name, reason=reason)
    _check_numbers(regulations)
    _check_points(regulations.points)
    _check_cup(regulations)
    if len(set(regulations.tie_breaks)) != len(regulations.tie_breaks):
        raise NotPossible("league-bad-tie-breaks")


def _check_numbers(regulations: Regulations) -> None:
    bounds = [
        (regulations.rounds, 1, MOST_ROUNDS),
        (regulations.tables, 1, MOST_TABLES),
        (regulations.divisions, 1, MOST_DIVISIONS),
        (regulations.moving, 0, MOST_DIVISIONS),
        (1 if regulations.seasons is None else regulations.seasons, 1, MOST_SEASONS),
    ]
    spans = (
        regulations.signup,
        regulations.round_time,
        regulations.warning,
        regulations.grace,
        regulations.rest,
    )
    if any(not low <= number <= high for number, low, high in bounds):
        raise NotPossible("league-bad-numbers")
    if any(not 0 <= seconds <= LONGEST for seconds in spans) or regulations.round_time <= 0:
        raise NotPossible("league-bad-times")


def _check_cup(regulations: Regulations) -> None:
    """A cup has one division and a table per person and round, and of each table someone goes out."""
    if regulations.is_cup and (regulations.divisions, regulations.tables) != (1, 1):
        raise NotPossible("league-bad-cup")
    if not 1 <= regulations.advancing <= MOST_ADVANCING:
        raise NotPossible("league-bad-advancing", most=MOST_ADVANCING)
    if regulations.length is not None and not DAY <= regulations.length <= LONGEST:
        raise NotPossible("league-bad-times")


def _check_points(points: Sequence[int]) -> None:
    if not points or any(not 0 <= points_of_place <= MOST_POINTS for points_of_place in points):
        raise NotPossible("league-bad-points")
    if any(more < less for more, less in pairwise(points)):
        raise NotPossible("league-bad-points")
