"""A position of Genoa in words."""

from engine.genoa.city import city, is_street
from engine.genoa.components import BUILDINGS, DECKS, MARKER, MARKET, ORDER_WARES, SPECIALS, VILLAS, WARES
from engine.genoa.labels import (
    BUILDING_NAMES,
    CARD_NAMES,
    DECK_NAMES,
    ITEM_NAMES,
    SPACE_NAMES,
    SPACE_SPOTS,
    count_of,
    terms_words,
)
from engine.genoa.state import Plan
from engine.genoa.view import OfferView, PlayerView, View
from engine.text import Arg, Seat, SeatName, Text, text
from render.telling import (
    FINE,
    STILL,
    VITAL,
    Entry,
    Fact,
    Near,
    Telling,
    fact,
    facts,
    make_telling,
    mark,
    names,
    yes_no,
)


def tell(view: View) -> Telling:
    return make_telling(
        turn=[_turn(view)],
        me=[] if view.seat is None else _me(view, view.seat),
        players=[_player(view, seat) for seat in range(view.seats)],
        places=[_space(view, space) for space in SPACE_NAMES],
        offers=[_offer(view, offer) for offer in view.offers],
        supply=[_stock(view), *(_deck(view, deck) for deck in DECKS)],
    )


def spaces(these: list[str] | tuple[str, ...]) -> tuple[Arg, ...]:
    return tuple(SPACE_NAMES[space] for space in these)


def ducats(count: int) -> Text:
    return text("genoa-ducats", count=count)


def _turn(view: View) -> Entry:
    wish = view.wish
    over = view.phase == "over"
    round_name = text("genoa-board-round", round=view.round, rounds=view.rounds)
    return Entry(
        "turn",
        text("tell-over") if over else round_name,
        "turn",
        facts(
            over and fact("turn", round_name, FINE),
            fact("tower-player", SeatName(view.tower), VITAL),
            view.actor is not None and fact("acting", SeatName(view.actor), VITAL),
            fact("phase", text(f"tell-genoa-{view.phase}"), VITAL),
            view.path and fact("tower", SPACE_NAMES[view.path[-1]], VITAL),
            len(view.path) > 1 and fact("path", spaces(view.path)),
            view.next and fact("next", spaces(view.next)),
            view.near and fact("open-to-deals", spaces(view.near), FINE),
            view.in_play and fact("in-play", spaces(view.in_play), STILL),
            view.streets and fact("streets", spaces(view.streets)),
            view.used and mark("used", text("tell-used")),
            view.due and mark("due", text("tell-due")),
            view.led and mark("led", text("tell-led")),
            view.waits_for and fact("waits-for", names(view.waits_for), VITAL),
            view.unheard and fact("unheard", names(view.unheard)),
            wish is not None and fact("wish", _wish(view)),
            wish is not None and wish.waits_for and fact("wish-waits", names(wish.waits_for)),
            fact("first", SeatName(view.first), FINE),
            fact("deals", view.deals, STILL),
            *(_option(name, value) for name, value in view.options.items()),
        ),
    )


def _wish(view: View) -> Text:
    wish = view.wish
    assert wish is not None
    what = text(f"tell-wish-{wish.kind}")
    return text("tell-pair", name=what, value=SPACE_NAMES[wish.space]) if wish.space else what


def _option(name: str, value: str) -> Fact:
    key = "genoa-option-" + name.replace("_", "-")
    return fact(f"option-{name}", text(f"{key}-{value}"), STILL, label=text(key))


# --- players ----------------------------------------------------------------------------------------------


def items(held: dict[str, int]) -> tuple[Text, ...]:
    return tuple(count_of(ITEM_NAMES[item], held[item]) for item in (*WARES, *SPECIALS, MARKER) if held[item])


def _player(view: View, seat: Seat) -> Entry:
    player = view.players[seat]
    owned = tuple(BUILDING_NAMES[name] for name, owner in view.owners.items() if owner == seat)
    return Entry(
        f"seat:{seat}",
        SeatName(seat),
        "player",
        facts(
            player.total is not None and fact("total", ducats(player.total), VITAL),
            fact("reserve", items(player.items), VITAL),
            fact("cards", _backs(player), VITAL),
            fact("actions", player.actions),
            owned and fact("owns", owned),
            bool(player.declined) and mark("declined", text(f"genoa-board-declined-{player.declined}"), FINE),
            player.quiet and mark("quiet", text("genoa-board-quiet"), FINE),
            fact("talk", player.talk, STILL),
            fact("markers", view.markers[seat], STILL),
            *_open_hand(view, seat),
        ),
        seat,
    )


def _backs(player: PlayerView) -> tuple[Arg, ...]:
    return tuple(count_of(DECK_NAMES[deck], count) for deck, count in player.hand.items() if count)


def _open_hand(view: View, seat: Seat) -> tuple[Fact, ...]:
    """What others hold, once the game is over; one's own hand has a section of its own."""
    player = view.players[seat]
    if seat == view.seat:
        return ()
    cards, privileges = player.cards, player.privileges
    return facts(
        player.ducats is not None and fact("money", ducats(player.ducats)),
        cards is not None and fact("hand", tuple(CARD_NAMES[card] for card in in_order(cards)), FINE),
        privileges is not None and fact("privileges", ducats(privileges), FINE),
    )


def in_order(cards: list[str]) -> list[str]:
    """A hand as one would hold it: by deck, then by place."""
    order = list(CARD_NAMES)
    return sorted(cards, key=order.index)


