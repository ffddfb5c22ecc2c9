"""The steps of a turn, one module for each chapter."""
