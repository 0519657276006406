"""The refusal of a press or a command."""

from engine.errors import Refused


class ChatRefused(Refused):
    """Something that cannot be done here; the words say why."""
