upside-down-story-turn = You turned the die with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left and came { $place ->
        [1] 1st
       *[other] 2nd
    }.
# Dealt cards that decided
upside-down-dealt-strong = { $count ->
        [0] no 11, 12 or K
        [one] one 11, 12 or K
       *[other] { $count } cards from 11 to K
    }
