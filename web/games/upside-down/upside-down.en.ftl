# Upside Down: the game's name and its options.

upside-down-name = Upside Down
upside-down-about = Get rid of your cards in a Daifugō where a turn of the die makes low cards strong.
upside-down-like = Like President
upside-down-goal = Aim: get rid of your cards first.

upside-down-option-end = Length
upside-down-option-end-help = Play a number of deals, or until someone has enough points. An endless match goes on until you stop.
upside-down-option-end-value-deals-1 = 1 deal
upside-down-option-end-value-deals-3 = 3 deals
upside-down-option-end-value-deals-5 = 5 deals
upside-down-option-end-value-deals-10 = 10 deals
upside-down-option-end-value-points-5 = To 5 points
upside-down-option-end-value-points-10 = To 10 points
upside-down-option-end-value-points-15 = To 15 points
upside-down-option-end-value-endless = Endless
upside-down-option-points = Points
upside-down-option-points-help = Standard: winner 3, second winner 1, loser −1. Without points only the places of each deal count.
upside-down-option-points-value-standard = Standard
upside-down-option-points-value-none = None
upside-down-option-titles = Titles
upside-down-option-titles-help = Only the names of the places change.
upside-down-option-titles-suggested = winner
upside-down-option-titles-value-winner = Winner and loser
upside-down-option-titles-value-daifugo = Daifugō titles

# Patterns
upside-down-set-name = { $count ->
        [2] pair of { $rank }s
        [3] three { $rank }s
        [4] four { $rank }s
        [5] five { $rank }s
        [6] six { $rank }s
       *[7] seven { $rank }s
    }
upside-down-set-name-suits = { upside-down-set-name } ({ $suits })
upside-down-run-name = run { $ranks } of { $suit }
upside-down-pattern-solo = single card
upside-down-pattern-set = { $count ->
        [2] pair
       *[other] set of { $count }
    }
upside-down-pattern-run = run of { $count }
upside-down-colon = {": "}

# Titles
upside-down-title-winner-winner = winner
upside-down-title-winner-second-winner = second winner
upside-down-title-winner-commoner = out as no. { $place }
upside-down-title-winner-second-loser = second loser
upside-down-title-winner-loser = loser
upside-down-title-daifugo-winner = daifugō
upside-down-title-daifugo-second-winner = fugō
upside-down-title-daifugo-commoner = heimin
upside-down-title-daifugo-second-loser = hinmin
upside-down-title-daifugo-loser = daihinmin

# Titles where there is little room
upside-down-short-winner-winner = winner
upside-down-short-winner-second-winner = 2nd
upside-down-short-winner-commoner = no. { $place }
upside-down-short-winner-second-loser = no. { $place }
upside-down-short-winner-loser = loser
upside-down-short-daifugo-winner = daifugō
upside-down-short-daifugo-second-winner = fugō
upside-down-short-daifugo-commoner = heimin
upside-down-short-daifugo-second-loser = hinmin
upside-down-short-daifugo-loser = daihin.

# The die and the ranks
upside-down-die-6 = 6, high cards are strong
upside-down-die-1 = 1, low cards are strong
upside-down-die-in-words = The die shows { $words }.
upside-down-ruler-caption = Below: cards others hold
upside-down-strength = Strength and suits
upside-down-turns-note = At 6 the Coffin K, at 1 the Heart A turns the die and ends the round. Any four cards or more turn it too, and the round goes on.
upside-down-left-title = Cards in other hands, strongest rank first
upside-down-rank = Rank
upside-down-left-column = Others hold
upside-down-pack-column = In the pack
upside-down-suits = Suits
upside-down-suits-in-words = Coffin 7 to K, Time 6 to 12, Star 5 to 11, Coin 4 to 10, Book 3 to 9, Onion 2 to 8, Heart A to 7.

# The middle
upside-down-round-open = { $you ->
        [yes] You open the round.
       *[no] { $seat } opens the round.
    }
upside-down-before = Earlier in this round

# Exchange
upside-down-gave-unseen = From { $from } to { $to }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, unseen{ $cards ->
        [none] .
       *[other] {" "}by the giver: { $cards }.
    }
upside-down-gives-back = From { $from } to { $to }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, to be chosen.
upside-down-gave-back = From { $from } to { $to }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
upside-down-your-gift = { $count ->
        [one] Choose a card
       *[other] Choose { $count } cards
    } to give { $seat }.
upside-down-their-gift = { $you ->
        [yes] You are to choose what to give.
       *[no] { $seat } is choosing what to give.
    }
upside-down-choose-gift = { $count ->
        [one] First choose the card to give.
       *[other] First choose the { $count } cards to give.
    }
upside-down-give = Give { $chosen } of { $count }
upside-down-give-wait = Give
upside-down-received = just received

# The person’s turn
upside-down-pass = Pass
upside-down-play = Play
upside-down-play-cards = Play { $count }
upside-down-sort = { $by ->
        [rank] Sort the hand by suit
       *[suit] Sort the hand by rank
    }
upside-down-sort-short = { $by ->
        [rank] By suit
       *[suit] By rank
    }
upside-down-your-start = You open: a single card, a set or a run.
upside-down-your-stuck-start = You cannot open: your last card would turn the die. Pass.
upside-down-your-play = Beat { $than } with a { $what }, or pass.
upside-down-your-pass = You have nothing to beat { $than }. Pass.
upside-down-their-play = { $you ->
        [yes] It is your turn.
       *[no] { $seat } is to play.
    }
