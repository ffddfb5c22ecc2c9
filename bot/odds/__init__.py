"""Private messages with the odds of die rolls."""
