"""Lessons: a game from a seed, its moves in order, and which of them the learner makes."""

from pathlib import Path
from typing import Any

from pydantic import Field, model_validator

from data.loader import BadData, Facts, load

ANY_SLIP = "*"


class LessonMove(Facts):
    """One answer of the game: with `say` the learner's, and the coach says that sentence first; without it,
    it is played by itself."""

    seat: int = Field(ge=0)
    asks: str
    """The kind of question that has to be asked there."""
    answer: Any
    say: str | None = None
    slips: dict[str, str] = {}
    """What the coach says to a wrong answer that holds this option, and to any other (`*`, the last)."""

    @model_validator(mode="after")
    def _slips_are_the_learners(self) -> "LessonMove":
        if self.slips and self.say is None:
            raise ValueError("only a move with a sentence of the coach can be answered wrongly")
        return self


class Lesson(Facts):
    """The lesson of a title, made of data; `bot.table.lessons` plays it."""

    title: str
    seats: int = Field(ge=2)
    learner: int = Field(ge=0)
    seed: str
    options: dict[str, Any] = {}
    names: tuple[str, ...]
    """The other players, in the order of their seats."""
    moves: tuple[LessonMove, ...]

    @model_validator(mode="after")
    def _hangs_together(self) -> "Lesson":
        if self.learner >= self.seats:
            raise ValueError(f"the learner's seat is one of 0 to {self.seats - 1}")
        if len(self.names) != self.seats - 1:
            raise ValueError(f"names: {self.seats - 1} players sit with the learner")
        for number, move in enumerate(self.moves, start=1):
            if move.seat >= self.seats:
                raise ValueError(f"move {number}: there is no seat {move.seat}")
            if move.say is not None and move.seat != self.learner:
                raise ValueError(f"move {number}: the coach speaks to seat {self.learner} alone")
        sentences = self.sentences
        if not sentences:
            raise ValueError("moves: the coach says nothing")
        if len(set(sentences)) != len(sentences):
            raise ValueError("moves: two of them have the same sentence of the coach")
        return self

    @property
    def sentences(self) -> list[str]:
        """The names of the coach's sentences, step by step."""
        return [move.say for move in self.moves if move.say is not None]

    @property
    def names_by_seat(self) -> list[str]:
        """Everyone at the table; the learner's name is not known here."""
        others = iter(self.names)
        return ["" if seat == self.learner else next(others) for seat in range(self.seats)]

    def key(self, name: str) -> str:
        """The key of a sentence in the catalogues."""
        return f"lesson-{self.title}-{name}"

    def keys(self) -> list[str]:
        """Every sentence that the lesson needs in every language."""
        slips = {slip for move in self.moves for slip in move.slips.values()}
        return [self.key(sentence) for sentence in [*self.sentences, *sorted(slips), "end"]]


def read_lesson(path: Path) -> Lesson:
    """The lesson in a file, which has the name of its title."""
    made = load(Lesson, path)
    if made.title != path.stem:
        raise BadData(f"{path.name}: title: the file of {made.title!r} is called {made.title}.yaml")
    return made
