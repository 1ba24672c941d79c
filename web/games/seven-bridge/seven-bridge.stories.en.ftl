seven-bridge-story-doubled = The 7 in your hand turned { $pips } into { $points }.
seven-bridge-story-hair = Caught with one card left.
