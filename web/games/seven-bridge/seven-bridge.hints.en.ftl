# Why one choice is better than another: fetched when advice is first wanted. $card and $instead arrive as names.
# What a hint compares with going on in the turn.
seven-bridge-action-discard-not-meld = Discard { $cards } at once
seven-bridge-action-discard-not-lay = Discard { $cards } at once
seven-bridge-hint-last = { hint-you } go out with your last card.
seven-bridge-hint-lay-all = { hint-you } go out at once and take 50 points off your total.
seven-bridge-hint-goes-out = { hint-you } can go out this turn.
seven-bridge-hint-claim-out = { hint-you } have one card left to discard, and go out.
seven-bridge-hint-near = { $seat } has only { $count ->
        [one] one card
       *[other] { $count } cards
    } left, so get rid of what you can.
seven-bridge-hint-seven = { hint-it } leaves no 7 in your hand, where it would double what you pay.
seven-bridge-hint-joker = { hint-it } leaves no Joker in your hand, where it would cost you five times as much.
seven-bridge-hint-first-fits = { hint-it } gives you a meld of your own, and then you can also lay off { $cards }.
seven-bridge-hint-first = { hint-it } gives you your first meld, after which you can lay off cards.
seven-bridge-hint-rid = { hint-it } takes { $points ->
        [one] 1 point
       *[other] { $points } points
    } off your hand.
seven-bridge-hint-both = { hint-you } can still choose “{ $instead }” later this turn.
seven-bridge-hint-keeps-joker = { hint-you } keep the Joker.
seven-bridge-hint-dear = { hint-it } leaves { $left ->
        [one] 1 point
       *[other] { $left } points
    } in your hand, “{ $instead }” { $more }.
seven-bridge-hint-dear-near = { hint-it } leaves { $left ->
        [one] 1 point
       *[other] { $left } points
    } in your hand, “{ $instead }” { $more }, and { $seat } has only { $count ->
        [one] one card
       *[other] { $count } cards
    } left.
seven-bridge-hint-alike = { hint-like } goes with nothing and costs { $points ->
        [one] 1 point
       *[other] { $points } points
    } if it stays in your hand.
seven-bridge-hint-costs = { hint-like } costs { $points ->
        [one] 1 point
       *[other] { $points } points
    } if it stays in your hand.
seven-bridge-hint-then-fits = { hint-you } can then also lay off { $cards }.
seven-bridge-hint-places = { hint-it } leaves { $few ->
        [one] one unseen card that fits
       *[other] { $few } unseen cards that fit
    } the table, “{ $instead }” { $many }.
seven-bridge-hint-either = Your hand and the cards that fit the table are then the same as after “{ $instead }”.
seven-bridge-hint-fewer = { hint-it } leaves { $left ->
        [one] 1 card
       *[other] { $left } cards
    } in your hand, “{ $instead }” { $more }.
seven-bridge-hint-whole = { $count ->
        [one] { $cards } is a meld by itself, so keep it.
       *[other] { $cards } make a meld, so keep them.
    }
seven-bridge-hint-fits = { $lost } fits a meld on the table, so keep it.
seven-bridge-this = { $who ->
        [answer] the right discard
       *[named] “{ $best }”
    }
seven-bridge-hint-keeps = { hint-you } keep { $cards }, which may become a meld.
seven-bridge-hint-waits = { $more } of the unseen cards would complete a meld with { $lost }, { $fewer ->
        [0] none
       *[other] only { $fewer }
    } with { seven-bridge-this }.
seven-bridge-hint-only-loose = { hint-it } is your only card that goes with nothing.
seven-bridge-hint-dearest-loose = { hint-it } costs the most of your cards that go with nothing.
seven-bridge-hint-safest = { hint-it } is the card least likely to be claimed.
seven-bridge-hint-safe = Nobody can claim { seven-bridge-this }, but someone might claim { $lost }.
seven-bridge-hint-safer = { $lost } is more likely to be claimed than { seven-bridge-this }.
seven-bridge-hint-throws-joker = { hint-it } would cost you five times as much in your hand, and nobody can claim it.
seven-bridge-hint-hold = { hint-it } keeps a concealed finish possible, for which the others pay double.
seven-bridge-hint-not-then = After “{ $instead }” you can’t lay out { $cards } this turn.
seven-bridge-hint-breaks = “{ $instead }” would break up { $cards }.
seven-bridge-hint-concealed = { hint-it } keeps a concealed finish possible, for which the others pay double.
seven-bridge-hint-by-out = { hint-you } go out first { hint-chance }
seven-bridge-hint-by-opened = { hint-you } get to lay out a meld { hint-chance }
seven-bridge-hint-by-rid = { hint-you } keep no 7 or Joker { hint-chance }
seven-bridge-hint-by-free = { hint-it } goes unclaimed { hint-chance }
seven-bridge-hint-rule-loose = As a rule, first discard what goes with nothing.
seven-bridge-hint-rule-pairs = As a rule, keep two cards of a rank together.
seven-bridge-hint-rule-lay = As a rule, meld and lay off at once.
seven-bridge-hint-rule-claim = As a rule, claim when you can.

# Kinds of losses that recur in a review
seven-bridge-lapse-held = { $count } times it was better to lay out.
seven-bridge-lapse-laid = { $count } times it was better to hold.
seven-bridge-lapse-missed = { $count } times a claim was better.
seven-bridge-lapse-claimed = { $count } times it was better not to claim.
seven-bridge-lapse-threw = { $count } times you discarded a card that still had a use.
seven-bridge-lapse-unsafe = { $count } times another discard was safer.
