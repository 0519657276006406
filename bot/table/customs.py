"""Customs of a table: who may sit down at a free seat, and where its talk is repeated."""

from dataclasses import asdict, dataclass
from typing import Any

from pydantic import TypeAdapter


@dataclass(frozen=True, slots=True)
class Customs:
    """As the table was opened, and as its players have changed it since."""

    strangers: bool = True
    """Whether people who were not invited may take a free seat."""
    repeats_talk: bool = False
    """Whether what is said in the browser is repeated where else the table is shown."""

    def encode(self) -> dict[str, Any]:
        return asdict(self)


_CUSTOMS = TypeAdapter(Customs)


def read_customs(stored: Any) -> Customs:
    """As stored; a match from before there were customs has the usual ones."""
    return _CUSTOMS.validate_python(stored or {})
