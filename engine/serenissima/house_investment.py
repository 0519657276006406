"""What the house player buys in an investment."""

from engine.choice import AllOf, Amount, Answer, Choice, Pick, Share
from engine.serenissima.appraisal import Appraisal
from engine.serenissima.components import ZONE_OF
from engine.serenissima.house_action import free_branches
from engine.serenissima.ids import number_in, sailors_place
from engine.serenissima.view import View
from engine.serenissima.weights import WEIGHTS


def choose_purchase(view: View, choice: Choice) -> Answer:
    """Basilicas first, then a galley, then sailors for those that cannot sail far."""
    free, know = free_branches(choice), Appraisal(view)
    basilica = free.get("basilica")
    if basilica and isinstance(basilica.choice, Pick) and know.basilica_worth() > 0:
        sites = basilica.choice.options
        return {"basilica": max(sites, key=lambda option: know.port_worth(option.id, 0)).id}
    galley = free.get("galley")
    if galley and isinstance(galley.choice, AllOf) and know.wants_galley():
        return {"galley": _new_galley(know, galley.choice)}
    recruit = free.get("recruit")
    if recruit and isinstance(recruit.choice, Share) and (hired := _recruits(view, know, recruit.choice)):
        return {"recruit": hired}
    return {"done": {}}


def _new_galley(know: Appraisal, form: AllOf) -> Answer:
    numbers, ports, sailors = (part.choice for part in form.parts)
    assert isinstance(numbers, Pick)
    assert isinstance(ports, Pick)
    assert isinstance(sailors, Amount)
    later = [option.id for option in numbers.options if number_in(option.id) > know.view.pointer]
    return {
        "number": later[0] if later else numbers.options[0].id,
        "port": max(
            ports.options, key=lambda option: know.prospects(ZONE_OF[option.id], [], WEIGHTS.crew)
        ).id,
        "sailors": min(WEIGHTS.crew, sailors.high),
    }


def _recruits(view: View, know: Appraisal, share: Share) -> dict[str, int]:
    """Up to three sailors aboard each galley, then a second one in ports worth guarding."""
    left = min(share.high, know.purse())
    hired: dict[str, int] = {}
    for bucket in sorted(share.buckets, key=lambda bucket: bucket.id):
        place = sailors_place(bucket.id)
        if isinstance(place, int):
            wanted = WEIGHTS.crew - view.galleys[place].sailors
        else:
            wanted = 2 - view.ports[place].sailors if know.port_worth(place, 0) > WEIGHTS.guarded else 0
        count = min(wanted, bucket.high, left)
        if count > 0:
            hired[bucket.id] = count
            left -= count
    return hired
