"""The pictures of Ascari: the whole board, close-ups, overlays, plans."""
