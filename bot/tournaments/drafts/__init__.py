"""Rounds before they are posted: what a judge sees, settles and posts."""
