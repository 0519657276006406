"""What the bot does in its own actions, with its markers, and in the forms of its offers."""

from engine.answers import pick_answer
from engine.choice import AllOf, Answer, Branch, Choice, OneOf, Part, Pick, Share
from engine.genoa import ids
from engine.genoa.components import LARGE, MARKER, UNIT, VILLAS
from engine.genoa.state import Bundle
from engine.genoa.view import View
from engine.genoa.worths import Worths


def act(worth: Worths, choice: OneOf, default: Answer) -> Answer:
    """Complete an order if a card can, then the action, then what else is useful."""
    branches = choice.free
    if "deliver" in branches:
        return {"deliver": _delivery(worth, branches["deliver"])}
    if "order" in branches:
        return default
    if "hand_over" in branches:
        return {"hand_over": _least_cards(worth, branches["hand_over"].choice)}
    acting = "collect" in branches or "privilege" in branches
    if "privilege" in branches and (answer := _complete(worth, branches)):
        return answer
    if acting:
        return {"privilege" if "privilege" in branches else "collect": {}}
    return _use_cards(worth, branches) or {"done": {}}


def _delivery(worth: Worths, branch: Branch) -> Answer:
    assert isinstance(branch.choice, AllOf)
    details: dict[str, str] = {}
    for part in branch.choice.parts:
        assert isinstance(part.choice, Pick)
        ids = [option.id for option in part.choice.options]
        details[part.id] = max(ids, key=worth.item) if part.id == "special" else ids[0]
    return details


def _complete(worth: Worths, branches: dict[str, Branch]) -> Answer | None:
    """At a villa: get the one ware that is missing for an order to this villa."""
    villa, stock = worth.view.path[-1], worth.view.stock
    for card in worth.cards:
        if card not in LARGE or LARGE[card].villa != villa or villa not in VILLAS:
            continue
        missing = [ware for ware in LARGE[card].wares if not worth.items[ware]]
        if len(missing) == 1 and stock[missing[0]]:
            if "any_ware" in branches:
                return {"any_ware": missing[0]}
            if "exchange" in branches:
                reserved = {item: worth.cost(item) for item in LARGE[card].wares}
                give = _least(worth, branches["exchange"], set(reserved) | {card})
                return {"exchange": {"give": give, "take": missing[0]}} if give else None
    return None


def _use_cards(worth: Worths, branches: dict[str, Branch]) -> Answer | None:
    if "any_ware" in branches:
        pick = branches["any_ware"].choice
        assert isinstance(pick, Pick)
        best = max([option.id for option in pick.options], key=worth.item)
        if worth.item(best) >= worth.weights.useful:
            return {"any_ware": best}
    if "building_action" in branches and (answer := _building_action(worth, branches["building_action"])):
        return answer
    if "exchange" in branches:
        return _exchange(worth, branches["exchange"])
    return None


def _building_action(worth: Worths, branch: Branch) -> Answer | None:
    assert isinstance(branch.choice, OneOf)
    ids = {branch.id: branch for branch in branch.choice.branches}
    best = max(ids, key=worth.plain_action)
    if worth.plain_action(best) < worth.weights.useful:
        return None
    inner = ids[best].choice
    if not isinstance(inner, OneOf):
        return {"building_action": {best: {}}}
    deliver = inner.free.get("deliver")
    what: Answer = {"deliver": _delivery(worth, deliver)} if deliver else {"privilege": {}}
    return {"building_action": {best: what}}


def _exchange(worth: Worths, branch: Branch) -> Answer | None:
    give = _least(worth, branch, set())
    parts = _parts(branch)
    take = parts["take"].choice
    assert isinstance(take, Pick)
    items = [option.id for option in take.options if option.id in worth.wares]
    if not items or give is None:
        return None
    best = max(items, key=worth.item)
    if (
        best == give
        or worth.item(best) < worth.weights.useful
        or worth.item(best) < _cost(worth, give) + worth.weights.ware
    ):
        return None
    return {"exchange": {"give": give, "take": best}}


