# Why one choice is better than another: fetched when advice is first wanted. $card and $instead arrive as names.
seven-euchre-it = { $who ->
        [bare] it
        [answer] the right choice
       *[named] “{ $best }”
    }
seven-euchre-this = { $who ->
        [answer] the right choice
       *[named] “{ $best }”
    }
seven-euchre-side = { $who ->
        [bare] Your side
        [answer] With the right choice, your side
       *[named] With “{ $best }”, your side
    }
seven-euchre-and-top = { $top ->
        [yes] , the top one included
       *[no] {""}
    }
seven-euchre-hint-jump = { hint-it } is { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    } above “{ $instead }”, worth { $more } more, and leaves less room to bid.
seven-euchre-hint-fewer = { hint-it } promises { $fewer ->
        [one] one trick
       *[other] { $fewer } tricks
    } fewer than “{ $instead }”.
seven-euchre-hint-scores = { hint-it } scores { $more } more than “{ $instead }” if made.
seven-euchre-hint-scores-more = { hint-it } promises { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    } more than “{ $instead }”, and scores { $more } more if made.
seven-euchre-hint-tops = { hint-it } lets nobody trump the highest cards that you hold in { $suits } suits.
seven-euchre-hint-raise = { hint-it } supports your partner’s suit, and you hold { $trumps } of its 13 trumps.
seven-euchre-hint-correct = { hint-it } gives you { $trumps } of the 13 trumps, your partner’s { seven-euchre-bid-name } only { $fewer }.
seven-euchre-hint-longer = { hint-it } gives you { $trumps } of the 13 trumps, “{ $instead }” only { $fewer }.
seven-euchre-hint-long = { hint-it } gives you { $trumps } of the 13 trumps{ seven-euchre-and-top }.
seven-euchre-hint-share = { hint-it } gives you { $trumps } of the 13 trumps{ seven-euchre-and-top }, more than your share.
seven-euchre-hint-leave = “{ $instead }” would override your partner’s { seven-euchre-bid-name }.
seven-euchre-hint-leave-more = “{ $instead }” would only promise more than your partner’s { seven-euchre-bid-name }.
seven-euchre-hint-defend = { hint-it } leaves them { $tricks } tricks to win, and you hold { $trumps } of the 13 trumps{ seven-euchre-and-top }.
seven-euchre-hint-defend-tops = { hint-it } leaves them { $tricks } tricks to win at no trump, and you hold the highest card of { $suits } suits.
seven-euchre-hint-few = “{ $instead }” needs { $tricks } tricks, and you would hold { $trumps } of the 13 trumps.
seven-euchre-hint-few-tops = “{ $instead }” needs { $tricks } tricks, and you hold the highest card of { $suits ->
        [0] no suit
        [1] one suit only
       *[other] { $suits } suits
    }.
seven-euchre-hint-contest = “{ $instead }” may let them play { seven-euchre-bid-name }.
# How a bid ends in 10 such deals ($ends names what happens at all), and how often the others make a contract: with
# club players in all seats.
seven-euchre-for-them = { $points ->
        [one] (about 1 point for them)
       *[other] (about { $points } points for them)
    }
seven-euchre-outbid = is outbid in { $outbid ->
        [6] most
        [7] most
        [8] most
        [9] most
       *[other] about { $outbid }
    }
seven-euchre-hint-stake = After “{ $instead }”{ $over ->
        [yes] {" "}over your partner
       *[no] {""}
    }, in 10 deals of club players, your side { $ends ->
        [makes] makes a contract in almost all
        [fails] fails in almost all { seven-euchre-for-them }
        [outbid] is outbid in almost all
        [makes-fails] makes a contract in about { $makes } and fails in about { $fails } { seven-euchre-for-them }
        [makes-outbid] makes a contract in about { $makes } and { seven-euchre-outbid }
        [fails-outbid] fails in about { $fails } { seven-euchre-for-them } and { seven-euchre-outbid }
       *[makes-fails-outbid] makes a contract in about { $makes }, fails in about { $fails } { seven-euchre-for-them } and { seven-euchre-outbid }
    }. They make one in { $against ->
        [0] hardly any
        [10] almost all
       *[other] about { $against }
    }, { $same ->
        [yes] as after a pass
       *[no] after a pass in { $theirs ->
            [0] hardly any
            [10] almost all
           *[other] about { $theirs }
        }
    }.
