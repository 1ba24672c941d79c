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
    verb, cards = actions[0].split(":")[0], [view.cards(action)[0] for action in actions]
    cards.sort(key=lambda card: power(card, trump, led))
    if trick or verb == "discard":
        best = max((power(one["card"], trump, led) for one in trick), default=99)
        partner = any(one["seat"] in view.partners for one in trick[-2:-1])
        wins = [card for card in cards if power(card, trump, led) > best and not partner]
        return f"{verb}:{wins[0 if len(trick) == 3 else -1] if wins else cards[0]}"
    high = {c: max(power(u, trump, c[0]) for u in [*view.unseen, c]) for c in cards}
    sure = [card for card in cards if power(card, trump, card[0]) == high[card]]
    return f"{verb}:{sure[-1] if sure else cards[-1]}"
