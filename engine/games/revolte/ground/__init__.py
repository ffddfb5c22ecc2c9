"""The ground of a table: features, lines of sight, cover, movement."""
