"""What a campaign does by itself between two games: ask, open the next, enter, end."""

from bot import keys
from bot.series.campaign import book as reckoning
from bot.series.campaign.book import Campaign, Game
from bot.series.league.season import Notes
from bot.store.records_leagues import ResultRecord
from data.campaign import terms


def wakes(book: Campaign, now: float) -> float | None:
    if book.state != "playing":
        return None
    game = book.running
    if game is None:
        return book.choose_by if book.choose_by is not None else now
    return now if game.state == "ready" else None


def advance(book: Campaign, notes: Notes, now: float) -> None:
    if book.state != "playing" or book.running:
        return
    left = book.titles_left()
    if not left:
        book.state = "ended"
        sums = reckoning.prestige(book)
        best = tuple(book.houses[house].name for rank, house in reckoning.ranking(book) if rank == 1)
        notes.announce("campaign-ended", name=book.name, houses=best, prestige=max(sums))
        return
    chooser = reckoning.last_house(book)
    asked = chooser is not None and book.houses[chooser].led and (book.has("title") or book.has("seat"))
    if asked and book.choose_by is None and book.played:
        assert chooser is not None
        book.choose_by = now + terms().choice_hours * 3600
        notes.announce("campaign-choose", name=book.name, house=book.houses[chooser].name)
    if book.choose_by is not None and book.choose_by > now:
        return
    title = book.chosen_title or left[0]
    book.games.append(Game(keys.new_id(), title, reckoning.seating(book)))
    book.choose_by = book.chosen_title = book.chosen_seat = None


def enter(book: Campaign, notes: Notes, result: ResultRecord) -> None:
    game = book.running
    if game is None or game.match_id != result.match_id:
        return
    for seat in result.seats:
        house = game.seats[seat.seat]
        game.places[house], game.totals[house] = seat.place, seat.total
        game.feats[house] = list(seat.feats)
    reckoning.settle(book, game)
    game.state = "over"
    winners = tuple(book.houses[house].name for house in game.seats if game.places[house] == 1)
    notes.announce("campaign-game-over", name=book.name, houses=winners, number=len(book.played))


def void(book: Campaign, notes: Notes) -> None:
    """A game that was given up counts for nobody; its title is played again."""
    game = book.running
    if game is not None:
        game.state = "void"
        notes.announce("campaign-voided", name=book.name, number=len(book.played) + 1)
