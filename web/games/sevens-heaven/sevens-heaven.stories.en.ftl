sevens-heaven-story-jackpot = Three 7s beat everyone’s points.
sevens-heaven-story-bankrupt = { $points ->
        [one] One trick would have saved your last point.
       *[other] One trick would have saved { $points } points.
    }
sevens-heaven-story-chip = You folded, backed { $seat }, and took { $points }.
# Dealt cards that decided
sevens-heaven-dealt-high = { $count ->
        [0] no card above 14
        [one] one card above 14
       *[other] { $count } cards above 14
    }
sevens-heaven-dealt-low = { $count ->
        [0] no card below 7
        [one] one card below 7
       *[other] { $count } cards below 7
    }
