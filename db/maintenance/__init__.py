"""Maintenance of whole databases: backups, the move to another database, and the rehearsal of an update."""
