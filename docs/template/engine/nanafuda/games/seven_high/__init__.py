"""Seven High."""
