"""Phase 3: bonus tiles and temples are scored; the points of a merchant and the result of the game."""

from engine.author import Dealer, Result, Seat, Step, Text, rank_scores, step, text
from neptun.engine.components import (
    BOX,
    GOLD,
    LETTERS,
    PERSONAL,
    REGIONS,
    START,
    TEMPLES,
    TILE_ROWS,
    TILE_TEMPLES,
    TILES,
)
from neptun.engine.labels import SEAT_NAMES, TEMPLE_NAMES
from neptun.engine.oars import move_wind_on
from neptun.engine.state import Merchant, State


def parts(s: State, seat: Seat) -> dict[str, int]:
    """A merchant's points so far: by temple, and for bonus tiles."""
    merchant = s.merchants[seat]
    points = dict.fromkeys(TEMPLES, 0)
    for tile in merchant.tiles:
        points[TILE_TEMPLES[tile]] += TILES[tile]
    return {**points, "bonus": merchant.bonus * BOX.bonus_tiles.value}


def result(s: State) -> Result:
    """Most points from tiles win; equal points share the victory."""
    return rank_scores({seat: parts(s, seat) for seat in range(s.seats)})


def total(merchant: Merchant) -> int:
    """A merchant's points so far."""
    return sum([TILES[tile] for tile in merchant.tiles]) + merchant.bonus * BOX.bonus_tiles.value


@step
class Scoring(Step[State]):
    """Phase 3: bonus tiles, the six temples, and the end of the round."""

    def goes(self, s: State, dealer: Dealer) -> None:
        s.stack.pop()
        s.phase, s.turn = "score", 0
        give_bonus_tiles(s, dealer)
        for region in REGIONS:
            temple = s.temples[region]
            standing = [seat for seat in temple.standing if temple.points[seat]]
            give_point_tiles(s, region, standing, dealer)
        give_point_tiles(s, GOLD, richest(s), dealer)
        end_round(s, dealer)


def give_bonus_tiles(s: State, dealer: Dealer) -> None:
    """One for each merchant who fulfilled all five contracts."""
    for seat in s.order:
        if s.merchants[seat].count_fulfilled() == BOX.setup.slots:
            s.bonus -= 1
            s.merchants[seat].bonus += 1
            dealer.tell("neptun-bonus", who=SEAT_NAMES[seat], points=BOX.bonus_tiles.value)


def richest(s: State) -> list[Seat]:
    """Those who own gold, the most first; of two with as much, the earlier in turn order."""
    owners = [seat for seat in s.order if s.merchants[seat].gold]
    return sorted(owners, key=lambda seat: -s.merchants[seat].gold)


def give_point_tiles(s: State, temple: str, standing: list[Seat], dealer: Dealer) -> None:
    """The first place takes the highest tile, and so on; a tile that nobody earned leaves the game."""
    winners = []
    for place, tile in enumerate(TILE_ROWS[s.letter][temple]):
        s.laid.remove(tile)
        if place < len(standing):
            seat = standing[place]
            s.merchants[seat].tiles.append(tile)
            winners.append(text("neptun-wins", who=SEAT_NAMES[seat], points=TILES[tile]))
        else:
            s.box.append(tile)
    if winners:
        dealer.tell("neptun-scored", temple=TEMPLE_NAMES[temple], winners=tuple(winners))


def end_round(s: State, dealer: Dealer) -> None:
    """Ships home to Crete and cards together again, unless this was the last round."""
    tally = tuple(_tally(s, seat) for seat in s.order)
    dealer.tell("neptun-round-over", letter=s.letter, points=tally, board=True)
    if s.round == len(LETTERS):
        return
    for merchant in s.merchants:
        _clear(s, merchant)
    move_wind_on(s)


def _tally(s: State, seat: Seat) -> Text:
    return text("neptun-wins", who=SEAT_NAMES[seat], points=total(s.merchants[seat]))


def _clear(s: State, merchant: Merchant) -> None:
    """Unplayed oar cards stay in hand; played personal ones leave the game."""
    for contract in merchant.manifest:
        if contract is not None:
            s.cities.append(contract.port)
            s.goods.append(contract.good)
    merchant.manifest = [None] * BOX.setup.slots
    for card in merchant.played:
        (s.box if card in PERSONAL else s.oars).append(card)
    merchant.played = []
    s.moor(merchant, START)
