"""The chances of a whole game: how it ends if the stewards play it on from here, many times, with other dice."""
