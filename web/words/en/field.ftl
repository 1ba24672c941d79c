# Others at the same cards: fetched when a deal has been played to its end.
field-heading = Against the field
field-playing = Others are playing your cards: { $done } of { $of } done
field-percents = { $percent } %
field-place = in the field, { $place }{ $place ->
        [1] st
        [2] nd
        [3] rd
       *[other] th
    } of { $of }

# What it is, at first sight
field-what = The field: { $of } bots ({ $who }) that each play the same cards from your seat, against the same opponents.
field-players = { $level ->
        [beginner] { $count ->
            [one] 1 beginner
           *[other] { $count } beginners
        }
        [club] { $count ->
            [one] 1 club player
           *[other] { $count } club players
        }
        [strong] { $count ->
            [one] 1 strong player
           *[other] { $count } strong players
        }
       *[expert] { $count ->
            [one] 1 expert
           *[other] { $count } experts
        }
    }
field-percent = Your percent: how many of the { $of } you did better than; ties count half. The middle of the field is 50 %.
field-compares = { $by ->
        [place] Compared is the place in which each finished the { $unit ->
            [round] round
           *[deal] deal
        }.
        [difference] Compared is the difference that the { $unit ->
            [round] round
           *[deal] deal
        } made to the score: your side’s points less the other side’s.
        [penalty] Compared are the penalty points that the { $unit ->
            [round] round
           *[deal] deal
        } brought each; fewer are better.
       *[points] Compared are the points that the { $unit ->
            [round] round
           *[deal] deal
        } brought each{ $game ->
            [sevens-heaven] , since those who bet and those who fold come by them in different ways
           *[other] {""}
        }.
    }

# How it went
field-result = { $by ->
        [place] { $count ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $count }th
        }
       *[other] { $count ->
            [one] { $result } point
           *[other] { $result } points
        }
    }
field-best = The best of them: { $result } ({ $who }).
field-best-you = Nobody did better than you: { $result }{ $others ->
        [0] {""}
        [one] , as one other did
       *[other] , as { $others } others did
    }.
field-mean = In this match so far: { $percent } % on average, over { $deals } { $unit ->
        [round] rounds
       *[deal] deals
    }.
field-helped = { $how ->
        [undo] You took something back here, which the others could not.
        [hint] You were shown a hint here; the others had none.
       *[both] You took something back and were shown a hint here; the others had neither.
    }
field-watch = Watch
field-watch-best = Watch the best
field-watch-which = Watch: { $who }
field-parted = Where we parted
field-same = An expert of the field chose as you did throughout.
field-table = All { $of } in a table
field-who = Who
field-came-to = Result
field-player = { $level ->
        [you] You
        [beginner] Beginner
        [club] Club player
        [strong] Strong player
       *[expert] Expert
    }

# The deal of the day. $day is a date in words
days-lead = One deal of each game for each day, the same for everybody, against club players. A day begins at 0:00 UTC. Once you have played a deal, you see how sixteen others did with it.
days-of = The deal of { $day }
days-all = All days
days-not-yet = That day has not come yet.
days-new = Not played yet
days-begun = Begun: go on
days-result = { $percent } %, { $place }{ $place ->
        [1] st
        [2] nd
        [3] rd
       *[other] th
    } of 17
days-before = Month before
days-after = Month after
days-table = The days of the month and what each game’s deal came to, in percent
days-day = Day
days-which = { $game }, { $day }: { $standing }
days-mean = { $count ->
        [one] 1 deal played
       *[other] { $count } deals played
    }, { $mean } % on average{ $sure ->
        [yes] . With luck and bad luck levelled out, probably between { $low } and { $high } %
       *[no] {""}
    }.
days-signs = Your percent of each day’s deal, by the first time you played it. “–”: not played, “…”: begun, underlined: with undo or a hint, or dealt otherwise by an older version.
days-older = dealt otherwise by an older version
board-again = Play it again
board-other = An older version dealt other cards here. What you made of those is in My deals; these are new.
days-share = { $game }, deal of { $day }: { $standing }.
result-share = Share the result
result-copied = Result and link copied.

# Tournaments. $said is what the percents come to
tournaments = Tournaments
tournaments-lead = Some deals of one game, the same for everybody who has the link, each compared with sixteen others. The first time you play a deal counts; you can leave and go on at any time.
tournaments-kept = Begun here
tournament = Tournament
tournament-of = A tournament of { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
tournament-lead = Everybody who opens this link plays the same deals. Only your first time at each counts.
tournament-game = Game
tournament-deals = Deals
tournament-set-up = Set up
tournament-sheet = Your results
tournament-percent = Against the field
tournament-begin = Play the first deal
tournament-on = Play deal { $deal }
tournament-over = All deals are played. You can play them again: that changes nothing here.
tournament-which = Deal { $deal }: { $standing }
tournament-deal = Deal { $deal } of { $deals }
tournament-to-sheet = Result sheet
tournament-tries = played { $count } times
tournament-progress = { $played } of { $deals } deals played, bots: { $level }
tournament-share = { $game }, tournament of { $deals } deals: { $said }

# Figures
figures = Figures
figures-lead = What the deals in My deals come to, by game and by the bots’ level. Averages are told from { $enough } deals on.
figures-none = There are no deals yet.
figures-deals = Deals
figures-mean = { $mean } %, probably between { $low } and { $high } %
figures-against = Bots: { $level }
figures-too-few = too few deals
figures-cost = Mistakes cost per deal
figures-undone = With undo
figures-hinted = With hints
figures-course = The course in numbers, { $enough } deals at a time
figures-from-to = { $from }–{ $to }
