"""Oltre Mare - Merchants of Venice, by Emanuele Ornella."""

from engine.oltremare.game import OltreMare

GAME = OltreMare()
