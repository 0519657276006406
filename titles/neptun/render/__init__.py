"""Neptun as a picture."""

from neptun.render.artist import ARTIST

__all__ = ["ARTIST"]
