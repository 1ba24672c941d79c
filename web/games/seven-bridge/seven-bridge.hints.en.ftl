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
seven-bridge-hint-joker = A Joker left in your hand costs you five times as much.
seven-bridge-hint-first-fits = Once you have a meld, you can also lay off { $cards }.
seven-bridge-hint-first = Your first meld: after it you can lay off cards.
seven-bridge-hint-rid = It takes { $points ->
        [one] 1 point
       *[other] { $points } points
    } off your hand.
seven-bridge-hint-both = You can still do “{ $instead }” this turn.
seven-bridge-hint-keeps-joker = You keep the Joker.
seven-bridge-hint-dear = Your hand then costs { $left ->
        [one] 1 point
       *[other] { $left } points
    } instead of { $more }.
seven-bridge-hint-dear-near = { $seat } has { $count ->
        [one] one card
       *[other] { $count } cards
    } left: this leaves { $left ->
        [one] 1 point
       *[other] { $left } points
    } in your hand, not { $more }.
seven-bridge-hint-alike = Like “{ $instead }”, it goes with nothing and costs { $points ->
        [one] 1 point
       *[other] { $points } points
    } in your hand.
seven-bridge-hint-costs = Like “{ $instead }”, it costs { $points ->
        [one] 1 point
       *[other] { $points } points
    } in your hand.
seven-bridge-hint-then-fits = After it you can also lay off { $cards }.
seven-bridge-hint-places = Only { $few } of the unseen cards then fit the table, instead of { $many }.
seven-bridge-hint-either = After “{ $instead }” you can lay off the same cards.
seven-bridge-hint-fewer = That leaves { $left ->
        [one] 1 card
       *[other] { $left } cards
    } in your hand, not { $more }.
seven-bridge-hint-whole = { $count ->
        [one] { $cards } is a meld by itself: keep it.
       *[other] { $cards } are a meld: keep them.
    }
seven-bridge-hint-fits = { $lost } fits a meld on the table: keep it.
seven-bridge-hint-keeps = { $cards } may become a meld; this one fits nothing.
seven-bridge-hint-waits = { $more } of the unseen cards would complete a meld with { $lost }, { $fewer } with this one.
seven-bridge-hint-safe = Nobody can claim it; someone might claim { $lost }.
seven-bridge-hint-safer = { $lost } is more likely to be claimed.
seven-bridge-hint-throws-joker = It would cost you five times as much in your hand, and nobody can claim it.
seven-bridge-hint-hold = If you meld nothing until you go out, the others pay double.
seven-bridge-hint-not-then = After a claim you can’t lay out { $cards }.
seven-bridge-hint-breaks = “{ $instead }” would break up { $cards }.
seven-bridge-hint-concealed = If you claim and meld nothing until you go out, the others pay double.
seven-bridge-hint-by-out = You go out first { hint-chance }
seven-bridge-hint-by-opened = You get to lay out a meld { hint-chance }
seven-bridge-hint-by-rid = You keep no 7 or Joker { hint-chance }
seven-bridge-hint-by-free = Nobody claims it { hint-chance }
