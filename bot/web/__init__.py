"""The board in a browser: looked at live, and touched by anyone who may decide."""
