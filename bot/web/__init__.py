"""The board in a browser: viewers watch it live, and players decide on it."""
