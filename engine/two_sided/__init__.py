"""Code that games of two sides share: world, standing orders, ruleset, plans, mistakes."""
