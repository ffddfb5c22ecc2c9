"""Battles written by users: each server's library, its commands and messages."""
