"""Méditerranée (Eurogames / Jeux Descartes, 1996): bids, galleys, ports and war."""

from engine.mediterranee.game import Mediterranee

GAME = Mediterranee()
