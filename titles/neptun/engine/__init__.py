"""Neptun (Dirk Henn, 2014): contracts, oar cards and the wind."""

from engine.neptun.game import Neptun

GAME = Neptun()
