"""Presenter chapters that two-sided games share."""
