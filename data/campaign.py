"""The terms of campaigns, declared as data."""

from functools import cache
from pathlib import Path
from typing import Literal

from data.loader import FOLDER, Facts, load, load_if_there


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
    """Where and when a title is told of, and which of its events are turning points."""

    id: str
    order: int = 0
    """When: campaigns tell of lower numbers first."""
    lon: float
    lat: float
    turns: tuple[str, ...]


class Terms(Facts):
    prestige: Prestige
    most_carried: int
    choice_hours: float
    effects: tuple[Effect, ...]
    elsewhere: Scene

    def effect(self, name: str) -> Effect | None:
        return next((effect for effect in self.effects if effect.id == name), None)


class ScenesFile(Facts):
    scenes: tuple[Scene, ...] = ()


@cache
def read_scenes(path: Path) -> dict[str, Scene]:
    """By title."""
    return {scene.id: scene for scene in load_if_there(ScenesFile, path).scenes}


@cache
def terms() -> Terms:
    return load(Terms, FOLDER / "campaign.yaml")
