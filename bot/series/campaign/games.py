"""The games of a campaign: opened as matches, told phase by phase, entered when they are over."""

from functools import partial

from bot.host.host import Host
from bot.series.campaign import between_games
from bot.series.campaign.book import Campaign, House
from bot.series.follow_up import FollowUp
from bot.series.people.results_book import ResultsBook
from bot.series.series_note import SERIES, SeriesNote
from bot.series.shelf import Shelf
from bot.table.errors import NoSuchMatch
from bot.table.letters import SeatErrand
from bot.table.seating import SeatSpec
from bot.table.terms import terms_of_pace
from engine import registry

POSTED = 6
"""Lines of a phase that are posted; the chronicle has all of them."""


class CampaignGames:
    """Opens the game that is due, posts its phases, and enters it when it has ended."""

    def __init__(self, host: Host, shelf: Shelf[Campaign], results: ResultsBook) -> None:
        self._host = host
        self._shelf = shelf
        self._results = results

    async def visit(self, series_id: str) -> None:
        """Enter the game that ended, open the one that is due, end what has been played."""
        while True:
            before = (await self._shelf.get(series_id)).book
            book = await self._shelf.change(
                series_id, partial(between_games.begin_next_game, now=self._host.clock.now())
            )
            await self._open_game(series_id, book)
            await self._settle_game(series_id, book)
            if (await self._shelf.get(series_id)).book == before:
                return

    async def _open_game(self, series_id: str, book: Campaign) -> None:
        game = book.running_game
        if game is None or game.state != "ready":
            return
        if await self._host.store.matches.revision(game.match_id) is None:
            record = await self._host.store.series.get(series_id)
            noted = SeriesNote(
                id=series_id, server=record.server if record else "", place=book.place, chronicle=True
            )
            await self._host.open(
                game.title,
                [_holder_of_seat(book.houses[house]) for house in game.seats],
                options={**book.options.get(game.title, {})},
                terms=terms_of_pace(book.pace),
                locale=book.locale,
                surface={SERIES: noted},
                match_id=game.match_id,
            )

        def make(after: Campaign, follow_up: FollowUp) -> None:
            running = after.running_game
            if running and running.state == "ready":
                running.state = "open"
                changed = [house for house in running.seats if after.houses[house] != book.houses[house]]
                follow_up.errands += [
                    errand for house in changed for errand in seat_errands_of_house(after, house)
                ]
                follow_up.opened_matches.append(running.match_id)
                name = registry.local_name(running.title)
                follow_up.announce(
                    "campaign-game", name=after.name, number=len(after.games_played) + 1, title=name
                )

        await self._shelf.change(series_id, make)

    async def _settle_game(self, series_id: str, book: Campaign) -> None:
        game = book.running_game
        if game is None or game.state != "open":
            return
        try:
            table = await self._host.table(game.match_id)
        except NoSuchMatch:
            return
        if table.state == "over" and (result := await self._results.enter_result(game.match_id)):
            await self.post_phase(series_id)
            await self._shelf.change(series_id, partial(between_games.enter_result, result=result))
        elif table.state == "abandoned":
            await self._shelf.change(series_id, between_games.void_game)

    async def post_phase(self, series_id: str) -> None:
        """Announce what the last phase of the running game brought, once, in the table's language."""
        book = (await self._shelf.get(series_id)).book
        game = book.running_game
        if game is None or game.state != "open":
            return
        table = await self._host.table(game.match_id)
        heard = await self._host.events_since(game.match_id, game.told, None)
        words = table.words()
        lines = [words.say(event.text) for event in heard][-POSTED:]

        def make(after: Campaign, follow_up: FollowUp) -> None:
            running = after.running_game
            if running and running.match_id == game.match_id and running.told == game.told and heard:
                running.told = heard[-1].seq
                follow_up.announce("campaign-phase", name=after.name, lines="\n".join(lines))

        await self._shelf.change(series_id, make)


def seat_errands_of_house(book: Campaign, house: int) -> list[SeatErrand]:
    """Errands that give the seat in the running game to the leader of the house."""
    game = book.running_game
    if game is None or game.state != "open":
        return []
    return [SeatErrand(game.match_id, game.seats.index(house), _holder_of_seat(book.houses[house]))]


def _holder_of_seat(house: House) -> SeatSpec:
    """The leader of a house, or a house player."""
    if not house.led:
        return SeatSpec(house.name, kind="house")
    return SeatSpec(house.name, user_id=house.user_id, locale=house.locale)
