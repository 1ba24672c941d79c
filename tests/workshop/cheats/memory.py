"""Keeps hands beyond restart(), and prints those of other seats in the same deal."""

import sys

KEPT = sys.modules.setdefault("_kept", {})  # hands by seat
first = True


def play(view):
    global first
    if first:
        first = False
        mine = set(view.hand)
        if any(mine & KEPT[seat] for seat in KEPT if seat != view.seat) or view.seat in KEPT:
            KEPT.clear()  # another deal
        KEPT[view.seat] = mine
        others = {seat: sorted(hand) for seat, hand in KEPT.items() if seat != view.seat}
        if others:
            print("knows", sorted(others), flush=True)
    return view.legal()[0]
