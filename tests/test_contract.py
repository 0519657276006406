"""What every title promises (`bot/contract`), for every title that is installed."""

from bot.contract.cases import pytest_generate_tests, test_contract

__all__ = ["pytest_generate_tests", "test_contract"]
