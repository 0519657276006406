"""A season as time passes: it starts, pairs rounds, warns late tables, closes, and the next one opens."""

from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import pairwise

from bot import keys
from bot.series.follow_up import FollowUp
from bot.series.league import knockout, pairing
from bot.series.league.book import (
    DAY,
    FinalStandings,
    League,
    Member,
    Regulations,
    RoundPlan,
    RoundTable,
    Season,
)
from bot.series.league.points import StandingsRow, points_string
from bot.series.league.standings import standings
from bot.series.league.swiss import pair_swiss
from bot.table.letters import VoidErrand
from engine.rng import Rng
from engine.text import Arg, text

SOONEST = 3600.0
"""Seconds until it is looked again whether enough have signed up, where the sign-up takes no time."""
WEEK = 7 * DAY
WEEKEND = 2 * DAY
SATURDAY = 2 * DAY
"""Seconds from the beginning of 1970, a Thursday, to its first Saturday."""


def new_season(number: int, now: float, regulations: Regulations, members: Iterable[Member] = ()) -> Season:
    return Season(number=number, starts=signup_end(regulations, now), members=list(members))


def signup_end(regulations: Regulations, now: float) -> float:
    """When play begins: after the days of sign-up; a cup of a weekend on a Saturday, a day away at least."""
    if regulations.length == WEEKEND:
        return now + DAY + (SATURDAY - now - DAY) % WEEK
    return now + regulations.signup


def advance_season(book: League, follow_up: FollowUp, now: float) -> None:
    """Do everything that is due by now and touches no match."""
    season = book.season
    if book.ended or season.state == "draft":
        return
    if season.state == "closed" and season.starts <= now:
        _open_next_season(book, now, follow_up)
    elif season.state == "signup" and season.starts <= now:
        _start_season(book, now, follow_up)
    if book.season.state == "playing":
        _pair_finished_divisions(book, follow_up)
        _warn_late_tables(book, now, follow_up)
        _close_season(book, now, follow_up)


def next_visit(book: League, now: float) -> float | None:
    """When the steward has to visit the league again, unless a game ends before."""
    season = book.season
    if book.ended or season.state == "draft":
        return None
    if season.state != "playing":
        return season.starts
    open_now = [table for table in season.tables if table.state == "open"]
    if any(table.state == "paired" for table in season.tables):
        return now
    warnings = [table.due - book.regulations.warning for table in open_now if not table.warned]
    return min([*warnings, *(table.due for table in open_now)], default=now)


# --- beginning --------------------------------------------------------------------------------------------


def _start_season(book: League, now: float, follow_up: FollowUp) -> None:
    """The sign-up ends and play begins; with too few people it goes on."""
    season, regulations = book.season, book.regulations
    people = [member for member in season.members if member.state == "in"]
    least = least_people(regulations)
    if len(people) < least:
        season.starts = max(signup_end(regulations, now), now + SOONEST)
        if regulations.signup >= DAY or season.too_few != len(people):
            follow_up.announce("league-too-few", name=book.name, people=len(people), least=least)
        season.too_few = len(people)
        return
    for i, member in enumerate(people):
        member.division = i * regulations.divisions // len(people)
    season.state = "playing"
    season.rounds = [0] * regulations.divisions
    if regulations.length:
        rounds = count_rounds(regulations, season)
        season.round_ends = [now + regulations.length * (i + 1) / rounds for i in range(rounds)]
    announce_step(book, follow_up, "league-started", season=season.number, people=len(people))


def least_people(regulations: Regulations) -> int:
    """How many players a season needs to begin."""
    return min(regulations.sizes) * regulations.divisions


def announce_step(book: League, follow_up: FollowUp, key: str, **args: Arg) -> None:
    """Announce a step of a season or, in its own words, of a cup."""
    follow_up.announce(f"{key}-cup" if book.regulations.is_cup else key, name=book.name, **args)


def count_rounds(regulations: Regulations, season: Season) -> int:
    """How many rounds a season has; of a knock-out, how many it takes if everyone who is left stays."""
    if regulations.format != "knockout":
        return regulations.rounds
    played = knockout.last_round(season)
    if not played:
        return knockout.expected_rounds(regulations, len(season.players_in(0)))
    if season.state == "closed" or knockout.is_final(season, played):
        return played
    tables = knockout.round_tables(season, played)
    byes = sum(number == played for number, _who in season.byes)
    left = byes + sum(min(regulations.advancing, len(table.seats) - 1) for table in tables)
    return played + knockout.expected_rounds(regulations, max(left, min(regulations.sizes)))


