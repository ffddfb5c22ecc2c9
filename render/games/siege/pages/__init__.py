"""Printed pages about the siege of the Legations."""
