# Why one choice is better than another: fetched when advice is first wanted. $card and $instead arrive as names.
seven-euchre-hint-jump = It promises { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    } more than “{ $instead }”, scores { $more } more if made, and leaves the other side less room to bid.
seven-euchre-hint-fewer = It promises { $fewer ->
        [one] one trick
       *[other] { $fewer } tricks
    } fewer than “{ $instead }”.
seven-euchre-hint-scores = If made, it scores { $more } more than “{ $instead }”.
seven-euchre-hint-scores-more = It promises { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    } more than “{ $instead }”, and scores { $more } more if made.
seven-euchre-hint-tops = You hold the highest card of { $suits } suits, and nobody can trump them.
seven-euchre-hint-raise = Your partner bid { $denomination } too, and you hold { $trumps } of its 13 trumps.
seven-euchre-hint-longer = { $denomination } gives you { $trumps } of the 13 trumps, { $suit } only { $fewer }.
seven-euchre-hint-long = You hold { $trumps } of the 13 trumps{ seven-euchre-and-top }.
seven-euchre-hint-share = You hold { $trumps } of the 13 trumps{ seven-euchre-and-top }: more than your share.
seven-euchre-and-top = { $top ->
        [yes] , the top one included
       *[no] {""}
    }
seven-euchre-hint-leave = Your partner’s { seven-euchre-bid-name } stands; “{ $instead }” would override it.
seven-euchre-hint-leave-more = Your partner’s { seven-euchre-bid-name } stands; “{ $instead }” would only promise more.
seven-euchre-hint-defend = They need { $tricks } tricks, and you hold { $trumps } of the 13 trumps{ seven-euchre-and-top }.
seven-euchre-hint-defend-tops = They need { $tricks } tricks at no trump, and you hold the highest card of { $suits } suits.
seven-euchre-hint-few = “{ $instead }” takes { $tricks } tricks, and you would hold { $trumps } of the 13 trumps.
seven-euchre-hint-few-tops = “{ $instead }” takes { $tricks } tricks, and you hold the highest card of { $suits ->
        [0] no suit
        [1] one suit only
       *[other] { $suits } suits
    }.
seven-euchre-hint-contest = If all pass now, they play { seven-euchre-bid-name }.
seven-euchre-hint-stake = With { $passing ->
        [yes] “{ $instead }”
       *[no] it
    }, your side fails { $fails ->
        [0] hardly ever
        [1] about once in 10 times
       *[other] about { $fails } times in 10
    }{ $fails ->
        [0] {""}
       *[other] { $points ->
            [one] , giving them about 1 point
           *[other] , giving them about { $points } points
        }
    }; after a pass, they make a contract { $theirs ->
        [0] hardly ever
        [1] about once in 10 times
        [10] almost always
       *[other] about { $theirs } times in 10
    }.
seven-euchre-hint-by-made = Your side makes its contract { hint-chance }
seven-euchre-hint-by-beaten = The other side fails in its contract { hint-chance }
seven-euchre-hint-by-kept = The other side makes no contract { hint-chance }
seven-euchre-hint-by-safe = Your side avoids going down { hint-chance }
seven-euchre-hint-by-trick = Your side wins this trick { hint-chance }
seven-euchre-hint-by-lead = You lead to the next trick { hint-chance }
seven-euchre-hint-by-tricks = Your side takes { $here } tricks on average; with “{ $instead }” { $there }.
seven-euchre-hint-aside-lower = It is the lower of the two; you keep { $taken }.
seven-euchre-hint-aside-trump = { $taken } is a trump: keep it.
seven-euchre-hint-aside-void = Then you have no { $suit } and can trump it.
seven-euchre-hint-aside-top = { $taken } is the highest of its suit: keep it.
seven-euchre-hint-aside-short = Then you have one { $suit } left and can soon trump that suit.
seven-euchre-hint-aside-weak = It ranks lower in its suit than “{ $instead }”.
seven-euchre-hint-draw = It draws trumps: { $out } may still be out.
seven-euchre-hint-sure = The other side can’t beat it.
seven-euchre-hint-highest = No higher { $suit } is left; only a trump beats it.
seven-euchre-hint-give-ruff = Your partner has no { $suit } and may trump it.
seven-euchre-hint-lead-single = Your only { $suit }: after this you can trump that suit.
seven-euchre-hint-lead-long = You hold { $count } { $suit } cards: once the higher ones are gone, the rest may win.
seven-euchre-hint-beaten = { $taken } is still out, and beats “{ $instead }”.
seven-euchre-hint-ruffed = { $seat } has no { $suit } left and may trump “{ $instead }”.
seven-euchre-hint-lead-strong = { $above ->
        [0] No card of its suit
        [one] Only one card of its suit
       *[other] { $above } cards of its suit
    } can beat it; { $more } can beat “{ $instead }”.
seven-euchre-hint-lead-weak = “{ $instead }” has fewer cards above it: better kept for later.
seven-euchre-hint-lead-low = Your lowest { $suit }: the higher ones stay for later.
seven-euchre-hint-alike = No card between it and “{ $instead }” is left.
seven-euchre-hint-enough = It is winning so far; you keep “{ $instead }” for later.
seven-euchre-hint-duck = You let this trick go and keep “{ $instead }” for later.
seven-euchre-hint-guard = “{ $instead }” protects your { $taken }.
seven-euchre-hint-throw-short = Then you have one { $suit } left and can soon trump that suit.
seven-euchre-hint-spare-trump = “{ $instead }” is a trump: better kept for later.
seven-euchre-hint-last-takes = You play last, and it wins the trick.
seven-euchre-hint-last-enough = You play last and this is enough; you keep “{ $instead }” for later.
seven-euchre-hint-as-surely = It is just as sure to win as “{ $instead }”, and is the lower card.
seven-euchre-hint-over-partner = Your partner is winning, but may still be beaten; this goes higher.
seven-euchre-hint-ruff = You have no { $suit }: a trump may win the trick.
seven-euchre-hint-overruff = It beats the trump that is winning.
seven-euchre-hint-third = It is winning, and only the last player can beat it.
seven-euchre-hint-cover = It beats the card that is winning; “{ $instead }” would not.
seven-euchre-hint-partner-sure = Your partner wins this trick for sure; “{ $instead }” would be wasted.
seven-euchre-hint-partner-wins = Your partner is winning so far; you keep “{ $instead }” for later.
seven-euchre-hint-lower = Neither can win this trick: throw the lower one.
seven-euchre-hint-keep-top = No { $suit } above “{ $instead }” is left: it may still win a trick.
seven-euchre-hint-throw-single = Your last { $suit }: from now on you can trump that suit.
seven-euchre-hint-weaker = { $above ->
        [one] One higher card of its suit
       *[other] { $above } higher cards of its suit
    } may be out; above “{ $instead }” { $fewer ->
        [0] there are none
       *[other] only { $fewer }
    }.
