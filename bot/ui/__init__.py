"""What every feature says and shows with: components, custom ids, replies, errors, texts, rate limits."""
