"""The addresses of letters on a surface: a table, a channel, a person."""

_CHANNEL, _USER = "channel/", "user/"


def to_channel(channel_id: str) -> str:
    """A channel as the address of a sentence."""
    return f"{_CHANNEL}{channel_id}"


def to_user(user_id: str) -> str:
    return f"{_USER}{user_id}"


def channel_in(address: str) -> str:
    """The channel that the address of a sentence names."""
    return address.removeprefix(_CHANNEL)


def addressee(address: str) -> str | None:
    """The user that an address names; None: it names a channel."""
    return address.removeprefix(_USER) if address.startswith(_USER) else None
