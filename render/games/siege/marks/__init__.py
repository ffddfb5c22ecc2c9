"""The latest events, drawn on the map of the siege of the Legations."""
