PLAYS = ("play", "meld", "lay", "discard", "give", "draw")


def ranks(view, action):
    return sum(int(card[1:]) for card in view.cards(action))


def play(view):
    actions = view.legal()
    plays = [action for action in actions if action.startswith(PLAYS)]
    return min(plays or actions, key=lambda action: ranks(view, action))
