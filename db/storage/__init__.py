"""The database itself: how it is opened, its two backends, leases, errors."""
