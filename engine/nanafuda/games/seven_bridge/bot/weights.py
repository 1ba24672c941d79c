"""The fitted weight: how totals predict the winner."""

# The deficit in points at which a seat's chance to win is 1/e of a rival's, with one deal to come.
# With more deals it grows as their square root. Maximum likelihood over 500 matches of the policy.
# To refit: `build.py arena fit seven-bridge`.
SPREAD = 10.0
