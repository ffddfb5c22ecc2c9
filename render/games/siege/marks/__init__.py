"""What has just happened, drawn on the map of the siege of the Legations."""
