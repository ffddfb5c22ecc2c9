"""The rules: pure state machines that know no clock, no chance of their own, no Discord, no picture, no language."""
