"""Parser for the battle files of La révolte des Boxers; it reports every mistake with its line."""
