"""Fire, saves, melee, morale."""
