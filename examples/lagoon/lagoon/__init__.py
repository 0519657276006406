"""Lagoon, a title of Fondaco."""

from pathlib import Path

from engine.author import API, TitlePackage

DATA = Path(__file__).parent / "data"
PACKAGE = TitlePackage(api=API, game="lagoon.game", artist="lagoon.artist", data=DATA, stage="trial")
