"""What may change before a planned answer means something else: words left, and others' offers."""

from engine.meaning import Leeway

LEEWAY: dict[str, Leeway] = {
    "genoa.tower": {
        "genoa-ask-tower": {"words": "any"},
        "genoa-ask-tower-due": {"words": "any"},
    },
    "genoa.bid": {
        "genoa-ask-offers": {"standing": "any", "words": "any"},
        "genoa-ask-answer": {"standing": "any", "words": "any"},
        "genoa-ask-now": {"standing": "any", "words": "any"},
    },
}
