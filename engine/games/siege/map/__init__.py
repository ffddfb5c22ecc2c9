"""The map of the siege: zones, movement, deployment, and the Boxers' routes."""
