"""The same host on a real file that the tests of the host use."""

from tests.host.conftest import _toy, clock, file, host, store

__all__ = ["_toy", "clock", "file", "host", "store"]
