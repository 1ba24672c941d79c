# The table: what every game's table has.

# Bar and menu
table-menu = Menu
menu-match = This match
menu-lesson = This lesson
menu-look = View
menu-help = Help
table-deal = { $unit ->
        [round] Round { $deal }
       *[deal] Deal { $deal }
    }
table-undo = Undo
table-sound-on = Sound on
table-sound = Sound
table-help = Rules at a glance
table-replay = { $unit ->
        [round] Play this round’s cards again
       *[deal] Play this deal’s cards again
    }
table-copy = Copy link
table-card = Rules at a glance
table-settings = Settings
table-leave = Leave the table

# Zones
table-seats = Players
table-centre = Table
table-actions = Your move
table-choices = Your options
table-one-left = { $seat } has one card left.
table-side = Scores and log
table-log = Log
table-trick = Trick
table-hand = Your hand, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

# Cards of the hand
table-playable = playable
table-selectable = can be selected
table-refused = not playable
table-nth = { $n } of { $of }
table-comma = {", "}
table-and = {" and "}
table-then = {"; "}
table-stop = .
table-stop-space = {". "}
cards-of-suit = { $suit } { $ranks }
cards-of-rank = { $rank }s ({ $suits })

# Seats
table-us = We
table-them = They
table-team = { $team ->
        [ours] your side
       *[theirs] the other side
    }
table-cards-left = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
table-to-act = to play
table-dealer-is = Dealer: { $seat }.

# Prompts
table-unfold = More
table-fold = Less
table-wait = One moment…
table-coming = The game is still starting. Your choice is played as soon as it is ready.
table-not-your-turn = It is not your turn: { $seat } is to play.
table-no-card-now = You can’t play a card now.
table-put-back = { $cards }: back in your hand, not playable with the card you just chose.
table-nothing-to-undo = There is nothing to undo in this deal.
table-deal-over = { $unit ->
        [round] The round is over.
       *[deal] The deal is over.
    }
table-dealing = Dealing the cards…
table-match-over = The match is over.
table-which = Which one? There are { $count }.

# Tricks
table-plays = { $seat }: { $card }
table-led = led
table-wins = won
table-trick-no = Trick { $n }
table-no-trick-yet = { $unit ->
        [round] No trick has been finished in this round.
       *[deal] No trick has been finished in this deal.
    }

# Dialogs
table-last = Last play
table-earlier = All plays
table-last-trick = Last trick
table-all-tricks = All tricks
table-score = Score
table-opponents = Players
table-opponents-note = The bots know only what a player in their seat can know.
table-in-words = The table in words
table-reading = Read again
table-keys = Keys
table-keys-note = Letter keys can be turned off in the settings. They are off while you type.
table-key-hand = ← → Home End | move in the hand, and among buttons
table-key-playable = Shift+← Shift+→ | to the next card that you can play
table-key-choose = Enter Space | play or select the card
table-key-skip = Space | skip a wait
table-key-undo = U | undo (also Ctrl+Z)
table-key-last = L | last play
table-key-score = S | score
table-key-opponents = O | players
table-key-words = T | the table in words
table-key-pass = P | pass
table-key-bid = B | bid box
table-key-next = { $unit ->
        [round] N | next round
       *[deal] N | next deal
    }
table-key-replay = { $unit ->
        [round] Shift+R | play this round’s cards again
       *[deal] Shift+R | play this deal’s cards again
    }
table-key-rules = ? | rules at a glance
table-key-cancel = Esc | cancel; to the menu and back

# Score sheet
table-this-deal = { $unit ->
        [round] Round { $deal }
       *[deal] Deal { $deal }
    }
table-this-deal-sum = { $unit ->
        [round] This round
       *[deal] This deal
    }
table-all-deals = { $unit ->
        [round] All rounds
       *[deal] All deals
    }
table-deal-column = { $unit ->
        [round] Round
       *[deal] Deal
    }
