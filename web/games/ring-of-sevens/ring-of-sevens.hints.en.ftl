# Why one choice is better than another: fetched when advice is first wanted. $card and $instead arrive as names.
ring-of-sevens-hint-by-small = You are small winner { hint-chance }
ring-of-sevens-hint-by-big = You are big winner { hint-chance }
ring-of-sevens-hint-by-spared = You avoid last place { hint-chance }
ring-of-sevens-hint-by-unpaid = You pay nobody { hint-chance }
ring-of-sevens-hint-by-cards = Your score cards come to about { $here } points; with “{ $instead }” { $there }.
ring-of-sevens-hint-out = You go out.
ring-of-sevens-hint-own-twin = Its twin, your { $twin }, becomes a score card: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
ring-of-sevens-hint-own-way = { $count ->
        [one] It opens the way for one of your own cards.
       *[other] It opens the way for { $count } of your own cards.
    }
ring-of-sevens-hint-own-later = { $count ->
        [one] One of your own cards waits behind it.
       *[other] { $count } of your own cards wait behind it.
    }
ring-of-sevens-hint-end = Nobody else has a card waiting behind it.
ring-of-sevens-hint-neither = Neither this nor “{ $instead }” helps anyone else.
ring-of-sevens-hint-fewer = { $few ->
        [0] None of the others’ cards wait
        [one] One of the others’ cards waits
       *[other] { $few } of the others’ cards wait
    } behind it, { $many } behind “{ $instead }”.
ring-of-sevens-hint-gift = “{ $instead }” would make someone’s { $twin } a score card: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
ring-of-sevens-hint-lets = “{ $instead }” would open the way for someone else’s { $cards }.
ring-of-sevens-hint-lets-more = “{ $instead }” would open the way for { $count } of the others’ cards, and none of yours.
ring-of-sevens-hint-pass-longer = { $seat } has no pass left; you can still wait.
ring-of-sevens-hint-pass-block = Behind “{ $instead }”, { $count ->
        [one] one of the others’ cards is
       *[other] { $count } of the others’ cards are
    } held up.
ring-of-sevens-hint-pass-safe = “{ $instead }” can wait: nobody can take its place.
ring-of-sevens-hint-last-pass = You keep your last pass.
ring-of-sevens-hint-near = { $seat } has only { $count ->
        [one] one card
       *[other] { $count } cards
    } left: no time to wait.
ring-of-sevens-hint-passes = Passes run out: play while you can.
ring-of-sevens-hint-swap = You get the Joker for it.
ring-of-sevens-hint-joker-safe = You hold both cards of that place, so nobody else can take the Joker from it.
ring-of-sevens-hint-joker-way = { $count ->
        [one] You can play one of your own cards beyond the Joker.
       *[other] You can play { $count } of your own cards beyond the Joker.
    }
