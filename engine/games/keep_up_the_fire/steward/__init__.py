"""The adviser and autopilot of Keep Up the Fire!"""
