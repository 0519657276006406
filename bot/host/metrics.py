"""Numbers for whoever runs the host, in the text that Prometheus reads."""

from bisect import bisect_left
from collections.abc import Iterator

from bot.store.care import Counts

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Histogram:
    """How often something took how long."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} histogram"
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {total}"


class Metrics:
    def __init__(self) -> None:
        self.change = Histogram("fondaco_change_seconds", "Time to make and store a change of a match.")
        self.draw = Histogram("fondaco_draw_seconds", "Time to draw a picture.")

    def text(self, counts: Counts, now: float) -> str:
        lines = [
            *_numbers(
                "fondaco_matches",
                "gauge",
                "Matches by state.",
                {f'{{state="{state}"}}': counts.matches.get(state, 0) for state in _STATES},
            ),
            *_numbers("fondaco_moves_total", "counter", "Moves in all stored matches.", {"": counts.moves}),
            *_numbers("fondaco_waiting", "gauge", "Questions that tables wait for.", {"": counts.waiting}),
            *_numbers("fondaco_outbox_letters", "gauge", "Messages still to be sent.", {"": counts.letters}),
            *_numbers(
                "fondaco_outbox_age_seconds",
                "gauge",
                "Age of the oldest message still to be sent.",
                {"": round(now - counts.oldest, 3) if counts.oldest is not None else 0},
            ),
            *_numbers("fondaco_people", "gauge", "People with settings of their own.", {"": counts.people}),
            *self.change.lines(),
            *self.draw.lines(),
        ]
        return "\n".join(lines) + "\n"


_STATES = ("live", "over", "abandoned")


def _numbers(name: str, kind: str, about: str, values: dict[str, float]) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"
    for labels, value in values.items():
        yield f"{name}{labels} {value}"