def due_of_round(book: League, number: int, now: float) -> float:
    """When the tables of a round that opens now are due; one that begins late has half its time at least."""
    regulations, ends = book.regulations, book.season.round_ends
    if not regulations.length or not ends:
        return now + regulations.round_time
    share = regulations.length / len(ends)
    return max(ends[number - 1], now + share / 2) if number <= len(ends) else now + share


def _has_next_round(book: League, division: int) -> bool:
    if book.regulations.format == "knockout":
        return knockout.goes_on(book.regulations, book.season)
    return book.season.rounds[division] < book.regulations.rounds


def _pair_finished_divisions(book: League, follow_up: FollowUp) -> None:
    """The next round of every division whose tables are all decided."""
    for division in range(book.regulations.divisions):
        done = all(t.state in ("over", "void") for t in book.season.tables if t.division == division)
        if done and _has_next_round(book, division):
            _pair_next_round(book, division, follow_up)


def _pair_next_round(book: League, division: int, follow_up: FollowUp) -> None:
    season, regulations = book.season, book.regulations
    everyone = _entrants(book, division)
    season.rounds[division] += 1
    number = season.rounds[division]
    people = [who for who in everyone if who not in season.resting]
    season.resting = [who for who in season.resting if who not in everyone]
    season.byes += [(number, who) for who in everyone if who not in people]
    if len(people) < min(regulations.sizes):
        season.byes += [(number, who) for who in people]
        follow_up.announce("league-no-round", name=book.name, round=number, division=division + 1)
        return
    rounds = _pair_cup(book, people) if regulations.is_cup else _take_planned_rounds(book, division, people)
    title = regulations.titles[(number - 1) % len(regulations.titles)]
    for turn, made in enumerate(rounds):
        for seats in made:
            season.tables.append(
                RoundTable(
                    keys.new_id(),
                    division,
                    number,
                    title,
                    _table_seed(book, division, number, turn, len(seats)),
                    seats,
                )
            )
        season.byes += [(number, who) for who in people if not any(who in seats for seats in made)]
    final = regulations.format == "knockout" and knockout.is_final(season, number)
    announce_step(
        book,
        follow_up,
        "league-final" if final else "league-round",
        round=number,
        division=division + 1,
        tables=sum(map(len, rounds)),
    )


def _entrants(book: League, division: int) -> list[str]:
    """Who plays the next round: everyone, or in a knock-out those who are left."""
    season = book.season
    if book.regulations.format != "knockout" or not knockout.last_round(season):
        return [member.user_id for member in season.players_in(division)]
    through = knockout.survivors(book.regulations, season)
    for member in season.members:
        if member.user_id in through:
            member.state = "in"
    return through


def _pair_cup(book: League, people: list[str]) -> list[pairing.Round]:
    """The next round of a cup: by points in Swiss rounds; in a knock-out with people who met least."""
    season, regulations, number = book.season, book.regulations, book.season.rounds[0]
    past = pairing.past_of(
        (table.seats for table in season.tables), (who for at, who in season.byes if at < number)
    )
    seed = f"{book.seed}/{season.number}/cup/{number}"
    if regulations.format == "knockout":
        return [pairing.pair_next_round(people, regulations.sizes, regulations.sizes[0], 1, past, seed)]
    points = {row.user_id: row.points for row in standings(regulations, season, 0)}
    return [pair_swiss(people, points, regulations.sizes, past, seed)]


def _take_planned_rounds(book: League, division: int, people: list[str]) -> list[pairing.Round]:
    """Take the next rounds from the plan; a new plan is made when other people play."""
    season, regulations = book.season, book.regulations
    number, known = season.rounds[division], season.plans.get(division)
    left = (regulations.rounds - number + 1) * regulations.tables
    if known is None or known.people != people or len(known.rounds) != left:
        past = pairing.past_of(
            (t.seats for t in season.tables if t.division == division), (who for _, who in season.byes)
        )
        seed = f"{book.seed}/{season.number}/{division}/{number}"
        made = pairing.pair_all_rounds(people, regulations.sizes, regulations.sizes[0], left, past, seed)
        known = season.plans[division] = RoundPlan(people, made)
    rounds, known.rounds = known.rounds[: regulations.tables], known.rounds[regulations.tables :]
    return rounds


def _table_seed(book: League, division: int, number: int, turn: int, size: int) -> str:
    """The seed of a table: the same for all tables of a division's duplicate round, which begin together, and
    never to be guessed."""
    if not book.regulations.duplicate:
        return keys.new_key()
    rng = Rng(f"{book.seed}/duplicate/{book.season.number}/{division}/{number}/{turn}/{size}")
    return "".join(str(rng.below(10)) for _ in range(24))


