"""Campaigns: found one and its houses, choose what comes next, write notes, leave and take over a house."""

import hashlib
from collections.abc import Iterable

import engine
from bot import keys
from bot.host.host import Host
from bot.series.campaign import between_games
from bot.series.campaign.book import Campaign, ChronicleNote, House, blazon
from bot.series.campaign.games import CampaignGames, seat_errands_of_house
from bot.series.campaign.prestige import last_house
from bot.series.errands import Errands
from bot.series.errors import NotPossible
from bot.series.follow_up import FollowUp
from bot.series.people.results_book import ResultsBook
from bot.series.shelf import Shelf
from bot.table.seating import clean_name
from bot.table.terms import Pace
from data import catalogue
from data.campaign import terms
from data.heraldry import grammar, grant
from data.titles import scenes
from engine import registry

LONGEST_NOTE = 400
LONGEST_MOTTO = 60


class Campaigns:
    """All campaigns of a host."""

    def __init__(self, host: Host, results: ResultsBook) -> None:
        self._host = host
        self._errands = Errands(host, results)
        self.shelf: Shelf[Campaign] = Shelf(
            "campaign",
            Campaign,
            host.store,
            host.clock,
            host.outbox,
            between_games.next_visit,
            lambda book: book.place,
            lambda book: book.locale,
        )
        self.games = CampaignGames(host, self.shelf, results)

    # --- founding

    async def create(
        self,
        name: str,
        founder: str,
        size: int,
        *,
        titles: Iterable[str] = (),
        effects: Iterable[str] = (),
        pace: Pace = None,
        server: str = "",
        place: str = "",
        locale: str = catalogue.SOURCE,
        options: dict[str, dict[str, str]] | None = None,
    ) -> str:
        """A campaign by so many houses; without titles, all that so many can play, in the order of time."""
        known = engine.titles()
        order = [scene.id for scene in scenes() if scene.id in known and size in known[scene.id].seats]
        chosen = list(titles) or order
        if not chosen or any(title not in known for title in chosen):
            raise NotPossible("league-bad-titles", titles=tuple(title.local_name for title in known.values()))
        for title in chosen:
            if size not in known[title].seats:
                raise NotPossible(
                    "league-bad-sizes",
                    title=known[title].local_name,
                    seats=tuple(map(str, known[title].seats)),
                )
        agreed = [effect for effect in effects if terms().effect(effect)]
        book = Campaign(
            clean_name(name) or "?", founder, chosen, size, agreed, pace, place, locale, keys.new_key()
        )
        book.options = options or {}
        series_id = await self.shelf.add(book.name, server, book)

        def announce(book: Campaign, follow_up: FollowUp) -> None:
            follow_up.announce("campaign-opened", name=book.name, houses=book.size, games=len(book.titles))

        await self.shelf.change(series_id, announce)
        return series_id

    async def found_house(
        self,
        series_id: str,
        user_id: str,
        name: str,
        motto: str = "",
        locale: str | None = None,
        charge: str | None = None,
    ) -> None:
        """A house with a name and arms of its own; when all are founded, the campaign begins."""

        def make(book: Campaign, follow_up: FollowUp) -> None:
            if book.state != "gathering" or len(book.houses) >= book.size:
                raise NotPossible("campaign-full")
            called = clean_name(name)
            if not called or called.lower() in {house.name.lower() for house in book.houses}:
                raise NotPossible("campaign-name-taken")
            if book.house_of(user_id) is not None:
                raise NotPossible("league-in-already")
            wish = int.from_bytes(hashlib.sha256(called.encode()).digest()[:8], "big")
            held = [house.arms for house in book.houses]
            free = set(grammar().charges) - {arms.charge for arms in held}
            if charge is not None and charge not in free:
                raise NotPossible("campaign-charge-taken")
            arms = grant(wish, held, charge)
            trimmed = " ".join(motto.split())[:LONGEST_MOTTO]
            book.houses.append(House(user_id, called, trimmed, arms, locale, founder=user_id))
            follow_up.announce("campaign-house", name=book.name, house=called, arms=blazon(arms))
            if len(book.houses) == book.size:
                book.state = "playing"

        await self.shelf.change(series_id, make)
        await self.games.visit(series_id)

    async def name_rival(self, series_id: str, user_id: str, other: str) -> None:
        """Two houses are rivals when one names the other; a house has at most one."""

        def make(book: Campaign, follow_up: FollowUp) -> None:
            mine = _house_led_by(book, user_id)
            theirs = next((i for i, house in enumerate(book.houses) if house.name == other), None)
            if not book.has("rivalry") or theirs in (None, mine):
                raise NotPossible("campaign-no-rival")
            assert theirs is not None
            if any(house in pair for pair in book.rivals for house in (mine, theirs)):
                raise NotPossible("campaign-rival-taken")
            book.rivals.append((mine, theirs))
            follow_up.announce("campaign-rivals", one=book.houses[mine].name, other=other)

        await self.shelf.change(series_id, make)

    # --- between and during games

    async def choose_next_game(
        self, series_id: str, user_id: str, *, title: str | None = None, seat: int | None = None
    ) -> None:
        """The last house chooses what comes next, where that was agreed on."""

        def make(book: Campaign, follow_up: FollowUp) -> None:
            mine = _house_led_by(book, user_id)
            if book.running_game or mine != last_house(book) or book.choose_by is None:
                raise NotPossible("campaign-not-your-choice")
            if title is not None:
                if not book.has("title") or title not in book.titles_left():
                    raise NotPossible("campaign-not-your-choice")
                book.chosen_title = title
                called = registry.local_name(title)
                follow_up.log(user_id, "campaign-log-title", house=book.houses[mine].name, title=called)
            if seat is not None:
                if not book.has("seat") or not 0 <= seat < book.size:
                    raise NotPossible("campaign-not-your-choice")
                book.chosen_seat = seat
                follow_up.log(user_id, "campaign-log-seat", house=book.houses[mine].name, seat=seat + 1)
            if (book.chosen_title or not book.has("title")) and (
                book.chosen_seat is not None or not book.has("seat")
            ):
                book.choose_by = self._host.clock.now()

        await self.shelf.change(series_id, make)
        await self.games.visit(series_id)

    async def write_note(self, series_id: str, user_id: str, words: str) -> None:
        """Add a player's own line to the chronicle, where the game stands."""
        book = (await self.shelf.get(series_id)).book
        game = book.games[-1] if book.games else None
        seq = (await self._host.table(game.match_id)).seq if game and game.state != "ready" else 0

        def make(book: Campaign, follow_up: FollowUp) -> None:
            mine = _house_led_by(book, user_id)
            trimmed = " ".join(words.split())[:LONGEST_NOTE]
            if not trimmed:
                raise NotPossible("campaign-empty-note")
            book.notes.append(ChronicleNote(max(0, len(book.games) - 1), seq, mine, trimmed, user_id))
            follow_up.log(user_id, "campaign-log-note", house=book.houses[mine].name)

        await self.shelf.change(series_id, make)

    async def leave_house(self, series_id: str, user_id: str) -> None:
        """Give up a house: a house player leads it until a person takes it over."""

        def make(book: Campaign, follow_up: FollowUp) -> None:
            mine = _house_led_by(book, user_id)
            if book.state == "gathering":
                del book.houses[mine]
            else:
                book.houses[mine].led = False
                follow_up.errands += seat_errands_of_house(book, mine)
                follow_up.announce("campaign-left", name=book.name, house=book.houses[mine].name)

        await self.shelf.change(series_id, make)
        await self._errands.run()

    async def take_over_house(self, series_id: str, user_id: str, house_name: str) -> None:
        """Lead a house whose head is gone."""

        def make(book: Campaign, follow_up: FollowUp) -> None:
            house = next((house for house in book.houses if house.name == house_name and not house.led), None)
            if house is None or book.house_of(user_id) is not None:
                raise NotPossible("campaign-no-free-house")
            house.founder = house.founder or house.user_id
            house.user_id, house.led = user_id, True
            follow_up.errands += seat_errands_of_house(book, book.houses.index(house))
            follow_up.announce("campaign-taken-over", name=book.name, house=house.name)

        await self.shelf.change(series_id, make)
        await self._errands.run()

    async def give_up_game(self, series_id: str, by: str) -> None:
        """The founder gives the running game up: it counts for nobody and is played again."""
        book = (await self.shelf.get(series_id)).book
        game = book.running_game
        if by != book.founder or game is None or game.state != "open":
            raise NotPossible("league-not-organiser")
        await self._host.abandon(game.match_id)
        await self.games.visit(series_id)


def _house_led_by(book: Campaign, user_id: str) -> int:
    """The house that a person leads; refused without one."""
    mine = book.house_of(user_id)
    if mine is None:
        raise NotPossible("campaign-no-house")
    return mine
