"""The steward of La révolte des Boxers, which plays either side."""
