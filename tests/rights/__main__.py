"""Write the page of who may do what."""

from rights.table import PAGE, page

PAGE.write_text(page(), encoding="utf-8")
