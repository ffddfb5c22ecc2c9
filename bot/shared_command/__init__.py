"""Shared command: several players command one game. They divide the defence or make proposals, and agree to end
phases.
"""