seven-euchre-hint-by-made = { seven-euchre-side } makes its contract { hint-chance }
seven-euchre-hint-by-beaten = { seven-euchre-side } beats their contract { hint-chance }
seven-euchre-hint-by-kept = The other side makes no contract { hint-chance }
seven-euchre-hint-by-safe = { seven-euchre-side } avoids going down { hint-chance }
seven-euchre-hint-by-trick = { seven-euchre-side } wins this trick { hint-chance }
seven-euchre-hint-by-lead = { hint-you } lead to the next trick { hint-chance }
seven-euchre-hint-by-tricks = { seven-euchre-side } takes { $here } tricks on average, with “{ $instead }” { $there }.
seven-euchre-hint-aside-lower = { hint-you } keep the higher { $taken }.
seven-euchre-hint-aside-trump = “{ $instead }” is a trump, so keep it.
seven-euchre-hint-aside-void = { hint-you } have no { $suit } left and can trump that suit.
seven-euchre-hint-aside-top = “{ $instead }” is the highest of its suit, so keep it.
seven-euchre-hint-aside-short = { hint-you } have one { $suit } left and can soon trump that suit.
seven-euchre-hint-aside-weak = { hint-it } ranks lower in its suit than “{ $instead }”.
seven-euchre-hint-draw = { hint-it } draws trumps, of which { $out } may still be out.
seven-euchre-hint-sure = The other side can’t beat { seven-euchre-it }.
seven-euchre-hint-highest = Only a trump can beat { seven-euchre-it }, because no higher { $suit } is left.
seven-euchre-hint-give-ruff = Your partner has no { $suit } and may trump { seven-euchre-it }.
seven-euchre-hint-lead-single = { hint-it } is your only { $suit }, so you can then trump that suit.
seven-euchre-hint-lead-long = { hint-it } sets up your { $count } { $suit } cards, which may win once the higher ones are gone.
seven-euchre-hint-beaten = { $taken } is still out and beats “{ $instead }”.
seven-euchre-hint-ruffed = { $seat } has no { $suit } left and may trump “{ $instead }”.
seven-euchre-hint-lead-strong = { hint-it } is the stronger lead, with { $above ->
        [0] no higher card
        [one] only one higher card
       *[other] only { $above } higher cards
    } left against { $more } for “{ $instead }”.
seven-euchre-hint-lead-low = { hint-it } is your lowest { $suit }, and the higher ones stay for later.
seven-euchre-hint-alike = With no card left between { hint-pair }, both are equally strong.
seven-euchre-hint-enough = { hint-it } is winning so far, and “{ $instead }” stays for later.
seven-euchre-hint-duck = { hint-you } let this trick go and keep “{ $instead }” for later.
seven-euchre-hint-guard = “{ $instead }” protects your { $taken }, so keep it.
seven-euchre-hint-throw-short = { hint-you } have one { $suit } left and can soon trump that suit.
seven-euchre-hint-spare-trump = “{ $instead }” is a trump, better kept for later.
seven-euchre-hint-last-takes = { hint-it } wins the trick, because you play last.
seven-euchre-hint-makes = { hint-it } is sure to win the last trick that your contract needs.
seven-euchre-hint-beats = { hint-it } is sure to win the trick that beats their contract.
seven-euchre-hint-last-enough = { hint-it } wins the trick, because you play last, and “{ $instead }” stays for later.
seven-euchre-hint-as-surely = { hint-it } is lower than “{ $instead }” and just as sure to win.
seven-euchre-hint-over-partner = { hint-it } goes above your partner’s card, which may still be beaten.
seven-euchre-hint-ruff = { hint-it } is a trump and may win the trick, because you have no { $suit }.
seven-euchre-hint-overruff = { hint-it } overruffs the trump that is winning.
seven-euchre-hint-third = { hint-it } is winning, and only the last player can beat it.
seven-euchre-hint-cover = { hint-it } beats the winning card, which “{ $instead }” would not.
seven-euchre-hint-partner-sure = Your partner wins this trick for sure, so “{ $instead }” would be wasted.
seven-euchre-hint-partner-wins = Your partner is winning so far, so keep “{ $instead }” for later.
seven-euchre-hint-lower = “{ $instead }” is higher and cannot win this trick either, so keep it.
seven-euchre-hint-keep-top = No { $suit } above “{ $instead }” is left, so keep it for a later trick.
seven-euchre-hint-throw-single = { hint-it } is your last { $suit }, so you can then trump that suit.
seven-euchre-hint-weaker = Keep “{ $instead }”, as { $fewer ->
        [0] no card
        [one] at most one card
       *[other] at most { $fewer } cards
    } of its suit can beat it, and { $above } can beat { seven-euchre-this }.
seven-euchre-hint-rule-draw = As a rule, the declarer’s side leads trumps first.
seven-euchre-hint-rule-lead = As a rule, apart from trumps, lead the card that is hardest to beat.
seven-euchre-hint-rule-throw = As a rule, if you can’t win, play the card that is easiest to beat, but no trump.
seven-euchre-hint-rule-spare = As a rule, don’t trump your partner’s winning card.
seven-euchre-hint-rule-ruff = As a rule, trump a trick that the other side is winning.
seven-euchre-hint-rule-win = As a rule, beat the other side’s card if you play third or last.

# Kinds of losses that recur in a review
seven-euchre-lapse-bid = { $count } times a pass was better than the bid.
seven-euchre-lapse-passed = { $count } times a bid was better than a pass.
seven-euchre-lapse-spent = { $count } times you spent a card that was better kept.
