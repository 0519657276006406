"""Every check of the contract, in order: the rules, then the secrets."""

from bot.contract import rules, secrets
from bot.contract.check import CHECKS, Broken, Check

__all__ = ["CHECKS", "Broken", "Check", "rules", "secrets"]
