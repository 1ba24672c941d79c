def play(view):
    ranks = view.table()["ranks"]  # from the weakest to the strongest

    def cost(action):
        cards = view.cards(action)
        strength = sum(ranks.index(int(card[1:])) for card in cards)
        return strength / len(cards) - 2 * len(cards)

    plays = [action for action in view.legal() if action != "pass"]
    return min(plays, key=cost, default="pass")
