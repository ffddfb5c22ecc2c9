"""Work on whole databases: backups, moving to another, rehearsing an update."""
