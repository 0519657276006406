"""Phase 2: standing prices, which answer buyers in one's ports at once."""

from engine.choice import NOTHING, AllOf, Amount, Answer, Branch, OneOf, Part
from engine.core import Dealer
from engine.mediterranee.components import GOOD_OF, GOODS, PRICES
from engine.mediterranee.ids import chosen_branch
from engine.mediterranee.labels import GOOD_NAMES, SEAT_NAMES
from engine.mediterranee.orders import NOT_NOW, Means, Order, possible
from engine.mediterranee.state import State, Tariff
from engine.text import Seat, text

_ASKED, _TAKEN = text("mediterranee-part-ask"), text("mediterranee-part-floor")


def _price(usual: int) -> Amount:
    return Amount(PRICES.good, PRICES.monopoly_most, PRICES.good, start=usual)


TARIFF_FORM = AllOf(
    [
        Part("ask", _ASKED, _price(PRICES.owner_most)),
        Part("floor", _TAKEN, _price(PRICES.owner_most - PRICES.good)),
    ]
)
WAYS = OneOf(
    [
        Branch("price", text("mediterranee-my-price"), TARIFF_FORM),
        Branch("ask-me", text("mediterranee-ask-me"), NOTHING),
    ]
)

BRANCHES = {good: Branch(good, name, WAYS) for good, name in GOOD_NAMES.items()}


def _offer(_s: State, means: Means) -> Branch:
    if not means.ports:
        return NOT_NOW["tariff"]
    return possible("tariff", lambda: _tariffs(means))


def _tariffs(means: Means) -> OneOf:
    produced = {GOOD_OF[port.id] for port in means.ports}
    return OneOf([BRANCHES[good] for good in GOODS if good in produced])


def _obey(s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
    good, how = chosen_branch(answer)
    if "price" in how:
        set_tariff(s, seat, good, how["price"], dealer)
        return
    s.purses[seat].tariffs.pop(good, None)
    dealer.tell("mediterranee-tariff-dropped", who=SEAT_NAMES[seat], good=GOOD_NAMES[good])


def set_tariff(s: State, seat: Seat, good: str, form: dict[str, int], dealer: Dealer) -> None:
    """A standing price; the least that is taken is for its owner's ears alone."""
    tariff = Tariff(form["ask"], form["floor"])
    s.purses[seat].tariffs[good] = tariff
    own = text("mediterranee-tariff-own", good=GOOD_NAMES[good], price=tariff.ask, floor=tariff.floor)
    most = PRICES.owner_most
    dealer.tell(
        "mediterranee-tariff" if tariff.ask <= most else "mediterranee-tariff-high",
        who=SEAT_NAMES[seat],
        good=GOOD_NAMES[good],
        price=tariff.ask,
        most=most,
        private={seat: own},
    )


TARIFF = Order(_offer, _obey)
