"""Parser for the battle files of La révolte des Boxers."""
