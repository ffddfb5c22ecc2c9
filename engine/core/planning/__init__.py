"""Plans: the goals that a policy could pursue from a position, each with its orders, its price and its risk."""
