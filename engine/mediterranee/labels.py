"""Names of pieces and places as Text, shared by every question and event."""

from collections.abc import Iterable
from functools import cache

from engine.choice import Bucket, Option
from engine.mediterranee.components import BOX, GOODS, PORT_IN, PORTS, ZONES
from engine.mediterranee.ids import PORT_SPOTS
from engine.text import Arg, SeatName, Text, text

SEAT_NAMES = tuple(SeatName(seat) for seat in range(max(BOX.tables)))
GOOD_NAMES = {good: text(f"mediterranee-good-{good}") for good in GOODS}
PORT_NAMES = {port.id: text("mediterranee-place", name=port.name) for port in PORTS.values()}
ZONE_NAMES = {
    **{zone.id: text("mediterranee-place", name=zone.name) for zone in ZONES.values()},
    **{zone: PORT_NAMES[port] for zone, port in PORT_IN.items()},
}
"""A zone with a port goes by the name of the port, as people say it."""
GALLEY_NAMES = {
    number: text("mediterranee-galley", number=number) for number in range(1, BOX.pieces.galleys + 1)
}
GALLEYS_AT = {
    (number, zone): text("mediterranee-galley-at", number=number, zone=name)
    for number in GALLEY_NAMES
    for zone, name in ZONE_NAMES.items()
}
"""A galley named with the zone it lies in."""
PIECES = {
    (good, count): text("mediterranee-pieces", count=count, good=name)
    for good, name in GOOD_NAMES.items()
    for count in range(1, BOX.goods[good].pieces + 1)
}
PIECE_COUNTS = [
    text("mediterranee-count", count=count)
    for count in range(max(good.pieces for good in BOX.goods.values()) + 1)
]
CREWS = [text("mediterranee-note-sailors", count=count) for count in range(BOX.pieces.sailors + 1)]
"""A number of sailors in words."""
PLACE_NAMES = [text(f"mediterranee-place-{place}") for place in range(1, max(BOX.tables) + 1)]
PORT_OPTIONS = {port: Option(port, name, spot=PORT_SPOTS[port]) for port, name in PORT_NAMES.items()}

GARRISON_NAME = text("mediterranee-garrison")
HIRED_NAME = text("mediterranee-hired")


def galley_of(number: int, owner: int) -> Text:
    return text("mediterranee-galley-of", number=number, who=SEAT_NAMES[owner])


def ducats(amount: int) -> Text:
    return text("mediterranee-ducats", amount=amount)


def ducats_each(amount: int) -> Text:
    return text("mediterranee-ducats-each", amount=amount)


def cargo(goods: Iterable[str]) -> Arg:
    """A cargo in words: each good with its number."""
    return _cargo(tuple(goods))


@cache
def _cargo(held: tuple[str, ...]) -> Arg:
    counted = tuple([PIECES[good, held.count(good)] for good in GOODS if good in held])
    return counted or text("mediterranee-no-cargo")


def crew_and_cargo(sailors: int, goods: Iterable[str]) -> Text:
    """What a galley carries, as the note of an option."""
    return text("mediterranee-aboard", sailors=sailors, cargo=cargo(goods))


def laden(goods: Iterable[str]) -> Text:
    """The cargo of a galley, as the note of an option."""
    return text("mediterranee-note-laden", cargo=cargo(goods))


def moves_and_cargo(moves: int, goods: Iterable[str]) -> Text:
    """How far a galley may go and what it carries, as the note of an option."""
    return text("mediterranee-note-moves", count=moves, cargo=cargo(goods))


def goods_buckets(goods: list[str]) -> list[Bucket]:
    """One bucket for each good among these."""
    return [Bucket(good, GOOD_NAMES[good], 0, goods.count(good)) for good in GOODS if good in goods]


def named_goods(answer: dict[str, int]) -> list[str]:
    """The goods that an answer to `goods_buckets` names."""
    return [good for good in GOODS for _ in range(answer.get(good, 0))]
