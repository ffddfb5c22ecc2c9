"""What is asked before it is done: acts that nobody can take back, and who comes late."""
