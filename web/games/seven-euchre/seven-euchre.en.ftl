# Seven Euchre
seven-euchre-name = Seven Euchre
seven-euchre-about = Bid for trump with your partner; every 7 is a trump.
seven-euchre-facts = Tricks · { $seats } · 10 min
seven-euchre-option-target = Match length
seven-euchre-option-target-help = The match ends when a side has this many points together after a deal. With “one deal” it ends after the first deal in which the scores differ.
seven-euchre-option-target-value-77 = 77 team points
seven-euchre-option-target-value-100 = 100 team points
seven-euchre-option-target-value-200 = 200 team points
seven-euchre-option-target-value-one = One deal

# Auction
seven-euchre-auction = Auction
seven-euchre-bid-name = { $denomination } { $tricks }
seven-euchre-nt = NT
seven-euchre-pass = Pass
seven-euchre-pass-called = pass
seven-euchre-tricks-only = { $tricks } tricks
seven-euchre-bid-box = Bid box
seven-euchre-denominations = Suits and no trump
seven-euchre-tricks-to-bid = Tricks to bid
seven-euchre-tricks-unit = tricks
seven-euchre-how-many = How many tricks?
seven-euchre-fewer = One trick fewer
seven-euchre-more = One trick more
seven-euchre-bid-label = { seven-euchre-bid-name }, +{ $value } points if made
seven-euchre-worth = +{ $value }
seven-euchre-no-bid-yet = No bid yet
seven-euchre-trump-fixed = Trump
seven-euchre-turned-row = All passed. { $turned } is turned: { $trump } is trump.
seven-euchre-turned-caption = Trump: { $trump }
seven-euchre-centre-card = The centre card, face down
seven-euchre-your-first-call = Your call: bid or pass.
seven-euchre-your-auction = Your call: bid above { $seat }’s { seven-euchre-bid-name }, or pass.
seven-euchre-their-auction = { $seat } is thinking about a bid.

# Exchange
seven-euchre-your-exchange = You are the declarer. Lay one card aside.
seven-euchre-their-exchange = { $seat } takes the centre card and lays one aside.
seven-euchre-exchange-mine = You took { $card } from the centre.
seven-euchre-exchange-theirs = { $seat } is choosing a card to lay aside.
seven-euchre-just-taken = just taken

# Play
seven-euchre-your-lead = Your lead: play any card.
seven-euchre-your-play = Your turn. { $suit } was led.
seven-euchre-led-trump = { $led } (trump)
seven-euchre-their-play = { $seat } is to play.
seven-euchre-won-trick = { $you ->
        [yes] You win the trick.
       *[no] { $seat } wins the trick.
    }
seven-euchre-trump = trump

# Signs
seven-euchre-dealer = dealer
seven-euchre-dealer-short = D
seven-euchre-declarer = declarer
seven-euchre-lead = leads
seven-euchre-contract-label = Contract: { seven-euchre-bid-name }. Declarer: { $seat }.
seven-euchre-standing-label = Highest bid: { seven-euchre-bid-name }, by { $seat }.
seven-euchre-tricks = Tricks
seven-euchre-score = Score
seven-euchre-team-in-words = { $label }: { $won ->
        [one] 1 trick
       *[other] { $won } tricks
    }{ $need ->
        [0] {""}
       *[other] {" "}of { $need } needed
    }, { $score ->
        [one] 1 point
       *[other] { $score } points
    }{ $target ->
        [0] {""}
       *[other] {" "}of { $target }
    }.

# Ranges
seven-euchre-ranges = Suits and trumps
seven-euchre-ranges-in-words = Coffin 7 to K, Time 6 to 12, Star 5 to 11, Coin 4 to 10, Book 3 to 9, Onion 2 to 8, Heart A to 7.
seven-euchre-trump-order = { $trump } is trump: from high to low
seven-euchre-trump-note = In a suit contract the trumps are the seven cards of that suit and the six other 7s.
seven-euchre-no-trump-note = No trump: every 7 is an ordinary card of its own suit.

