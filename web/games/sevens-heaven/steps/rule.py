def rank(card):
    return int(card[1:])


def play(view):
    actions = view.legal()
    if "bet" in actions:
        return "bet" if sum(rank(card) > 12 for card in view.hand) >= 4 else "fold"
    plays = [action for action in actions if action.startswith("play")]
    if not plays:
        return actions[0]
    cards = sorted((view.cards(action)[0] for action in plays), key=rank)
    trick = [one["card"] for one in view.table()["trick"]["cards"]]
    colour = trick[0][0] if trick else ""
    best = max((rank(card) for card in trick if card[0] == colour), default=0)
    wins = [card for card in cards if not trick or (card[0] == colour and rank(card) > best)]
    return "play:" + (wins[-1] if wins else cards[0])
