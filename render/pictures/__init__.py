"""Drawing code for all games, such as shapes, pages and animations."""
