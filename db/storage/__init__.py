"""The database itself: opening it, its two backends, leases, errors."""
