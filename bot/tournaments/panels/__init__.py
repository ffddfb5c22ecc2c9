"""Private panels of who leads a tournament: what differs from the book, and the kit that players bring."""
