"""Oltre Mare as a picture."""

from render.oltremare.artist import ARTIST

__all__ = ["ARTIST"]
