"""Days of a game between people who look in three times a day, with answers left ahead and without."""

from typing import Any

from bot.ops import simulate
from tools.bench import people
from tools.bench.figures import Bar, Figure, Findings, Run, beside
from tools.bench.people import Habits, PeopleOrder
from tools.bench.tables import TITLES

SEATS = 4
VISITS = 3
DAYS = {"mediterranee": 7, "neptun": 6, "genoa": 6, "serenissima": 4, "oltremare": 6}
"""How many days each title may take in the middle of its games, with answers ahead."""
MORE_ANSWERS = Bar("≤", 1.3)
"""How many more answers a person gives for it, those ahead included."""


def measure(run: Run) -> Findings:
    found = Findings(
        "days", "Four people who look in at 8, 13 and 20 o'clock, each in a time zone of their own."
    )
    for title in run.of(TITLES, ("oltremare",)):
        found.figures += _figures(run, title)
    return found


def _figures(run: Run, title: str) -> list[Figure]:
    """The same games, with plans and without."""
    planned, one_by_one = [_games(run, title, ahead) for ahead in (people.usual_ahead(title), 0)]
    days, plain = planned["days"]["median"], one_by_one["days"]["median"]
    answers, asked = planned["answers"]["per_person"], one_by_one["answers"]["per_person"]
    return [
        beside(f"{title}: a game", days, "days", "without plans", plain, Bar("≤", DAYS[title], "value")),
        beside(f"{title}: answers of a person", answers, "answers", "without plans", asked, MORE_ANSWERS),
    ]


def _games(run: Run, title: str, ahead: int) -> dict[str, Any]:
    """A few games, told as the command tells them."""
    seats, count = run.of((SEATS, 5), (2, 1))
    wanted = PeopleOrder(simulate.order(title, seats, "bench", "house"), Habits(VISITS, ahead))
    outcomes = []
    for game in range(count):
        run.say(f"days: {title} {'with' if ahead else 'without'} plans, game {game + 1} of {count}")
        outcomes.append(people.play(wanted, game))
        if crash := outcomes[-1].crash:
            raise RuntimeError(crash)
    return people.report(wanted, outcomes)
