"""The maintenance of whole databases: backups, moving to another database, rehearsing an update."""
