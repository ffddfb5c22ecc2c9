"""The base services of the process: settings, logging, scheduler, clock, cluster, metrics, backups."""
