"""The seats of a game: who holds each and is asked, how it decides, and how long it is waited for."""
