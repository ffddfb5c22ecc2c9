"""The chances of a whole game: how it ends if the stewards finish it, in many simulated games with other dice."""
