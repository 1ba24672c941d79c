# Why one choice is better than another: fetched when advice is first wanted. $best and $instead arrive as names.
seven-high-it = { $who ->
        [bare] it
        [answer] the right choice
       *[named] “{ $best }”
    }
seven-high-hint-by-trick = { hint-you } win this trick { hint-chance }
seven-high-hint-lead = { $higher ->
        [0] Nothing but a 7 can beat { seven-high-it }.
        [one] Besides the 7s, one card that may be out beats { seven-high-it }.
       *[other] Besides the 7s, { $higher } cards that may be out beat { seven-high-it }.
    }
seven-high-hint-lead-seven = You hold nothing but 7s, and only a later 7 beats { seven-high-it }.
seven-high-hint-last = { hint-it } wins the trick, because you play last.
seven-high-hint-seven = Only a 7 played after it beats { seven-high-it }.
seven-high-hint-cover = { $higher ->
        [0] { hint-it } wins unless a 7 is played after it.
       *[other] { hint-it } takes the lead of the trick, though it may still be beaten.
    }
seven-high-hint-duck = { hint-it } lets this trick go and keeps what could win it for later.
seven-high-hint-lost = You cannot win this trick, so play your lowest card.
