"""Surfaces: the ways in which people play, each one value in the `surface.py` of its package."""

import importlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Surface:
    """Discord, the browser, or another platform: all that the service knows of it."""

    name: str
    """Begins the ids of its people (`discord:1`) and the destinations of its letters (`discord/…`)."""
    serves: str = ""
    """The module with `run(host, config, say)`."""
    setting: str = ""
    """The setting that turns it on."""
    rooms: bool = False
    """Whether tables are played in rooms there, which `bot.chat` keeps up to date."""
    rooms_anywhere: bool = False
    """Whether a room can be made for people who are on no server."""
    pages: bool = False
    """Whether its people read pages, and are called only by the devices and addresses that they name."""
    asks_in_private: bool = False
    """Whether every question is asked in private by itself: in a room, nothing is shown to one person."""
    polls: bool = False
    """Whether a vote of a table is a poll there, which ends with it."""
    mention: str = ""
    """How its people are named in writing: a pattern whose group is the id of the user."""
    own_words: Mapping[str, str] = field(default_factory=dict)
    """Sentences of the chat that are worded otherwise there, by key."""
    leaves_out: Mapping[str, str] = field(default_factory=dict)
    """Acts by key and fields by id that it does not offer, each with the reason."""

    @property
    def prefix(self) -> str:
        """Begins the destinations of its letters."""
        return f"{self.name}/"

    def person_id(self, user_id: str) -> str:
        """A user of this surface among the people of all surfaces."""
        return f"{self.name}:{user_id}"

    def user_id(self, person_id: str | None) -> str | None:
        """What a person is called on this surface; None: they are not of it."""
        name, _, user_id = (person_id or "").partition(":")
        return user_id if name == self.name and user_id else None


COMMAND_LINE = Surface("operator", pages=True)
"""Where nobody has come from a surface: the operator's own commands."""


@cache
def surfaces() -> dict[str, Surface]:
    """Every surface by its name."""
    rooms = sorted(file.parent.name for file in Path(__file__).parent.glob("*/surface.py"))
    values: list[Surface] = [importlib.import_module(f"bot.{room}.surface").SURFACE for room in rooms]
    return {surface.name: surface for surface in values}


def with_rooms() -> list[Surface]:
    """The surfaces on which tables are played in rooms."""
    return [surface for surface in surfaces().values() if surface.rooms]


def prefix_for(person_id: str) -> str:
    """Begins the destinations of letters to a person: those of the surface they are on."""
    return f"{person_id.partition(':')[0]}/"


def person_named(written: str) -> str | None:
    """The person whom someone has named as their platform writes it; None: it is no such name."""
    for surface in surfaces().values():
        if surface.mention and (named := re.fullmatch(surface.mention, written)):
            return surface.person_id(named[1])
    return None


def reads_pages(person_id: str | None) -> bool:
    """Whether this person is reached by pages, and called only where they have asked for it."""
    surface = surfaces().get((person_id or "").partition(":")[0])
    return surface is not None and surface.pages
