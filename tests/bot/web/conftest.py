"""A bot that serves its page, and browsers."""

from support.board_page import browsers, page, settings

__all__ = ["browsers", "page", "settings"]
