"""Whether panels offer to open the table inside the platform."""

from dataclasses import dataclass


@dataclass(slots=True)
class Launching:
    """The operator switches it on with the application's secret."""

    on: bool = False


LAUNCHING = Launching()
"""That of the one bot that this process is."""
