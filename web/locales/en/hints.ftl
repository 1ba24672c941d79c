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
        [yes] The other is about as good.
       *[no] “{ $instead }” is about as good.
    }
hint-unclear = { $named ->
        [yes] The other may be as good.
       *[no] “{ $instead }” may be as good.
    }
hint-ahead = { $named ->
        [yes] About { $cost } ahead
       *[no] About { $cost } ahead of “{ $instead }”
    }, but not clearly.
hint-ranked = choice { $rank }
hint-next-stands = { $standing ->
        [behind] About { $cost } worse than the first.
        [small] Only about { $cost } worse than the first.
        [unclear] May be as good as the first.
       *[equal] About as good as the first.
    }
hint-only = There is nothing else to do.
hint-rule = A rule of thumb says so.
hint-same = Or “{ $instead }”: it came to the same in every deal tried.
# Before a sentence about the answer: “It keeps your pair of 9s.”
hint-of-answer = With the answer: { $why }
hint-chance = { $here ->
        [10] almost always, with “{ $instead }” { $there ->
            [0] hardly ever
            [1] about once in 10 times
           *[other] about { $there } times in 10
        }
        [1] about once in 10 times, with “{ $instead }” hardly ever
       *[other] about { $here } times in 10, with “{ $instead }” { $there ->
            [0] hardly ever
            [1] about once
           *[other] about { $there }
        }
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
