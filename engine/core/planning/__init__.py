"""Plans: what a policy could be after from here, each with its orders, its price and its risk."""
