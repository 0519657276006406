"""Records a golden game of each title and seat count, played by house players.

`python -m tests.record --halfway TITLE`, before a rule is corrected, stores games that stand in the middle.
"""

import json
import sys

import engine
from tests.kit import TABLES, finished
from tests.test_playthroughs import GOLDEN


def halfway(title: str) -> None:
    """Games as they are stored by the rules that are about to be corrected."""
    game = engine.game(title)
    record = finished(title, game.seats[-1], f"rules {game.rules}", "house")
    for part, moves in (("middle", 2 * len(record["log"]) // 5), ("late", 4 * len(record["log"]) // 5)):
        path = GOLDEN / "earlier" / f"{title}-{game.seats[-1]}-{part}-{game.rules}.json"
        stored = engine.load(record).rewound(moves).dump()
        path.write_text(json.dumps(stored, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    wanted = sys.argv[1:]
    if wanted[:1] == ["--halfway"]:
        for title in wanted[1:]:
            halfway(title)
        return
    GOLDEN.mkdir(exist_ok=True)
    for title, seats in TABLES:
        path = GOLDEN / f"{title}-{seats}.json"
        if title in wanted or not path.exists():
            match = finished(title, seats, "golden", "house")
            result = engine.load(match).result()
            assert result is not None
            scores = [[score.seat, score.total] for score in result.scores]
            path.write_text(
                json.dumps({"scores": scores, "match": match}, separators=(",", ":")) + "\n", encoding="utf-8"
            )


if __name__ == "__main__":
    main()
