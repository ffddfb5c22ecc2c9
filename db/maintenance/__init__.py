"""Maintenance of whole databases: backups, moves, and rehearsals of updates."""
