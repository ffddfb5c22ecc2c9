"""Presenter chapters that two-sided games share; each gets the game's texts, numbers and pictures as arguments."""
