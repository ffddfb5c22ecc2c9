"""What each fact changes in the state of a tournament, and when it cannot be. A refused fact has changed nothing."""
