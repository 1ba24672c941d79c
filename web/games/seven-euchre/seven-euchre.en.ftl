# Seven Euchre
seven-euchre-name = Seven Euchre
seven-euchre-about = Bid for trump with your partner; every 7 is a trump.
seven-euchre-like = Like bridge or spades
seven-euchre-goal = Aim: with your partner, win what you bid.
seven-euchre-option-target = Match length
seven-euchre-option-target-help = The match ends when a side has at least this many points after a deal. “One deal” ends after the first deal in which the scores differ.
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
seven-euchre-their-auction = { $you ->
        [yes] You are to bid.
       *[no] { $seat } is thinking about a bid.
    }

# Exchange
seven-euchre-your-exchange = You are the declarer. Discard one card.
seven-euchre-their-exchange = { $you ->
        [yes] You take the centre card and discard one.
       *[no] { $seat } takes the centre card and discards one.
    }
seven-euchre-exchange-mine = You took { $card } from the centre.
seven-euchre-exchange-theirs = { $you ->
        [yes] You are choosing a discard.
       *[no] { $seat } is choosing a discard.
    }
seven-euchre-just-taken = just taken

# Play
seven-euchre-your-lead = Your lead: play any card.
seven-euchre-your-play = Your turn. { $suit } was led.
seven-euchre-led-trump = { $led } (trump)
seven-euchre-their-play = { $you ->
        [yes] It is your turn.
       *[no] { $seat } is to play.
    }
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
seven-euchre-log-call = { $form ->
        [short] { $seat }, { $call }
       *[other] { $seat }: { $call }{ $over }
    }
# A bid over the partner's
seven-euchre-log-raise = {" "}(raising partner’s { seven-euchre-bid-name })
seven-euchre-log-correct = {" "}(instead of partner’s { seven-euchre-bid-name })
seven-euchre-log-turned = All passed. { $turned } is turned up: { $trump } is trump.
seven-euchre-log-contract = { $form ->
        [short] Contract: { seven-euchre-bid-name }, { $seat }
       *[other] Contract: { seven-euchre-bid-name }. Declarer: { $seat }.
    }
seven-euchre-log-take = { $card ->
        [none] { $form ->
            [short] {""}
           *[other] Centre card to { $seat }.
        }
       *[other] { $you ->
            [yes] You take
           *[no] { $seat } takes
        } { $card } from the centre.
    }
seven-euchre-log-discard = { $form ->
        [short] { $seat }, one discarded
       *[other] { $seat }: one card discarded.
    }
seven-euchre-log-play = { $form ->
        [short] { $seat }, { $card }
       *[other] { $seat }: { $card }
    }
seven-euchre-log-trick = { $form ->
        [short] { $you ->
            [yes] Your trick
           *[no] Trick: { $winner }
        }
       *[other] Trick { $number }: { $winner }.
    }

# End of a deal
seven-euchre-feat-great-bid = A bid of { $tricks }, made: +{ $points }!
seven-euchre-mark-great-bid = High bid made
seven-euchre-headline-void = Everyone passed: no points.
seven-euchre-headline-made = { $ours ->
        [yes] We make
       *[no] They make
    } { seven-euchre-bid-name }: { $us } to us, { $them } to them.
seven-euchre-headline-down = { $ours ->
        [yes] We fall
       *[no] They fall
    } { $short } short: { $us } to us, { $them } to them.
seven-euchre-stamp-made = made
seven-euchre-stamp-down = broken
seven-euchre-outcome-void = Everyone passed twice. Nobody scores.
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
seven-euchre-remark-made = { $you ->
        [yes] Your bid
       *[no] { $seat }’s bid
    }, { $won ->
        [one] 1 trick
       *[other] { $won } tricks
    }.
seven-euchre-remark-down = { $you ->
        [yes] Your
       *[no] { $seat }’s
    } { seven-euchre-bid-name }: { $won ->
        [one] 1 trick
       *[other] { $won } tricks
    }.
seven-euchre-line-tricks = Tricks taken
seven-euchre-line-bid = { seven-euchre-bid-name } made: { $base } for any bid + { $for_tricks } for the tricks + { $for_denomination } for { $denomination }
seven-euchre-line-defeat = Bid defeated: { $short } short × { $tricks } tricks
seven-euchre-discard-shown = { $taken ->
        [none] Discarded: { $card }.
       *[other] From the centre: { $taken }. Discarded: { $card }.
    }
seven-euchre-hands = All hands
seven-euchre-hands-later = All hands are shown when the deal is over.

seven-euchre-bid-action = Bid { seven-euchre-bid-name }

# What the rules refuse
error-must-follow = You hold the suit that was led, so you must follow suit.
error-must-follow-trump = Trump was led and you hold a trump: every 7 counts as one.
error-bid-too-low = Your bid must be higher than the current one.

# Moments

seven-euchre-moment-vow = { seven-euchre-bid-name }!
seven-euchre-moment-won = { $won ->
        [12] All 12 tricks!
       *[other] Contract made
    }
seven-euchre-moment-won-under = { $seat }: { $won ->
        [one] 1 trick
       *[other] { $won } tricks
    }
seven-euchre-moment-lost = Contract down
seven-euchre-moment-lost-under = { $short ->
        [one] 1 trick short
       *[other] { $short } tricks short
    }
