"""The rules of the games: pure state machines that know no clock, Discord, pictures or language.

They also have no random numbers of their own.
"""

from engine.compiled import install

install()
