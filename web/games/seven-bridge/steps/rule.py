def play(view):
    actions, hand = view.legal(), view.hand

    def useful(card):
        """How many cards of my hand may make a meld with this one."""
        suit, rank = card[0], int(card[1:])
        pairs = sum(one != card and int(one[1:]) == rank for one in hand)
        runs = sum(one[0] == suit and 0 < abs(int(one[1:]) - rank) < 3 for one in hand)
        return pairs + runs

    for verb in ("lay-all", "meld", "lay"):
        for action in actions:
            if action.startswith(verb):
                return action
    discards = [action for action in actions if action.startswith("discard")]
    if not discards:
        return actions[0]
    return min(discards, key=lambda a: (useful(view.cards(a)[0]), -int(view.cards(a)[0][1:])))
