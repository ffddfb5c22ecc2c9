"""La révolte des Boxers."""
