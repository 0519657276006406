"""A season as time passes: it starts, pairs rounds, warns late tables, closes, and the next one opens."""

from collections.abc import Iterable
from itertools import pairwise

from bot import keys
from bot.series.follow_up import FollowUp
from bot.series.league import pairing
from bot.series.league.book import DAY, FinalStandings, League, Member, RoundPlan, RoundTable, Season
from bot.series.league.standings import StandingsRow, points_string, standings
from engine.rng import Rng

SOONEST = 3600.0
"""Seconds until it is looked again whether enough have signed up, where the sign-up takes no time."""


def new_season(number: int, now: float, wait: float, members: Iterable[Member] = ()) -> Season:
    return Season(number=number, starts=now + wait, members=list(members))


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
    warnings = [table.due - book.rules.warning for table in open_now if not table.warned]
    return min([*warnings, *(table.due for table in open_now)], default=now)


# --- beginning --------------------------------------------------------------------------------------------


def _start_season(book: League, now: float, follow_up: FollowUp) -> None:
    """The sign-up ends and play begins; with too few people it goes on."""
    season, rules = book.season, book.rules
    people = [member for member in season.members if member.state == "in"]
    least = min(rules.sizes) * rules.divisions
    if len(people) < least:
        season.starts = now + max(rules.signup, SOONEST)
        if rules.signup >= DAY or season.too_few != len(people):
            follow_up.announce("league-too-few", name=book.name, people=len(people), least=least)
        season.too_few = len(people)
        return
    for i, member in enumerate(people):
        member.division = i * rules.divisions // len(people)
    season.state = "playing"
    season.rounds = [0] * rules.divisions
    follow_up.announce("league-started", name=book.name, season=season.number, people=len(people))


def _pair_finished_divisions(book: League, follow_up: FollowUp) -> None:
    """The next round of every division whose tables are all decided."""
    for division in range(book.rules.divisions):
        done = all(t.state in ("over", "void") for t in book.season.tables if t.division == division)
        if done and book.season.rounds[division] < book.rules.rounds:
            _pair_next_round(book, division, follow_up)


def _pair_next_round(book: League, division: int, follow_up: FollowUp) -> None:
    season, rules = book.season, book.rules
    season.rounds[division] += 1
    number = season.rounds[division]
    everyone = [member.user_id for member in season.players_in(division)]
    people = [who for who in everyone if who not in season.resting]
    season.resting = [who for who in season.resting if who not in everyone]
    season.byes += [(number, who) for who in everyone if who not in people]
    if len(people) < min(rules.sizes):
        season.byes += [(number, who) for who in people]
        follow_up.announce("league-no-round", name=book.name, round=number, division=division + 1)
        return
    rounds = _take_planned_rounds(book, division, people)
    title = rules.titles[(number - 1) % len(rules.titles)]
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
    follow_up.announce(
        "league-round", name=book.name, round=number, division=division + 1, tables=sum(map(len, rounds))
    )


def _take_planned_rounds(book: League, division: int, people: list[str]) -> list[pairing.Round]:
    """Take the next rounds from the plan; a new plan is made when other people play."""
    season, rules = book.season, book.rules
    number, known = season.rounds[division], season.plans.get(division)
    left = (rules.rounds - number + 1) * rules.tables
    if known is None or known.people != people or len(known.rounds) != left:
        past = pairing.past_of(
            (t.seats for t in season.tables if t.division == division), (who for _, who in season.byes)
        )
        seed = f"{book.seed}/{season.number}/{division}/{number}"
        made = pairing.pair_all_rounds(people, rules.sizes, rules.sizes[0], left, past, seed)
        known = season.plans[division] = RoundPlan(people, made)
    rounds, known.rounds = known.rounds[: rules.tables], known.rounds[rules.tables :]
    return rounds


def _table_seed(book: League, division: int, number: int, turn: int, size: int) -> str:
    """The seed of a table: the same for all tables of a division's duplicate round, which begin together, and
    never to be guessed."""
    if not book.rules.duplicate:
        return keys.new_key()
    rng = Rng(f"{book.seed}/duplicate/{book.season.number}/{division}/{number}/{turn}/{size}")
    return "".join(str(rng.below(10)) for _ in range(24))


# --- chasing ----------------------------------------------------------------------------------------------


def _warn_late_tables(book: League, now: float, follow_up: FollowUp) -> None:
    """Tell every table once that its time is nearly over."""
    for table in book.season.tables:
        if table.state == "open" and not table.warned and table.due - book.rules.warning <= now:
            table.warned = True
            people = tuple(book.season.name(who) for who in table.seats if who not in table.lost)
            follow_up.announce_at_table(table.match_id, "league-late-warning", name=book.name, people=people)


# --- closing ----------------------------------------------------------------------------------------------


def _close_season(book: League, now: float, follow_up: FollowUp) -> None:
    """Once the last round is played: final standings, winners, and when the next season opens."""
    season, rules = book.season, book.rules
    done = all(number >= rules.rounds for number in season.rounds)
    if not done or any(table.state in ("paired", "open") for table in season.tables):
        return
    rows = [standings(rules, season, division) for division in range(rules.divisions)]
    final = [[(row.user_id, row.name, points_string(row.points)) for row in division] for division in rows]
    book.past.append(FinalStandings(season.number, final))
    season.state, season.rules = "closed", rules
    winners = tuple(division[0][1] for division in final if division)
    follow_up.announce("league-closed", name=book.name, season=season.number, winners=winners)
    if rules.seasons is not None and season.number >= rules.seasons:
        book.ended = True
        return
    season.starts = now + max(0.0, rules.rest - rules.signup)


def _open_next_season(book: League, now: float, follow_up: FollowUp) -> None:
    """Open the sign-up of the next season, with all who stayed, promoted or relegated."""
    old, rules, played_by = book.season, book.rules, book.rules_of(book.season)
    rows = [standings(played_by, old, division) for division in range(played_by.divisions)]
    order = promote_and_relegate(
        [[row for row in division if row.state == "in"] for division in rows], rules.moving
    )
    known = {member.user_id: member for member in old.members}
    members = [Member(who, known[who].name, known[who].locale) for who in order]
    members += [member for member in old.members if member.state == "substitute"]
    book.last = old
    follow_up.closed_parts.append((old.number, old))
    book.season = new_season(old.number + 1, now, rules.signup, members)
    follow_up.announce("league-opened", name=book.name, season=book.season.number)


def promote_and_relegate(divisions: list[list[StandingsRow]], moving: int) -> list[str]:
    """Everyone in the order of next season's divisions: the best go up, the last go down."""
    ranks = [[row.user_id for row in rows] for rows in divisions]
    for upper, lower in pairwise(ranks):
        count = min(moving, len(upper) // 2, len(lower) // 2)
        if count:
            upper[-count:], lower[:count] = lower[:count], upper[-count:]
    return [who for rows in ranks for who in rows]
