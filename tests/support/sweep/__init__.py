"""Every command with every choice it offers, by everybody, in every kind of channel."""
