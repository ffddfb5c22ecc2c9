"""Turns an Ask into buttons, selects and typed words, and what people choose back into an answer."""
