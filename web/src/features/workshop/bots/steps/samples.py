PLAYOUTS = 60


def play(view):
    actions = view.legal()
    totals = dict.fromkeys(actions, 0)
    for _ in range(1 + PLAYOUTS // len(actions)):
        world = view.determinize()
        for action in actions:
            after = world.clone()
            after.play(action)
            totals[action] += after.play_out(view.rng, "club").margin(view.seat)
    return max(actions, key=lambda action: totals[action])
