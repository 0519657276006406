"""What may change before a planned answer means something else: zones left, and better odds."""

from engine.meaning import Change, Leeway

BETTER_ODDS: dict[str, Change] = {"mine": "more", "sailors": "more", "theirs": "less", "chance": "more"}
NOW: Leeway = {"serenissima-note-now": {"count": "any"}}
LEEWAY: dict[str, Leeway] = {
    "activation": {
        **NOW,
        "serenissima-ask-loading": {"left": "any"},
        "serenissima-ask-loaded": {"left": "any"},
        "serenissima-ask-sailing": {"left": "any"},
        "serenissima-ask-closing": {"left": "any"},
        "serenissima-note-aboard": {"here": "any", "there": "any"},
        "serenissima-note-zones": {"count": "any"},
        "serenissima-note-slot": {"ducats": "more"},
        "serenissima-note-dice": BETTER_ODDS,
        "serenissima-note-dice-fort": BETTER_ODDS,
    },
    "fight": {
        "serenissima-ask-fight-galley": BETTER_ODDS,
        "serenissima-ask-fight-port": BETTER_ODDS,
        "serenissima-fact-fight": BETTER_ODDS,
    },
    "investment": {**NOW, "serenissima-ask-investment": {"ducats": "any"}},
    "special-investment": {"serenissima-ask-special-investment": {"ducats": "any"}},
}
