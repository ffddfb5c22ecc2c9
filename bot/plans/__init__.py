"""The steward's plans: viewed privately, and chosen with a click."""
