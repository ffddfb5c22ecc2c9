"""Plans: the goals that a policy can have, each with orders, cost and risk."""
