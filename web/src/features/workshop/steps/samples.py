PLAYOUTS = 240


def play(view):
    # Random play wins few tricks, so it would tell nothing about a bid.
    actions = [action for action in view.legal() if not action.startswith("bid")]
    totals = dict.fromkeys(actions, 0)
    for _ in range(1 + PLAYOUTS // len(actions)):
        world = view.determinize()
        for action in actions:
            after = world.clone()
            after.play(action)
            totals[action] += after.play_out(view.rng).margin(view.seat)
    return max(actions, key=lambda action: totals[action])
