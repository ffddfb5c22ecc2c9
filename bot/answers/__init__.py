"""Turn an Ask into buttons, selects and typed words, and users' choices back into an answer."""
