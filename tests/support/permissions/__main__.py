"""Write the docs page of who may do what."""

from support.permissions.table import PAGE, page

PAGE.write_text(page(), encoding="utf-8")
