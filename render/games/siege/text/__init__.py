"""All texts of the siege of the Legations."""
