"""Reads its partner's hand from a global variable."""

HANDS = {}


def play(view):
    HANDS[view.seat] = view.hand
    for seat in view.partners:
        if seat in HANDS:
            print("knows", seat, flush=True)
    return view.legal()[0]
