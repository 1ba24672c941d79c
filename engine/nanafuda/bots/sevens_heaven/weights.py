"""The numbers that were fitted: of a seat's chances in the game, and of a hand's in a round."""

# What points are worth, as a logarithm of the chance to win: at 0, 11, 22, … of the 77. Fitted by
# maximum likelihood to 108,000 rounds of 24,000 games for three to seven seats among players by
# the rules of thumb, a third of the games beginning at random points. It explains them with 0.87
# nats for four seats, where knowing nothing takes 1.39. Again: `build.py arena fit sevens-heaven
# points`.
KNOTS = (0.0, 0.6, 1.39, 2.35, 3.48, 4.76, 6.99, 8.87)

# A hand that bets, fitted to some thousand rounds among these bots; again: `build.py arena fit
# sevens-heaven hand`. BETS: how often a seat bets, before anything is known of it. HOLDS: how often
# a card that nobody can beat is no loser yet; NO_TRICK: what the chance to win no trick is, by a
# constant, by the product of all cards' chances to lose, and more against one rival; GAMBLE: what
# the chance to win the gamble is, a factor and the power of the share of tricks expected.
BETS = 0.38
HOLDS = 0.8
NO_TRICK = (0.1, 0.7, 0.15)
GAMBLE = (1.15, 0.8)
