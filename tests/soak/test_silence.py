"""The way to PostgreSQL is cut, delayed and silenced while two processes play."""

import time

import engine
from bot.clock import stopwatch
from bot.store.postgres import ANSWERS_WITHIN, CONNECTS_WITHIN
from tests.host.toy import toy_box
from tests.postgres import SURVIVES_A_KILL, Server, postgres
from tests.proxy import Proxy, proxy_to
from tests.soak.crew import Crew, account_for
from tests.soak.report import Report, lengths

PROCESSES = 2
AGAIN = 30.0
"""Seconds within which there are moves again."""
QUIET = 15.0
"""Seconds of the longest silence and of the longest delay."""
TROUBLES = ("cut", "forget", "silence", "delay")
LONGEST = "longest until moves again, ms"


def troubled(
    target: str, seconds: float, quiet: float, seed: str, first: tuple[str, ...], report: Report
) -> None:
    """The first troubles once each, then others by chance for so long; nothing acknowledged is lost or
    doubled, and every time there are moves again."""
    rng, lap, longest = engine.Rng(f"{seed}/silence"), stopwatch(), 0.0
    with proxy_to(target) as proxy:
        crew = Crew(proxy.address, seed, PROCESSES)
        crew.fill()
        crew.listen(20)
        ahead = list(first)
        while ahead or lap() < seconds:
            trouble = ahead.pop(0) if ahead else rng.pick(TROUBLES)
            longest = max(longest, _trouble(crew, proxy, trouble, quiet * (1 + rng.below(10)) / 10))
            report.count(trouble)
        proxy.restore()
        account_for(crew, target, report)
    report.count("seconds", round(lap()))
    report.count(LONGEST, round(longest * 1000))


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


def test_two_processes_play_on_when_the_way_to_postgres_is_cut(
    postgres_server: Server, seed: str, report: Report
) -> None:
    with toy_box():
        troubled(postgres_server.new_database(), 0, 1.0, seed, ("cut",), report)
    report.check("cut", "words heard")


@lengths(None, 1800)
def test_two_processes_play_on_whatever_befalls_the_way_to_postgres(
    length: int, seed: str, report: Report
) -> None:
    with toy_box(), postgres(*SURVIVES_A_KILL) as server:
        troubled(server.new_database(), length, QUIET, seed, TROUBLES, report)
    report.check("words heard")
    assert report.tried[LONGEST] <= 1000 * AGAIN
