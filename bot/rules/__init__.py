"""The rules at hand: /siege rules."""
