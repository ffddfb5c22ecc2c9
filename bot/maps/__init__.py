"""The enlarged map and its overlays."""