table-start = Start
table-player = Player
table-total = Total
table-totals = Points: { $totals }.
table-total-of = { $label } { $points }{ $change ->
        [none] {""}
       *[other] {" "}({ $change })
    }
table-to-end = To the end
table-next = { $unit ->
        [round] Next round
       *[deal] Next deal
    }
table-again = Again
table-again-level = { $way ->
        [up] One level up
       *[down] One level down
    }
table-whole = A whole match
table-new-match = New match
table-all-level = All tied: nobody wins.

# The result of a match from the person's seat. Figures come as text.
headline-last = { $unit ->
        [round] Round { $deal }
       *[deal] Deal { $deal }
    }: { $outcome }
headline-sides = { $won ->
        [yes] You and { $partner } win, { $us } to { $them }.
       *[no] You and { $partner } lose, { $us } to { $them }.
    }
headline-won = { $low ->
        [yes] You win with the fewest penalty points, { $mine }; next is { $next }.
       *[no] You win, { $mine } to { $next }.
    }
headline-shared = A shared win with { $names }{ $each ->
        [yes] , { $mine }{ $low ->
            [yes] {" "}penalty points
           *[no] {""}
        } each
       *[no] {""}
    }.
headline-level = { $last ->
        [yes] Level last with { $names }.
       *[no] You are { result-place } with { $names }.
    }
headline-lost = { $low ->
        [yes] { result-place }: { $mine } penalty points; the fewest are { $names }’s { $least }.
       *[no] { result-place } with { $mine }, { $gap } behind { $names }.
    }

# Log
table-log-undone = Undone.
table-log-replayed = { $unit ->
        [round] The round starts again with the same cards.
       *[deal] The deal starts again with the same cards.
    }

# Moments: a word or two in large letters; who it was stands below

table-moment-match = Match won

# How a match ended. $action and $usual are actions in words.
table-won = winner
table-left = The final table
match-standing = Standings
match-course = How it went
match-course-says = A line for each player: the total after each { $unit ->
        [round] round
       *[deal] deal
    }. The figures are in the table.
match-record = { $won } of { $played } { $played ->
        [one] match
       *[other] matches
    } won{ $title ->
        [none] {""}
       *[other] {" · "}{ $title }
    }.
# One true comfort after a lost deal
comfort-closer = The leader’s advantage shrank from { $gap } to { $now }.
comfort-better = { $low ->
        [yes] { $more ->
            [one] 1 penalty point
           *[other] { $more } penalty points
        } fewer than in the deal before.
       *[no] { $more ->
            [one] 1 point
           *[other] { $more } points
        } more than in the { $unit ->
            [round] round
           *[deal] deal
        } before.
    }
match-costliest = Your costliest mistake
match-best = Your best decision
match-decision = { $unit ->
        [round] Round { $deal }: you chose “{ $action }”. { $why }
       *[deal] Deal { $deal }: you chose “{ $action }”. { $why }
    }
match-best-why = A club player picks “{ $usual }” here and gives up about { $cost }.
match-look = Look at this decision
match-weighing = Reviewing your decisions{ $of ->
        [one] …
       *[other] : { $done } of { $of } { $unit ->
            [round] rounds
           *[deal] deals
        }
    }

# The result of a deal, as a scene
result-details = Details
result-place = { $tied ->
        [0] {""}
       *[other] joint{" "}
    }{ $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
result-penalty = Penalty
# After a deal: how the person or the side stands in the match. $name leads or is next.
result-standing = { $kind ->
        [ahead] { $side ->
            [yes] Your side leads by { $gap }.
           *[no] { $low ->
                [yes] You lead with { $gap } fewer penalty points.
               *[no] You lead by { $gap }.
            }
        }
        [level] { $side ->
            [yes] The sides are level.
           *[no] You share the lead.
        }
       *[behind] { $side ->
            [yes] Your side is { $gap } behind.
           *[no] You are { result-place } so far, { $low ->
                [yes] { $gap } penalty points more than { $name }
               *[no] { $gap } behind { $name }
            }.
        }
    }
