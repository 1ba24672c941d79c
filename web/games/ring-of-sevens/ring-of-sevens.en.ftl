# Ring of Sevens: the game's name and its options.

ring-of-sevens-name = Ring of Sevens
ring-of-sevens-about = Build chains of cards from a ring of 7s. Go out first, or collect the cards that score.
ring-of-sevens-like = Like Fan Tan
ring-of-sevens-goal = Aim: go out first, or have most points.

ring-of-sevens-option-cycles = Length
ring-of-sevens-option-cycles-help = Everyone starts equally often: with one start each, there are as many deals as players.
ring-of-sevens-option-cycles-value-one = One deal
ring-of-sevens-option-cycles-value-1 = 1 start each
ring-of-sevens-option-cycles-value-2 = 2 starts each
ring-of-sevens-option-cycles-value-3 = 3 starts each
ring-of-sevens-option-joker = Joker
ring-of-sevens-option-joker-help = The Joker fills the shared place of an odd rank where one of the two cards could go now. Whoever holds one of the two may swap it for the Joker.
ring-of-sevens-option-link = Link A and K
ring-of-sevens-option-link-help = A and K are neighbours. A suit connected to one end of its colour may also be played from the other end.
ring-of-sevens-option-reverse = Reverse
ring-of-sevens-option-reverse-help = Once one arm of a colour is full, its other arm may be filled only from the far end inwards.
ring-of-sevens-option-open = Open score cards
ring-of-sevens-option-open-help = Score cards are laid face up at once. Otherwise nobody sees them until their owner goes out or drops out.

# The board
ring-of-sevens-board = Board
ring-of-sevens-suit-lies = { $suit }: { $ranks }.
ring-of-sevens-suit-open = { $suit } playable now: { $ranks }.
ring-of-sevens-joker-lies = The Joker fills the { $place }.
ring-of-sevens-place = { $colour ->
        [R] red { $rank }
       *[K] black { $rank }
    }
ring-of-sevens-linked = A and K are neighbours.
ring-of-sevens-reversed = { $arm ->
        [R8] The red upper arm is built from the K inward.
        [R6] The red lower arm is built from the A inward.
        [K8] The black upper arm is built from the K inward.
       *[K6] The black lower arm is built from the A inward.
    }
ring-of-sevens-reversed-short = { $arm ->
        [R8] red: K → 8
        [R6] red: A → 6
        [K8] black: K → 8
       *[K6] black: A → 6
    }

# Score cards
ring-of-sevens-mine = Your score cards
ring-of-sevens-mine-none = none
ring-of-sevens-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ring-of-sevens-points-short = { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
ring-of-sevens-holds-points = { $points ->
        [one] score cards of 1 point
       *[other] score cards of { $points } points
    }
ring-of-sevens-score-cards = { $count ->
        [one] 1 score card
       *[other] { $count } score cards
    }
ring-of-sevens-kept = Score cards
ring-of-sevens-kept-note = A 9 or a 5 is worth 5 points, a J or a 3 is worth 3, a K, an A or a Joker is worth 1.
ring-of-sevens-key-kept = C | score cards
ring-of-sevens-hidden = not shown yet
ring-of-sevens-lost = { $card } lost

# Seats
ring-of-sevens-start = start player
ring-of-sevens-passes = { $count ->
        [0] no passes left
        [one] 1 pass left
       *[other] { $count } passes left
    }
ring-of-sevens-out = { $place ->
        [1] went out first
        [2] went out second
        [3] went out third
        [4] went out fourth
       *[5] went out fifth
    }
ring-of-sevens-out-short = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [4] 4th
       *[5] 5th
    }
ring-of-sevens-dropped = dropped out
ring-of-sevens-did = last: { $what }
ring-of-sevens-did-pass = pass
ring-of-sevens-did-drop = drop
ring-of-sevens-did-out = out
ring-of-sevens-did-last = last
ring-of-sevens-joker-at = Joker to the { $place }
ring-of-sevens-colon = {": "}

# Prompts and buttons
ring-of-sevens-your-turn = Your turn: play a card, or pass.
ring-of-sevens-your-must = You have no pass left: play a card.
ring-of-sevens-your-pass = You have nothing to play: pass.
ring-of-sevens-your-drop = You have no pass left and nothing to play: you drop out.
ring-of-sevens-your-joker = Where does the Joker go? There are { $count } places.
ring-of-sevens-their-turn = { $you ->
        [yes] It is your turn.
       *[no] { $seat } is to play.
    }
ring-of-sevens-their-turn-still = { $state ->
        [out] You are out. { $seat } is to play.
       *[dropped] You have dropped out. { $seat } is to play.
    }
ring-of-sevens-pass = Pass ({ $left } left)
ring-of-sevens-drop = Drop out
ring-of-sevens-joker-to = { $colour ->
        [R] Red { $rank }
       *[K] Black { $rank }
    }
ring-of-sevens-news-out = { $you ->
        [yes] You go out
       *[no] { $seat } goes out
    } { $rank ->
        [1] first.
        [2] second.
        [3] third.
        [4] fourth.
       *[5] fifth.
    }
ring-of-sevens-news-drop = { $you ->
        [yes] You drop out{ $lost ->
            [none] .
           *[other] {" "}and lose the { $lost }.
        }
       *[no] { $seat } drops out{ $lost ->
            [none] .
           *[other] {" "}and loses the { $lost }.
        }
    }
