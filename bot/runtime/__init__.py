"""The base of the process: settings, logging, scheduler, clock, cluster, metrics, backups."""
