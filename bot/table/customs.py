"""Customs of a table: who may take a free seat, where talk is repeated, what counts, how the house plays."""

from dataclasses import asdict, dataclass, field, replace

from pydantic import TypeAdapter

from engine.strengths import USUAL, Strength
from engine.text import Seat


@dataclass(frozen=True, slots=True)
class Customs:
    """As the table was opened, and as its players have changed it since."""

    strangers: bool = True
    """Whether people who were not invited may take a free seat."""
    repeats_talk: bool = False
    """Whether what is said in the browser is repeated where else the table is shown."""
    rated: bool = True
    """Whether the result counts for ratings; a table where it does not is a friendly one."""
    breaks: bool = True
    """Whether the table may pause, and days away stop the clock."""
    begins_soon: bool = False
    """Whether a player who has not moved within a day loses the seat to the next person who wants it."""
    strengths: dict[Seat, Strength] = field(default_factory=dict)
    """Of house players that are not of the usual strength, by seat."""

    def encode(self) -> dict[str, object]:
        return asdict(self)

    def with_strength(self, seat: Seat, strength: Strength) -> "Customs":
        """With another house player at a seat, or with someone whose strength nobody sets."""
        others = {other: strength for other, strength in self.strengths.items() if other != seat}
        return replace(self, strengths=others if strength == USUAL else {**others, seat: strength})


_CUSTOMS = TypeAdapter(Customs)


def read_customs(stored: object) -> Customs:
    """As stored; a match from before there were customs has the usual ones."""
    return _CUSTOMS.validate_python(stored or {})
