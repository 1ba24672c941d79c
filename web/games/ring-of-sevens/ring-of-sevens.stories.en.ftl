ring-of-sevens-story-dropped = Dropping out cost your { $card }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
ring-of-sevens-story-big = Not first out, but richest: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
# Dealt cards that decided
ring-of-sevens-dealt-sevens = { $count ->
        [0] no 7
        [one] one 7
       *[other] { $count } 7s
    }
ring-of-sevens-dealt-near = { $count ->
        [0] no 6 or 8
        [one] one 6 or 8
       *[other] { $count } cards next to the 7 (6, 8)
    }
ring-of-sevens-dealt-rich = { $count ->
        [0] no 5 or 9
        [one] one 5 or 9
       *[other] { $count } cards two from the 7 (5, 9)
    }
ring-of-sevens-dealt-far = { $count ->
        [0] no card far from the 7 (A, 2, Q, K)
        [one] one card far from the 7 (A, 2, Q, K)
       *[other] { $count } cards far from the 7 (A, 2, Q, K)
    }
