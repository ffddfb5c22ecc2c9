"""The rules: pure state machines without a clock, random numbers of their own, Discord, pictures or language."""

from engine.compiled import install

install()
