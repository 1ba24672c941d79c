sevens-heaven-story-jackpot = Three 7s beat everyone’s points.
sevens-heaven-story-bankrupt = { $points ->
        [one] One trick would have saved your last point.
       *[other] One trick would have saved { $points } points.
    }
sevens-heaven-story-chip = You folded, backed { $seat }, and took { $points }.
