"""The rules: seal a bid for the wind, sail to an island, load goods unseen or deliver what it buys."""

from dataclasses import dataclass, field

from engine.author import (
    NOTHING,
    Amount,
    Answer,
    Branch,
    Dealer,
    Decision,
    Facts,
    Gather,
    OneOf,
    Option,
    Pick,
    PlainGame,
    Player,
    Result,
    Rng,
    Seat,
    SeatName,
    State,
    Step,
    Text,
    load,
    rank_scores,
    sample,
    step,
    text,
    yes_no,
)
from lagoon import DATA


class Island(Facts):
    buys: str
    at: tuple[int, int]


class Components(Facts):
    rounds: int
    coins: int
    hand: int
    load: int
    cards: int
    pays: list[int]
    islands: dict[str, Island]


FACTS = load(Components, DATA / "facts.yaml")


def say(key: str, **args: Text | SeatName | int | tuple[Text, ...]) -> Text:
    """Words of this game: an island, a good, `3 coins`, a sentence."""
    return text(f"lagoon-{key}", **args)


@dataclass(slots=True, kw_only=True)
class LagoonState(State):
    """The whole truth of a game."""

    deck: list[str]
    hands: list[list[str]]
    coins: list[int]
    piers: dict[str, int]  # coins to pick up at each island in play
    boats: dict[Seat, str] = field(default_factory=dict)  # of those who have sailed in this round
    round: int = 1


@dataclass(slots=True)
class LagoonPlayer:
    coins: int
    cards: int
    boat: str


@dataclass(slots=True)
class LagoonIsland:
    buys: str
    coins: int


@dataclass(slots=True)
class LagoonView:
    """What one seat may know: its own hand, and of the others how many cards they have."""

    seat: Seat | None
    round: int
    deck: int
    hand: list[str]
    players: list[LagoonPlayer]
    island: dict[str, LagoonIsland]
    swap: list[str]  # what is offered, and what is wanted for it


@step
class Bids(Gather[LagoonState]):
    """All bid at once; bids stay sealed until the last one is in."""

    sealed: dict[Seat, Answer] = field(default_factory=dict)

    def waits_for(self, s: LagoonState) -> range:
        return range(s.seats)

    def question(self, s: LagoonState, seat: Seat) -> Decision:
        prompt = say("ask-bid", round=s.round, coins=say("coins", count=s.coins[seat]))
        return Decision("bid", prompt, Amount(0, s.coins[seat]), secret=True, default=0)

    def reveal(self, s: LagoonState, dealer: Dealer) -> None:
        order = sorted(range(s.seats), key=lambda seat: (-self.sealed[seat], (seat - s.round) % s.seats))
        for seat in order:
            s.coins[seat] -= self.sealed[seat]
            dealer.tell("lagoon-bid", who=SeatName(seat), coins=say("coins", count=self.sealed[seat]))
        s.boats = {}
        s.stack += [EndOfRound(), *(Sail(seat) for seat in reversed(order))]