def _me(view: View, seat: Seat) -> list[Entry]:
    player, settled, draft = view.players[seat], view.instructions, view.draft
    me = Entry(
        "me",
        text("tell-section-me"),
        "me",
        facts(
            player.ducats is not None and fact("money", ducats(player.ducats), VITAL),
            fact("reserve", items(player.items), VITAL),
            fact("privileges", ducats(player.privileges or 0)),
            draft is not None and fact("draft", _draft(view)),
            *([] if settled is None else _plan_facts(view)),
        ),
        seat,
    )
    held = in_order(player.cards or [])
    missing = [_lacks(card, player) for card in held]
    return [
        me,
        *(
            Entry(f"card:{card}", CARD_NAMES[card], "card", lacks, seat)
            for card, lacks in zip(held, missing, strict=True)
        ),
    ]


def _lacks(card: str, player: PlayerView) -> tuple[Fact, ...]:
    wares = ORDER_WARES.get(card)
    if wares is None:
        return ()
    missing = tuple(ITEM_NAMES[ware] for ware in wares if not player.items[ware])
    return (fact("missing", missing) if missing else mark("complete", text("genoa-hand-complete")),)


def _draft(view: View) -> Arg:
    draft = view.draft
    assert draft is not None
    space = SPACE_NAMES[draft.space]
    if draft.bidder is None:
        return space
    return text("tell-owned", what=space, who=SeatName(draft.bidder))


def _plan_facts(view: View) -> list[Fact]:
    settled = view.instructions
    assert settled is not None
    return [
        *(
            fact(f"limit-{name}", price, FINE, label=_at(name, "limit"))
            for name, price in settled.limits.items()
        ),
        *(
            fact(f"offered-{name}", price, STILL, label=_at(name, "offered"))
            for name, price in settled.prices.items()
        ),
        *(
            fact(f"plan-{name}", _plan(plan), FINE, label=_at(name, "plan"))
            for name, plan in settled.plans.items()
        ),
        fact("quiet", yes_no(settled.quiet), FINE, label=text("genoa-quiet")),
        fact("claims", yes_no(settled.claims), STILL),
        fact("at-once", yes_no(settled.at_once), STILL),
    ]


def _at(space: str, what: str) -> Text:
    return text("tell-pair", name=text(f"tell-{what}"), value=SPACE_NAMES[space])


def _plan(plan: Plan) -> Arg:
    chosen = tuple(
        name
        for name in (
            CARD_NAMES.get(plan.order or ""),
            ITEM_NAMES.get(plan.special or ""),
            *(text("tell-keeps", what=CARD_NAMES[card]) for card in plan.known_orders),
        )
        if name is not None
    )
    return chosen or text("genoa-plan-collect")


# --- the city ---------------------------------------------------------------------------------------------


def _space(view: View, space: str) -> Entry:
    map_of_city = city(view.options["inner_corners"])
    return Entry(
        SPACE_SPOTS[space],
        SPACE_NAMES[space],
        "street" if is_street(space) else "building" if space in BUILDINGS else "market",
        facts(
            not is_street(space) and fact("squares", _squares(map_of_city.grid, space), STILL),
            space in BUILDINGS and fact("gives", gift(space), STILL),
            space == MARKET and _market(view),
            bool(view.path) and view.path[-1] == space and mark("tower", text("tell-tower-here"), VITAL),
            space in view.path[:-1] and mark("disc", text("tell-disc")),
        ),
        view.owners.get(space),
        tuple(Near(SPACE_SPOTS[other]) for other in map_of_city.beside[space]),
    )


def _squares(grid: tuple[tuple[str, ...], ...], space: str) -> str:
    """The squares of a space by blue and red die."""
    return ", ".join(
        f"{row}/{column}"
        for row, line in enumerate(grid, start=1)
        for column, here in enumerate(line, start=1)
        if here == space
    )


def _market(view: View) -> Fact | None:
    moves = view.options.get("market_start") != "stays"
    return mark("market", text("genoa-board-market"), STILL) if moves else None


def gift(space: str) -> Text:
    """What the action of a building gives."""
    action = BUILDINGS[space].action
    if space in VILLAS:
        return text("genoa-board-villa")
    if action.take == [MARKER]:
        return text("genoa-board-markers", count=action.count)
    what = (DECK_NAMES[action.draw],) if action.draw else tuple(ITEM_NAMES[item] for item in action.take)
    return text("genoa-board-gives", count=action.count, what=what)


# --- offers and supply ------------------------------------------------------------------------------------


def _offer(view: View, offer: OfferView) -> Entry:
    seat = view.tower if offer.by_tower else offer.bidder
    return Entry(
        f"offer:{offer.id}",
        text(f"tell-genoa-{offer.kind}", space=SPACE_NAMES[offer.space]),
        "offer",
        facts(
            mark("terms", terms_words(offer), VITAL if offer.acceptable else STILL),
            not offer.acceptable and mark("intention", text("tell-intention"), FINE),
            offer.by_tower and offer.bidder is not None and fact("to", SeatName(offer.bidder)),
            offer.asked and fact("waits-for", names(offer.asked)),
            offer.auto and mark("auto", text("tell-auto"), FINE),
        ),
        seat,
    )


def _stock(view: View) -> Entry:
    return Entry(
        "supply",
        text("genoa-board-stock"),
        "supply",
        tuple(fact(f"item-{item}", view.stock[item], FINE, label=ITEM_NAMES[item]) for item in view.stock),
    )


def _deck(view: View, deck: str) -> Entry:
    returned = view.returned[deck]
    return Entry(
        f"deck:{deck}",
        text("tell-deck-of", deck=DECK_NAMES[deck]),
        "deck",
        facts(
            fact("deck", view.piles[deck], FINE),
            returned and fact("returned", tuple(CARD_NAMES[card] for card in returned), STILL),
        ),
    )
