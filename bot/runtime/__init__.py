"""The basic services of the process, such as settings, logging and the scheduler."""
