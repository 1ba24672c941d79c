# Why one choice is better than another: fetched when advice is first wanted. $card and $instead arrive as names.
seven-bridge-hint-last = That is your last card: you are out.
seven-bridge-hint-lay-all = You are out at once, and score −50.
seven-bridge-hint-goes-out = You can go out this turn.
seven-bridge-hint-claim-out = That leaves one card to discard, and you are out.
seven-bridge-hint-near = { $seat } has { $count ->
        [one] one card
       *[other] { $count } cards
    } left: get rid of what you can.
seven-bridge-hint-seven = A 7 left in your hand doubles what you pay.
seven-bridge-hint-joker = The Joker left in your hand would cost you five times as much.
seven-bridge-hint-first-fits = Once you have a meld, you may lay off { $cards }, too.
seven-bridge-hint-first = Your first meld: after it you may lay off cards.
seven-bridge-hint-rid = It takes { $points ->
        [one] 1 point
       *[other] { $points } points
    } off your hand.
seven-bridge-hint-both = “{ $instead }” can follow this turn.
seven-bridge-hint-keeps-joker = You keep the Joker.
seven-bridge-hint-dear = That leaves { $left ->
        [one] 1 point
       *[other] { $left } points
    } in your hand, not { $more }.
seven-bridge-hint-dear-near = { $seat } has { $count ->
        [one] one card
       *[other] { $count } cards
    } left: this leaves { $left ->
        [one] 1 point
       *[other] { $left } points
    } in your hand, not { $more }.
seven-bridge-hint-alike = Like “{ $instead }” it goes with nothing, and costs { $points ->
        [one] 1 point
       *[other] { $points } points
    } in your hand.
seven-bridge-hint-costs = Like “{ $instead }” it costs { $points ->
        [one] 1 point
       *[other] { $points } points
    } in your hand.
seven-bridge-hint-then-fits = After it you may lay off { $cards }, too.
seven-bridge-hint-places = Of the cards not seen yet, { $few } may be laid off then, not { $many }.
seven-bridge-hint-either = After “{ $instead }” the same cards may be laid off.
seven-bridge-hint-fewer = That leaves { $left ->
        [one] 1 card
       *[other] { $left } cards
    } in your hand, not { $more }.
seven-bridge-hint-whole = { $count ->
        [one] { $cards } is a meld by itself: keep it.
       *[other] { $cards } are a meld: keep them.
    }
seven-bridge-hint-fits = { $lost } fits a meld on the table: keep it.
seven-bridge-hint-keeps = { $cards } go together; this one goes with nothing.
seven-bridge-hint-waits = { $lost } becomes a meld with { $more } of the cards not seen yet, this one with { $fewer }.
seven-bridge-hint-safe = Nobody can claim it; { $lost } might be claimed.
seven-bridge-hint-safer = { $lost } is likelier to be claimed.
seven-bridge-hint-throws-joker = It would cost you five times as much in your hand, and nobody may claim it.
seven-bridge-hint-hold = If you lay out nothing until you go out, the others pay double.
seven-bridge-hint-not-then = After a claim you may not lay out { $cards }.
seven-bridge-hint-breaks = A claim or meld would take { $cards } apart.
seven-bridge-hint-concealed = If you claim and lay out nothing until you go out, the others pay double.
seven-bridge-hint-by-out = You go out first { hint-chance }
seven-bridge-hint-by-opened = You get to lay out a meld { hint-chance }
seven-bridge-hint-by-rid = You keep no 7 or Joker { hint-chance }
seven-bridge-hint-by-free = Nobody claims it { hint-chance }
