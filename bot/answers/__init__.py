"""Shows questions as buttons and selects, and turns clicks and typed text into answers."""
