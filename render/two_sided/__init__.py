"""Chapters that two-sided games share: each takes the game's texts, figures and pictures."""
