"""Campaigns in play: founding, houses, choices, notes, and the round that keeps them going."""

import hashlib
from collections.abc import Iterable
from functools import partial

import engine
from bot import keys
from bot.host.host import Host
from bot.series.campaign import book as reckoning
from bot.series.campaign import turns
from bot.series.campaign.book import Campaign, House, Note
from bot.series.errands import Errands
from bot.series.errors import NotSo
from bot.series.league.season import Notes
from bot.series.people.ledger import SERIES, Ledger, SeriesNote
from bot.series.shelf import Shelf
from bot.table.errors import NoSuchMatch
from bot.table.letters import SeatErrand
from bot.table.seating import SeatSpec, clean
from bot.table.terms import Pace, of_pace
from data.campaign import terms
from data.heraldry import grammar, granted

LONGEST_NOTE = 400
LONGEST_MOTTO = 60
POSTED = 6
"""Lines of a phase that are posted; the chronicle has all of them."""


class Campaigns:
    def __init__(self, host: Host, ledger: Ledger) -> None:
        self._host = host
        self._ledger = ledger
        self._errands = Errands(host, ledger)
        self.shelf: Shelf[Campaign] = Shelf(
            "campaign",
            Campaign,
            host.store,
            host.clock,
            host.outbox,
            turns.wakes,
            lambda book: book.place,
            lambda book: book.locale,
        )

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
        locale: str = "en",
        options: dict[str, dict[str, str]] | None = None,
    ) -> str:
        """A campaign by so many houses; without titles, all that so many can play, in the order of time."""
        known = engine.titles()
        order = [scene.id for scene in terms().titles if scene.id in known and size in known[scene.id].seats]
        chosen = list(titles) or order
        if not chosen or any(title not in known for title in chosen):
            raise NotSo("league-bad-titles", titles=tuple(title.name for title in known.values()))
        for title in chosen:
            if size not in known[title].seats:
                raise NotSo(
                    "league-bad-sizes", title=known[title].name, seats=tuple(map(str, known[title].seats))
                )
        agreed = [effect for effect in effects if terms().effect(effect)]
        book = Campaign(
            clean(name) or "?", founder, chosen, size, agreed, pace, place, locale, keys.new_key()
        )
        book.options = options or {}
        series_id = await self.shelf.add(book.name, server, book)

        def opened(book: Campaign, notes: Notes) -> None:
            notes.announce("campaign-opened", name=book.name, houses=book.size, games=len(book.titles))

        await self.shelf.change(series_id, opened)
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

        def make(book: Campaign, notes: Notes) -> None:
            if book.state != "gathering" or len(book.houses) >= book.size:
                raise NotSo("campaign-full")
            called = clean(name)
            if not called or called.lower() in {house.name.lower() for house in book.houses}:
                raise NotSo("campaign-name-taken")
            if book.house_of(user_id) is not None:
                raise NotSo("league-in-already")
            wish = int.from_bytes(hashlib.sha256(called.encode()).digest()[:8], "big")
            held = [house.arms for house in book.houses]
            free = set(grammar().charges) - {arms.charge for arms in held}
            if charge is not None and charge not in free:
                raise NotSo("campaign-charge-taken")
            arms = granted(wish, held, charge)
            said = " ".join(motto.split())[:LONGEST_MOTTO]
            book.houses.append(House(user_id, called, said, arms, locale))
            notes.announce("campaign-house", name=book.name, house=called, arms=reckoning.blazon(arms))
            if len(book.houses) == book.size:
                book.state = "playing"

        await self.shelf.change(series_id, make)
        await self.visit(series_id)

    async def rival(self, series_id: str, user_id: str, other: str) -> None:
        """Two houses are rivals when one names the other; a house has at most one."""

        def make(book: Campaign, notes: Notes) -> None:
            mine = _own(book, user_id)
            theirs = next((i for i, house in enumerate(book.houses) if house.name == other), None)
            if not book.has("rivalry") or theirs in (None, mine):
                raise NotSo("campaign-no-rival")
            assert theirs is not None
            if any(house in pair for pair in book.rivals for house in (mine, theirs)):
                raise NotSo("campaign-rival-taken")
            book.rivals.append((mine, theirs))
            notes.announce("campaign-rivals", one=book.houses[mine].name, other=other)

        await self.shelf.change(series_id, make)

    # --- between and during games

    async def choose(
        self, series_id: str, user_id: str, *, title: str | None = None, seat: int | None = None
    ) -> None:
        """The last house chooses what comes next, where that was agreed on."""

        def make(book: Campaign, notes: Notes) -> None:
            mine = _own(book, user_id)
            if book.running or mine != reckoning.last_house(book) or book.choose_by is None:
                raise NotSo("campaign-not-your-choice")
            if title is not None:
                if not book.has("title") or title not in book.titles_left():
                    raise NotSo("campaign-not-your-choice")
                book.chosen_title = title
                called = engine.titles()[title].name
                notes.note(user_id, "campaign-log-title", house=book.houses[mine].name, title=called)
            if seat is not None:
                if not book.has("seat") or not 0 <= seat < book.size:
                    raise NotSo("campaign-not-your-choice")
                book.chosen_seat = seat
                notes.note(user_id, "campaign-log-seat", house=book.houses[mine].name, seat=seat + 1)
            if (book.chosen_title or not book.has("title")) and (
                book.chosen_seat is not None or not book.has("seat")
            ):
                book.choose_by = self._host.clock.now()

        await self.shelf.change(series_id, make)
        await self.visit(series_id)

    async def note(self, series_id: str, user_id: str, words: str) -> None:
        """A line of one's own, set into the chronicle where the game stands."""
        book = (await self.shelf.get(series_id)).book
        game = book.games[-1] if book.games else None
        seq = (await self._host.table(game.match_id)).seq if game and game.state != "ready" else 0

        def make(book: Campaign, notes: Notes) -> None:
            mine = _own(book, user_id)
            said = " ".join(words.split())[:LONGEST_NOTE]
            if not said:
                raise NotSo("campaign-empty-note")
            book.notes.append(Note(max(0, len(book.games) - 1), seq, mine, said))
            notes.note(user_id, "campaign-log-note", house=book.houses[mine].name)

        await self.shelf.change(series_id, make)

    async def leave(self, series_id: str, user_id: str) -> None:
        """Give up a house: a house player leads it until somebody takes it over."""

        def make(book: Campaign, notes: Notes) -> None:
            mine = _own(book, user_id)
            if book.state == "gathering":
                del book.houses[mine]
            else:
                book.houses[mine].led = False
                notes.errands += _seat_of(book, mine)
                notes.announce("campaign-left", name=book.name, house=book.houses[mine].name)

        await self.shelf.change(series_id, make)
        await self._errands.run()

    async def take_over(self, series_id: str, user_id: str, house_name: str) -> None:
        """Lead a house whose head is gone."""

        def make(book: Campaign, notes: Notes) -> None:
            house = next((one for one in book.houses if one.name == house_name and not one.led), None)
            if house is None or book.house_of(user_id) is not None:
                raise NotSo("campaign-no-free-house")
            house.user_id, house.led = user_id, True
            notes.errands += _seat_of(book, book.houses.index(house))
            notes.announce("campaign-taken-over", name=book.name, house=house.name)

        await self.shelf.change(series_id, make)
        await self._errands.run()

    async def give_up(self, series_id: str, by: str) -> None:
        """The founder gives the running game up: it counts for nobody and is played again."""
        book = (await self.shelf.get(series_id)).book
        game = book.running
        if by != book.founder or game is None or game.state != "open":
            raise NotSo("league-not-organiser")
        await self._host.abandon(game.match_id)
        await self.visit(series_id)

    # --- going round

    async def visit(self, series_id: str) -> None:
        """Enter the game that ended, open the one that is due, end what has been played."""
        while True:
            before = (await self.shelf.get(series_id)).book
            book = await self.shelf.change(series_id, partial(turns.advance, now=self._host.clock.now()))
            await self._open(series_id, book)
            await self._close(series_id, book)
            if (await self.shelf.get(series_id)).book == before:
                return

    async def _open(self, series_id: str, book: Campaign) -> None:
        game = book.running
        if game is None or game.state != "ready":
            return
        if await self._host.store.matches.revision(game.match_id) is None:
            record = await self._host.store.series.get(series_id)
            noted = SeriesNote(
                id=series_id, server=record.server if record else "", place=book.place, chronicle=True
            )
            await self._host.open(
                game.title,
                [_spec(book.houses[house]) for house in game.seats],
                options={**book.options.get(game.title, {})},
                terms=of_pace(book.pace),
                locale=book.locale,
                surface={SERIES: noted},
                match_id=game.match_id,
            )

        def make(after: Campaign, notes: Notes) -> None:
            running = after.running
            if running and running.state == "ready":
                running.state = "open"
                changed = [house for house in running.seats if after.houses[house] != book.houses[house]]
                notes.errands += [one for house in changed for one in _seat_of(after, house)]
                notes.tables.append(running.match_id)
                name = engine.titles()[running.title].name
                notes.announce("campaign-game", name=after.name, number=len(after.played) + 1, title=name)

        await self.shelf.change(series_id, make)

    async def _close(self, series_id: str, book: Campaign) -> None:
        game = book.running
        if game is None or game.state != "open":
            return
        try:
            table = await self._host.table(game.match_id)
        except NoSuchMatch:
            return
        if table.state == "over" and (result := await self._ledger.enter(game.match_id)):
            await self.tell(series_id)
            await self.shelf.change(series_id, partial(turns.enter, result=result))
        elif table.state == "abandoned":
            await self.shelf.change(series_id, turns.void)

    async def tell(self, series_id: str) -> None:
        """Post what the last phase brought, once, in the table's language."""
        book = (await self.shelf.get(series_id)).book
        game = book.running
        if game is None or game.state != "open":
            return
        table = await self._host.table(game.match_id)
        heard = await self._host.events_since(game.match_id, game.told, None)
        words = table.words()
        lines = [words.say(one.text) for one in heard][-POSTED:]

        def make(after: Campaign, notes: Notes) -> None:
            running = after.running
            if running and running.match_id == game.match_id and running.told == game.told and heard:
                running.told = heard[-1].seq
                notes.announce("campaign-phase", name=after.name, lines="\n".join(lines))

        await self.shelf.change(series_id, make)


def _own(book: Campaign, user_id: str) -> int:
    mine = book.house_of(user_id)
    if mine is None:
        raise NotSo("campaign-no-house")
    return mine


def _seat_of(book: Campaign, house: int) -> list[SeatErrand]:
    """Whoever leads a house holds its seat in the running game."""
    game = book.running
    if game is None or game.state != "open":
        return []
    return [SeatErrand(game.match_id, game.seats.index(house), _spec(book.houses[house]))]


def _spec(house: House) -> SeatSpec:
    if not house.led:
        return SeatSpec(house.name, kind="house")
    return SeatSpec(house.name, user_id=house.user_id, locale=house.locale)
