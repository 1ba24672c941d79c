"""Seven's Sevens Heaven."""