upside-down-their-start = { $you ->
        [yes] You open the round.
       *[no] { $seat } opens the round.
    }
upside-down-choose-first = Choose cards from your hand first.
upside-down-choose-solo = Tap the card itself: it is played at once.
upside-down-choose-pass = You can only pass.
upside-down-key-play = G | play or give what is selected
upside-down-key-sort = V | sort the hand by suit or by rank
upside-down-key-strength = C | strength and suits

# News
upside-down-news-die = Now { $words }. The round goes on.
upside-down-news-die-ends = { $you ->
        [yes] Now { $words }. You open the next round.
       *[no] Now { $words }. { $seat } opens the next round.
    }
upside-down-news-out = { $you ->
        [yes] You are out: { $title }.
       *[no] { $seat } is out: { $title }.
    }
upside-down-news-round = { $you ->
        [yes] All the others pass. You open the next round.
       *[no] The round is over. { $seat } opens the next one.
    }
upside-down-news-stuck = { $you ->
        [yes] The start passes on to you.
       *[no] The start passes on to { $seat }.
    }
upside-down-news-got = { $seat } gave you { $cards }.
upside-down-news-swapped = The cards change hands.

# Seats
upside-down-passed = passes
upside-down-passed-short = pass
upside-down-holds = holds { $card }

# Words and log
upside-down-log-deal = Deal { $deal }. Dealer: { $dealer }.
upside-down-log-show = { $you ->
        [yes] You show { $card }.
       *[no] { $seat } shows { $card }.
    }
upside-down-log-take = From { $source } to { $seat }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, unseen{ $cards ->
        [none] .
       *[other] {" "}by the giver: { $cards }.
    }
upside-down-log-give = From { $seat } to { $to }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
upside-down-log-exchange = { upside-down-news-got }
upside-down-log-start = { $you ->
        [yes] { $form ->
            [short] {""}
           *[other] You open.
        }
       *[no] { $seat } opens.
    }
upside-down-log-play = { $form ->
        [short] { $seat }, { $play }
       *[other] { $seat }: { $play }
    }
upside-down-log-pass = { $form ->
        [short] { $seat }, pass
       *[other] { $seat }: pass
    }
upside-down-log-die = The die turns: { $words }.
upside-down-log-out = { $you ->
        [yes] You are out: { $title }.
       *[no] { $seat } is out: { $title }.
    }
upside-down-passed-in-words = Passed since: { $seats }.
upside-down-left-in-words = In other hands, from weak to strong: { $ranks }.
upside-down-left-of = { $count ->
        [one] one { $rank }
        [2] two { $rank }s
        [3] three { $rank }s
        [4] four { $rank }s
        [5] five { $rank }s
        [6] six { $rank }s
       *[other] seven { $rank }s
    }
upside-down-hand-in-words = Your hand: { $cards }.

# Rounds
upside-down-last = Last round
upside-down-all-rounds = All rounds
upside-down-this-round = This round
upside-down-round-no = Round { $n }
upside-down-no-round-yet = Nothing has been played in this deal yet.

# End of a deal
upside-down-headline = You come { result-place }{ "\u00A0" }of{ "\u00A0" }{ $of }{ $titled ->
        [yes] : { $title }
       *[no] {""}
    }.
upside-down-outcome = { $you ->
        [first] You are the { $best }; { $on } is the { $worst }.
        [last] { $winner } is the { $best }; you are the { $worst }.
       *[no] { $winner } is the { $best }; { $on } is the { $worst }.
    }
upside-down-remark = { $you ->
        [first] { $on } is the { $worst }.
        [last] { $winner } is the { $best }.
       *[no] { $winner } is the { $best }; { $on } is the { $worst }.
    }
upside-down-head-place = Place
upside-down-head-title = Title
upside-down-head-points = Points
upside-down-line = { $place }. { $title }
upside-down-left-over = { $you ->
        [yes] Left in your hand:
       *[no] Left in { $seat }’s hand:
    }

# What the rules refuse
error-points-without-score = A match to a number of points needs points switched on.
error-must-start = You open the round, so you must play something.
error-no-pattern = These cards are not a single card, a set or a run.
error-other-pattern = Play the same pattern with the same number of cards.
error-not-stronger = That is not stronger than the cards on the table.
error-last-turn = You may not go out by turning the die.
error-wrong-gift = { $count ->
    [one] Give exactly one card.
   *[other] Give exactly { $count } cards.
 }

# Actions in words
upside-down-action-give = Give { $cards }
upside-down-action-give-other = { $cards }
upside-down-action-set = { $count ->
        [2] Two { $rank }s
        [3] Three { $rank }s
        [4] Four { $rank }s
        [5] Five { $rank }s
        [6] Six { $rank }s
       *[7] Seven { $rank }s
    }{ $suits ->
        [none] {""}
       *[other] {" "}({ $suits })
    }
upside-down-action-run = { $suit } { $ranks }

# Moments

upside-down-moment-die = The die turns!
upside-down-moment-die-under = { $shows ->
        [1] Low cards are strong
       *[6] High cards are strong
    }
upside-down-moment-revolution = Revolution!
upside-down-moment-revolution-under = { upside-down-moment-die-under }
upside-down-moment-last = Out
