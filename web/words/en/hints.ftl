# Reasons of hints that all games share: fetched when advice is first wanted.
hint-only = There is nothing else to do.
hint-rule = The strongest player does this.
hint-same = Or “{ $instead }”: it came to the same in every deal tried.
hint-chance = { $here ->
        [10] almost always
       *[other] about { $here } times in 10
    }, with “{ $instead }” { $there ->
        [0] hardly ever
       *[other] { $there }
    }.
