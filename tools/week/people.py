"""The people of the week: how fast they answer, where they live, what they wish."""

from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from typing import Literal

from bot.table.settings import Settings
from engine.rng import Rng
from tools.week.hours import SLOT, Hours, next_hour

ZONES = (
    "UTC",
    "Europe/Rome",
    "Europe/London",
    "America/New_York",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
)
Manner = Literal["prompt", "slow", "ghost"]


@dataclass(slots=True)
class Someone:
    """Someone who plays, by our own account of them."""

    id: str
    manner: Manner
    begin: int
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    away: tuple[tuple[date, date], ...] = ()
    remind: str = "ping"
    digest: int | None = None
    digest_at: float | None = None
    plans: dict[tuple[str, int, int], float] = field(default_factory=dict)
    """When they will answer which question."""

    @property
    def hours(self) -> Hours:
        return Hours(self.begin, self.zone, self.quiet, self.away)

    @property
    def reminded(self) -> bool:
        return self.remind != "none" and self.digest is None

    def settings(self) -> Settings:
        return Settings.model_validate(
            {
                "zone": self.zone,
                "quiet": self.quiet,
                "away": [{"first": first, "last": last} for first, last in self.away],
                "remind": self.remind,
                "digest": self.digest,
            }
        )

    def wound(self, now: float) -> None:
        """The digest is set to its next hour."""
        self.digest_at = None if self.digest is None else next_hour(self.begin, self.zone, self.digest, now)

    def delay(self, rng: Rng, allowed: float | None) -> float:
        """How long they leave a question lying; a ghost for ever."""
        most = {"prompt": 14 * 3600.0, "slow": 1.3 * (allowed or 40 * 3600.0), "ghost": 1e9}[self.manner]
        if allowed is not None and allowed < 3600:
            return 0.0 if rng.chance(9, 10) else 3600.0
        if self.manner == "ghost":
            return most
        return SLOT * float(rng.below(max(1, int(most / SLOT))))


def crowd(size: int, begin: int, rng: Rng) -> dict[str, Someone]:
    """A third have hours of their own; some want no reminders, some one message a day; a few are ghosts."""
    people: dict[str, Someone] = {}
    for n in range(size):
        manner: Manner = "ghost" if rng.chance(1, 14) else "slow" if rng.chance(1, 3) else "prompt"
        one = Someone(f"who:{n}", manner, begin)
        if rng.chance(1, 3):
            one.zone = rng.pick(list(ZONES))
            one.quiet = (rng.pick([20, 22, 23]) * 60 + rng.pick([0, 30]), rng.pick([5, 7, 9]) * 60)
        if rng.chance(1, 10):
            one.remind = "none"
        elif rng.chance(1, 8):
            one.digest = 7 + rng.below(12)
        people[one.id] = one
    return people


def holiday(one: Someone, now: float, rng: Rng) -> None:
    """Away from today or soon, for a few days; or back from it at once."""
    if one.away and rng.chance(1, 2):
        one.away = ()
        return
    first = datetime.fromtimestamp(now, UTC).date() + timedelta(days=rng.below(3))
    one.away = ((first, first + timedelta(days=rng.below(4))),)


def moved(one: Someone, rng: Rng) -> None:
    """Other hours, or another way to be reminded."""
    match rng.below(3):
        case 0:
            one.zone = rng.pick(list(ZONES))
        case 1:
            one.quiet = None if one.quiet else (22 * 60, 7 * 60)
        case _:
            one.digest = None if one.digest else 8
