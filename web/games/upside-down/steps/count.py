def play(view):
    table = view.table()
    ranks, left = table["ranks"], table["left"]  # left: in the other hands

    def strength(card):
        return ranks.index(int(card[1:]))

    def answers(cards):
        """How many ranks of the others beat these cards, if they are of one rank."""
        stronger = ranks[max(map(strength, cards)) + 1 :]
        same = len({card[1:] for card in cards}) == 1
        return sum(left[rank - 1] >= (len(cards) if same else 1) for rank in stronger)

    def cost(action):
        cards = view.cards(action)
        rest = [card for card in view.hand if card not in cards]
        groups = len({card[1:] for card in rest})
        if not answers(cards) and groups <= 2:
            return -100 - len(cards)  # nobody can answer: it is my turn again
        return sum(map(strength, cards)) / len(cards) - 2 * len(cards)

    plays = [action for action in view.legal() if action != "pass"]
    return min(plays, key=cost, default="pass")
