# Hints: a reason, which answers “why not $instead?”; behind one without a figure stands what $instead comes to; $named: whether the reason has named it. $card and $denomination arrive as names. What is longer than the room stands behind “More”. Fetched when advice is first wanted.
hint-room = 100
hint-better = Worth about { $cost } more{ $named ->
        [yes] .
       *[no] {" "}than “{ $instead }”.
    }
hint-small = A little better{ $named ->
        [yes] {""}
       *[no] {" "}than “{ $instead }”
    }: about { $cost }.
hint-either = Either: { $action } or “{ $instead }”.
hint-for = A point for { $which ->
        [first] the first
        [this] this one
       *[other] “{ $which }”
    }: { $reason }
hint-unclear = Too close to call.
hint-ahead = If pressed, the first.
hint-no-reason = No simple reason.
hint-ranked = choice { $rank }
hint-next-stands = { $standing ->
        [behind] About { $cost } less than the first.
        [small] A little less than the first: about { $cost }.
        [unclear] Either this or the first: too close to call.
       *[equal] Either this or the first.
    }
hint-only = There is nothing else to do.
hint-rule = The usual choice here.
hint-same = It came to the same in every deal tried.
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