# Words and log
seven-euchre-trick-in-words = On the table: { $plays }.
seven-euchre-calls-in-words = Calls: { $calls }.
seven-euchre-hand-in-words = Your hand: { $cards }.
seven-euchre-log-deal = Deal { $deal }. Dealer: { $dealer }.
seven-euchre-log-call = { $told ->
        [short] { $seat }, { $call }
       *[other] { $seat }: { $call }
    }
seven-euchre-log-turned = All passed. { $turned } is turned up: { $trump } is trump.
seven-euchre-log-contract = { $told ->
        [short] Contract: { seven-euchre-bid-name }, { $seat }
       *[other] Contract: { seven-euchre-bid-name }. Declarer: { $seat }.
    }
seven-euchre-log-take = { $card ->
        [none] { $told ->
            [short] {""}
           *[other] Centre card to { $seat }.
        }
       *[other] { $you ->
            [yes] You take
           *[no] { $seat } takes
        } { $card } from the centre.
    }
seven-euchre-log-discard = { $told ->
        [short] { $seat }, one laid aside
       *[other] { $seat }: one card laid aside.
    }
seven-euchre-log-play = { $told ->
        [short] { $seat }, { $card }
       *[other] { $seat }: { $card }
    }
seven-euchre-log-trick = { $told ->
        [short] { $you ->
            [yes] Your trick
           *[no] Trick: { $winner }
        }
       *[other] Trick { $number }: { $winner }.
    }

# End of a deal
seven-euchre-outcome-void = All passed twice. Nobody scores.
seven-euchre-outcome-made = { $you ->
        [yes] Your
       *[no] { $seat }’s
    } { seven-euchre-bid-name } is made, with { $won ->
        [one] 1 trick
       *[other] { $won } tricks
    }.
seven-euchre-outcome-down = { $you ->
        [yes] Your
       *[no] { $seat }’s
    } { seven-euchre-bid-name } fails: { $won ->
        [one] 1 trick
       *[other] { $won } tricks
    }, { $short } short.
seven-euchre-line-tricks = Tricks taken
seven-euchre-line-bid = { seven-euchre-bid-name } made: { $base } for any bid + { $for_tricks } for the tricks + { $for_denomination } for { $denomination }
seven-euchre-line-defeat = Bid defeated: { $short } short × { $tricks } tricks
seven-euchre-discard-shown = { $taken ->
        [none] Laid aside: { $card }.
       *[other] From the centre: { $taken }. Laid aside: { $card }.
    }
seven-euchre-hands = All hands
seven-euchre-hands-later = All hands are shown when the deal has ended.

# Hints: why the action before it, and not { $instead }
seven-euchre-hint-jump = If made it scores { $more } more than “{ $instead }”, and it leaves them less room to bid.
seven-euchre-hint-fewer = It promises { $fewer ->
        [one] one trick
       *[other] { $fewer } tricks
    } fewer than “{ $instead }”, so it is easier to make.
seven-euchre-hint-scores = If made it scores { $more } more than “{ $instead }”.
seven-euchre-hint-tops = You hold the highest card of { $suits } suits, and at no trump nobody can trump them.
seven-euchre-hint-raise = Your partner bid { $denomination } too, and you hold { $trumps } of its 13 trumps.
seven-euchre-hint-longer = { $denomination } gives you { $trumps } of the 13 trumps, { $suit } only { $fewer }.
seven-euchre-hint-long = With { $denomination } you hold { $trumps } of the 13 trumps{ seven-euchre-and-top }.
seven-euchre-and-top = { $top ->
        [yes] , the highest among them
       *[no] {""}
    }
seven-euchre-hint-leave = Your partner’s { seven-euchre-bid-name } stands; “{ $instead }” would take it away.
seven-euchre-hint-leave-more = Your partner’s { seven-euchre-bid-name } stands; “{ $instead }” would only promise more.
seven-euchre-hint-defend = They need { $tricks } tricks, and you hold { $trumps } of the 13 trumps{ seven-euchre-and-top }.
seven-euchre-hint-defend-tops = They need { $tricks } tricks at no trump, and you hold the highest card of { $suits } suits.
seven-euchre-hint-few = “{ $instead }” takes { $tricks } tricks, and you would hold { $trumps } of the 13 trumps.
seven-euchre-hint-few-tops = “{ $instead }” takes { $tricks } tricks, and you hold the highest card of { $suits ->
        [0] no suit
        [1] one suit only
       *[other] { $suits } suits
    }.
