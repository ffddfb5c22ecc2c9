"""The siege of the Peking Legations, 1900: a solitaire game of 54 days."""
