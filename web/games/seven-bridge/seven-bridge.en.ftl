# Seven Bridge: the game's name and its options.

seven-bridge-name = Seven Bridge
seven-bridge-about = Rummy with pon and chi, where a lone 7 is already a meld.
seven-bridge-like = Like rummy
seven-bridge-goal = Aim: play all cards in sets and runs.

seven-bridge-option-deals = Length
seven-bridge-option-deals-help = The lowest total after this many deals wins.
seven-bridge-option-deals-value-1 = 1 deal
seven-bridge-option-deals-value-3 = 3 deals
seven-bridge-option-deals-value-5 = 5 deals
seven-bridge-option-deals-value-10 = 10 deals
seven-bridge-option-joker = Joker
seven-bridge-option-joker-help = It stands for any card in a meld. Left in your hand, it multiplies your penalty by five.
seven-bridge-option-last-discard = Last card
seven-bridge-option-last-discard-help = Whether you may go out only by discarding your last card, or also by melding it.
seven-bridge-option-last-discard-value-required = Must be discarded
seven-bridge-option-last-discard-value-free = May be melded
seven-bridge-option-no-special-finish = No finish with 7 or Joker
seven-bridge-option-no-special-finish-help = When on, the last card to leave your hand may be neither a 7 nor the Joker.
seven-bridge-option-concealed = Concealed finish
seven-bridge-option-concealed-help = Melding your whole hand in one turn, with nothing melded, claimed or laid off before, doubles the others’ penalties.
seven-bridge-option-all-lay-off = All laid off
seven-bridge-option-all-lay-off-help = With no meld of your own you may go out by laying off all seven cards on others’ melds. That scores −50 instead of 0.
seven-bridge-option-responsibility = Responsibility
seven-bridge-option-responsibility-help = A player whose discard lets someone else go out pays for everyone.
seven-bridge-option-first-round-pon = Pon in the first round
seven-bridge-option-first-round-pon-help = When off, pon is not allowed until chi is.
seven-bridge-option-meld-after-claim = Melds after a claim
seven-bridge-option-meld-after-claim-help = When on, you may meld and lay off more cards after pon or chi, before your discard.

# Table
seven-bridge-stock-label = Stock: { $count ->
        [0] empty
        [one] 1 card
       *[other] { $count } cards
    }{ $can ->
        [yes] . Draw a card
       *[no] {""}
    }
seven-bridge-pile = Discards
seven-bridge-pile-empty = No discards yet.
seven-bridge-pile-label = Discards: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, on top { $card } from { $seat }.
seven-bridge-penalty = Points in hand
seven-bridge-own = Hand and pon
seven-bridge-penalty-in-words = Left in your hand, these cards would cost { $penalty ->
        [one] 1 point
       *[other] { $penalty } points
    }.
seven-bridge-last-stock = reshuffled
seven-bridge-by-rank = Sort by rank
seven-bridge-by-suit = Sort by suit
seven-bridge-no-pon-this-deal = No pon this deal
seven-bridge-melds = Melds
seven-bridge-no-melds = No melds yet.
seven-bridge-melds-of = { $you ->
        [yes] Your melds
       *[no] { $seat }’s melds
    }
seven-bridge-meld-name = { $you ->
        [yes] Your
       *[no] { $seat }’s
    } { $kind ->
        [lone] lone 7
        [run] run
       *[group] group
    }: { $cards }
seven-bridge-suit-sign = { $form ->
        [seen] { $code ->
            [S] ♠
            [H] ♥
            [D] ♦
           *[C] ♣
        }
       *[other] { $suit }{" "}
    }
seven-bridge-meld-called = { $you ->
        [yes] your
       *[no] { $seat }’s
    } { $kind ->
        [group] { $rank ->
            [A] aces
            [J] Jacks
            [Q] Queens
            [K] Kings
           *[other] { $rank }s
        }
        [run] { seven-bridge-suit-sign }{ $low }{ $form ->
            [seen] {"\u2060"}–{"\u2060"}
           *[other] { " to " }
        }{ $high }
       *[lone] { seven-bridge-suit-sign }{ $rank }
    }
