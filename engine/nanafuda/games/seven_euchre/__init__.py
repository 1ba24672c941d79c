"""Seven Euchre."""
