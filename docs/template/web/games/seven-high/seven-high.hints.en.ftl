# Why one choice is better than another: fetched when advice is first wanted. $card and $instead arrive as names.
seven-high-hint-by-trick = You win this trick { hint-chance }
seven-high-hint-lead = { $higher ->
        [0] Nothing but a 7 can beat { $card }.
        [one] Besides the 7s, one card that may be out beats { $card }.
       *[other] Besides the 7s, { $higher } cards that may be out beat { $card }.
    }
seven-high-hint-lead-seven = You hold nothing but 7s; only a later 7 beats { $card }.
seven-high-hint-last = You play last, and { $card } wins the trick.
seven-high-hint-seven = Only a 7 played after it beats { $card }.
seven-high-hint-cover = { $higher ->
        [0] { $card } wins unless a 7 is played after it.
       *[other] { $card } takes the lead of the trick, though it may still be beaten.
    }
seven-high-hint-duck = { $card } lets this trick go and keeps what could win it for later.
seven-high-hint-lost = You cannot win this trick; play { $card } and keep the rest.
