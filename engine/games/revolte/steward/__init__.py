"""The steward of La révolte des Boxers: it plays either side, using only what that side can see."""
