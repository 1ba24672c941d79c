# Why one choice is better than another: fetched when advice is first wanted. $card and $instead arrive as names.
ring-of-sevens-hint-by-small = You are small winner { hint-chance }
ring-of-sevens-hint-by-big = You are big winner { hint-chance }
ring-of-sevens-hint-by-spared = You avoid the last place { hint-chance }
ring-of-sevens-hint-by-unpaid = You pay nobody { hint-chance }
ring-of-sevens-hint-by-cards = Your score cards come to about { $here } points, with “{ $instead }” to { $there }.
ring-of-sevens-hint-out = You go out.
ring-of-sevens-hint-own-twin = Its twin, your { $twin }, becomes a score card: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
ring-of-sevens-hint-own-way = { $count ->
        [one] It opens the way for one of your cards at once.
       *[other] It opens the way for { $count } of your cards at once.
    }
ring-of-sevens-hint-own-later = { $count ->
        [one] One of your own cards waits behind it.
       *[other] { $count } of your own cards wait behind it.
    }
ring-of-sevens-hint-end = No card of the others waits behind it.
ring-of-sevens-hint-neither = Like “{ $instead }” it helps nobody else.
ring-of-sevens-hint-fewer = { $few ->
        [0] No card of the others waits
        [one] One card of the others waits
       *[other] { $few } cards of the others wait
    } behind it, { $many } behind “{ $instead }”.
ring-of-sevens-hint-gift = “{ $instead }” would make somebody’s { $twin } a score card: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
ring-of-sevens-hint-lets = “{ $instead }” would open the way for somebody else’s { $cards }.
ring-of-sevens-hint-lets-more = “{ $instead }” would open the way for { $count } cards of the others, and for none of yours.
ring-of-sevens-hint-pass-longer = { $seat } has no pass left; you can still wait.
ring-of-sevens-hint-pass-block = Behind “{ $instead }”, { $count ->
        [one] one card of the others is
       *[other] { $count } cards of the others are
    } held up.
ring-of-sevens-hint-pass-safe = “{ $instead }” can wait: nobody can take its place.
ring-of-sevens-hint-last-pass = You keep your last pass.
ring-of-sevens-hint-near = { $seat } has only { $count ->
        [one] one card
       *[other] { $count } cards
    } left: no time to wait.
ring-of-sevens-hint-swap = You get the Joker for it.
ring-of-sevens-hint-joker-safe = You hold both cards of that place, so nobody else can take the Joker from it.
ring-of-sevens-hint-joker-way = { $count ->
        [one] Beyond the Joker, one of your own cards can go.
       *[other] Beyond the Joker, { $count } of your own cards can go.
    }
