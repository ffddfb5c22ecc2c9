"""The database itself: opening it, its two kinds, leases, errors."""
