"""Delivery of messages to Discord: channels, queues, notices, outages, and undeliverable boards."""
