"""The base services of the process, such as settings, logging and scheduler."""
