"""What may change before a planned answer means something else: one's own crew, cargo and purse."""

from engine.meaning import Leeway

ABOARD: Leeway = {
    "mediterranee-aboard": {"sailors": "any", "cargo": "any"},
    "mediterranee-note-laden": {"cargo": "any"},
    "mediterranee-note-moves": {"count": "any", "cargo": "any"},
}
LEEWAY: dict[str, Leeway] = {
    "sail": ABOARD,
    "land": ABOARD,
    "market": {
        **ABOARD,
        "mediterranee-note-purse": {"amount": "any"},
        "mediterranee-note-recruits": {"count": "any"},
        "mediterranee-note-now": {"count": "any"},
        "mediterranee-note-price": {"price": "less"},
        "mediterranee-ducats-each": {"amount": "less"},
    },
}
