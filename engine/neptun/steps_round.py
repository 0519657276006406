"""The three rounds, and phase 3: scoring."""

from engine.core import Step, Table, step
from engine.neptun.components import BOX, GOLD, LETTERS, PERSONAL, REGIONS, START, TILE_ROWS, TILES, tiles_of
from engine.neptun.labels import TEMPLE, WHO
from engine.neptun.state import Merchant, State
from engine.neptun.steps_draft import DraftTurns
from engine.neptun.steps_sail import ExtraTurn, SailTurns, lose, wind_moves_on
from engine.text import Seat, Text, text


@step
class Rounds(Step[State]):
    """Rounds A, B and C, each of three phases."""

    def goes(self, s: State, table: Table) -> None:
        if s.round == len(LETTERS):
            s.phase = "over"
            s.stack.pop()
            return
        s.round += 1
        s.phase, s.turn = "draft", 0
        for deck in (s.cities, s.goods, s.oars):
            table.rng.shuffle(deck)
        s.laid = tiles_of(s.letter)
        s.stock = [tile for tile in s.stock if tile not in s.laid]
        order = tuple([WHO[seat] for seat in s.order])
        table.tell("neptun-round", letter=s.letter, order=order, wind=s.wind, board=True)
        s.stack += [Scoring(), FulfilContracts(), DraftTurns()]


@step
class FulfilContracts(Step[State]):
    """Phase 2: five turns, the extra turns for those who want them; what is still open then is lost."""

    sailed: bool = False

    def goes(self, s: State, table: Table) -> None:
        if not self.sailed:
            self.sailed = True
            s.phase, s.turn = "sail", 0
            s.stack += [ExtraTurn(1, s.order.copy()), SailTurns()]
            return
        s.stack.pop()
        for seat in s.order:
            lose(s, seat, s.merchants[seat].open_slots(), table)


@step
class Scoring(Step[State]):
    """Phase 3: bonus tiles, the six temples, and the end of the round."""

    def goes(self, s: State, table: Table) -> None:
        s.stack.pop()
        s.phase, s.turn = "score", 0
        give_bonus_tiles(s, table)
        for region in REGIONS:
            temple = s.temples[region]
            standing = [seat for seat in temple.standing if temple.points[seat]]
            give_point_tiles(s, region, standing, table)
        give_point_tiles(s, GOLD, richest(s), table)
        end_of_round(s, table)


def give_bonus_tiles(s: State, table: Table) -> None:
    """One for each merchant who fulfilled all five contracts."""
    for seat in s.order:
        if s.merchants[seat].fulfilled() == BOX.setup.slots:
            s.bonus -= 1
            s.merchants[seat].bonus += 1
            table.tell("neptun-bonus", who=WHO[seat], points=BOX.bonus_tiles.value)


def richest(s: State) -> list[Seat]:
    """Those who own gold, the most first; of two with as much, the earlier in turn order."""
    owners = [seat for seat in s.order if s.merchants[seat].gold]
    return sorted(owners, key=lambda seat: -s.merchants[seat].gold)


def give_point_tiles(s: State, temple: str, standing: list[Seat], table: Table) -> None:
    """The first place takes the highest tile, and so on; a tile that nobody earned leaves the game."""
    winners = []
    for place, tile in enumerate(TILE_ROWS[s.letter][temple]):
        s.laid.remove(tile)
        if place < len(standing):
            seat = standing[place]
            s.merchants[seat].tiles.append(tile)
            winners.append(text("neptun-wins", who=WHO[seat], points=TILES[tile]))
        else:
            s.box.append(tile)
    if winners:
        table.tell("neptun-scored", temple=TEMPLE[temple], winners=tuple(winners))


def end_of_round(s: State, table: Table) -> None:
    """Ships home to Crete and cards together again, unless this was the last round."""
    tally = tuple(_tally(s, seat) for seat in s.order)
    table.tell("neptun-round-over", letter=s.letter, points=tally, board=True)
    if s.round == len(LETTERS):
        return
    for merchant in s.merchants:
        _clear(s, merchant)
    wind_moves_on(s)


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
    merchant.port = START


def _tally(s: State, seat: Seat) -> Text:
    return text("neptun-wins", who=WHO[seat], points=total_of(s.merchants[seat]))


def total_of(merchant: Merchant) -> int:
    """A merchant's points so far."""
    return sum([TILES[tile] for tile in merchant.tiles]) + merchant.bonus * BOX.bonus_tiles.value


def points_of(s: State, seat: Seat) -> dict[str, int]:
    """A merchant's points so far: by temple, and for bonus tiles."""
    merchant = s.merchants[seat]
    parts = dict.fromkeys((*REGIONS, GOLD), 0)
    for tile in merchant.tiles:
        parts[tile.partition("-")[0]] += TILES[tile]
    return {**parts, "bonus": merchant.bonus * BOX.bonus_tiles.value}
