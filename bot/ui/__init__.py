"""The shared user interface of all features: components, custom ids, replies, errors, texts, rate limits."""
