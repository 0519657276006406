"""Ids that carry a value: every one is written and read here and nowhere else."""


def port_id(name: str) -> str:
    """The spot of a port, and its garrison as a place for sailors."""
    return f"port:{name}"


def galley_id(number: int) -> str:
    """The spot of a galley, and the galley as a place for sailors."""
    return f"galley:{number}"


def sailors_place(key: str) -> str | int:
    """Where sailors stand: the name of a port, or the number of a galley."""
    kind, _, what = key.partition(":")
    return what if kind == "port" else int(what)


def zone_id(zone: str) -> str:
    """The spot of a zone, and the name of its large picture."""
    return f"zone:{zone}"


def zone_in(key: str) -> str:
    return key.removeprefix("zone:")


def wheel_id(number: int) -> str:
    """The spot of a number on the wheel."""
    return f"wheel:{number}"


def number_id(number: int) -> str:
    """A galley as an option."""
    return str(number)


def number_in(key: str) -> int:
    return int(key)


def exchange_id(mate: int) -> str:
    """The branch that divides cargo with another galley of one's own."""
    return f"cargo-{mate}"


def mate_in(key: str) -> int:
    return int(key.removeprefix("cargo-"))


def sink_id(number: int) -> str:
    """The branch that sinks a galley of one's own."""
    return f"sink-{number}"


def sunk_in(key: str) -> int:
    return int(key.removeprefix("sink-"))
