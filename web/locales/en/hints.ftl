# Hints: a reason, which answers “why not $instead?”; behind one without a figure stands what $instead comes to; $named: whether the reason has named it. $card and $denomination arrive as names. What is longer than the room stands behind “More”. Fetched when advice is first wanted.
hint-room = 100
hint-better = About { $cost } better{ $named ->
        [yes] .
       *[no] {" "}than “{ $instead }”.
    }
hint-small = Only about { $cost } better{ $named ->
        [yes] .
       *[no] {" "}than “{ $instead }”.
    }
hint-equal = { $named ->
        [yes] Just as good, though.
       *[no] Just as good: “{ $instead }”.
    }
hint-ranked = choice { $rank }
hint-next-stands = { $standing ->
        [behind] About { $cost } worse than the first.
        [small] Only about { $cost } worse than the first.
       *[equal] Just as good as the first.
    }
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
card-sign = { $pack ->
        [french] { $code ->
            [S] ♠
            [H] ♥
            [D] ♦
           *[C] ♣
        }
       *[seven] { $suit }{" "}
    }{ $rank }
cards-joker = { $cards } (Joker as { $card })
card-span = { $card }{"\u2060"}–{"\u2060"}{ $last }
