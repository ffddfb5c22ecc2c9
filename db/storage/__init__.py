"""Access to the database: how it is opened, its two backends, leases and errors."""
