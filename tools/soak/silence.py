"""The way to PostgreSQL is cut, delayed and silenced while two processes play."""

import time
from collections.abc import Iterator

import engine
from bot.clock import stopwatch
from bot.store.postgres import ANSWERS_WITHIN, CONNECTS_WITHIN
from tests.host.toy import toy_box
from tests.postgres import SURVIVES_A_KILL, postgres
from tests.proxy import Proxy, proxy_to
from tools.soak.many import Crew, account_for
from tools.soak.report import Desk, Report

MINUTES = 30.0
"""In the long form; `--minutes` says otherwise."""
PROCESSES = 2
AGAIN = 30.0
"""Seconds within which there are moves again."""
QUIET = 15.0
"""Seconds of the longest silence and of the longest delay."""
TROUBLES = ("cut", "forget", "silence", "delay")
LONGEST = "longest until moves again, ms"


def run(desk: Desk) -> Iterator[Report]:
    with toy_box(), postgres(*SURVIVES_A_KILL) as server:
        report = troubled(server.new_database(), desk.minutes or MINUTES, QUIET, desk)
        longest = report.tried[LONGEST] / 1000
        if longest > AGAIN:
            report.wrong.append(f"it took {longest:.1f} s until there were moves again")
        yield report


def troubled(
    target: str, minutes: float, quiet: float, desk: Desk, first: tuple[str, ...] = TROUBLES
) -> Report:
    """The first troubles once each, then others by chance for so long; nothing acknowledged is lost or
    doubled, and every time there are moves again."""
    report = Report("silence", "PostgreSQL cut, delayed and silenced under two processes")
    rng, lap, longest = engine.Rng(f"{desk.seed}/silence"), stopwatch(), 0.0
    advance = desk.task("silence: minutes", round(minutes))
    done = 0
    with proxy_to(target) as proxy:
        crew = Crew(proxy.address, desk.seed, PROCESSES)
        crew.fill()
        crew.listen(20)
        ahead = list(first)
        while ahead or lap() < 60 * minutes:
            trouble = ahead.pop(0) if ahead else rng.pick(TROUBLES)
            longest = max(longest, _trouble(crew, proxy, trouble, quiet * (1 + rng.below(10)) / 10))
            report.count(trouble)
            while done < lap() // 60:
                done += 1
                advance()
        proxy.restore()
        account_for(crew, target, report)
    report.count("seconds", round(lap()))
    report.count(LONGEST, round(longest * 1000))
    return report


def _trouble(crew: Crew, proxy: Proxy, trouble: str, seconds: float) -> float:
    """What happens on the way, for so long, and some play after it; how long it took to come to that.

    A move that was in work meanwhile may be refused, up to the time that an answer may take.
    """
    began = time.monotonic()
    crew.known.away.append((began, began + seconds + AGAIN))
    match trouble:
        case "cut":
            proxy.cut()
        case "forget":
            proxy.forget()
        case "silence":
            proxy.silence()
            crew.listen_for(seconds)
        case "delay":
            proxy.delay(seconds / 15)
            crew.listen_for(seconds)
    proxy.restore()
    back = time.monotonic()
    took = crew.listen(40, within=AGAIN + ANSWERS_WITHIN)
    crew.known.away[-1] = (began, back + ANSWERS_WITHIN + CONNECTS_WITHIN)
    return took
