"""Games of several sides in Discord: taking and leaving a side, standing orders, whose turn it is, time-outs."""
