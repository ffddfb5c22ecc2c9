"""The rules of the games: pure state machines without clock, Discord, pictures, language or random numbers."""

from engine.compiled import install

install()
