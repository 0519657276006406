"""The engine: random play, copies and replays, beside catanatron and 18xx.games."""

import itertools
import statistics
from collections import defaultdict
from collections.abc import Callable
from contextlib import ExitStack
from cProfile import Profile
from functools import partial

import engine
from engine.copying import clone
from engine.rng import Rng
from tools.bench.figures import Bar, Figure, Findings, Growth, Run
from tools.bench.peer import NAME, NoPeer, Peer, installed
from tools.bench.tables import TABLES, TITLES, middle, moves_per_second, recorded, step
from tools.bench.timing import alternately, at_work, paired, repeated

AS_FAST = Bar("≥", 1)
ON_THE_MEAN = Bar("≥", 2.5)
NO_SLOWER = Bar("≤", 1)
REPLAY = Bar("≥", 20)
TOKENS = Bar("≤", 1.2)
BARE = "the same without tokens"
EIGHTEEN = "18xx.games, as measured there"
EIGHTEEN_PER_SECOND = 1400.0

SEATS = 4
Ratios = dict[str, list[float]]


def measure(run: Run) -> Findings:
    found = Findings("engine", "Random play through the public face: pending, sample, submit, events.")
    with ExitStack() as stack:
        peer = None
        try:
            run.say("engine: the peer is made ready")
            peer = stack.enter_context(Peer(installed(may_install=not run.quick)))
        except (NoPeer, OSError) as error:
            found.notes.append(f"Nothing to compare with: {error}")
        _play(run, peer, found)
        _copy(run, peer, found)
    _replay(run, found)
    _tokens(run, found)
    _calls(run, found)
    return found


def _against(
    run: Run, ours: Callable[[], float], theirs: Callable[[], float] | None
) -> tuple[float, float | None, float | None]:
    """The middle of our rounds, of theirs, and of the ratios round by round."""
    ways = {"ours": ours} | ({"theirs": theirs} if theirs else {})
    rounds = alternately(ways, run.of(5, 1))
    value = statistics.median(rounds["ours"])
    if theirs is None:
        return value, None, None
    return value, statistics.median(rounds["theirs"]), paired(rounds["ours"], rounds["theirs"])


def _play(run: Run, peer: Peer | None, found: Findings) -> None:
    seconds = run.of(0.5, 0.02)
    theirs = partial(peer.moves_per_second, seconds) if peer else None
    ratios: Ratios = defaultdict(list)
    costs: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for title, seats in run.of(TABLES, TABLES[:1]):
        run.say(f"engine: {title}, {seats} seats")
        moves_per_second(title, seats, 0.0)
        value, plain, ratio = _against(run, partial(moves_per_second, title, seats, seconds), theirs)
        what = f"play {title}, {seats} seats"
        found.figures.append(Figure(what, value, "moves/s", NAME, plain, ratio, AS_FAST))
        costs[title].append((seats, 1e6 / value))
        if ratio is not None:
            ratios[title].append(ratio)
    found.growth.append(Growth("engine", "One random move, by seats", "seats", "µs", costs))
    if ratios:
        mean = statistics.mean(statistics.mean(one) for one in ratios.values())
        found.figures.append(Figure("play, mean of the titles", mean, "×", NAME, 1.0, mean, ON_THE_MEAN))


def _copy(run: Run, peer: Peer | None, found: Findings) -> None:
    times = run.of(200, 5)
    theirs = partial(_microseconds, partial(peer.copy_seconds, times)) if peer else None
    for title, seats in _largest(run):
        run.say(f"engine: copies of {title}")
        match = middle(title, seats)
        state = partial(_microseconds, repeated(partial(clone, match.state), times))
        whole = partial(_microseconds, repeated(match.copy, times))
        for what, ours in (("state", state), ("match", whole)):
            value, plain, ratio = _against(run, ours, theirs)
            named = f"copy a {what} of {title}, {seats} seats"
            found.figures.append(Figure(named, value, "µs", NAME, plain, ratio, NO_SLOWER))


def _microseconds(way: Callable[[], float]) -> float:
    return way() * 1e6


def _largest(run: Run) -> list[tuple[str, int]]:
    """Every title with as many seats as it has."""
    found = [(title.id, title.seats[-1]) for title in engine.titles().values()]
    return run.of(found, found[:1])


def _tokens(run: Run, found: Findings) -> None:
    """README's loop, which says with every answer which question it belongs to."""
    moves = run.of(400, 20)
    for title in run.of(TITLES, TITLES[:1]):
        run.say(f"engine: {title} with tokens")
        ways = {
            "with": partial(_readme_seconds, title, moves, tokens=True),
            "without": partial(_readme_seconds, title, moves, tokens=False),
        }
        rounds = alternately(ways, run.of(7, 1))
        spent, plain = min(rounds["with"]) / moves * 1e6, min(rounds["without"]) / moves * 1e6
        what = f"README's loop, {title}, {SEATS} seats"
        found.figures.append(Figure(what, spent, "µs", BARE, plain, spent / plain, TOKENS))


def _calls(run: Run, found: Findings) -> None:
    """What a random move has to do, counted rather than timed: the same on every machine."""
    moves = run.of(2000, 20)
    for title in run.of(TITLES, TITLES[:1]):
        run.say(f"engine: calls of {title}")
        games = itertools.count()
        match, rng = engine.start(title, SEATS, "bench/calls"), Rng("bench")
        profile = Profile()
        for _ in range(moves):
            if match.over:
                match = engine.start(title, SEATS, f"bench/calls/{next(games)}")
            profile.enable()
            step(match, rng)
            profile.disable()
        calls = sum(entry.callcount for entry in profile.getstats())
        found.figures.append(
            Figure(f"calls of a random move, {title}, {SEATS} seats", calls / moves, "calls")
        )


def _readme_seconds(title: str, moves: int, *, tokens: bool) -> float:
    """So many moves of the first seat that is asked, each time the same ones."""
    match, rng = engine.start(title, SEATS, "bench/0"), Rng("bench")
    lap = at_work()
    for number in range(moves):
        if match.over:
            match = engine.start(title, SEATS, f"bench/{number}")
        seat, decision = next(iter(match.pending().items()))
        match.submit(seat, engine.sample(decision.choice, rng), match.token(seat) if tokens else None)
    return lap()


def _replay(run: Run, found: Findings) -> None:
    """A recorded game played again: as undo and the slider do, and with every answer judged once more."""
    for title, seats in _largest(run):
        run.say(f"engine: replays of {title}")
        record = recorded(title, seats)
        length = len(record["log"])
        ways = {
            "replay": repeated(partial(engine.load(record).rewound, length), 1),
            "replay and check": repeated(partial(engine.replay, record), 1),
        }
        for way, rounds in alternately(ways, run.of(5, 1)).items():
            value = length / statistics.median(rounds)
            what = f"{way} {title}, {seats} seats, {length} moves"
            ratio = value / EIGHTEEN_PER_SECOND
            bar = REPLAY if way == "replay" else None
            found.figures.append(Figure(what, value, "moves/s", EIGHTEEN, EIGHTEEN_PER_SECOND, ratio, bar))
