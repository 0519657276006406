"""Méditerranée as a picture."""

from render.mediterranee.artist import ARTIST

__all__ = ["ARTIST"]
