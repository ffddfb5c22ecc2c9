"""Computes the chances of a game by letting autopilots simulate it many times."""