def _least(worth: Worths, branch: Branch, reserved: set[str]) -> str | None:
    """What it misses least among what it could give."""
    pick = _parts(branch)["give"].choice
    assert isinstance(pick, Pick)
    ids = [option.id for option in pick.options if option.id not in reserved]
    return min(ids, key=lambda good: _cost(worth, good)) if ids else None


def _cost(worth: Worths, good: str) -> int:
    return worth.cost(good) if good in worth.items else worth.card_cost(good)


def _parts(branch: Branch) -> dict[str, Part]:
    assert isinstance(branch.choice, AllOf)
    return {part.id: part for part in branch.choice.parts}


def choose_cards(worth: Worths, choice: AllOf) -> Answer:
    """Of each deck the cards that it misses least."""
    return {part.id: _least_cards(worth, part.choice) for part in choice.parts}


def _least_cards(worth: Worths, choice: Choice) -> Answer:
    assert isinstance(choice, Pick)
    ids = sorted([option.id for option in choice.options], key=worth.card_cost)
    return pick_answer(choice, ids[: choice.low])


# --- markers ----------------------------------------------------------------------------------------------


def place(view: View, choice: OneOf) -> Answer:
    """The street where most markers find a free building; with markers to spare, a rival's place."""
    assert view.seat is not None
    reserve = view.players[view.seat].items[MARKER]
    best: tuple[int, str, dict[str, int]] | None = None
    for street in choice.branches:
        if not isinstance(street.choice, Share):
            continue
        free = [bucket.id for bucket in street.choice.buckets if bucket.id not in view.owners][:reserve]
        placed = dict.fromkeys(free, 1)
        spare = reserve - len(free)
        taken = [bucket.id for bucket in street.choice.buckets if bucket.id in view.owners]
        if spare >= 2 and taken:
            placed[taken[0]] = 2
        if placed and (best is None or len(placed) > best[0]):
            best = len(placed), street.id, placed
    return {best[1]: best[2]} if best else {"pass": {}}


# --- bundles ----------------------------------------------------------------------------------------------


def can_pay(worth: Worths, price: int) -> bool:
    """It has a good that it would give for an action worth this price."""
    goods = [item for item, count in worth.items.items() if count] + [ids.card(card) for card in worth.cards]
    return any(_bucket_cost(worth, good) <= _most(worth, price) for good in goods)


def _most(worth: Worths, price: int) -> int:
    """What a good may be worth that is given instead of a price in ducats."""
    return max(2 * price, worth.weights.ware)


def fill(worth: Worths, choice: OneOf, price: int) -> Answer:
    """A bundle of the good that is missed least, topped up to the price in ducats."""
    goods = next((branch for branch in choice.branches if branch.id == "goods"), None)
    if goods is None:
        return {"decline": "turn"}
    parts = _parts(goods)
    share = parts["goods"].choice
    assert isinstance(share, Share)
    cheapest = min((bucket.id for bucket in share.buckets), key=lambda good: _bucket_cost(worth, good))
    cost = _bucket_cost(worth, cheapest)
    if cost > _most(worth, price):
        return {"decline": "turn"}
    ducats = max(0, min(price - cost, worth.ducats))
    answer: dict[str, Answer] = {part: _nothing(parts[part]) for part in parts}
    answer["ducats"] = ducats - ducats % UNIT
    answer["goods"] = {cheapest: 1}
    return {"goods": answer}


def _bucket_cost(worth: Worths, bucket: str) -> int:
    good = ids.good(bucket)
    if good.kind == "deck":
        return worth.worth_of_getting(Bundle(decks=((good.name, 1),)))
    if good.kind == "card":
        return worth.card_cost(good.name)
    return worth.item(good.name) if good.after else worth.cost(good.name)


def _nothing(part: Part) -> Answer:
    return {} if isinstance(part.choice, Share) else 0
