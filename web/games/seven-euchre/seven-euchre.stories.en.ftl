seven-euchre-story-cheap-fail = Your failed { $bid } gave away { $points ->
        [one] 1 point
       *[other] { $points } points
    }; their { $other }, if made, would have scored { $value }.
seven-euchre-story-hair = { $how ->
        [made] Made, with no trick to spare.
       *[down] One trick short.
    }
# Dealt cards that decided, of both partners
seven-euchre-dealt-sevens = your side had { $count } of the seven 7s
seven-euchre-dealt-tops = your side had { $count } of the seven suits’ highest cards
