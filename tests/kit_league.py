"""A season and a campaign with everything that goes wrong in them, told to whichever surface there is."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any, NamedTuple, Protocol

from bot.clock import FakeClock
from bot.host.host import Host
from bot.series.campaign.book import Campaign
from bot.series.campaign.prestige import prestige
from bot.series.league.book import League, Regulations, RoundTable, Season
from bot.series.league.standings import standings
from bot.series.steward import Steward
from render.words import Words
from tests.league.people import act, play_out

DAY = 24 * 3600.0
STRANGERS = 5
"""People who are there and are no members at first."""
EFFECTS = ("last-chooses-title", "last-chooses-seat", "purse", "rivalry")


class Size(NamedTuple):
    """How large a season is."""

    people: int
    divisions: int
    rounds: int


FORTY = Size(people=40, divisions=4, rounds=6)
TWENTY = Size(people=20, divisions=2, rounds=5)
"""The smallest season in which everything of the story has room."""


class Hall(Protocol):
    """A surface as the people of a league or campaign use it; people are named as the books name them."""

    people: Sequence[str]
    """The members, and five more who are none at first; the first one organises."""

    @property
    def steward(self) -> Steward: ...

    async def go_round(self) -> None:
        """The steward does what is due, and everything is told."""

    async def restart(self) -> None:
        """The program stops and starts again on the same database."""

    async def sign_up(self, league: str, who: str, *, substitute: bool = False) -> None: ...

    async def withdraw(self, league: str, who: str) -> None: ...

    async def take_seat(self, league: str, who: str, match_id: str) -> None: ...

    async def organise(self, league: str, tool: str, **args: Any) -> None:
        """move, replace, substitute, extend, void, forfeit, bye: with table, person, into, number."""

    async def answer(self, match_id: str, who: str) -> None:
        """This person answers what they are asked, by what the surface offers."""

    async def found_house(self, campaign: str, who: str, name: str, motto: str) -> None: ...

    async def campaign_does(self, campaign: str, who: str, what: str, words: str = "") -> None:
        """note, rival, choose, leave, takeover, giveup."""


async def pass_time(hall: Hall, days: float) -> None:
    clock = hall.steward.host.clock
    assert isinstance(clock, FakeClock)
    clock.pass_time(days * DAY)
    await hall.go_round()


async def league_of(hall: Hall, league: str) -> League:
    return (await hall.steward.leagues.shelf.get(league)).book


async def campaign_of(hall: Hall, campaign: str) -> Campaign:
    return (await hall.steward.campaigns.shelf.get(campaign)).book


def open_tables(book: League) -> list[RoundTable]:
    return [table for table in book.season.tables if table.state == "open"]


async def play_open(hall: Hall, league: str, awake: Iterable[str] | None = None) -> None:
    """Everyone awake plays their open tables of this league to the end, as the house would."""
    for table in open_tables(await league_of(hall, league)):
        await play_out(hall.steward.host, table.match_id, awake)


# --- a season ---------------------------------------------------------------------------------------------


class SeasonStory:
    """Withdrawals, substitutes, late tables, every tool of an organiser, restarts."""

    def __init__(self, hall: Hall, league: str, size: Size) -> None:
        self.hall = hall
        self.league = league
        self.members = list(hall.people[: size.people])
        self.others = list(hall.people[size.people :])
        quarter = size.people // 4
        self.leaving = [self.members[1 + quarter * number] for number in range(4)]
        """Far from each other: two who are replaced, one whom nobody replaces, one whose table is void."""
        self.late = 0

    async def book(self) -> League:
        return await league_of(self.hall, self.league)

    async def tell(self) -> Season:
        """From the sign-up to the closing; the season that was played."""
        hall = self.hall
        for who in self.members:
            await hall.sign_up(self.league, who)
        for who in self.others[:2]:
            await hall.sign_up(self.league, who, substitute=True)
        await pass_time(hall, 8)
        assert (await self.book()).season.state == "playing"
        turn = 0
        while (book := await self.book()).season.state == "playing":
            turn += 1
            assert turn < 20, "the season does not end"
            await self._turn(turn, book)
        season = await self.hall.steward.leagues.season(self.league, 1)
        assert season.state == "closed"
        return season

    async def _turn(self, turn: int, book: League) -> None:
        """Each round has its own trouble, once its tables are open."""
        match turn:
            case 1:
                await self._some_moves(book)
            case 2:
                await self._withdrawals()
            case 3:
                await self._nobody_is_left_to_step_in(book)
            case 4:
                await self._organiser(book)
            case 5:
                await self.hall.restart()
            case _:
                pass
        if turn in (1, 5):
            await self._sleep(book)
        else:
            await play_open(self.hall, self.league)
            await self.hall.go_round()

    async def _some_moves(self, book: League) -> None:
        """At one table of each division, the person who is asked first answers at the surface."""
        host = self.hall.steward.host
        for division in range(book.regulations.divisions):
            table = next(one for one in open_tables(book) if one.division == division)
            look = await host.table(table.match_id)
            who = look.seats[look.waits_for()[0]].user_id
            assert who
            await self.hall.answer(table.match_id, who)
            assert (await host.table(table.match_id)).seq > look.seq

    async def _sleep(self, book: League) -> None:
        """Two people do not answer: their tables are warned, then decided by the rule of the league."""
        sleepers = {table.seats[-1] for table in (open_tables(book)[0], open_tables(book)[-1])}
        everyone = {who for table in book.season.tables for who in table.seats}
        await play_open(self.hall, self.league, everyone - sleepers)
        await self.hall.go_round()
        waiting = [table.match_id for table in open_tables(await self.book())]
        assert waiting
        self.late += len(waiting)
        for days in (book.regulations.round_time / DAY - 2, 3):
            await pass_time(self.hall, days)
            await self.hall.restart()
        await play_open(self.hall, self.league, everyone - sleepers)
        await self.hall.go_round()

    async def _withdrawals(self) -> None:
        """Two leave, and those who offered themselves take their places and seats."""
        for gone in self.leaving[:2]:
            await self.hall.withdraw(self.league, gone)
        season = (await self.book()).season
        assert [season.state_of(who) for who in self.others[:2]] == ["in", "in"]

    async def _nobody_is_left_to_step_in(self, book: League) -> None:
        """The house plays on for one who leaves, and a guest takes that seat over; one table is void."""
        hall, gone, guest = self.hall, self.leaving[2], self.others[2]
        await hall.withdraw(self.league, gone)
        ((_, table),) = await hall.steward.leagues.round_tables.tables_with_lost_seats()
        assert table.lost == [gone]
        await hall.take_seat(self.league, guest, table.match_id)
        assert await hall.steward.leagues.round_tables.tables_with_lost_seats() == []
        void = next(one for one in open_tables(book) if self.leaving[3] in one.seats)
        await hall.organise(self.league, "void", table=void.match_id)

    async def _organiser(self, book: League) -> None:
        """Every other tool once, each at a table of its own."""
        hall, tables = self.hall, open_tables(book)
        first, second, third = (tables[len(tables) * number // 4] for number in range(3))
        await hall.organise(self.league, "extend", table=first.match_id, number=48)
        await hall.organise(self.league, "forfeit", table=second.match_id, person=second.seats[0])
        await hall.sign_up(self.league, self.others[3], substitute=True)
        await hall.organise(
            self.league, "replace", table=third.match_id, person=third.seats[0], into=self.others[3]
        )
        resting, moved, tired = (table.seats[1] for table in tables[-3:])
        await hall.organise(self.league, "bye", person=resting)
        await hall.organise(self.league, "move", person=moved, number=book.regulations.divisions - 1)
        await hall.sign_up(self.league, self.others[4], substitute=True)
        await hall.organise(self.league, "substitute", person=tired, into=self.others[4])
        after = await self.book()
        assert after.season.state_of(tired) == "withdrawn"
        assert after.season.state_of(self.others[4]) == "in"
        self.resting, self.moved = resting, moved


def adds_up(regulations: Regulations, season: Season) -> None:
    """Every standing can be checked by hand from its lines."""
    for division in range(regulations.divisions):
        rows = standings(regulations, season, division)
        for row in rows:
            assert row.points == sum((line.points for line in row.lines), Fraction(0)) + row.bye_points
            assert Words("fr").say(row.why) != row.why.key
        assert [row.rank for row in rows] == sorted(row.rank for row in rows)
        stayed = [row for row in rows if row.state == "in"]
        assert rows[: len(stayed)] == stayed
        assert all(above.points >= below.points for above, below in pairwise(stayed))


async def told_once(hall: Hall, league: str, late: int) -> None:
    """What a season of this story announced, as its log has it."""
    book = await league_of(hall, league)
    season = await hall.steward.leagues.season(league, 1)
    log = await hall.steward.leagues.shelf.log(league)
    told = Counter(said.key for line, said in log if line.who is None)
    assert told["league-round"] == book.regulations.rounds * book.regulations.divisions
    assert told["league-started"] == told["league-closed"] == told["league-voided"] == 1
    assert told["league-withdrew"] == 4
    assert told["league-substituted"] == 3
    assert told["league-late-warning"] == told["league-late-decided"] == late
    assert told["league-table-over"] == sum(table.state == "over" for table in season.tables)
    done = Counter(said.key for line, said in log if line.who == hall.people[0])
    for tool in ("extended", "forfeit", "replaced", "bye", "moved", "voided"):
        assert done[f"league-log-{tool}"] == 1, tool


# --- a campaign -------------------------------------------------------------------------------------------

HOUSES = (
    ("Contarini", "Semper *prorsum* <b>"),
    ("Doria", "Ad maiora"),
    ("Laskaris", ""),
    ("Sánchez", "Plus ultra"),
)


class CampaignStory:
    """Five games by the same houses: a house without a head, a late seat, a game given up, restarts."""

    def __init__(self, hall: Hall, campaign: str, houses: int = 3) -> None:
        self.hall = hall
        self.campaign = campaign
        self.heads = list(hall.people[:houses])
        self.guest = hall.people[houses]

    async def book(self) -> Campaign:
        return await campaign_of(self.hall, self.campaign)

    async def tell(self, games: int = 5) -> Campaign:
        hall = self.hall
        for who, (name, motto) in zip(self.heads, HOUSES, strict=False):
            await hall.found_house(self.campaign, who, name, motto)
        await hall.campaign_does(self.campaign, self.heads[0], "rival", HOUSES[1][0])
        for number in range(1, games + 1):
            await self._game(number)
        book = await self.book()
        assert book.state == "ended"
        states = [game.state for game in book.games]
        assert states == ["over"] * (games - 1) + ["void", "over"]
        assert sum(prestige(book)) == sum(
            gain.points for game in book.games_played for gains in game.gains.values() for gain in gains
        )
        return book

    async def _running(self) -> str:
        """The match that is played; the last house takes its time to choose what comes next."""
        if (await self.book()).running_game is None:
            await pass_time(self.hall, 2.1)
        game = (await self.book()).running_game
        assert game
        assert game.state == "open"
        return game.match_id

    async def _game(self, number: int) -> None:
        hall, match_id = self.hall, await self._running()
        host: Host = hall.steward.host
        await host.house.idle()
        look = await host.table(match_id)
        who = next(w for s in look.waits_for() if (w := look.seats[s].user_id) and w in self.heads)
        await hall.answer(match_id, who)
        await act(host, match_id)
        await hall.campaign_does(self.campaign, self.heads[0], "note", f"Note {number} <i>")
        match number:
            case 2:
                await hall.campaign_does(self.campaign, self.heads[1], "leave")
                assert [one.kind for one in await hall.steward.seeking.vacancies()] == ["house"]
            case 3:
                await hall.campaign_does(self.campaign, self.guest, "takeover", HOUSES[1][0])
                self.heads[1] = self.guest
                await hall.restart()
            case 4:
                await pass_time(hall, 3)
                assert await hall.steward.host.sweep.once() > 0
            case 5:
                await hall.campaign_does(self.campaign, self.heads[0], "giveup")
                await hall.go_round()
                match_id = await self._running()
                await hall.restart()
            case _:
                pass
        await play_out(hall.steward.host, match_id)
        await hall.go_round()
