upside-down-story-turn = You turned the die with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left and came { $place ->
        [1] 1st
       *[other] 2nd
    }.
