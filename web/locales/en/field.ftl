# Others at the same cards: fetched when a deal has been played to its end.
field-heading = Against the field
field-playing = Others are playing your cards: { $done } of { $of } done
field-not-yet = What others make of your cards is told here once they have played them.
field-percents = { $percent } %
# $ties: all came to the same, some share the place, none does. $tied is how many others share it.
field-place = { $ties ->
        [all] All { $of } came to the same
        [some] tied { field-nth } with { $tied ->
            [one] 1 other
           *[other] { $tied } others
        }
       *[none] { field-nth } of { $of }
    }
field-nth = { $place }{ $place ->
        [1] st
        [2] nd
        [3] rd
       *[other] th
    }
field-standing = { $percent }, { $place }
field-in = in the field, { $place }
field-all-same = { $place }.

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
        [hint] You had a hint or an aid here; the others had none.
       *[both] You took something back and had a hint or an aid here; the others had neither.
    }
field-watch = Watch
field-watch-best = Watch the best
field-watch-which = Watch: { $who }
field-parted = Where we parted
field-parted-here = Here an expert of the field chose { $action }.
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
days-signs = Your percent of each day’s deal, by the first time you played it. “–”: not played, “…”: begun, “✓”: result being compared, “=”: all 17 came to the same, underlined: with undo, a hint or an aid, or dealt otherwise by an older version.
days-older = dealt otherwise by an older version
board-again = Play it again
board-other = An older version dealt other cards here. Your result with those stays until you have played these.
board-comparing = result being compared…
board-uncompared = played, not compared
board-elsewhere = This deal has also been played in another tab. The first result counts.
board-erased = This deal has been erased and is no longer stored.
days-share = { $game }, deal of { $day }: { $standing }.
result-share = Share the result
result-copied = Result and link copied.

# Tournaments. $mean is the mean of the percents
tournaments = Tournaments
tournaments-lead = Some deals of one game, the same for everybody who has the link, each compared with sixteen others. The first time you play a deal counts; you can leave and go on at any time.
tournaments-kept = Begun here
tournament = Tournament
tournament-of = A tournament of { $deals } { $unit ->
        [round] rounds
       *[deal] deals
    }
tournament-lead = Everybody who opens this link plays the same { $unit ->
        [round] rounds
       *[deal] deals
    }. Only your first time at each counts.
tournament-game = Game
tournament-deals = Deals
tournament-set-up = Set up
tournament-sheet = Your results
tournament-percent = Against the field
tournament-begin = Play the first { $unit ->
        [round] round
       *[deal] deal
    }
tournament-on = Play { $unit ->
        [round] round
       *[deal] deal
    } { $deal }
tournament-over = All { $unit ->
        [round] rounds
       *[deal] deals
    } are played. You can play them again: that changes nothing here.
tournament-which = { $unit ->
        [round] Round
       *[deal] Deal
    } { $deal }: { $standing }
tournament-deal = { $unit ->
        [round] Round
       *[deal] Deal
    } { $deal } of { $deals }
tournament-to-sheet = Result sheet
tournament-tries = played { $count } times
tournament-progress = { $played } of { $deals } { $unit ->
        [round] rounds
       *[deal] deals
    } played, bots: { $level }
tournament-share = { $game }, { $count } of { $deals } { $unit ->
        [round] rounds
       *[deal] deals
    } of a tournament: on average, I beat { $mean } % of { $others } bots with the same cards (ties count half).

# A challenge among friends. $name is what somebody calls themselves
challenge = Challenge
challenges-kept = Challenges
challenge-unanswered = not answered yet
challenge-friend = A friend
challenge-from = A friend challenges you
challenge-by = { $name } challenges you
challenge-lead = Play the same cards from the same seat, against the same bots. Once you have played { $deals ->
        [one] the { $unit ->
        [round] round
       *[deal] deal
    }
       *[other] all { $deals } { $unit ->
        [round] rounds
       *[deal] deals
    }
    }, you see both results side by side, and where you first chose otherwise.
challenge-packed = This is among friends: your name and how you played are packed in the link, not sealed. Whoever wants to can unpack it.
challenge-play = Play
challenge-on = Go on
challenge-send = Challenge a friend
challenge-about = Your friend plays this { $unit ->
        [round] round
       *[deal] deal
    } first and then sees both results. Their link back, opened on this device, joins your list.
