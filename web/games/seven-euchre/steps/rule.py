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
    actions, table = view.legal(), view.table()
    if "pass" in actions:
        return bid(view, actions)
    trick, trump = table["trick"]["cards"], table["trump"]
    led = trick[0]["card"][0] if trick else ""
    plays = sorted(actions, key=lambda action: power(view.cards(action)[0], trump, led))
    if actions[0].startswith("discard"):
        return plays[0]
    best = max(trick, key=lambda one: power(one["card"], trump, led), default=None)
    if best is None:
        return plays[-1]
    wins = power(view.cards(plays[-1])[0], trump, led) > power(best["card"], trump, led)
    return plays[-1] if wins and best["seat"] not in view.partners else plays[0]
