"""Knock-out rounds: who goes on from each table, until one table is left for the final."""

from collections.abc import Sequence

from bot.series.league.book import Regulations, RoundTable, Season
from bot.series.league.pairing import sizes_for
from bot.series.league.points import seed_order

UNDECIDED = ("paired", "open")


def round_tables(season: Season, number: int) -> list[RoundTable]:
    return [table for table in season.tables if table.round == number]


def entrants(season: Season, number: int) -> set[str]:
    """Everyone who plays a round or has a bye in it."""
    seated = {who for table in round_tables(season, number) for who in table.seats}
    return seated | {who for at, who in season.byes if at == number}


def last_round(season: Season) -> int:
    return season.rounds[0] if season.rounds else 0


def is_final(season: Season, number: int) -> bool:
    """Whether everyone who was left sat at one table."""
    return len(round_tables(season, number)) == 1 and not any(at == number for at, _ in season.byes)


def survivors(regulations: Regulations, season: Season) -> list[str]:
    """Those who are through to the round after the last one, the best seeded first.

    Where fewer are left than the smallest table needs, the next best of all tables go on as well.
    """
    number = last_round(season)
    order = seed_order(regulations, season)
    decided = [t for t in round_tables(season, number) if t.state not in UNDECIDED]
    ranked = [_rank_people(season, table, order) for table in decided]
    counts = [min(regulations.advancing, len(table.seats) - 1) for table in decided]
    through = [who for people, count in zip(ranked, counts, strict=True) for who in people[:count]]
    through += [heir for at, who in season.byes if at == number and (heir := _stands_for(season, who))]
    if len(decided) > 1 or len(through) > 1:
        rest = [people[count:] for people, count in zip(ranked, counts, strict=True)]
        through += _next_best(rest, order)[: max(0, min(regulations.sizes) - len(through))]
    return sorted(dict.fromkeys(through), key=order.index)


def people_left(regulations: Regulations, season: Season) -> set[str]:
    """Those who have not gone out yet."""
    number = last_round(season)
    undecided = [table for table in round_tables(season, number) if table.state in UNDECIDED]
    playing = {who for table in undecided for who in table.seats if who not in table.lost}
    return playing | set([] if is_final(season, number) else survivors(regulations, season))


def champion(regulations: Regulations, season: Season) -> str | None:
    """The winner, once everything is decided; None while the cup goes on, or where nobody is left."""
    number = last_round(season)
    if (
        season.cut_short
        or not number
        or any(table.state in UNDECIDED for table in season.tables)
        or goes_on(regulations, season)
    ):
        return None
    order = seed_order(regulations, season)
    if is_final(season, number):
        (table,) = round_tables(season, number)
        ranked = _rank_people(season, table, order) or _rank_people(season, table, order, lost=True)
    else:
        ranked = survivors(regulations, season)
    return ranked[0] if ranked else None


def goes_on(regulations: Regulations, season: Season) -> bool:
    """Whether another round is played after a decided one: enough are left for a table."""
    number = last_round(season)
    if not number:
        return True
    return not is_final(season, number) and len(survivors(regulations, season)) >= max(
        2, min(regulations.sizes)
    )


def expected_rounds(regulations: Regulations, people: int) -> int:
    """How many rounds a knock-out of so many people takes, if all of them stay."""
    rounds, least = 0, min(regulations.sizes)
    while people >= least:
        rounds += 1
        tables = sizes_for(people, regulations.sizes, regulations.sizes[0])
        byes = people - sum(tables)
        if len(tables) == 1 and not byes:
            break
        people = max(least, byes + sum(min(regulations.advancing, size - 1) for size in tables))
    return rounds


def _rank_people(season: Season, table: RoundTable, order: Sequence[str], *, lost: bool = False) -> list[str]:
    """The people of a table who may go on, the best first: by place, then by seeding; a table without a
    result by seeding alone."""
    people = [who for who in table.seats if lost or who not in table.lost]
    places = table.places if table.state == "over" else {}
    people.sort(key=lambda who: (places.get(who, len(table.seats)), order.index(who)))
    return [heir for who in people if (heir := _stands_for(season, who))]


def _stands_for(season: Season, who: str) -> str | None:
    """The person themselves, or who took their place when they withdrew; None: nobody did."""
    while season.state_of(who) == "withdrawn":
        if who not in season.heirs:
            return None
        who = season.heirs[who]
    return who


def _next_best(rest: Sequence[Sequence[str]], order: Sequence[str]) -> list[str]:
    """Those who were not good enough at their tables: the first of each, then the second."""
    places = [(place, order.index(who), who) for people in rest for place, who in enumerate(people)]
    return [who for _, _, who in sorted(places)]
