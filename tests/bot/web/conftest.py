"""The page of each test, and its browsers."""

from support.board_page import browsers, page

__all__ = ["browsers", "page"]
