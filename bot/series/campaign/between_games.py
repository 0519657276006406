"""Between two games of a campaign: the last one is entered, the last house chooses, the next one begins."""

from bot import keys
from bot.series.campaign.book import Campaign, CampaignGame
from bot.series.campaign.prestige import award_prestige, last_house, prestige, ranking
from bot.series.follow_up import FollowUp
from bot.series.league import pairing
from bot.store.records_leagues import ResultRecord
from data.campaign import terms


def next_visit(book: Campaign, now: float) -> float | None:
    """When the steward has to visit the campaign again, unless a game ends before."""
    if book.state != "playing":
        return None
    game = book.running_game
    if game is None:
        return book.choose_by if book.choose_by is not None else now
    return now if game.state == "ready" else None


def begin_next_game(book: Campaign, follow_up: FollowUp, now: float) -> None:
    """Begin the next game, once the last house has chosen or had its time; after the last one, end."""
    if book.state != "playing" or book.running_game:
        return
    left = book.titles_left()
    if not left:
        book.state = "ended"
        sums = prestige(book)
        best = tuple(book.houses[house].name for rank, house in ranking(book) if rank == 1)
        follow_up.announce("campaign-ended", name=book.name, houses=best, prestige=max(sums))
        return
    chooser = last_house(book)
    asked = chooser is not None and book.houses[chooser].led and (book.has("title") or book.has("seat"))
    if asked and book.choose_by is None and book.games_played:
        assert chooser is not None
        book.choose_by = now + terms().choice_hours * 3600
        follow_up.announce("campaign-choose", name=book.name, house=book.houses[chooser].name)
    if book.choose_by is not None and book.choose_by > now:
        return
    title = book.chosen_title or left[0]
    book.games.append(CampaignGame(keys.new_id(), title, next_seating(book)))
    book.choose_by = book.chosen_title = book.chosen_seat = None


def enter_result(book: Campaign, follow_up: FollowUp, result: ResultRecord) -> None:
    """Write the result of the running game into the book."""
    game = book.running_game
    if game is None or game.match_id != result.match_id:
        return
    for seat in result.seats:
        house = game.seats[seat.seat]
        game.places[house], game.totals[house] = seat.place, seat.total
        game.feats[house] = list(seat.feats)
    award_prestige(book, game)
    game.state = "over"
    winners = tuple(book.houses[house].name for house in game.seats if game.places[house] == 1)
    follow_up.announce("campaign-game-over", name=book.name, houses=winners, number=len(book.games_played))


def void_game(book: Campaign, follow_up: FollowUp) -> None:
    """A game that was given up counts for nobody; its title is played again."""
    game = book.running_game
    if game is not None:
        game.state = "void"
        follow_up.announce("campaign-voided", name=book.name, number=len(book.games_played) + 1)


def next_seating(book: Campaign) -> list[int]:
    """Who sits where in the next game: everyone where they sat least; the last house may have chosen."""
    names = [str(house) for house in range(len(book.houses))]
    past = pairing.past_of([[str(house) for house in game.seats] for game in book.games])
    seed = f"{book.seed}/{len(book.games)}"
    (table,) = pairing.pair_next_round(names, [len(names)], len(names), 1, past, seed)
    order = [int(name) for name in table]
    chooser = last_house(book)
    if book.chosen_seat is not None and chooser is not None and book.has("seat"):
        at = order.index(chooser)
        order[at], order[book.chosen_seat] = order[book.chosen_seat], order[at]
    return order
