"""The seats of a game of several sides: who holds each and is asked, how it decides, and how long it is waited for."""
