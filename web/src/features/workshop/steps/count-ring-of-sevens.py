def play(view):
    hand, actions = view.hand, view.legal()

    def gain(action):
        """My cards behind this one, less the cards of others that it lets out at once."""
        card = action.partition(":")[2].partition("@")[0]
        suit, rank = card[0], int(card[1:])
        if suit == "X":
            return -5
        step = 1 if rank > 7 else -1
        beyond = [f"{suit}{r}" for r in range(rank + step, 14 if step > 0 else 0, step)]
        mine = sum(card in hand for card in beyond)
        theirs = bool(beyond) and beyond[0] in view.unseen
        return 3 * mine - len(beyond) - 2 * theirs

    plays = [action for action in actions if ":" in action]
    best = max(plays, key=gain, default=actions[0])
    passes = view.table()["passes"][view.seat]
    if plays and "pass" in actions and passes > 1 and gain(best) < -5:
        return "pass"
    return best
