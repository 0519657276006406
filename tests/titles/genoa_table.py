"""Small positions of Genoa: a tower on a space, empty hands, and what a test puts into them."""

import engine
from engine.genoa import ids
from engine.genoa.bargaining import Bargain, ask_for_offers
from engine.genoa.components import DECK_OF, MARKER
from engine.genoa.state import Bid, Counter, Price, State, fresh_turn
from engine.genoa.turn import Close, Markers, TurnBegins, TurnEnds
from tests.titles.choices import branches, of_kind, options


class Game:
    """A match with its state at hand; the person who is asked answers through `Match.submit`."""

    def __init__(self, seats: int = 4, space: str | None = "GIL", tower: int = 0, **options: str) -> None:
        self.match = engine.start("genoa", seats, "table", options)
        s = self.s
        for player in s.players:
            for card in player.cards:
                s.decks[DECK_OF[card]].pile.insert(0, card)
            player.cards.clear()
        s.first, s.turn = tower, fresh_turn(seats, tower)
        s.stack[:] = [TurnBegins()]
        if space is not None:
            s.stack[:] = [TurnEnds(), Markers([], []), Close([]), Bargain()]
            s.turn.path = (space,)
            self.refresh()

    @property
    def s(self) -> State:
        return of_kind(self.match.state, State)

    def refresh(self) -> "Game":
        """Let everybody be asked again after a test has put something into place."""
        self.match.ask_anew()
        return self

    # --- putting things into place

    def give(self, seat: int, **items: int) -> "Game":
        """Items from the stock into a reserve; ducats from the bank into a purse."""
        for item, count in items.items():
            if item == "ducats":
                self.s.bank += self.s.players[seat].ducats - count
                self.s.players[seat].ducats = count
                continue
            self.s.players[seat].items[item] += count
            if item == MARKER:
                self.s.markers[seat] -= count
            else:
                self.s.stock[item] -= count
        return self.refresh()

    def deal(self, seat: int, *cards: str) -> "Game":
        """Cards from the decks into a hand."""
        for card in cards:
            self.s.decks[DECK_OF[card]].pile.remove(card)
            self.s.players[seat].cards.append(card)
        return self.refresh()

    def own(self, seat: int, *buildings: str) -> "Game":
        for building in buildings:
            self.s.owners[building] = seat
            self.s.markers[seat] -= 1
        return self.refresh()

    def empty(self, *items: str) -> "Game":
        """Nothing of these is left on the board: seat 0 has it all."""
        for item in items:
            self.s.players[0].items[item] += self.s.stock[item]
            self.s.stock[item] = 0
        return self.refresh()

    # --- playing

    def does(self, seat: int, answer: engine.Answer) -> list[str]:
        """An answer, and the keys of what is told."""
        census = self.match.game.census(self.s)
        events = self.match.submit(seat, answer)
        assert self.match.game.census(self.s) == census
        return [event.text.key for event in events if event.text]

    def ends(self, seat: int) -> list[str]:
        """End the turn, even where the own action is lost by it."""
        told = self.does(seat, {"end": {}})
        return told + self.does(seat, {"go": {}}) if self.s.turn.unsure else told

    def offers(self, seat: int, space: str, ducats: int) -> str:
        """Offer ducats; what the tower player accepts it by."""
        self.does(seat, {"offer": {"space": space, "ducats": ducats}})
        return self.last(seat)

    def last(self, seat: int | None = None) -> str:
        return ids.offer(self.standing(seat)[-1].id)

    def standing(self, seat: int | None = None) -> list[Bid | Price | Counter]:
        """What stands, or what stands between this bidder and the tower player, the newest last."""
        turn = self.s.turn
        found = [*turn.bids, *turn.named_offers]
        if seat is not None:
            found = [one for one in found if not isinstance(one, Price) and one.bidder == seat]
        return sorted(found, key=lambda one: one.id)

    def bids(self, seat: int | None = None) -> list[Bid]:
        return [bid for bid in self.s.turn.bids if seat is None or bid.bidder == seat]

    def nobody_wants(self, *seats: int) -> None:
        for seat in seats:
            self.does(seat, {"decline": "here"})

    def nobody_wants_the_turn(self, *seats: int) -> None:
        for seat in seats:
            self.does(seat, {"decline": "turn"})

    def all_pass(self) -> None:
        """Everybody who is asked for offers passes for the turn."""
        self.nobody_wants_the_turn(*self.s.turn.unheard)

    # --- looking

    def branches(self, seat: int) -> dict[str, engine.Branch]:
        return branches(self.match.pending()[seat].choice)

    def open(self, seat: int) -> set[str]:
        """The branches that may be taken."""
        return {key for key, branch in self.branches(seat).items() if branch.blocked is None}

    def ids(self, seat: int, key: str) -> set[str]:
        """The options of a branch that may be taken."""
        offered = options(self.branches(seat)[key].choice)
        return {key for key, option in offered.items() if option.blocked is None}

    def ducats(self, seat: int) -> int:
        return self.s.players[seat].ducats

    def items(self, seat: int) -> dict[str, int]:
        return {item: count for item, count in self.s.players[seat].items.items() if count}

    def waits_for(self) -> set[int]:
        return {seat for seat, decision in self.match.pending().items() if decision.blocking}


def asked_for_offers(space: str = "S63", **given: int) -> Game:
    """A turn at its beginning, before anybody has spoken."""
    game = Game(space=space)
    for seat in range(4):
        game.give(seat, **given)
    ask_for_offers(game.s)
    return game.refresh()
