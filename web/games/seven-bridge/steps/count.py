def play(view):
    actions, hand, unseen = view.legal(), view.hand, view.unseen

    def near(card, cards):
        suit, rank = card[0], int(card[1:])
        pairs = [one for one in cards if one != card and int(one[1:]) == rank]
        runs = [one for one in cards if one[0] == suit and 0 < abs(int(one[1:]) - rank) < 3]
        return len(pairs) + len(runs)

    def worth(card):
        """Count fitting cards in the hand and among the unseen. A 7 is a meld by itself."""
        together = near(card, hand)
        return 20 if card[1:] in ("7", "0") else 3 * together + near(card, unseen) * (together > 0)

    for verb in ("lay-all", "pon", "chi", "meld", "lay"):
        for action in actions:
            if action.startswith(verb):
                return action
    discards = [action for action in actions if action.startswith("discard")]
    if not discards:
        return "draw" if "draw" in actions else actions[0]
    return min(discards, key=lambda a: (worth(view.cards(a)[0]), -int(view.cards(a)[0][1:])))
