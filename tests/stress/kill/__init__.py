"""Kill the bot, running as its own process, again and again while a simulated Discord outlives it."""
