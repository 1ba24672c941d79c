"""Seven Sweep."""
