# Seven High: the game's name and its options.
seven-high-name = Seven High
seven-high-about = Five tricks, most of the pack unseen, and a 7 beats the King.
seven-high-like = Like whist
seven-high-goal = Aim: win the most tricks.
seven-high-option-target = Points to win
seven-high-option-target-help = The match ends with the deal in which someone reaches that many points; the most points win.
seven-high-option-target-value-7 = 7
seven-high-option-target-value-14 = 14
seven-high-option-target-value-21 = 21

# Seats
seven-high-dealer = dealer
seven-high-dealer-short = D
seven-high-tricks = { $tricks ->
        [0] no trick
        [one] 1 trick
       *[other] { $tricks } tricks
    }
seven-high-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    } of { $target }
seven-high-short = { $before } + { $tricks }

# Prompts
seven-high-your-lead = Lead a card: a 7 only if you hold nothing else.
seven-high-your-play = { $led ->
        [none] A 7 was led: play any card.
       *[other] { $led } were led: follow, or play a 7.
    }
seven-high-their-play = { $you ->
        [yes] You are to play.
       *[no] { $seat } is to play.
    }
seven-high-won-trick = { $you ->
        [yes] You win the trick.
       *[no] { $seat } wins the trick.
    }

# Log and the table in words
seven-high-log-deal = Deal { $deal }. Dealer: { $dealer }.
seven-high-log-play = { $seat }: { $card }
seven-high-log-trick = Trick { $number }: { $winner }.
seven-high-trick-in-words = On the table: { $plays }.
seven-high-hand-in-words = Your hand: { $cards }.

# The end of a deal
seven-high-account = Tricks and points
seven-high-head-tricks = Tricks
seven-high-outcome = { $count ->
        [one] { $seats } won most tricks: { $tricks }.
       *[other] { $seats } won most tricks: { $tricks } each.
    }
seven-high-feat-sweep = { $you ->
        [yes] You won every trick!
       *[no] { $seat } won every trick!
    }
seven-high-mark-sweep = Every trick won
seven-high-moment-capture = Seven!

# What the rules refuse
error-seven-high-follow = You hold the suit led: play it, or a 7.
error-seven-high-lead = A 7 may be led only when you hold nothing else.
