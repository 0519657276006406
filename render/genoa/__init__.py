"""Die Händler von Genua, drawn."""

from render.genoa.artist import ARTIST

__all__ = ["ARTIST"]
