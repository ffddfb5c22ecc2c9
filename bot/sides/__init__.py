"""Games with several sides in Discord: taking sides, standing orders, and time-outs."""
