"""Prestige: what a game is worth to each house, and how the houses stand."""

from bot.series.campaign.book import Campaign, CampaignGame, Gain
from data.campaign import Terms, terms


def prestige(book: Campaign) -> list[int]:
    """Each house's prestige."""
    return [
        sum(gain.points for game in book.games_played for gain in game.gains.get(house, []))
        for house in range(len(book.houses))
    ]


def ranking(book: Campaign) -> list[tuple[int, int]]:
    """Rank and house, the greatest first: prestige, then games won; equal in both: an equal rank."""
    sums = prestige(book)
    won = [
        sum(game.places.get(house) == 1 for game in book.games_played) for house in range(len(book.houses))
    ]
    order = sorted(range(len(book.houses)), key=lambda house: (-sums[house], -won[house], house))
    return [
        (1 + sum((sums[o], won[o]) > (sums[house], won[house]) for o in range(len(book.houses))), house)
        for house in order
    ]


def last_house(book: Campaign) -> int | None:
    """The house with the least prestige, if it is one alone."""
    sums = prestige(book)
    least = [house for house, points in enumerate(sums) if points == min(sums)]
    return least[0] if book.games_played and len(least) == 1 else None


def award_prestige(book: Campaign, game: CampaignGame) -> None:
    """What a finished game is worth: places and feats, then what was carried into it, within its bound."""
    known = terms()
    behind = last_house(book)
    for house in game.seats:
        place = sum(game.places[o] < game.places[house] for o in game.seats)
        worth = known.prestige.places[place] if place < len(known.prestige.places) else 0
        gains = [Gain("place", worth)]
        if counted := min(len(game.feats.get(house, [])), known.prestige.most_feats):
            gains.append(Gain("feats", counted * known.prestige.feat))
        gains += _carried_gains(book, game, house, worth, behind, known)
        game.gains[house] = gains


def _carried_gains(
    book: Campaign, game: CampaignGame, house: int, worth: int, behind: int | None, known: Terms
) -> list[Gain]:
    room = known.most_carried
    gains: list[Gain] = []
    for name in book.effects:
        effect = known.effect(name)
        points = 0
        if effect and effect.kind == "purse" and house == behind:
            points = effect.prestige
        if effect and effect.kind == "rivalry" and _beats_rival(book, game, house):
            points = worth
        points = min(points, room)
        if points:
            room -= points
            gains.append(Gain(name, points))
    return gains


def _beats_rival(book: Campaign, game: CampaignGame, house: int) -> bool:
    rivals = [b if a == house else a for a, b in book.rivals if house in (a, b)]
    return any(game.places[house] < game.places[rival] for rival in rivals if rival in game.places)
