"""All that the author of a title needs from Fondaco to write its rules, and nothing else.

Titles from elsewhere import from here alone, and from `render.author` for their pictures. The number `API` is
raised when something here changes so that a title has to change with it; a title says for which number it was
written, and one that was written for another is left out (`data/titles.py`).
"""

from data.loader import BadData, Facts, load
from data.titles import API, Stage, TitlePackage
from engine.answers import chosen_branch, pick_answer, picked_ids
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
    yes_no,
)
from engine.core import (
    Asked,
    Dealer,
    Decision,
    Decisions,
    Die,
    Game,
    Gather,
    Judgement,
    Player,
    Result,
    StandingOrder,
    State,
    Step,
    rank_scores,
    step,
)
from engine.hidden import Kept, Sealed, hidden, note_use
from engine.meaning import Leeway
from engine.memo import Memo
from engine.moorings import free_berth
from engine.plain_game import PlainGame
from engine.players import waited_for
from engine.rng import Rng
from engine.text import Arg, Seat, SeatName, Text, text
from engine.weighing import Weighed

__all__ = [
    "API",
    "NOTHING",
    "AllOf",
    "Amount",
    "Answer",
    "Arg",
    "Asked",
    "BadData",
    "Branch",
    "Bucket",
    "Choice",
    "Dealer",
    "Decision",
    "Decisions",
    "Die",
    "Facts",
    "Game",
    "Gather",
    "Judgement",
    "Kept",
    "Leeway",
    "Memo",
    "OneOf",
    "Option",
    "Part",
    "Pick",
    "PlainGame",
    "Player",
    "Result",
    "Rng",
    "Sealed",
    "Seat",
    "SeatName",
    "Share",
    "Stage",
    "StandingOrder",
    "State",
    "Step",
    "Text",
    "TitlePackage",
    "Weighed",
    "chosen_branch",
    "free_berth",
    "hidden",
    "load",
    "note_use",
    "pick_answer",
    "picked_ids",
    "problem",
    "rank_scores",
    "sample",
    "step",
    "text",
    "waited_for",
    "yes_no",
]
