"""What the process runs on: settings, logging, scheduler, clock, cluster, metrics, backups."""
