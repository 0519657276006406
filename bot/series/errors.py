"""What leagues and campaigns refuse, each with words for the reader."""

from engine.errors import Refused
from engine.text import Arg, text


class NotPossible(Refused):
    """Something that cannot be done as things are."""

    def __init__(self, key: str, /, **args: Arg) -> None:
        super().__init__(text(key, **args))


class NoSuchSeries(NotPossible):
    def __init__(self) -> None:
        super().__init__("league-no-such")
