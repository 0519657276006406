"""Small positions of Oltre Mare, laid out card by card."""

from collections.abc import Mapping, Sequence
from typing import Any

import engine
from engine import codec
from engine.match import Base, start_from
from engine.oltremare.components import BOX, CARDS, PORTS
from engine.oltremare.offers import ask_answer
from engine.oltremare.state import State
from engine.oltremare.turn import Turn

Cards = Mapping[int, Sequence[str]]


def find(count: int = 1, *, good: str = "", icons: str = "", lions: int = 0) -> list[str]:
    """Cards with these features: a good, exactly these two icons, so many lions (and load to make 7)."""
    found = [
        card.id
        for card in CARDS.values()
        if good in ("", card.good) and lions in (0, card.lions) and (not icons or card.icons == icons.split())
    ]
    assert len(found) >= count, f"there are not {count} such cards"
    return found[:count]


def at_table(
    seats: int = 3,
    *,
    hands: Cards | None = None,
    cargo: Cards | None = None,
    pirates: Cards | None = None,
    deck: Sequence[str] | None = None,
    top_of_deck: Sequence[str] = (),
    venice: int | None = None,
    ducats: Mapping[int, int] | None = None,
    prestige: Mapping[int, int] | None = None,
    active: Mapping[int, str] | None = None,
    ports: Mapping[int, str] | None = None,
    harbours: Mapping[str, str] | None = None,
    options: dict[str, Any] | None = None,
) -> engine.Match:
    """Seat 0 begins a turn with all this in place; all else is empty, the other cards are the deck."""
    match = engine.start("oltremare", seats, "table", options)
    s = match.state
    assert isinstance(s, State)
    spare = [card for card in CARDS if card not in [*_laid(hands, cargo, pirates), *top_of_deck]]
    plain = [card for card in spare if CARDS[card].lions == 6]
    for seat, merchant in enumerate(s.merchants):
        merchant.hand = [*(hands or {}).get(seat, ())]
        merchant.cargo = [*(cargo or {}).get(seat, ())] or [plain.pop()]
        merchant.pirates = [*(pirates or {}).get(seat, ())]
        merchant.ducats = (ducats or {}).get(seat, BOX.setup.ducats)
        merchant.prestige = (prestige or {}).get(seat, 0)
        merchant.active = (active or {}).get(seat)
        merchant.markers = [merchant.active] if merchant.active else []
        merchant.port = (ports or {}).get(seat, list(PORTS)[seat])
    used = {card for merchant in s.merchants for card in merchant.cargo}
    s.deck = [*deck] if deck is not None else [card for card in spare if card not in used] + [*top_of_deck]
    s.venice = venice
    s.harbours = dict(harbours or {})
    return begin_turn(match)


def _laid(*places: Cards | None) -> list[str]:
    return [card for place in places if place for cards in place.values() for card in cards]


def begin_turn(match: engine.Match, seat: int = 0) -> engine.Match:
    """The same position at the beginning of this seat's turn."""
    match.state.stack[:] = [Turn(seat)]
    return asked_anew(match)


def asked_anew(match: engine.Match) -> engine.Match:
    """The match as it goes on from a position that was changed by hand."""
    point = Base(0, codec.encode(match.state), match.rng.count, match.answered)
    return start_from(match.game, match.seats, match.seed, match.options, point)


def merchant(match: engine.Match, seat: int) -> Any:
    return match.state.merchants[seat]


def branch(match: engine.Match, seat: int, *path: str) -> Any:
    """A branch of this seat's question, by the ids that lead to it."""
    choice = match.pending()[seat].choice
    found = None
    for step in path:
        found = next(one for one in choice.branches if one.id == step)
        choice = found.choice
    return found


def blocked(match: engine.Match, seat: int, *path: str) -> str | None:
    """Why a branch cannot be taken, as the key of the words."""
    reason = branch(match, seat, *path).blocked
    return reason.key if reason else None


def offer(
    give: Sequence[str] = (),
    ask: Mapping[str, int] | None = None,
    *,
    to: Sequence[int] | None = None,
    pay: int | None = 0,
    talk: Any = None,
) -> dict[str, Any]:
    """A filled proposal; `to` is left out where there is only one partner, `pay` without ducats."""
    form: dict[str, Any] = {
        "give": [*give],
        "ask": ask_answer(dict(ask or {})),
        "talk": talk or {"silent": {}},
    }
    if to is not None:
        form["to"] = [str(seat) for seat in to]
    if pay is not None:
        form["pay"] = pay
    return {"propose": form}


def keys(events: Sequence[engine.Event], seat: int | None = None) -> list[str]:
    """What this seat hears, as the keys of the words."""
    return [words.key for event in events if (words := event.heard_by(seat))]
