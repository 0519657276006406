"""What may change before a planned answer means something else: words left, and what is offered and asked.

An answer that takes an offer or a price names it, and is compared by that.
"""

from engine.meaning import Leeway

WORDS_LEFT: Leeway = {"genoa-words-left": {"*": "any"}}
OFFERS: Leeway = {
    "genoa-alt-asks": {"*": "any"},
    "genoa-alt-offer": {"*": "any"},
    "genoa-board-no-offers": {"*": "any"},
    "genoa-more-offers": {"*": "any"},
}

LEEWAY: dict[str, Leeway] = {"genoa.tower": WORDS_LEFT, "genoa.bid": {**OFFERS, **WORDS_LEFT}}
