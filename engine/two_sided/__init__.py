"""What games of two sides have in common: world, standing orders, ruleset, plans, mistakes. Knows no game."""