challenge-about-all = Your friend plays them all first and then sees both results. Their link back, opened on this device, joins your list.
challenge-name = Your name, if you like
challenge-make = Make the link
challenge-again = Make the link again
challenge-answer = Send your result back
challenge-words = { $game }: the same cards for both of us. Play first, then we compare.
challenge-answer-words = { $game }: I have played your cards. Open this where you played them, and compare.
challenge-of-deal = Challenge: { $unit ->
        [round] round
       *[deal] deal
    } { $deal }
challenge-of-tournament = Challenge: tournament of { $deals } { $unit ->
        [round] rounds
       *[deal] deals
    }
challenge-list = Everybody who has played this
challenge-with = You and { $name }
challenge-both = { $unit ->
        [round] Round
       *[deal] Deal
    } { $deal }: you { $mine }, { $name } { $theirs }
challenge-same = You both chose the same throughout.
challenge-here = Here { $name } chose { $action }.
challenge-parted = Where we parted
challenge-watch = Watch their play
challenge-waits = Nobody has answered yet. A friend who opens your link plays first and can then send you a link back. Open it on this device.
challenge-compare = See both results
challenge-full = This list has { $most } names, and there is no room for one more. Remove one, then open the link again.
challenge-remove = Remove from the list
challenge-remove-which = Remove { $name } from the list
challenge-removed = { $name } is no longer on the list.

# Handing on a result
share-else = Or show it
share-words = { $when }: { $standing }.
# For somebody who does not know the field. $beaten and $tied of the $others
share-standing = { $ties ->
        [all] I came to the same as all { $others } bots with the same cards
        [some] I beat { $beaten } of { $others } bots with the same cards and tied with { $tied } ({ $percent }, { $place })
       *[none] I beat { $percent } of { $others } bots with the same cards ({ $place })
    }
share-place = against { $others } bots with the same cards: { $place }
share-picture = Share a picture
share-replay = Copy a link to how you played

# Figures
figures = Figures
figures-lead = What the deals in My deals come to, by game and by the bots’ level. Averages are told from { $enough } deals on.
figures-unread = Your stored deals could not be read. Only deals of this tab are counted.
figures-none = There are no deals yet.
figures-deals = Deals
figures-sure = probably between { $low } and { $high } %
figures-against = Bots: { $level }
figures-too-few = too few deals
figures-cost = Costliest mistake, on average per deal
figures-matches = { $played ->
        [one] 1 match
       *[other] { $played } matches
    } played to the end, { $won } won.
figures-played = Matches
figures-won = { $played } played to the end, { $won } won
figures-level = Your level
figures-range = with luck and bad luck levelled out, probably { $range }
figures-between = between { $lower ->
        [beginner] a beginner
        [club] a club player
       *[strong] a strong player
    } and { $upper ->
        [club] a club player
        [strong] a strong player
       *[expert] an expert
    }
figures-below = below { $level ->
        [beginner] a beginner
        [club] a club player
        [strong] a strong player
       *[expert] an expert
    }
figures-above = above { $level ->
        [beginner] a beginner
        [club] a club player
        [strong] a strong player
       *[expert] an expert
    }
figures-anything = anywhere from below a beginner to above an expert
figures-how = How your level is reckoned
figures-reckoned = From the { $deals } deals of which it is known: the others in the field played the same cards, and this is what each level came to on average, beside all the others and you. Your level is where your average lies among theirs; how sure that is, your differences from theirs tell, deal by deal.
figures-agreed = Chose as the expert
figures-of = in { $count } of { $of } deals
figures-undone = Undo used
figures-hinted = With hints or aids
figures-plot = Your percent from the oldest deals to the newest, { $enough } deals at a time
figures-course = The same in numbers
figures-from-to = { $from }–{ $to }

# Why the engine has refused (see errors.ftl)
error-bad-deals = A tournament has 4, 8 or 16 deals, not { $deals }.
error-bad-day = “{ $day }” is not a day as in “2026-11-23”.
error-not-these-deals = These are other deals than those of the challenge.
error-no-such-board = This tournament has no deal { $board }: they are 0 to { $last }.
