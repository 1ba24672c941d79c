"""Mechanics that several games share: cards, tricks, melds, chains, climbing plays."""
