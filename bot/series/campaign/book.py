"""The book of a campaign, as it is stored: its houses, its games, and the notes in its chronicle."""

from dataclasses import dataclass, field
from typing import Literal

from bot.table.terms import Pace
from data import catalogue
from data.campaign import terms
from data.heraldry import Arms
from engine.text import Text, text


@dataclass(slots=True)
class House:
    """A merchant house; its leader may change."""

    user_id: str
    name: str
    motto: str
    arms: Arms
    locale: str | None = None
    led: bool = True
    """False: its leader is gone, and a house player leads it until a person takes it over."""
    founder: str = ""
    """Whose words its motto is; empty: its leader's."""


@dataclass(slots=True)
class Gain:
    """Prestige with its reason, so that every sum can be checked."""

    reason: str
    points: int


@dataclass(slots=True)
class CampaignGame:
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
class ChronicleNote:
    """A player's own line in the chronicle, set where the game stood when it was written."""

    game: int
    seq: int
    house: int
    text: str
    author: str = ""
    """Who wrote it; empty: the leader of the house."""


@dataclass(slots=True)
class Campaign:
    name: str
    founder: str
    titles: list[str]
    size: int
    effects: list[str]
    pace: Pace = None
    place: str = ""
    locale: str = catalogue.SOURCE
    seed: str = ""
    state: Literal["gathering", "playing", "ended"] = "gathering"
    houses: list[House] = field(default_factory=list)
    games: list[CampaignGame] = field(default_factory=list)
    notes: list[ChronicleNote] = field(default_factory=list)
    rivals: list[tuple[int, int]] = field(default_factory=list)
    choose_by: float | None = None
    chosen_title: str | None = None
    chosen_seat: int | None = None
    options: dict[str, dict[str, str]] = field(default_factory=dict)

    def house_of(self, user_id: str) -> int | None:
        led = [i for i, house in enumerate(self.houses) if house.user_id == user_id and house.led]
        return led[0] if led else None

    def has(self, kind: str) -> bool:
        """Whether an effect of this kind was agreed on."""
        effects = (terms().effect(name) for name in self.effects)
        return any(effect is not None and effect.kind == kind for effect in effects)

    @property
    def games_played(self) -> list[CampaignGame]:
        return [game for game in self.games if game.state == "over"]

    @property
    def running_game(self) -> CampaignGame | None:
        return next((game for game in self.games if game.state in ("ready", "open")), None)

    def titles_left(self) -> list[str]:
        """What is still to be played, in the order of the campaign."""
        left = list(self.titles)
        for game in self.games:
            if game.state != "void":
                left.remove(game.title)
        return left


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