seven-bridge-joker-as = Joker as { $card }
seven-bridge-joker-short = Jo
seven-bridge-open = lone 7
seven-bridge-takes = takes { $card }
seven-bridge-just-drawn = just drawn
seven-bridge-stop = .

# Prompts
seven-bridge-your-draw = Your turn: draw a card.
seven-bridge-your-chi = Your turn: draw, or call chi on the { $card }.
seven-bridge-your-pon = Call pon on the { $card }?
seven-bridge-your-play = Meld or lay off cards if you like, then discard.
seven-bridge-your-discard = Discard a card.
seven-bridge-your-lay-all = You can go out by laying off all your cards.
seven-bridge-their-turn = { $you ->
        [yes] It is your turn.
       *[no] { $seat } is to play.
    }
seven-bridge-discarded = { $seat } discarded the { $card }.

# Buttons
seven-bridge-draw = Draw
seven-bridge-pass = Pass
seven-bridge-chi = Chi
seven-bridge-pon = Pon
seven-bridge-meld = Meld
seven-bridge-lay = Lay off
seven-bridge-discard = Discard
seven-bridge-lay-all = Lay off all: out with { $points }
seven-bridge-choose-first = Select the cards first.
seven-bridge-not-these = The selected cards do not make a meld.
seven-bridge-one-to-lay = Lay off one card at a time.
seven-bridge-choose-to-lay = Select a card that fits a meld.
seven-bridge-one-to-discard = Select one card to discard.
seven-bridge-short-name = { seven-bridge-suit-sign }{ $rank }
seven-bridge-choice-lay = { $step ->
        [then] lay off
       *[first] Lay off
    } { $card } on { $meld }
seven-bridge-choice-as = { $what }, Joker as { $card }
seven-bridge-choice-lay-all = discard { $card }

# Seats and words
seven-bridge-dealer = dealer
seven-bridge-dealer-short = D
seven-bridge-total = total { $points ->
        [one] 1 point
       *[other] { $points } points
    }
