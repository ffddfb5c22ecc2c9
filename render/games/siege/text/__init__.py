"""All texts of the siege of the Legations, such as its dispatches and questions."""
