"""Serenissima as a picture."""

from render.serenissima.artist import ARTIST

__all__ = ["ARTIST"]