seven-bridge-total-short = { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
seven-bridge-dealer-in-words = Dealer: { $seat }.
seven-bridge-stock-in-words = Stock: { $count ->
        [0] empty
        [one] 1 card
       *[other] { $count } cards
    }.
seven-bridge-hand-in-words = Your hand: { $cards }. It would cost { $penalty ->
        [one] 1 point
       *[other] { $penalty } points
    }.

# Log
seven-bridge-last = Last turns
seven-bridge-earlier = This deal
seven-bridge-log-deal = Deal { $deal }. Dealer: { $dealer }.
seven-bridge-log-draw = { $card ->
        [none] { $form ->
            [short] {""}
           *[other] { $seat }: a card from the stock
        }
       *[other] You draw { $card }.
    }
seven-bridge-log-recycle = The stock was empty: { $cards ->
        [one] 1 discard is the new one
       *[other] { $cards } discards are shuffled into a new one
    }.
seven-bridge-log-discard = { $form ->
        [short] { $seat }, discard { $card }
       *[other] { $seat }: discard { $card }
    }
seven-bridge-log-meld = { $form ->
        [short] { $seat }, meld: { $cards }
       *[other] { $seat }: meld { $cards }
    }
seven-bridge-log-chi = { $form ->
        [short] { $seat }, chi: { $cards }
       *[other] { $seat }: chi on { $claimed }: { $cards }
    }
seven-bridge-log-pon = { $form ->
        [short] { $seat }, pon: { $cards }
       *[other] { $seat }: pon on { $claimed }: { $cards }
    }
seven-bridge-log-lay = { $form ->
        [short] { $seat }, { $card } on { $meld }
       *[other] { $seat }: { $card } on { $meld }
    }
seven-bridge-log-lay-all = { $seat }: all laid off

# End of a deal
seven-bridge-feat-concealed = { $you ->
        [yes] Concealed! Your whole hand at once.
       *[no] Concealed! { $seat } lays a whole hand at once.
    }
seven-bridge-feat-lay-all = { $you ->
        [yes] All laid off! You’re out.
       *[no] All laid off! { $seat } is out.
    }
seven-bridge-mark-concealed = Concealed finish
seven-bridge-mark-lay-all = All laid off
seven-bridge-headline = { $how ->
        [mine] You’re out: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
        [drawn] Nobody went out. Your hand: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $seat } is out. Your penalty: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
seven-bridge-outcome-out = { $you ->
        [yes] You go out.
       *[no] { $seat } goes out.
    }
seven-bridge-outcome-concealed = { $you ->
        [yes] You go
       *[no] { $seat } goes
    } out concealed. The others’ penalties are doubled.
seven-bridge-outcome-lay-all = { $you ->
        [yes] You go
       *[no] { $seat } goes
    } out by laying off all cards.
seven-bridge-outcome-drawn = Nobody goes out: everyone scores the cards in their hand.
seven-bridge-head-how = How
seven-bridge-head-points = Points
seven-bridge-line-out = out
seven-bridge-line-concealed = out, concealed
seven-bridge-line-lay-all = out, all laid off
seven-bridge-line-responsible = pays for { $on }, having discarded to { $to }: +{ $points }
seven-bridge-line-relieved = paid for: { $points }
seven-bridge-plus = {" + "}
seven-bridge-sum = { $list } = { $sum }
seven-bridge-factor-seven = × { $factor } (7)
seven-bridge-factor-joker = × { $factor } (Joker)
seven-bridge-factor-concealed = × { $factor } (concealed)
seven-bridge-times-space = {" "}
seven-bridge-product = { $sum }, { $factors } = { $points }

# Keys
seven-bridge-key-draw = D | draw
seven-bridge-key-pass = P | pass on a pon
seven-bridge-key-chi = I | chi
seven-bridge-key-pon = K | pon
seven-bridge-key-meld = M | meld
seven-bridge-key-lay = F | lay off
seven-bridge-key-discard = X | discard
seven-bridge-key-sort = V | sort the hand
seven-bridge-key-pile = C | all discards

# What the rules refuse
error-draw-first = Draw a card first.
error-draw-or-claim = Draw a card first, or claim the discard.
error-drawn-already = You have already drawn. End your turn with a discard.
error-claimed-already = You have claimed the discard, so you don’t draw this turn.
error-claim-or-pass = Call pon on the discard, or pass.
error-chi-too-early = No chi until the turn has come back to the dealer.
error-not-a-meld = These cards do not make a meld.
error-no-such-meld = There is no such meld.
error-no-meld-of-your-own = You may lay off cards only once you have a meld of your own on the table.
error-does-not-fit = That card does not fit there.
error-discard-after-claim = After a claim you can only discard.
error-cannot-lay-all = You can only do this if all seven cards fit on the table and you have no meld there.
error-keep-a-discard = You must keep a card to discard.
error-special-last = Your last card may be neither a 7 nor the Joker.

# Actions in words
seven-bridge-action-draw = Draw
seven-bridge-action-chi = Chi with { $cards }
seven-bridge-action-pon = Pon with { $cards }
# $step: whether it is named as the first step of several or after it (then).
seven-bridge-action-meld = { $step ->
        [then] meld
       *[first] Meld
    } { $cards }
seven-bridge-action-lay = { $step ->
        [then] lay off
       *[first] Lay off
    } { $cards }
seven-bridge-action-lay-all = { $count ->
        [0] Lay off all cards
       *[other] Lay off all cards but { $cards }
    }

# Moments

seven-bridge-moment-claim = { $type ->
        [pon] Pon!
       *[chi] Chi!
    }
seven-bridge-moment-alert = One left!
seven-bridge-moment-won = { $how ->
        [concealed] Out, concealed
        [lay-all] All laid off
       *[out] Out
    }
