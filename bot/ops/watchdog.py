"""Ends a process whose event loop hangs, with the stack on stderr, and tells systemd that it does not."""

import asyncio
import faulthandler
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from typing import TypeAlias

LIMIT = 30.0
"""Seconds after which an event loop hangs that has not come round."""
BEATS = 6
"""How often it comes round within the limit."""
STDERR = 2

Watch: TypeAlias = Callable[[], AbstractContextManager[None]]


@contextmanager
def watched(limit: float = LIMIT) -> Iterator[None]:
    """While this lasts, the process ends when the event loop hangs; what it acknowledged is stored.

    The timer is outside of Python: a pattern that is matched holds the interpreter, so that no thread of ours
    would run. It goes on while the process is stopped from outside, but not while the machine sleeps.
    """
    loop = asyncio.get_running_loop()
    again: asyncio.TimerHandle | None = None

    def beat() -> None:
        nonlocal again
        faulthandler.dump_traceback_later(limit, exit=True, file=STDERR)
        notify("WATCHDOG=1")
        again = loop.call_later(limit / BEATS, beat)

    def stop() -> None:
        """Ctrl-Z: nothing comes round until the process goes on, from here."""
        if again is not None:
            again.cancel()
        faulthandler.cancel_dump_traceback_later()
        os.kill(os.getpid(), signal.SIGSTOP)
        beat()

    loop.add_signal_handler(signal.SIGTSTP, stop)
    beat()
    notify("READY=1")
    try:
        yield
    finally:
        loop.remove_signal_handler(signal.SIGTSTP)
        if again is not None:
            again.cancel()
        faulthandler.cancel_dump_traceback_later()


def notify(state: str) -> None:
    """Tell systemd, where it has started this process and wants to know."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender, suppress(OSError):
        sender.setblocking(False)
        sender.connect(f"\0{address[1:]}" if address.startswith("@") else address)
        sender.send(state.encode())
