"""Plans: the goals that a policy can have in a position, each with its orders, its cost and its risk."""