seven-euchre-hint-by-made = Your side makes its contract { hint-chance }
seven-euchre-hint-by-beaten = The other side fails in its contract { hint-chance }
seven-euchre-hint-by-kept = The other side makes no contract { hint-chance }
seven-euchre-hint-by-safe = Your side avoids going down { hint-chance }
seven-euchre-hint-by-trick = Your side wins this trick { hint-chance }
seven-euchre-hint-by-lead = You lead to the next trick { hint-chance }
seven-euchre-hint-by-tricks = Your side takes { $here } tricks on average, with “{ $instead }” { $there }.
seven-euchre-hint-aside-lower = It is the lower of the two; { $taken } stays.
seven-euchre-hint-aside-trump = { $taken } is a trump and stays.
seven-euchre-hint-aside-void = Then you have no { $suit } left, and can trump that suit.
seven-euchre-hint-aside-top = { $taken } is the highest of its suit and stays.
seven-euchre-hint-aside-short = Then you have one { $suit } left: after a round of it you can trump that suit.
seven-euchre-hint-draw = It draws trumps: { $out } of the 13 may still be out.
seven-euchre-hint-sure = The other side cannot beat it.
seven-euchre-hint-highest = Nobody else can have a higher { $suit }; only a trump beats it.
seven-euchre-hint-give-ruff = Your partner has no { $suit } and may trump it.
seven-euchre-hint-lead-single = It is your only { $suit }; after it you can trump that suit.
seven-euchre-hint-lead-long = You hold { $count } cards of { $suit }: once the higher ones are gone, the rest may win.
seven-euchre-hint-beaten = { $taken } is still out, and beats “{ $instead }”.
seven-euchre-hint-spare-trump = “{ $instead }” is a trump: better kept for later.
seven-euchre-hint-last-takes = You play last, and it wins the trick.
seven-euchre-hint-last-enough = You play last, and it is enough to win; “{ $instead }” stays for later.
seven-euchre-hint-as-surely = It wins as surely as “{ $instead }”, and is the lower card.
seven-euchre-hint-over-partner = Your partner’s card is winning, but may still be beaten; this one goes over it.
seven-euchre-hint-ruff = You have no { $suit }, and with a trump you may win the trick.
seven-euchre-hint-overruff = It goes over the trump that is winning.
seven-euchre-hint-third = It is winning then, and only the last player can beat it.
seven-euchre-hint-cover = It goes over the card that is winning; “{ $instead }” would not.
seven-euchre-hint-partner-sure = Your partner wins this trick for sure; “{ $instead }” would be wasted.
seven-euchre-hint-partner-wins = Your partner is winning so far; “{ $instead }” stays for later.
seven-euchre-hint-lower = Neither card wins this trick, so the lower one goes.
seven-euchre-hint-keep-top = Nobody else can have a { $suit } above “{ $instead }”: it may still win a trick.
seven-euchre-hint-throw-single = It is your last { $suit }: from now on you can trump that suit.
seven-euchre-hint-weaker = { $above } higher cards of its suit may be out; above “{ $instead }” { $fewer ->
        [0] there is none
       *[other] only { $fewer }
    }.
seven-euchre-bid-action = Bid { seven-euchre-bid-name }

# What the rules refuse
error-must-follow = You hold the suit that was led, so you must follow it.
error-must-follow-trump = Trump was led and you hold a trump: every 7 counts as one.
error-bid-too-low = A bid must be higher than the one that stands.

# Moments

seven-euchre-moment-won = Contract made
seven-euchre-moment-won-under = { $seat }: { $won } tricks
seven-euchre-moment-lost = Contract down
seven-euchre-moment-lost-under = { $short ->
        [one] 1 trick short
       *[other] { $short } tricks short
    }
