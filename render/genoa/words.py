"""The heading of Genoa's board."""

from engine.genoa.labels import SPACE_NAMES
from engine.genoa.view import View
from render.words import Words


def turn_line(view: View, words: Words) -> str:
    """What is going on, as the heading says it."""
    if view.phase == "over":
        return words("genoa-turn-over")
    who = words.name(view.tower)
    if not view.path:
        return words("genoa-turn-start", who=who)
    here = words.say(SPACE_NAMES[view.path[-1]])
    if view.phase == "action" and view.actor is not None:
        return words("genoa-turn-action", who=words.name(view.actor), space=here)
    if view.phase == "markers" and view.actor is not None:
        return words("genoa-turn-markers", who=words.name(view.actor))
    if view.waits_for:
        waited = words.join([words.name(seat) for seat in view.waits_for])
        if view.unheard:
            return words("genoa-turn-offers", who=who, waited=waited)
        return words("genoa-turn-waiting", who=who, waited=waited, space=here)
    return words("genoa-turn-tower", who=who, space=here)
