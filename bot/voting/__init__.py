"""Games that are decided by vote."""
