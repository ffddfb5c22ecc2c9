"""Chapters that two-sided games share; each gets the game's texts, figures and pictures as arguments."""
