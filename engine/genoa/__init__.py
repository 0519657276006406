"""Die Händler von Genua: a tower walks through Genoa, and everyone bargains about where it goes."""

from engine.genoa.game import Genoa

GAME = Genoa()
