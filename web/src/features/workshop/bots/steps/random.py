def play(view):
    action = view.rng.choice(view.legal())
    print(view.hand, action)
    return action
