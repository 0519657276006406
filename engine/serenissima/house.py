"""The computer player of Serenissima."""

from engine.players import RandomPlayer


class House(RandomPlayer):
    pass
