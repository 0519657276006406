"""What may change before a planned answer means something else: more wind, one's reach, and a lower price."""

from engine.author import Leeway

CHEAPER: Leeway = {"neptun-way-paid": {"gold": "less"}, "neptun-delivery": {"loses": "less"}}
LEEWAY: dict[str, Leeway] = {
    "sail.oars": {"neptun-ask-oars": {"wind": "grows"}, "neptun-fact-range": {"*": "any"}},
    "sail.course": {**CHEAPER, "neptun-ask-sail": {"miles": "any"}, "neptun-fact-gold": {"*": "any"}},
    "extra.sail": CHEAPER,
    "draft.contract": {"neptun-column-gold": {"gold": "more"}},
}
