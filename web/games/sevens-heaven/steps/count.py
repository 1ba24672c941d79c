def rank(card):
    return int(card[1:])


def play(view):
    actions = view.legal()
    if "bet" in actions:
        return "bet" if sum(rank(card) > 12 for card in view.hand) >= 4 else "fold"
    if not actions[0].startswith("play"):  # back the bettor with the highest card shown
        shown = view.table()["card_points"]
        return max(actions, key=lambda a: shown[int(a[-1])] or 0 if ":" in a else 0)

    def higher(card):
        return sum(one[0] == card[0] and rank(one) > rank(card) for one in view.unseen)

    cards = sorted((view.cards(action)[0] for action in actions), key=rank)
    trick = [one["card"] for one in view.table()["trick"]["cards"]]
    if not trick:
        return "play:" + min(cards, key=lambda card: (higher(card), -rank(card)))
    colour = trick[0][0]
    best = max(rank(card) for card in trick if card[0] == colour)
    wins = [card for card in cards if card[0] == colour and rank(card) > best]
    return "play:" + (wins[-1] if wins else cards[0])
