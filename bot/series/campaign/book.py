"""A campaign as it is written down: houses, games, prestige, notes; and what follows from them."""

from dataclasses import dataclass, field
from typing import Literal

from bot.series.league import pairing
from bot.table.terms import Pace
from data.campaign import Terms, terms
from data.heraldry import Arms
from engine.text import Text, text


@dataclass(slots=True)
class House:
    """A merchant house: whoever leads it may change, the house stays."""

    user_id: str
    name: str
    motto: str
    arms: Arms
    locale: str | None = None
    led: bool = True
    """False: its head is gone, and a house player leads it until somebody takes it over."""


@dataclass(slots=True)
class Gain:
    """Prestige with its reason, so that every sum can be checked."""

    reason: str
    points: int


@dataclass(slots=True)
class Game:
    """One game of a campaign; houses are numbered as the campaign lists them."""

    match_id: str
    title: str
    seats: list[int]
    state: Literal["ready", "open", "over", "void"] = "ready"
    told: int = -1
    """Up to which change the chronicle was posted."""
    places: dict[int, int] = field(default_factory=dict)
    totals: dict[int, int] = field(default_factory=dict)
    feats: dict[int, list[str]] = field(default_factory=dict)
    gains: dict[int, list[Gain]] = field(default_factory=dict)


@dataclass(slots=True)
class Note:
    """A player's own line in the chronicle, set where the game stood when it was written."""

    game: int
    seq: int
    house: int
    text: str


@dataclass(slots=True)
class Campaign:
    name: str
    founder: str
    titles: list[str]
    size: int
    effects: list[str]
    pace: Pace = None
    place: str = ""
    locale: str = "en"
    seed: str = ""
    state: Literal["gathering", "playing", "ended"] = "gathering"
    houses: list[House] = field(default_factory=list)
    games: list[Game] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    rivals: list[tuple[int, int]] = field(default_factory=list)
    choose_by: float | None = None
    chosen_title: str | None = None
    chosen_seat: int | None = None
    options: dict[str, dict[str, str]] = field(default_factory=dict)

    def house_of(self, user_id: str) -> int | None:
        found = [i for i, house in enumerate(self.houses) if house.user_id == user_id and house.led]
        return found[0] if found else None

    def has(self, kind: str) -> bool:
        """Whether an effect of this kind was agreed on."""
        found = (terms().effect(name) for name in self.effects)
        return any(effect is not None and effect.kind == kind for effect in found)

    @property
    def played(self) -> list[Game]:
        return [game for game in self.games if game.state == "over"]

    @property
    def running(self) -> Game | None:
        return next((game for game in self.games if game.state in ("ready", "open")), None)

    def titles_left(self) -> list[str]:
        """What is still to be played, in the order of the campaign."""
        left = list(self.titles)
        for game in self.games:
            if game.state != "void":
                left.remove(game.title)
        return left


def prestige(book: Campaign) -> list[int]:
    """Each house's prestige."""
    return [
        sum(gain.points for game in book.played for gain in game.gains.get(house, []))
        for house in range(len(book.houses))
    ]


def ranking(book: Campaign) -> list[tuple[int, int]]:
    """Rank and house, the greatest first: prestige, then games won; equal in both: an equal rank."""
    sums = prestige(book)
    won = [sum(game.places.get(house) == 1 for game in book.played) for house in range(len(book.houses))]
    order = sorted(range(len(book.houses)), key=lambda house: (-sums[house], -won[house], house))
    return [
        (1 + sum((sums[o], won[o]) > (sums[house], won[house]) for o in range(len(book.houses))), house)
        for house in order
    ]


def last_house(book: Campaign) -> int | None:
    """The house with the least prestige, if it is one alone."""
    sums = prestige(book)
    least = [house for house, points in enumerate(sums) if points == min(sums)]
    return least[0] if book.played and len(least) == 1 else None


def settle(book: Campaign, game: Game) -> None:
    """What a finished game is worth: places and feats, then what was carried into it, within its bound."""
    known = terms()
    behind = last_house(book)
    for house in game.seats:
        place = sum(game.places[o] < game.places[house] for o in game.seats)
        worth = known.prestige.places[place] if place < len(known.prestige.places) else 0
        gains = [Gain("place", worth)]
        if counted := min(len(game.feats.get(house, [])), known.prestige.most_feats):
            gains.append(Gain("feats", counted * known.prestige.feat))
        gains += _carried(book, game, house, worth, behind, known)
        game.gains[house] = gains


def _carried(
    book: Campaign, game: Game, house: int, worth: int, behind: int | None, known: Terms
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


def _beats_rival(book: Campaign, game: Game, house: int) -> bool:
    rivals = [b if a == house else a for a, b in book.rivals if house in (a, b)]
    return any(game.places[house] < game.places[rival] for rival in rivals if rival in game.places)


def seating(book: Campaign) -> list[int]:
    """Who sits where in the next game: everyone where they sat least; the last house may have chosen."""
    names = [str(house) for house in range(len(book.houses))]
    past = pairing.past_of([[str(house) for house in game.seats] for game in book.games])
    seed = f"{book.seed}/{len(book.games)}"
    (table,) = pairing.plan(names, [len(names)], len(names), 1, past, seed)
    order = [int(name) for name in table]
    chooser = last_house(book)
    if book.chosen_seat is not None and chooser is not None and book.has("seat"):
        at = order.index(chooser)
        order[at], order[book.chosen_seat] = order[book.chosen_seat], order[at]
    return order


def blazon(arms: Arms) -> Text:
    """The shield in words."""
    fields = {
        "field": text(f"campaign-tincture-{arms.field}"),
        "second": text(f"campaign-tincture-{arms.second}"),
    }
    return text(
        "campaign-blazon",
        ground=text(f"campaign-parting-{arms.parting}", **fields),
        charge=text(f"campaign-charge-{arms.charge}"),
        tincture=text(f"campaign-tincture-{arms.tincture}"),
    )
