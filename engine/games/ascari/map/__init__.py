"""The ground: terrain, heights, lines of sight, movement costs."""
