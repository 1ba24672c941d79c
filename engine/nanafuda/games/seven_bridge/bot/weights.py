"""The number that was fitted: what totals tell."""

# With how many points a seat is behind when its chance to win is 1/e of a rival's, with one deal to
# come; with more deals it grows as their square root. Maximum likelihood over 500 matches of the
# policy. Again: `build.py arena fit seven-bridge`.
SPREAD = 10.0
