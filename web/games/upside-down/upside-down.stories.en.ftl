upside-down-story-turn = You turned the die with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left and came { $place ->
        [1] 1st
       *[other] 2nd
    }.
# Dealt cards that decided
upside-down-dealt-strong = { $count ->
        [0] no J, Q or K
        [one] one card from J to K
       *[other] { $count } cards from J to K
    }
