"""Neptun (Dirk Henn, 2014): contracts, oar cards and the wind."""

from neptun.engine.game import Neptun

GAME = Neptun()
