"""The same database that the tests of the host use."""

from tests.host.conftest import clock, file, host, pytest_generate_tests, store, target, toy_alone

__all__ = ["clock", "file", "host", "pytest_generate_tests", "store", "target", "toy_alone"]
