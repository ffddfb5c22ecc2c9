"""Taking answers back."""
