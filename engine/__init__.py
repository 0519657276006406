"""The rules of every title, and nothing but the rules: it never sends, saves, sleeps or prints."""

from engine.asking import Asking
from engine.choice import (
    NOTHING,
    AllOf,
    Amount,
    Answer,
    Branch,
    Bucket,
    Choice,
    OneOf,
    Option,
    Part,
    Pick,
    Share,
    problem,
    sample,
)
from engine.core import Decision, Event, Game, Player, Result, Score
from engine.errors import BadRecord, BadSetup, CannotUndo, EngineError, Illegal, NotYours, Refused, Stale
from engine.match import Match, Move, start
from engine.record import load, replay
from engine.registry import Title, game, titles
from engine.rng import Rng, commitment
from engine.text import Seat, SeatName, Text, text

__all__ = [
    "NOTHING",
    "AllOf",
    "Amount",
    "Answer",
    "Asking",
    "BadRecord",
    "BadSetup",
    "Branch",
    "Bucket",
    "CannotUndo",
    "Choice",
    "Decision",
    "EngineError",
    "Event",
    "Game",
    "Illegal",
    "Match",
    "Move",
    "NotYours",
    "OneOf",
    "Option",
    "Part",
    "Pick",
    "Player",
    "Refused",
    "Result",
    "Rng",
    "Score",
    "Seat",
    "SeatName",
    "Share",
    "Stale",
    "Text",
    "Title",
    "commitment",
    "game",
    "load",
    "problem",
    "replay",
    "sample",
    "start",
    "text",
    "titles",
]
