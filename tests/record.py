"""Records a golden game of each title and seat count, played by house players."""

import json
import sys

import engine
from tests.kit import TABLES, finished
from tests.test_playthroughs import GOLDEN


def main() -> None:
    wanted = sys.argv[1:]
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
