"""Shows a game's questions as buttons and selects, and turns clicks and typed words into answers."""
