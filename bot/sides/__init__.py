"""Games of several sides in Discord: taking and leaving one, standing orders, whose turn it is, time-outs."""
