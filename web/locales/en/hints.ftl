# Hints: a reason, which answers “why not $instead?”; behind one without a figure stands what $instead comes to. $card and $denomination arrive as names. Sentences for which there is no room stand behind “More”. Fetched when advice is first wanted.
# The subject of a reason: it begins with hint-it, hint-you or hint-like, or it names “{ $instead }”. $who is what the sentence before it has named: bare the best choice alone, tied both, named something else, answer nothing (a puzzle withholds it).
hint-better = Worth about { $cost } more{ hint-than }.
hint-small = A little better{ hint-than } (about { $cost }).
hint-than = {" "}than “{ $instead }”
# The best choice with the next step.
hint-then = { $action }, then { $next }
hint-near = { $near ->
        [same] “{ $instead }” came to the same in every deal tried.
        [equal] “{ $instead }” does as well.
        [ahead] “{ $instead }” is close behind.
       *[unclear] “{ $instead }” is close.
    }
# The same, after a reason that ends with “{ $instead }”.
hint-near-named = { $near ->
        [alike] So it does not matter.
        [equal] Both will do.
       *[unclear] A close call.
    }
hint-it = { $who ->
        [bare] It
        [answer] The right choice
       *[named] “{ $best }”
    }
hint-you = { $who ->
        [bare] You
        [answer] With the right choice, you
       *[named] With “{ $best }”, you
    }
hint-like = { $who ->
        [bare] Like “{ $instead }”, it
        [tied] Each of them
        [answer] The right choice, like “{ $instead }”,
       *[named] “{ $best }”, like “{ $instead }”,
    }
hint-pair = { $who ->
        [bare] it and “{ $instead }”
        [answer] the right choice and “{ $instead }”
       *[named] “{ $best }” and “{ $instead }”
    }
hint-no-reason = No simple reason.
hint-next-stands = { $standing ->
        [behind] About { $cost } less than the first.
        [small] A little less than the first (about { $cost }).
        [unclear] Too close to the first to call.
        [later] It can still follow the first.
       *[equal] About the same as the first.
    }
hint-only = { $action } is the only choice.
hint-rule = { hint-it } is the usual choice here.
hint-same = Both came to the same in every deal tried.
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
