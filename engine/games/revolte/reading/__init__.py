"""Reading of a battle of La révolte des Boxers from its file; every mistake is reported with its line."""
