"""The autopilot «hard», which looks ahead before it chooses a plan."""
