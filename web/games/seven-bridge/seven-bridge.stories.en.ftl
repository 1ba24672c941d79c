seven-bridge-story-doubled = The 7 in your hand turned { $pips } into { $points }.
seven-bridge-story-hair = Caught with one card left.
# Dealt cards that decided
seven-bridge-dealt-meld = { $count ->
        [0] no meld in the hand dealt
       *[other] a meld in the hand dealt
    }
