"""The data stored about users: showing and deleting it."""
