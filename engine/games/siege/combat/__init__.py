"""Fire, melee, losses and leaders of the siege of the Legations."""
