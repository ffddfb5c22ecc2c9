"""Shows the adviser's plans privately, and plays the plan that a user clicks."""
