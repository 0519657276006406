"""A player who hears and never sees: it knows `words.json` and the texts of the options, and nothing else."""

import json
from typing import Any

import engine
from engine.asking import Asking
from engine.choice import Answer, Choice, Leaf, Pick, problem
from engine.core import Decision, Player
from engine.rng import Rng
from engine.text import Seat
from render.artist import artist
from render.speech import as_data
from render.words import Words
from tests.kit import play

TRIES = 40
NAMES = ("Ada", "Bo", "Cem", "Dia", "Eva")


class Listener(Player):
    """Answers question by question, as a caller would read them out, and names an option by its words."""

    def __init__(self, title: str, seats: int) -> None:
        self._artist = artist(title)
        self._words = Words("en", NAMES[:seats])
        self.answers = 0
        self.by_board = 0
        """How often something on the board was what an option spoke of."""

    def answer(self, view: Any, decision: Decision, rng: Rng) -> Answer | None:
        if not decision.blocking and not rng.chance(1, 8):
            return None
        heard = json.loads(json.dumps(as_data(self._artist.tell(view), self._words)))
        self.answers += 1
        for _ in range(TRIES):
            answer = self._fill_in(decision.choice, heard, rng)
            if problem(decision.choice, answer) is None:
                return answer
        raise AssertionError(f"no answer by ear to {decision.key}")

    def _fill_in(self, choice: Choice, heard: dict[str, Any], rng: Rng) -> Answer:
        asking = Asking(choice)
        while (asked := asking.next()) is not None:
            asking = asking.put((asked.path, self._reply(asked.leaf, heard, rng)))
        return asking.answer

    def _reply(self, leaf: Leaf, heard: dict[str, Any], rng: Rng) -> Answer:
        return self._pick(leaf, heard, rng) if isinstance(leaf, Pick) else engine.sample(leaf, rng)

    def _pick(self, choice: Pick, heard: dict[str, Any], rng: Rng) -> Answer:
        """By what is read out alone; two options that sound alike could not be told apart."""
        by_words = {self._spoken(option): option.id for option in choice.options if option.blocked is None}
        free = [option for option in choice.options if option.blocked is None]
        assert len(by_words) == len(free), f"options sound alike: {[self._spoken(each) for each in free]}"
        count = choice.low if choice.low == choice.high else rng.between(choice.low, choice.high)
        known = self._on_the_board(by_words, heard)
        self.by_board += bool(known)
        pool = known if len(known) >= count and rng.chance(1, 2) else sorted(by_words)
        chosen = [by_words[words] for words in rng.some(pool, min(count, len(pool)))]
        return chosen[0] if choice.single else chosen

    def _spoken(self, option: Any) -> str:
        note = f" ({self._words.say(option.note)})" if option.note else ""
        return self._words.say(option.label) + note

    def _on_the_board(self, by_words: dict[str, str], heard: dict[str, Any]) -> list[str]:
        """Those options whose words name an entry that has something to say."""
        names = [
            entry["name"]
            for section in heard["sections"]
            for entry in section["entries"]
            if entry["facts"] and section["id"] != "turn"
        ]
        return sorted(words for words in by_words if any(name in words for name in names))


def listen(title: str, seats: int, seed: str, most: int = 0) -> list[Listener]:
    """Play a game by ear, to its end or for so many moves; who listened."""
    match = engine.start(title, seats, seed)
    listeners = [Listener(title, seats) for _ in range(seats)]
    players: dict[Seat, Player] = dict(enumerate(listeners))
    for number, _ in enumerate(play(match, players, seed), start=1):
        if number == most:
            break
    return listeners
