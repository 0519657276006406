from tests.chat.conftest import quick

__all__ = ["quick"]
