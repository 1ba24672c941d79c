# Why one choice is better than another: fetched when advice is first wanted. $card and $instead arrive as names.
ring-of-sevens-hint-by-small = { hint-you } are the small winner { hint-chance }
ring-of-sevens-hint-by-big = { hint-you } are the big winner { hint-chance }
ring-of-sevens-hint-by-spared = { hint-you } avoid last place { hint-chance }
ring-of-sevens-hint-by-unpaid = { hint-you } pay nobody { hint-chance }
ring-of-sevens-hint-by-cards = { hint-you } collect about { $here } points in score cards, with “{ $instead }” about { $there }.
ring-of-sevens-hint-out = { hint-you } go out at once.
ring-of-sevens-hint-own-twin = { hint-it } makes its twin, your { $twin }, a score card worth { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
ring-of-sevens-hint-own-way = { hint-it } opens the way for { $count ->
        [one] one of your own cards.
       *[other] { $count } of your own cards.
    }
ring-of-sevens-behind = { $who ->
        [bare] it
        [answer] the right card
       *[named] “{ $best }”
    }
ring-of-sevens-hint-own-later = { $count ->
        [one] One of your own cards waits behind { ring-of-sevens-behind }.
       *[other] { $count } of your own cards wait behind { ring-of-sevens-behind }.
    }
ring-of-sevens-hint-end = Nobody else has a card waiting behind { ring-of-sevens-behind }.
ring-of-sevens-hint-neither = { hint-like } helps nobody else.
ring-of-sevens-hint-fewer = { $few ->
        [0] None of the others’ cards wait
        [one] One of the others’ cards waits
       *[other] { $few } of the others’ cards wait
    } behind { ring-of-sevens-behind }, { $many } behind “{ $instead }”.
ring-of-sevens-hint-gift = “{ $instead }” would make someone’s { $twin } a score card worth { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
ring-of-sevens-hint-lets = “{ $instead }” would open the way for someone else’s { $cards }.
ring-of-sevens-hint-lets-more = “{ $instead }” would open the way for { $count } of the others’ cards, and none of yours.
ring-of-sevens-hint-chain = { hint-you } can then play your { $cards }{ $count ->
        [one] {""}
       *[other] {" "}one by one
    }{ $turns ->
        [0] .
       *[other] , for { $turns } turns without a pass.
    }
ring-of-sevens-hint-chain-long = { hint-you } can then play { $count } of your own cards one by one{ $turns ->
        [0] .
       *[other] , for { $turns } turns without a pass.
    }
ring-of-sevens-hint-pass-longer = { $seat } has no pass left and must play or drop out, while you can wait.
ring-of-sevens-hint-pass-all = None of the { $count } cards you could play opens a way for you, only for others.
ring-of-sevens-hint-rule-wait = As a rule, if you can wait longer, let the others open.
ring-of-sevens-hint-rule-hold = As a rule, rather pass than open a way for others only.
ring-of-sevens-hint-rule-free = As a rule, first play the cards that help nobody.
ring-of-sevens-hint-rule-fewer = As a rule, open where the fewest of the others’ cards wait.
ring-of-sevens-hint-rule-own = As a rule, start where most of your own cards wait.
ring-of-sevens-hint-pass-block = { hint-you } hold up { $count ->
        [one] one of the others’ cards
       *[other] { $count } of the others’ cards
    } behind “{ $instead }”.
ring-of-sevens-hint-pass-safe = “{ $instead }” can wait, because nobody can take its place.
ring-of-sevens-hint-near = { $seat } has only { $count ->
        [one] one card
       *[other] { $count } cards
    } left, so there is no time to wait.
ring-of-sevens-hint-swap = { hint-you } get the Joker in exchange.
ring-of-sevens-hint-joker-safe = { hint-it } is safe, for you hold both cards of that place and nobody can take the Joker.
ring-of-sevens-hint-joker-way = { hint-you } can play { $count ->
        [one] one of your own cards beyond the Joker.
       *[other] { $count } of your own cards beyond the Joker.
    }
ring-of-sevens-hint-keeps = “{ $instead }” keeps { $card } and leaves you { $count ->
        [0] no more passes.
        [one] one pass.
       *[other] { $count } passes.
    }
ring-of-sevens-hint-would-keep = “{ $instead }” would keep { $card }, but leave you { $count ->
        [0] no more passes.
        [one] one pass.
       *[other] { $count } passes.
    }
ring-of-sevens-hint-budget = “{ $instead }” leaves you { $count ->
        [0] no more passes.
        [one] one pass.
       *[other] { $count } passes.
    }
ring-of-sevens-hint-rule-patience = As a rule, pass early and let others open the ways.

# Kinds of losses that recur in a review
ring-of-sevens-lapse-opened = { $count } times you opened for others.
ring-of-sevens-lapse-played = { $count } times a pass was better.
ring-of-sevens-lapse-passed = { $count } times a card was better than a pass.
