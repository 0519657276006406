"""What a league does by itself as time passes: open, start, pair, warn, close, start again."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise

from bot import keys
from bot.series.league import pairing
from bot.series.league.book import Final, League, Member, Plan, Season, Table
from bot.series.league.standings import Row, said, standings
from bot.table.letters import Errand
from engine.rng import Rng
from engine.text import Arg, Text, text


@dataclass(slots=True)
class Notes:
    """What is written into the log, and what of it is announced."""

    lines: list[tuple[str | None, Text]] = field(default_factory=list)
    said: list[Text] = field(default_factory=list)
    said_at: list[tuple[str, Text]] = field(default_factory=list)
    """What is announced at a table too, by its match."""
    tables: list[str] = field(default_factory=list)
    """Matches that were opened: the place of the series shall make room for them."""
    errands: list[Errand] = field(default_factory=list)
    """What is asked of matches, done by `bot/series/errands.py`."""
    kept: list[tuple[int, object]] = field(default_factory=list)
    """Parts of the book that are over, by number: each becomes a book of its own."""

    def note(self, who: str | None, key: str, /, **args: Arg) -> None:
        self.lines.append((who, text(key, **args)))

    def announce(self, key: str, /, **args: Arg) -> None:
        """Into the log too: what was told can be read again."""
        self.lines.append((None, text(key, **args)))
        self.said.append(text(key, **args))

    def announce_at(self, match_id: str, key: str, /, **args: Arg) -> None:
        """At the table as well: what is decided about it concerns those who sit there first."""
        self.announce(key, table=match_id, **args)
        self.said_at.append((match_id, text(key, table=match_id, **args)))


def fresh(number: int, now: float, wait: float, members: Iterable[Member] = ()) -> Season:
    return Season(number=number, starts=now + wait, members=list(members))


def advance(book: League, notes: Notes, now: float) -> None:
    """Everything that is due by now and needs no match to be touched."""
    season = book.season
    if book.ended or season.state == "draft":
        return
    if season.state == "closed" and season.starts <= now:
        _reopen(book, now, notes)
    elif season.state == "signup" and season.starts <= now:
        _start(book, now, notes)
    if book.season.state == "playing":
        _pair(book, notes)
        _warn(book, now, notes)
        _close(book, now, notes)


def wakes(book: League, now: float) -> float | None:
    """When somebody has to look again, unless a game ends before."""
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


def _start(book: League, now: float, notes: Notes) -> None:
    season, rules = book.season, book.rules
    people = [member for member in season.members if member.state == "in"]
    least = min(rules.sizes) * rules.divisions
    if len(people) < least:
        season.starts = now + max(rules.signup, 1.0)
        notes.announce("league-too-few", name=book.name, people=len(people), least=least)
        return
    for i, member in enumerate(people):
        member.division = i * rules.divisions // len(people)
    season.state = "playing"
    season.rounds = [0] * rules.divisions
    notes.announce("league-started", name=book.name, season=season.number, people=len(people))


def _pair(book: League, notes: Notes) -> None:
    for division in range(book.rules.divisions):
        done = all(t.state in ("over", "void") for t in book.season.tables if t.division == division)
        if done and book.season.rounds[division] < book.rules.rounds:
            _pair_division(book, division, notes)


def _pair_division(book: League, division: int, notes: Notes) -> None:
    season, rules = book.season, book.rules
    season.rounds[division] += 1
    number = season.rounds[division]
    everyone = [member.user_id for member in season.playing(division)]
    people = [who for who in everyone if who not in season.resting]
    season.resting = [who for who in season.resting if who not in everyone]
    season.byes += [(number, who) for who in everyone if who not in people]
    if len(people) < min(rules.sizes):
        season.byes += [(number, who) for who in people]
        notes.announce("league-no-round", name=book.name, round=number, division=division + 1)
        return
    rounds = _planned(book, division, people)
    title = rules.titles[(number - 1) % len(rules.titles)]
    for turn, made in enumerate(rounds):
        for seats in made:
            season.tables.append(
                Table(
                    keys.new_id(),
                    division,
                    number,
                    title,
                    _seed(book, division, number, turn, len(seats)),
                    seats,
                )
            )
        season.byes += [(number, who) for who in people if not any(who in seats for seats in made)]
    notes.announce(
        "league-round", name=book.name, round=number, division=division + 1, tables=sum(map(len, rounds))
    )


def _planned(book: League, division: int, people: list[str]) -> list[pairing.Round]:
    """What comes next of the plan; a new one for all rounds to come when other people play."""
    season, rules = book.season, book.rules
    number, known = season.rounds[division], season.plans.get(division)
    left = (rules.rounds - number + 1) * rules.tables
    if known is None or known.people != people or len(known.rounds) != left:
        past = pairing.past_of(
            (t.seats for t in season.tables if t.division == division), (who for _, who in season.byes)
        )
        seed = f"{book.seed}/{season.number}/{division}/{number}"
        made = pairing.schedule(people, rules.sizes, rules.sizes[0], left, past, seed)
        known = season.plans[division] = Plan(people, made)
    rounds, known.rounds = known.rounds[: rules.tables], known.rounds[rules.tables :]
    return rounds


def _seed(book: League, division: int, number: int, turn: int, size: int) -> str:
    """Equal for all tables of a division's round, which begin together, where luck shall be equal; never to
    be guessed."""
    if not book.rules.duplicate:
        return keys.new_key()
    rng = Rng(f"{book.seed}/duplicate/{book.season.number}/{division}/{number}/{turn}/{size}")
    return "".join(str(rng.below(10)) for _ in range(24))


# --- chasing ----------------------------------------------------------------------------------------------


def _warn(book: League, now: float, notes: Notes) -> None:
    for table in book.season.tables:
        if table.state == "open" and not table.warned and table.due - book.rules.warning <= now:
            table.warned = True
            people = tuple(book.season.name(who) for who in table.seats if who not in table.lost)
            notes.announce_at(table.match_id, "league-late-warning", name=book.name, people=people)


# --- closing ----------------------------------------------------------------------------------------------


def _close(book: League, now: float, notes: Notes) -> None:
    season, rules = book.season, book.rules
    done = all(number >= rules.rounds for number in season.rounds)
    if not done or any(table.state in ("paired", "open") for table in season.tables):
        return
    rows = [standings(rules, season, division) for division in range(rules.divisions)]
    final = [[(row.user_id, row.name, said(row.points)) for row in division] for division in rows]
    book.past.append(Final(season.number, final))
    season.state, season.rules = "closed", rules
    winners = tuple(division[0][1] for division in final if division)
    notes.announce("league-closed", name=book.name, season=season.number, winners=winners)
    if rules.seasons is not None and season.number >= rules.seasons:
        book.ended = True
        return
    season.starts = now + max(0.0, rules.rest - rules.signup)


def _reopen(book: League, now: float, notes: Notes) -> None:
    """The next season: whoever stayed is in, promoted and relegated; the door is open for others."""
    old, rules, played_by = book.season, book.rules, book.rules_of(book.season)
    rows = [standings(played_by, old, division) for division in range(played_by.divisions)]
    order = promoted([[row for row in division if row.state == "in"] for division in rows], rules.moving)
    known = {member.user_id: member for member in old.members}
    members = [Member(who, known[who].name, known[who].locale) for who in order]
    members += [member for member in old.members if member.state == "substitute"]
    book.last = old
    notes.kept.append((old.number, old))
    book.season = fresh(old.number + 1, now, rules.signup, members)
    notes.announce("league-opened", name=book.name, season=book.season.number)


def promoted(divisions: list[list[Row]], moving: int) -> list[str]:
    """Everyone in the order of next season's divisions: the best go up, the last go down."""
    ranks = [[row.user_id for row in rows] for rows in divisions]
    for upper, lower in pairwise(ranks):
        count = min(moving, len(upper) // 2, len(lower) // 2)
        if count:
            upper[-count:], lower[:count] = lower[:count], upper[-count:]
    return [who for rows in ranks for who in rows]
