"""The zones of the siege of the Legations: movement, deployment, the Boxers' routes."""
