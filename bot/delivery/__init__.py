"""Getting messages to Discord: channels, queues, notices, outages, and what could not be delivered."""
