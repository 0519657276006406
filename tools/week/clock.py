"""One clock by our own account: what is on it, whether it runs, and which reminders are due."""

from dataclasses import dataclass

from tools.week.hours import Hours

STAGES = ("arrived", "half", "last")
WAITING = "waiting"
"""Every reminder after the first one where there is no hurry."""
MUTED = 1000
DAY = 86400.0


@dataclass(slots=True)
class OwnClock:
    answered: int
    """How many answers its seat had given when the question came."""
    since: float
    has: float | None
    """What was on it then; None: no hurry."""
    hours: Hours
    gained: float = 0.0
    told: int = 0
    runs: bool = True
    whole: float | None = None

    def __post_init__(self) -> None:
        self.whole = self.has if self.whole is None else self.whole

    def left(self, now: float) -> float | None:
        if self.has is None or not self.runs:
            return self.has
        return max(0.0, self.has - self.hours.ran(self.since, now))

    def due(self) -> float | None:
        return None if self.has is None or not self.runs else self.hours.after(self.since, self.has)

    def stop(self, now: float) -> None:
        self.has, self.since, self.runs = self.left(now), now, False
        if self.has is None and self.told != MUTED:
            self.told = min(self.told, 1)

    def start(self, now: float, hours: Hours | None = None) -> None:
        """Run on from now with what is on it, by these hours."""
        self.hours = hours or self.hours
        self.since, self.runs = now, True

    def set_by(self, hours: Hours, stopped: float, now: float) -> None:
        """What has run until `stopped` has run; from now on it goes by these hours."""
        if self.has is not None and self.runs:
            self.has, self.since = self.left(stopped), now
        self.hours = hours

    def add(self, seconds: float, now: float) -> None:
        had = self.left(now)
        assert had is not None
        self.has = self.whole = had + seconds
        self.since = now
        self.told = self.told if self.told == MUTED else min(self.told, 1)

    def stage(self, now: float) -> int:
        """How many reminders are due by now."""
        reached = self.told
        while self._stage_at(reached) <= now:
            reached += 1
        return reached

    def stage_named(self, reached: int) -> str:
        """The last of so many reminders."""
        return WAITING if self.has is None and reached > 1 else STAGES[reached - 1]

    def _stage_at(self, stage: int) -> float:
        never = float("inf")
        if not self.runs or stage == MUTED:
            return never
        if stage == 0:
            return self.hours.after(self.since, 0)
        if self.has is None:
            return self.hours.after(self.since + DAY + (stage - 1) * 3 * DAY, 0)
        if self.whole is None or stage >= len(STAGES):
            return never
        remaining = self.whole / 2 if stage == 1 else min(self.whole / 8, 2 * 3600)
        return self.hours.after(self.since, max(0.0, self.has - remaining))
