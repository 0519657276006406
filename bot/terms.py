"""What a table agreed on about time: how much there is, and what happens when it has run out."""

import re
from dataclasses import asdict, dataclass
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel, TypeAdapter, ValidationError, field_validator

from data.loader import FOLDER, load

Expiry = Literal["default", "house", "hand"]
"""The default is played; the house answers this once; or, at the last of `strikes` times, it sits down."""

UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
NEVER = "none"
LONGEST = 60 * 86400
"""Seconds of any of the three times: whoever wants more has no hurry at all."""


@dataclass(frozen=True, slots=True)
class Terms:
    """A bank of time for each player, to which every question adds up to the cap; no increment: no clock."""

    bank: float = 0.0
    increment: float | None = None
    cap: float = 0.0
    expiry: Expiry = "default"
    strikes: int = 3

    @property
    def clocked(self) -> bool:
        return self.increment is not None

    def stored(self) -> dict[str, Any]:
        return asdict(self)


_TERMS = TypeAdapter(Terms)


def read(stored: Any, pace: float | None) -> Terms:
    """As stored; a match from before there were banks has the same time for every answer."""
    return _TERMS.validate_python(stored) if stored else plain(pace)


def plain(pace: float | None) -> Terms:
    """That many seconds for every answer, and nothing saved up."""
    return Terms() if pace is None else Terms(0.0, pace, pace)


class _Pace(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    bank: float = Field(ge=0, le=LONGEST)
    increment: float = Field(gt=0, le=LONGEST)
    cap: float = Field(gt=0, le=LONGEST)

    @field_validator("bank", "increment", "cap", mode="before")
    @classmethod
    def _in_seconds(cls, value: Any) -> float:
        return seconds(str(value))


class _Paces(RootModel[dict[str, _Pace]]):
    pass


def seconds(said: str) -> float:
    """`90 s`, `36 h`, `2 d` in seconds."""
    found = re.fullmatch(r"\s*(\d{1,6}(?:\.\d+)?)\s*([smhd])\s*", said)
    if not found:
        raise ValueError(f"a time is written as 90 s, 30 m, 12 h or 2 d, not {said[:20]!r}")
    return float(found[1]) * UNITS[found[2]]


PRESETS: dict[str, Terms] = {
    name: Terms(pace.bank, pace.increment, pace.cap)
    for name, pace in load(_Paces, FOLDER / "paces.yaml").root.items()
} | {NEVER: Terms()}


class BadTerms(ValueError):
    """A pace that does not exist or cannot be played."""


def custom(bank: str, increment: str, cap: str) -> Terms:
    """A pace of the table's own: `custom("1 d", "12 h", "3 d")`."""
    try:
        pace = _Pace.model_validate({"bank": bank, "increment": increment, "cap": cap})
    except ValidationError as error:
        raise BadTerms(error.errors()[0]["msg"]) from error
    if pace.cap < max(pace.bank, pace.increment):
        raise BadTerms("the cap is less than the bank or the increment")
    return Terms(pace.bank, pace.increment, pace.cap)
