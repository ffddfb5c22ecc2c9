"""The win chances of games in progress: computed, cached and shown to users."""