@step
class Sail(Step[LagoonState]):
    """Each island has room for one boat: who sails early has the choice."""

    seat: Seat

    def asks(self, s: LagoonState) -> dict[Seat, Decision]:
        options, there = [], {island: SeatName(seat) for seat, island in s.boats.items()}
        for island, coins in s.piers.items():
            option = Option(island, say(island), spot=f"island:{island}", moves=f"boat-{self.seat}")
            option.note = say("buys", good=say(FACTS.islands[island].buys), coins=say("coins", count=coins))
            option.blocked = say("taken", who=there[island]) if island in there else None
            options.append(option)
        return {self.seat: Decision("sail", say("ask-sail"), Pick(options))}

    def takes(self, s: LagoonState, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        coins = say("coins", count=s.piers[answer])
        dealer.tell("lagoon-sailed", who=SeatName(seat), island=say(answer), coins=coins, board=True)
        s.boats[seat] = answer
        s.coins[seat] += s.piers[answer]
        s.piers[answer] = 0
        s.stack[-1] = Work(seat)


@step
class Work(Step[LagoonState]):
    """Load or deliver; before that, offer one swap."""

    seat: Seat
    has_swapped: bool = False

    def asks(self, s: LagoonState) -> dict[Seat, Decision]:
        hand, island = s.hands[self.seat], s.boats[self.seat]
        good = FACTS.islands[island].buys
        most = min(hand.count(good), len(FACTS.pays) - 1)
        goods = [Option(FACTS.islands[other].buys, say(FACTS.islands[other].buys)) for other in s.piers]
        gifts = {card: Pick([good for good in goods if good.id != card]) for card in sorted(set(hand))}
        swaps = [Branch(card, say("give", good=say(card)), wanted) for card, wanted in gifts.items()]
        ways = [
            Branch("load", say("load", cards=say("cards", count=min(FACTS.load, len(s.deck)))), NOTHING),
            Branch("deliver", say("deliver", good=say(good)), Amount(1, max(1, most), start=most)),
            Branch("swap", say("swap"), OneOf(swaps)),
        ]
        ways[1].blocked = None if most else say("none", good=say(good))
        ways[2].blocked = say("cannot-swap") if self.has_swapped or not hand else None
        return {self.seat: Decision("work", say("ask-work", island=say(island)), OneOf(ways))}

    def takes(self, s: LagoonState, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        ((way, how),) = answer.items()
        who, hand = SeatName(seat), s.hands[seat]
        if way == "swap":
            self.has_swapped = True
            s.stack.append(Swap(seat, *next(iter(how.items()))))
            return
        s.stack.pop()
        if way == "load":
            dealer.end_free_undo()
            cards = [s.deck.pop() for _ in range(min(FACTS.load, len(s.deck)))]
            hand += cards
            dealer.tell("lagoon-loaded", who=who, cards=say("cards", count=len(cards)))
            if cards:
                dealer.whisper([seat], "lagoon-drew", goods=tuple(say(card) for card in cards))
        else:
            good = FACTS.islands[s.boats[seat]].buys
            for _ in range(how):
                hand.remove(good)
                s.deck.append(good)
            dealer.rng.shuffle(s.deck)
            s.coins[seat] += FACTS.pays[how]
            goods, coins = say("cards", count=how), say("coins", count=FACTS.pays[how])
            dealer.tell("lagoon-delivered", who=who, cards=goods, good=say(good), coins=coins)


@step
class Swap(Gather[LagoonState]):
    """All others are asked, also those who cannot swap: who is asked would tell what they hold."""

    seat: Seat
    give: str
    want: str
    sealed: dict[Seat, Answer] = field(default_factory=dict)

    def waits_for(self, s: LagoonState) -> list[Seat]:
        return s.others(self.seat)

    def question(self, s: LagoonState, seat: Seat) -> Decision:
        choice, wanted = yes_no(), say(self.want)
        if self.want not in s.hands[seat]:
            choice.options[0].blocked = say("none", good=wanted)
        prompt = say("ask-swap", who=SeatName(self.seat), give=say(self.give), want=wanted)
        return Decision("swap", prompt, choice, secret=True, default="no")

    def reveal(self, s: LagoonState, dealer: Dealer) -> None:
        who, give, want = SeatName(self.seat), say(self.give), say(self.want)
        willing = [seat for seat in self.waits_for(s) if self.sealed[seat] == "yes"]
        if not willing:
            dealer.tell("lagoon-no-swap", who=who, want=want)
            return
        for giver, taker, card in ((self.seat, willing[0], self.give), (willing[0], self.seat, self.want)):
            s.hands[giver].remove(card)
            s.hands[taker].append(card)
        dealer.tell("lagoon-swapped", who=who, other=SeatName(willing[0]), give=give, want=want)


@step
class EndOfRound(Step[LagoonState]):
    """A coin comes to every island to which nobody sailed."""

    def goes(self, s: LagoonState, dealer: Dealer) -> None:
        s.stack.pop()
        for island in s.piers:
            s.piers[island] += island not in s.boats.values()
        if s.round < FACTS.rounds:
            s.round += 1
            s.stack.append(Bids())


class Skipper(Player):
    """The usual bot: collects three of a good, and bids for the island that buys them."""

    def answer(self, view: LagoonView, decision: Decision, rng: Rng) -> Answer | None:
        hand = {good: view.hand.count(good) for good in sorted(set(view.hand))}
        enough = 1 if view.round == FACTS.rounds else 3
        pays = {good: FACTS.pays[: number + 1][-1] for good, number in hand.items() if number >= enough}
        worth = {name: island.coins + pays.get(island.buys, 0) for name, island in view.island.items()}
        match decision.key, decision.choice:
            case "bid", Amount(high=most):
                best, second, *_ = sorted(worth.values(), reverse=True)
                return min(most, rng.below(2 + (best - second) // 2))
            case "sail", Pick(options=options):
                return max((option.id for option in options if not option.blocked), key=worth.__getitem__)
            case "work", OneOf(branches=[_, Branch(blocked=none, choice=Amount(high=most)), swap]):
                if not none and most >= enough:
                    return {"deliver": most}
                lone, pairs = ([good for good in hand if hand[good] == number] for number in (1, 2))
                swaps = lone and pairs and not swap.blocked and rng.chance(1, 3)
                return {"swap": {lone[0]: pairs[0]}} if swaps else {"load": {}}
        give, want = view.swap
        return "yes" if hand.get(want) == 1 and give in hand else "no"


class Lagoon(PlainGame[LagoonState, LagoonView]):
    id = "lagoon"
    name = "Lagoon"
    seats = (2, 3, 4, 5)
    rules_version = 1
    known_otherwise = dict.fromkeys(("lagoon-swapped", "lagoon-no-swap"), "all hear it, and no view keeps it")
    state_type = LagoonState
    view_type = LagoonView

    def setup(self, seats: int, options: dict[str, Answer], dealer: Dealer) -> LagoonState:
        piers = dict.fromkeys(list(FACTS.islands)[: seats + 1], 1)
        deck = [FACTS.islands[island].buys for island in piers for _ in range(FACTS.cards)]
        dealer.rng.shuffle(deck)
        hands = [[deck.pop() for _ in range(FACTS.hand)] for _ in range(seats)]
        coins = [FACTS.coins] * seats
        return LagoonState(
            seats=seats, options=options, stack=[Bids()], deck=deck, hands=hands, coins=coins, piers=piers
        )

    def view(self, s: LagoonState, seat: Seat | None) -> LagoonView:
        players = [LagoonPlayer(s.coins[p], len(s.hands[p]), s.boats.get(p, "")) for p in range(s.seats)]
        islands = {island: LagoonIsland(FACTS.islands[island].buys, s.piers[island]) for island in s.piers}
        top = s.stack[-1] if s.stack else None
        swap = [top.give, top.want] if isinstance(top, Swap) else []
        hand = sorted(s.hands[seat]) if seat is not None else []
        return LagoonView(seat, s.round, len(s.deck), hand, players, islands, swap)

    def imagine(self, s: LagoonState, seat: Seat | None, rng: Rng) -> None:
        """Deal the deck and the other hands again, so that what the seat saw could still have happened."""
        others = {other: len(s.hands[other]) for other in range(s.seats) if other != seat}
        cards = sorted([*s.deck, *(card for other in others for card in s.hands[other])])
        rng.shuffle(cards)
        s.hands = [[] if other in others else hand for other, hand in enumerate(s.hands)]
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Swap) and top.seat in others:  # who offers a card has it
            cards.remove(top.give)
            s.hands[top.seat].append(top.give)
        for other, size in others.items():
            s.hands[other] += [cards.pop() for _ in range(size - len(s.hands[other]))]
            if isinstance(top, Bids | Swap) and other in top.sealed:  # all see that it was given, nobody what
                top.sealed[other] = sample(top.question(s, other).choice, rng)
        s.deck = cards

    def result(self, s: LagoonState) -> Result:
        return rank_scores({seat: {"coins": s.coins[seat]} for seat in range(s.seats)})

    def census(self, s: LagoonState) -> dict[str, int]:
        return {"cards": len(s.deck) + sum(map(len, s.hands))}

    def usual_bot(self) -> Player:
        return Skipper()


GAME = Lagoon()
