from bot.contract.cases import pytest_generate_tests, test_contract  # noqa: F401

TITLES = ["lagoon"]