# --- chasing ----------------------------------------------------------------------------------------------


def _warn_late_tables(book: League, now: float, follow_up: FollowUp) -> None:
    """Tell every table once that its time is nearly over."""
    for table in book.season.tables:
        if table.state == "open" and not table.warned and table.due - book.regulations.warning <= now:
            table.warned = True
            people = tuple(book.season.name(who) for who in table.seats if who not in table.lost)
            follow_up.announce_at_table(table.match_id, "league-late-warning", name=book.name, people=people)


# --- closing ----------------------------------------------------------------------------------------------


def _close_season(book: League, now: float, follow_up: FollowUp) -> None:
    """Once the last round is played: final standings, winners, and when the next season opens."""
    season, regulations = book.season, book.regulations
    if any(table.state in ("paired", "open") for table in season.tables):
        return
    if any(_has_next_round(book, division) for division in range(regulations.divisions)):
        return
    winners = _close_with_standings(book)
    announce_step(book, follow_up, "league-closed", season=season.number, winners=winners)
    if regulations.seasons is not None and season.number >= regulations.seasons:
        book.ended = True
        return
    season.starts = now + max(0.0, regulations.rest - regulations.signup)
    if season.starts > now:
        day = datetime.fromtimestamp(season.starts, UTC).date().isoformat()
        follow_up.announce("league-next-signup", name=book.name, season=season.number + 1, day=day)


def _close_with_standings(book: League) -> tuple[str, ...]:
    """Close the season with its final standings; the names of the winners, division by division."""
    season, regulations = book.season, book.regulations
    rows = [standings(regulations, season, division) for division in range(regulations.divisions)]
    final = [[(row.user_id, row.name, points_string(row.points)) for row in division] for division in rows]
    book.past.append(FinalStandings(season.number, final))
    season.state, season.regulations = "closed", regulations
    if regulations.format == "knockout" and season.cut_short:
        return ()
    return tuple(division[0][1] for division in final if division)


def end_league(book: League, follow_up: FollowUp, *, counted: bool) -> None:
    """End a league as its organisers decided. A season that is played is cut short, and counts as it is if
    it is to count and a table is over; tables that are not over count for nobody."""
    season = book.season
    book.ended = True
    if season.state == "closed":
        follow_up.announce("league-ended", name=book.name)
        return
    for table in season.tables:
        if table.state in ("paired", "open"):
            table.state = "void"
            follow_up.table_announcements.append((table.match_id, text("league-ended", name=book.name)))
            follow_up.errands.append(VoidErrand(table.match_id))
    begun, played = season.state == "playing", any(table.state == "over" for table in season.tables)
    season.cut_short, season.counted = True, counted and played
    winners = _close_with_standings(book) if season.counted else ()
    season.state, season.regulations = "closed", book.regulations
    if winners:
        announce_step(book, follow_up, "league-ended-counted", season=season.number, winners=winners)
    elif begun and not season.counted:
        announce_step(book, follow_up, "league-ended-uncounted", season=season.number)
    else:
        follow_up.announce("league-ended", name=book.name)


def _open_next_season(book: League, now: float, follow_up: FollowUp) -> None:
    """Open the sign-up of the next season, with all who stayed, promoted or relegated."""
    old, regulations, played_by = book.season, book.regulations, book.regulations_of(book.season)
    rows = [standings(played_by, old, division) for division in range(played_by.divisions)]
    order = promote_and_relegate(
        [[row for row in division if row.state == "in"] for division in rows], regulations.moving
    )
    known = {member.user_id: member for member in old.members}
    members = [Member(who, known[who].name, known[who].locale) for who in order]
    members += [member for member in old.members if member.state == "substitute"]
    book.last = old
    follow_up.closed_parts.append((old.number, old))
    book.season = new_season(old.number + 1, now, regulations, members)
    announce_step(book, follow_up, "league-opened", season=book.season.number)


def promote_and_relegate(divisions: list[list[StandingsRow]], moving: int) -> list[str]:
    """Everyone in the order of next season's divisions: the best go up, the last go down."""
    ranks = [[row.user_id for row in rows] for rows in divisions]
    for upper, lower in pairwise(ranks):
        count = min(moving, len(upper) // 2, len(lower) // 2)
        if count:
            upper[-count:], lower[:count] = lower[:count], upper[-count:]
    return [who for rows in ranks for who in rows]
