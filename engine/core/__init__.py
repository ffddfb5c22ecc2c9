"""What every game shares: asks and answers, named dice, events, steps, saves and the protocol of a system."""
