"""Seven Bridge."""