ring-of-sevens-news-settle = { $you ->
        [yes] You are the last one in: your hand is laid out.
       *[no] { $seat } is the last one in and lays out the hand.
    }

# Log
ring-of-sevens-log-deal = Deal { $deal }. Start player: { $start }.
ring-of-sevens-log-sevens = { $form ->
        [short] { $seat }, { $cards }
       *[other] { $seat }: { $cards } to the ring.
    }
ring-of-sevens-log-play = { $form ->
        [short] { $seat }, { $card }
       *[other] { $seat }: { $card }
    }
ring-of-sevens-log-joker = { $form ->
        [short] { $seat }, Joker to the { $place }
       *[other] { $seat }: Joker to the { $place }
    }
ring-of-sevens-log-swap = { $you ->
        [yes] You take the Joker from the { $place }.
       *[no] { $seat } takes the Joker from the { $place }.
    }
ring-of-sevens-log-pass = { $form ->
        [short] { $seat }, pass, { $left } left
       *[other] { $seat }: pass ({ $left } left)
    }
ring-of-sevens-log-score = { $form ->
        [short] { $seat }, score card { $cards }
       *[other] { $seat }: score card { $cards }
    }
ring-of-sevens-count = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
ring-of-sevens-log-out = { $you ->
        [yes] You go out
       *[no] { $seat } goes out
    } { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }; score cards: { $cards ->
        [none] none.
       *[other] { $cards }.
    }
ring-of-sevens-log-drop = { $you ->
        [yes] You drop out.
       *[no] { $seat } drops out.
    } Laid out: { $laid ->
        [none] nothing.
       *[other] { $laid }.
    } Lost: { $lost ->
        [none] nothing.
       *[other] { $lost }.
    }
ring-of-sevens-log-settle = { $you ->
        [yes] You are the last one in.
       *[no] { $seat } is the last one in.
    } Laid out: { $laid ->
        [none] nothing.
       *[other] { $laid }.
    }

# Looking back
ring-of-sevens-last = Last plays
ring-of-sevens-earlier = All plays
ring-of-sevens-no-play = Nobody has played in this deal yet.
ring-of-sevens-round = Round

# The table in words
ring-of-sevens-deal-of = Deal { $deal } of { $deals }. Start player: { $start }.
ring-of-sevens-hand-in-words = Your hand: { $cards }.
ring-of-sevens-mine-in-words = Your score cards: { $cards }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

# The end of a deal
ring-of-sevens-feat-alone = { $you ->
        [yes] You win alone: +{ $points }!
       *[no] { $seat } wins alone: +{ $points }!
    }
ring-of-sevens-mark-alone = Won alone
ring-of-sevens-headline-alone = You win alone: +{ $points }.
ring-of-sevens-headline-won = { $role ->
        [small] You go out first: +{ $points }. { $seat } wins too.
       *[big] You hold the most: +{ $points }. { $seat } wins too.
    }
ring-of-sevens-headline-payment = { $seat } { $points }
ring-of-sevens-headline-pays = You pay { $payments }.
ring-of-sevens-headline-pays-nobody = You pay nobody.
ring-of-sevens-outcome = Small winner: { $small }, { $first ->
        [one] 1 point
       *[other] { $first } points
    }. Big winner: { $big }, { $most ->
        [one] 1 point
       *[other] { $most } points
    }.
ring-of-sevens-outcome-alone = { $you ->
        [yes] You win
       *[no] { $seat } wins
    } alone, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
ring-of-sevens-rank = { $rank }.
ring-of-sevens-head-cards = Score cards
ring-of-sevens-head-points = Points
ring-of-sevens-head-change = Change
ring-of-sevens-state-out = went out
ring-of-sevens-state-in = last one in
ring-of-sevens-state-dropped = dropped out
ring-of-sevens-role-small = small winner
ring-of-sevens-role-big = big winner
ring-of-sevens-role-alone = lone winner
ring-of-sevens-role-small-loser = small loser
ring-of-sevens-role-big-loser = big loser
ring-of-sevens-pays-big = { $from } → { $to }: { $points }, the big winner’s points.
ring-of-sevens-pays-small = { $from } → { $to }: { $points }, the small winner’s points.
ring-of-sevens-pays-alone = { $points ->
        [0] Nobody has points, so nobody pays.
        [one] Everyone else → { $to }: 1 point each.
       *[other] Everyone else → { $to }: { $points } points each.
    }

# What the rules refuse
error-no-passes = You have no passes left, so you must play.
error-no-drop = You can still pass or play, so you can’t drop out.
error-score-card = That is a score card: its place is taken. Keep it; it counts when you go out.
error-not-connected = That card is not connected yet: { $suit ->
    [S] the { $rank } of Spades
    [H] the { $rank } of Hearts
    [D] the { $rank } of Diamonds
    [C] the { $rank } of Clubs
    [R] a red { $rank }
   *[K] a black { $rank }
 } is missing.
error-arm-reversed = That arm is now built from its far end inward, and { $suit ->
    [S] the { $rank } of Spades
    [H] the { $rank } of Hearts
    [D] the { $rank } of Diamonds
    [C] the { $rank } of Clubs
    [R] a red { $rank }
   *[K] a black { $rank }
 } is missing.
error-joker-place = The Joker can only go to an empty odd place where one of its two cards could be played now.

# Actions in words
ring-of-sevens-action-drop = Drop out

# Moments

ring-of-sevens-moment-capture = Score card
ring-of-sevens-moment-last = Out
ring-of-sevens-moment-lost = Drops out
