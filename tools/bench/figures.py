"""What a measurement says: figures beside a plain way, the bars they are held to, and how cost grows."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

T = TypeVar("T")
Dots = Sequence[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Bar:
    """What a figure is held to: its ratio to the plain way, or its own value."""

    sign: Literal["≤", "≥"]
    limit: float
    of: Literal["ratio", "value"] = "ratio"

    def met_by(self, found: float) -> bool:
        return found <= self.limit if self.sign == "≤" else found >= self.limit


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured value, and beside it what a peer or a plain way needs for the same."""

    what: str
    value: float
    unit: str
    beside: str = ""
    plain: float | None = None
    ratio: float | None = None
    """The value by the plain one; from paired rounds where there were any."""
    bar: Bar | None = None

    @property
    def met(self) -> bool | None:
        """None: held to nothing, or the plain way could not be measured."""
        found = self.ratio if self.bar and self.bar.of == "ratio" else self.value
        return None if self.bar is None or found is None else self.bar.met_by(found)

    def data(self) -> dict[str, Any]:
        bar = self.bar and {"of": self.bar.of, "sign": self.bar.sign, "limit": self.bar.limit}
        return {
            "what": self.what,
            "value": self.value,
            "unit": self.unit,
            "beside": self.beside or None,
            "plain": self.plain,
            "ratio": self.ratio,
            "bar": bar,
            "met": self.met,
        }


def beside(
    what: str, value: float, unit: str, named: str, plain: float | None, bar: Bar | None = None
) -> Figure:
    """A figure with its ratio to a plain way."""
    return Figure(what, value, unit, named, plain, value / plain if plain else None, bar)


@dataclass(frozen=True, slots=True)
class Growth:
    """How a cost grows: lines of dots over what it grows with."""

    name: str
    title: str
    along: str
    unit: str
    lines: Mapping[str, Dots]

    def data(self) -> dict[str, Any]:
        lines = {name: [list(dot) for dot in dots] for name, dots in self.lines.items()}
        return {
            "name": self.name,
            "title": self.title,
            "along": self.along,
            "unit": self.unit,
            "lines": lines,
        }


@dataclass(slots=True)
class Findings:
    """Everything that one part measured, and what it could not."""

    part: str
    about: str
    figures: list[Figure] = field(default_factory=list)
    growth: list[Growth] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    failed: str = ""
    """Why it could not be measured to its end."""

    def data(self) -> dict[str, Any]:
        return {
            "about": self.about,
            "figures": [figure.data() for figure in self.figures],
            "growth": [growth.data() for growth in self.growth],
            "notes": self.notes,
            "failed": self.failed,
        }


@dataclass(frozen=True, slots=True)
class Run:
    """How much is measured, and where to say what is being done."""

    quick: bool = False
    say: Callable[[str], None] = lambda _said: None

    def of(self, full: T, quick: T) -> T:
        """As much as there is time for."""
        return quick if self.quick else full
