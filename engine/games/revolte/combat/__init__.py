"""Combat between figures: fire, saves, melee and morale."""
