def play(view):
    hand = view.hand

    def opens(action):
        """How many of my cards wait behind this one, less those of others."""
        card = action.partition(":")[2].partition("@")[0]
        suit, rank = card[0], int(card[1:])
        if suit == "X":
            return -5
        beyond = range(rank + 1, 14) if rank > 7 else range(1, rank)
        mine = [card for card in hand if card[0] == suit and int(card[1:]) in beyond]
        return 3 * len(mine) - len(beyond)

    plays = [action for action in view.legal() if ":" in action]
    return max(plays, key=opens) if plays else view.legal()[0]
