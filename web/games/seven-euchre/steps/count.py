def power(card, trump, led):
    trumps = trump != "N" and (card[0] == trump or card[1:] == "7")
    return int(card[1:]) + (40 if trumps else 20 if card[0] == led else 0)


def bid(view, actions):
    best = "pass"
    for suit in "FTSCBOH":
        tricks = 2 + sum(power(card, suit, "") > 40 for card in view.hand)
        best = f"bid:{suit}{tricks}" if f"bid:{suit}{tricks}" in actions else best
    return best


def play(view):
    actions, trump = view.legal(), view.table()["trump"]
    if "pass" in actions:
        return bid(view, actions)
    trick = view.table()["trick"]["cards"]
    led = trick[0]["card"][0] if trick else ""
    plays = sorted(actions, key=lambda action: power(view.cards(action)[0], trump, led))
    if actions[0].startswith("discard"):
        return plays[0]

    def sure(card):
        """Whether no card that is still out beats this one."""
        suit = led or card[0]
        return all(power(card, trump, suit) > power(one, trump, suit) for one in view.unseen)

    if not trick:
        return max(plays, key=lambda action: (sure(view.cards(action)[0]), plays.index(action)))
    best = max(trick, key=lambda one: power(one["card"], trump, led))
    last, ours = len(trick) == 3, best["seat"] in view.partners
    strength = power(best["card"], trump, led)
    wins = [action for action in plays if power(view.cards(action)[0], trump, led) > strength]
    if not wins or (ours and (last or sure(best["card"]))):
        return plays[0]
    safe = [action for action in wins if last or sure(view.cards(action)[0])]
    return safe[0] if safe else plays[0] if ours else wins[-1]
