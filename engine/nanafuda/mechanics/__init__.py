"""What the rules of several games share: cards, tricks, melds, chains, plays that climb."""
