"""How each fact changes the state of a tournament, and when it is impossible. A refused fact changes nothing."""
