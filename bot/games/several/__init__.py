"""Games of several sides: who holds each and is asked, decisions of a side, what it may take back."""
