"""Neptun as a picture."""

from render.neptun.artist import ARTIST

__all__ = ["ARTIST"]
