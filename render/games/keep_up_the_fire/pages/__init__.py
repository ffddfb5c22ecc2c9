"""Printed pages about Keep Up the Fire!."""
