# Seven Sweep: the game's name and its options.
seven-sweep-name = Seven Sweep
seven-sweep-about = Take cards from the table that make 14 with yours; each 7 is a point.
seven-sweep-facts = Fishing · { $seats } · 10 min
seven-sweep-option-target = Points to win
seven-sweep-option-target-help = The match ends with the deal in which somebody reaches so many points; the most points win.
seven-sweep-option-target-value-7 = 7
seven-sweep-option-target-value-14 = 14
seven-sweep-option-target-value-21 = 21

# Seats and the table
seven-sweep-dealer = dealer
seven-sweep-dealer-short = D
seven-sweep-gained = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } taken, 7s: { $sevens }, sweeps: { $sweeps }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }
seven-sweep-gained-short = { $points } · { $cards }
seven-sweep-seat = { $seat }: { $gained }.
seven-sweep-open = On the table
seven-sweep-open-in-words = { $cards ->
        [none] Nothing lies on the table.
       *[other] On the table: { $cards }.
    }
seven-sweep-stock = { $count ->
        [0] The stock is used up.
        [one] 1 card is still to be dealt.
       *[other] { $count } cards are still to be dealt.
    }
seven-sweep-hand-in-words = Your hand: { $cards }.
seven-sweep-last = Last play
seven-sweep-earlier = All plays
seven-sweep-no-play = No card has been played yet.

# Prompts and actions
seven-sweep-your-turn = Play a card: with what it takes it makes 14.
seven-sweep-their-turn = { $seat } is to play.
seven-sweep-which = What does { $card } take?
seven-sweep-take-action = { $card } takes { $cards }
seven-sweep-lay-action = Lay { $card }

# Log
seven-sweep-log-deal = Deal { $deal }. Dealer: { $dealer }.
seven-sweep-log-lay = { $seat } lays { $card }.
seven-sweep-log-take = { $seat }: { $card } takes { $cards }.
seven-sweep-log-again = Four more cards for everybody.
seven-sweep-log-rest = { $seat } took last, and gets the rest.

# The end of a deal
seven-sweep-head-cards = Cards
seven-sweep-head-sevens = 7s
seven-sweep-head-sweeps = Sweeps
seven-sweep-head-points = Points
seven-sweep-outcome = { $count ->
        [one] { $seats } made most points: { $points }.
       *[other] { $seats } made most points: { $points } each.
    }

# What the rules refuse
error-seven-sweep-takes = That card can take something, so it must.
error-seven-sweep-sum = Together with your card these do not make 14.
error-seven-sweep-open = You can take only what lies on the table.
