ring-of-sevens-story-dropped = Dropping out cost your { $card }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
ring-of-sevens-story-big = Not first out, but richest: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
