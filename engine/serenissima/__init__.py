"""Serenissima, second edition (Ystari 2012): the wheel of galleys, for 2, 3 and 4 players."""

from engine.serenissima.game import Serenissima

GAME = Serenissima()
