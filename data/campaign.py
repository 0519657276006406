"""The terms of campaigns, declared as data."""

from functools import cache
from typing import Literal

from data.loader import FOLDER, Facts, load


class Prestige(Facts):
    places: tuple[int, ...]
    feat: int
    most_feats: int


class Effect(Facts):
    """Something carried from one game to the next."""

    id: str
    kind: Literal["title", "seat", "purse", "rivalry"]
    prestige: int = 0


class Scene(Facts):
    """Where a title is told of, and which of its events are turning points."""

    id: str
    lon: float
    lat: float
    turns: tuple[str, ...]


class Terms(Facts):
    prestige: Prestige
    most_carried: int
    choice_hours: float
    effects: tuple[Effect, ...]
    titles: tuple[Scene, ...]
    elsewhere: Scene

    def effect(self, name: str) -> Effect | None:
        return next((effect for effect in self.effects if effect.id == name), None)

    def scene(self, title: str) -> Scene:
        return next((scene for scene in self.titles if scene.id == title), self.elsewhere)


@cache
def terms() -> Terms:
    return load(Terms, FOLDER / "campaign.yaml")
