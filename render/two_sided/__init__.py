"""Chapters that games of two sides share: each takes the game's texts, figures and pictures."""
