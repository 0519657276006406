"""Neptun, a title of Fondaco in a package of its own."""

from pathlib import Path

from engine.author import API, TitlePackage

PACKAGE = TitlePackage(
    api=API,
    game="neptun.engine",
    artist="neptun.render",
    data=Path(__file__).parent / "data",
    stage="whole",
)
