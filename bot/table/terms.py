"""What a table agreed on about time: how much there is, and what happens when it has run out."""

from dataclasses import asdict, dataclass, replace
from typing import Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, RootModel, TypeAdapter, ValidationError, field_validator

from data.durations import read_duration
from data.language import SOURCE
from data.loader import FOLDER, load
from engine.text import Text, text

Expiry = Literal["default", "house", "hand"]
"""The default is played; the house answers this once; or, at the last of `strikes` times, it sits down."""

SHORTEST = 10.0
"""Seconds that a question of a table's own pace adds at least."""
LONGEST = 60 * 86400.0
"""The most seconds of any of the three times; a table that wants more plays without a clock."""
MOST_STRIKES = 9
NEVER = "none"


@dataclass(frozen=True, slots=True)
class Terms:
    """A bank of time for each player, to which every question adds up to the cap; no increment: no clock."""

    bank: float = 0.0
    increment: float | None = None
    cap: float = 0.0
    expiry: Expiry = "default"
    strikes: int = 3

    @property
    def has_clock(self) -> bool:
        return self.increment is not None

    def encode(self) -> dict[str, object]:
        return asdict(self)


_TERMS = TypeAdapter(Terms)


def read_terms(stored: object) -> Terms:
    return _TERMS.validate_python(stored)


Pace: TypeAlias = str | float | None
"""How fast is played: the name of a preset; or, as series once kept it, seconds for every answer (None: no
clock)."""


def terms_of_pace(pace: Pace) -> Terms:
    """What a pace means for a table; a name that is gone is played as a day."""
    return PRESETS.get(pace, PRESETS["day"]) if isinstance(pace, str) else plain_terms(pace)


def at_pace(terms: Terms, pace: str) -> Terms:
    """These terms at another pace: what happens when time runs out stays the same."""
    return replace(terms_of_pace(pace), expiry=terms.expiry, strikes=terms.strikes)


def plain_terms(pace: float | None) -> Terms:
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
        return value if isinstance(value, float) else read_duration(str(value))


class Paces(RootModel[dict[str, _Pace]]):
    pass


PRESETS: dict[str, Terms] = {
    name: Terms(pace.bank, pace.increment, pace.cap)
    for name, pace in load(Paces, FOLDER / "paces.yaml").root.items()
} | {NEVER: Terms()}


class BadTerms(ValueError):
    """A pace that does not exist or cannot be played."""


def custom_terms(bank: str, increment: str, cap: str, locale: str = SOURCE) -> Terms:
    """A pace of the table's own, as typed in a language: `custom_terms("1 d", "12 h", "3 d")`."""
    typed = {"bank": bank, "increment": increment, "cap": cap}
    try:
        pace = _Pace.model_validate({name: read_duration(span, locale) for name, span in typed.items()})
    except ValidationError as error:
        raise BadTerms(error.errors()[0]["msg"]) from error
    except ValueError as error:
        raise BadTerms(str(error)) from error
    if pace.cap < max(pace.bank, pace.increment):
        raise BadTerms("the cap is less than the bank or the increment")
    if pace.increment < SHORTEST:
        raise BadTerms("the increment is shorter than 10 seconds")
    return Terms(pace.bank, pace.increment, pace.cap)


def with_expiry(terms: Terms, ending: str) -> Terms:
    """These terms with what happens when time runs out: `default`, `house`, or `hand-3` after 3 times."""
    kind, _, strikes = ending.partition("-")
    if kind == "hand" and strikes.isdecimal() and 1 <= int(strikes) <= MOST_STRIKES:
        return replace(terms, expiry="hand", strikes=int(strikes))
    if ending in ("default", "house"):
        return replace(terms, expiry="house" if ending == "house" else "default")
    raise BadTerms(f"no such end of the time: {ending[:20]!r}")


# --- in words ---------------------------------------------------------------------------------------------


def terms_texts(terms: Terms) -> tuple[Text, ...]:
    """What a table agreed on, for everyone who sits down at it."""
    if terms.increment is None:
        return (text("page-terms-none"),)
    key = "async-terms" if terms.bank else "async-terms-plain"
    clock = text(
        key,
        bank=duration_text(terms.bank),
        increment=duration_text(terms.increment),
        cap=duration_text(terms.cap),
    )
    return clock, text(f"page-expiry-{terms.expiry}", strikes=terms.strikes)


def pace_text(pace: Pace) -> Text:
    """How fast is played, in words."""
    if pace is None:
        return text("pace-none")
    return text(f"pace-{pace}") if isinstance(pace, str) else duration_text(pace)


def duration_text(seconds: float) -> Text:
    """A length of time in its two largest units."""
    left, parts = round(seconds), []
    for key, size in (("days", 86400), ("hours", 3600), ("minutes", 60), ("seconds", 1)):
        count, left = divmod(left, size)
        if count:
            parts.append(text(f"async-{key}", count=count))
    return text("async-span", what=tuple(parts[:2])) if parts else text("async-seconds", count=0)
