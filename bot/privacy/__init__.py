"""The data stored about users: shows and deletes it."""
