"""Battles written by users: each server's library, its commands and its messages."""
