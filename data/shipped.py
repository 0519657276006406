"""The titles that come with Fondaco itself, as `pyproject.toml` offers them."""

from data.loader import FOLDER
from data.titles import API, TitlePackage


def _shipped(title: str) -> TitlePackage:
    return TitlePackage(api=API, game=f"engine.{title}", artist=f"render.{title}", data=FOLDER, stage="whole")


GENOA = _shipped("genoa")
MEDITERRANEE = _shipped("mediterranee")
OLTREMARE = _shipped("oltremare")
SERENISSIMA = _shipped("serenissima")
