"""Moves that searches really play each second of work."""

from tools.bench import search_speed
from tools.bench.figures import Figure, Findings, Run
from tools.bench.tables import TITLES


def measure(run: Run) -> Findings:
    found = Findings(
        "search",
        f"{search_speed.SEARCHES} searches of {search_speed.BUDGET} moves, tables of {search_speed.SEATS}; "
        "a move that two candidates share counts once.",
    )
    for title in run.of(TITLES, ["oltremare"]):
        run.say(f"search: {title}")
        speed = search_speed.moves_per_second(title, quick=run.quick)
        found.figures.append(Figure(f"{title}: search", speed, "moves/s"))
    return found
