"""The house player at the market: one useful act after the other, then done."""

from collections.abc import Callable

from engine.choice import Amount, Answer, Branch, OneOf, Pick, Share
from engine.core import Decision
from engine.mediterranee.components import PLACES, PORT_IN, PORTS, PRICES
from engine.mediterranee.labels import galley_id, number_of
from engine.mediterranee.survey import RANGE, Survey
from engine.mediterranee.view import GalleySeen

FLEET = 7
"""More galleys than this do not pay for themselves."""
RESERVE = 300


def think(survey: Survey, decision: Decision) -> Answer:
    assert isinstance(decision.choice, OneOf)
    open_branches = {branch.id: branch for branch in decision.choice.branches if branch.blocked is None}
    for act, way in WAYS.items():
        if act in open_branches:
            found = way(survey, open_branches[act])
            if found is not None:
                return {act: found}
    return {"done": {}}


def _ways(branch: Branch) -> list[Branch]:
    assert isinstance(branch.choice, OneOf)
    return branch.choice.branches


def amount(branch: Branch) -> Amount:
    assert isinstance(branch.choice, Amount)
    return branch.choice


def _galley(survey: Survey, branch: Branch) -> Answer | None:
    """Another galley, while it has turns left to earn its price."""
    if survey.turns_left < 2 or len(survey.fleet) >= FLEET or survey.ducats < PRICES.galley + RESERVE:
        return None
    for way in _ways(branch):
        assert isinstance(way.choice, Share)
        crew: dict[str, int] = {}
        for bucket in way.choice.buckets:
            spare = bucket.high
            if bucket.id == "garrison":
                spare -= survey.wanted_garrison(way.id)
            elif bucket.id != "hired":
                spare -= RANGE - 1
            taken = max(0, min(spare, RANGE - sum(crew.values())))
            if taken:
                crew[bucket.id] = taken
        if sum(crew.values()) >= 2:
            return {way.id: crew}
    return None


def _recruit(survey: Survey, branch: Branch) -> Answer | None:
    """Sailors for empty benches first, then for the walls."""
    for way in _ways(branch):
        assert isinstance(way.choice, Share)
        split: dict[str, int] = {}
        left = way.choice.high
        for bucket in way.choice.buckets:
            if bucket.id == "garrison":
                need = survey.wanted_garrison(way.id) - survey.ports[way.id].garrison
            else:
                need = RANGE - survey.galleys[number_of(bucket.id)].sailors
            need = max(0, min(need, left, bucket.high))
            if need:
                split[bucket.id] = need
                left -= need
        if split and survey.turns_left:
            return {way.id: split}
    return None


def _crew(survey: Survey, branch: Branch) -> Answer | None:
    """Balance the crews of a zone: somebody on every wall, three on every bench."""
    for way in _ways(branch):
        assert isinstance(way.choice, Share)
        group = survey.mine_at(way.id)
        split = _balanced(survey, way, group)
        now = {galley_id(galley.number): galley.sailors for galley in group}
        if {key: split.get(key, 1) for key in now} != now:
            return {way.id: split}
    return None


def _balanced(survey: Survey, way: Branch, group: list[GalleySeen]) -> dict[str, int]:
    """Deals the sailors out in rounds, so that the same zone always gives the same split."""
    assert isinstance(way.choice, Share)
    most = {galley_id(galley.number): PLACES - len(galley.goods) for galley in group}
    split = {bucket.id: bucket.low for bucket in way.choice.buckets}
    left = way.choice.high - sum(split.values())
    ashore = "garrison" in split
    wanted = survey.wanted_garrison(PORT_IN[way.id]) if ashore else 0
    goals: list[tuple[str, int]] = [("garrison", 1)] if ashore else []
    for size in range(2, PLACES + 1):
        if size == RANGE + 1 and ashore:
            goals.append(("garrison", wanted))
        goals += [(key, min(size, most[key])) for key in most]
    if ashore:
        goals.append(("garrison", way.choice.high))
    for key, goal in goals:
        more = max(0, min(goal - split[key], left))
        split[key] += more
        left -= more
    for key in most:
        split[key] += min(left, PLACES - split[key])
        left = way.choice.high - sum(split.values())
    return split


def _fort(survey: Survey, branch: Branch) -> Answer | None:
    """Walls for the capital when money is plenty."""
    assert isinstance(branch.choice, Pick)
    names = [option.id for option in branch.choice.options]
    if survey.capital in names and survey.turns_left and survey.ducats >= 3 * PRICES.fort:
        return survey.capital
    return None


def _buy(survey: Survey, branch: Branch) -> Answer | None:
    """The purchase that promises most, if any does."""
    best: tuple[int, Answer] = (0, None)
    for way in _ways(branch):
        gain, answer = _purchase(survey, way)
        if gain > best[0]:
            best = gain, {way.id: answer}
    return best[1]


def _purchase(survey: Survey, way: Branch) -> tuple[int, Answer]:
    galley = survey.galleys[number_of(way.id)]
    port = survey.ports[PORT_IN[galley.zone]]
    good = PORTS[port.id].good
    value = survey.worth(good, galley.zone, galley.sailors, copies=_aboard(survey, good))
    if isinstance(way.choice, Amount):
        return value - PRICES.good - 50, 1
    options = {inner.id: inner for inner in _ways(way)}
    if "enquire" in options:
        return (value - 3 * PRICES.good, {"enquire": {}})
    price = port.asks or PRICES.owner_most
    if "offer" in options:
        best = amount(_ways(options["offer"])[0]).high
        return value - best - 100, {"offer": {"1": best}}
    return value - price - 100, {"take": 1}


def _aboard(survey: Survey, good: str) -> int:
    """Pieces of a good that this fleet carries already."""
    return sum(other.goods.count(good) for other in survey.fleet)


WAYS: dict[str, Callable[[Survey, Branch], Answer | None]] = {
    "galley": _galley,
    "recruit": _recruit,
    "crew": _crew,
    "buy": _buy,
    "fort": _fort,
}
