"""Ring of Sevens."""
