"""What has been reckoned: the figures of positions, and the analyses of finished games."""
