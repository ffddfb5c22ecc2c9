"""The common parts of games of two sides: world, standing orders, ruleset, plans, mistakes."""
