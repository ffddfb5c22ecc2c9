"""The data stored about users: show and delete it."""
