# Others at the same cards: fetched when a deal has been played to its end.
field-heading = With the same cards
field-playing = Bots are playing your cards: { $done } of { $of } done
field-percents = { $percent } %
# $ties: all came to the same, some share the place, none does. $tied is how many others share it.
field-place = { $ties ->
        [all] All { $of } got the same result
        [some] joint { field-nth } with { $tied ->
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
field-in = with the same cards, { $place }
field-all-same = { $place }.
# $by: what is compared; outright: somebody has won outright, so there is no average. $standing: field-place
field-answer = { $by ->
        [place] With your cards, { $bots } bots averaged place { $mean }; yours was { $mine }. Compared:
        [penalty] With your cards, { $bots } bots took { $mean } points on average; you took { $mine }:
        [outright] Beside { $bots } bots with your cards:
        [difference] With your cards, { $bots } bots averaged { $mean } net; you made { $mine }:
       *[other] With your cards, { $bots } bots averaged { $mean }; you made { $mine }:
    } { $standing }.

# What it is, at first sight
field-first = Who are the 16?
field-what = You are compared with { $of } bots ({ $who }) that each play the same cards from your seat, against the same opponents.
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
field-percent = Your score: the share of the { $of } bots you beat. A tie counts as half; 50 % is the middle.
field-compares = { $by ->
        [place] Players are compared by finishing place.
        [difference] Players are compared by how far the { $unit ->
            [round] round
           *[deal] deal
        } moved the score: your side’s points minus the other side’s.
        [penalty] Players are compared by penalty points in this { $unit ->
            [round] round
           *[deal] deal
        }; fewer is better.
       *[points] Players are compared by points scored in this { $unit ->
            [round] round
           *[deal] deal
        }{ $game ->
            [sevens-heaven] , whether they bet or folded
           *[other] {""}
        }.
    }

# How it went
field-outright = { $won ->
        [yes] jackpot
       *[no] another’s jackpot
    }
field-result = { $by ->
        [place] { $count ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $count }th
        }
        [difference] { $count ->
            [one] { $result } point net
           *[other] { $result } points net
        }
       *[other] { $count ->
            [one] { $result } point
           *[other] { $result } points
        }
    }
field-best = Best with these cards: { $result } ({ $who }).
field-best-you = Nobody beat your { $result }{ $others ->
        [0] {""}
        [one] , and one other equalled it
       *[other] , and { $others } others equalled it
    }.
field-mean = In this match so far: { $percent } % on average, over { $deals } { $unit ->
        [round] rounds
       *[deal] deals
    }.
field-helped = { $how ->
        [undo] Played with undo, which the bots do not have.
        [hint] Played with help, which the bots do not have.
       *[both] Played with undo and help, which the bots do not have.
    }
field-watch = Watch
field-watch-best = Watch the best
field-watch-which = Watch: { $who }, line { $nth }
field-parted = Where an expert first played differently
field-parted-here = Here an expert chose { $action }.
field-same = An expert made every choice as you did.
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
days-lead = One deal of each game every day, the same for everyone, against club players. A new day begins at 0:00 UTC. When you have finished a deal, you see how sixteen bots did with your cards.
days-of = The deal of { $day }
days-all = All days
days-no-such = There is no such day in the calendar.
days-not-yet = That day has not come yet.
days-new = Not played yet
days-begun = Unfinished: continue
days-before = Earlier week
days-after = Later week
days-week = Deals of the day, { $days }
days-heading = { $weekday }, { $day }
days-table = Results of the days for each game, in percent
days-day = Day
days-which = { $game }, { $day }: { $standing }
days-mean = { $unit ->
        [round] { $count ->
            [one] 1 round
           *[other] { $count } rounds
        }
       *[deal] { $count ->
            [one] 1 deal
           *[other] { $count } deals
        }
    } played, { $mean } % on average{ $sure ->
        [yes] . Your true level is probably between { $low } and { $high } %
       *[no] {""}
    }.
days-signs = Your score for each day’s deal, the first time you played it. “–”: not played, “…”: unfinished, “✓”: being compared, “=”: all 17 got the same result, underlined: played with undo or help, or with cards dealt by an older version.
# $beaten of the $others bots
days-result = { $tied ->
        [all] All { $others } bots got the same result as you.
       *[no] { $today ->
            [yes] Today
           *[no] This day
        }{ $beaten ->
            [0] , none of the { $others } bots did worse.
           *[other] : better than { $beaten } of { $others }.
        }
    }
days-older = different cards in an older version
board-again = Play it again
board-other = An older version dealt different cards here. That result stays until you finish these.
board-comparing = result being compared…
board-uncompared = finished, not compared
board-elsewhere = This deal has also been played in another tab. The first result counts.
board-erased = This deal has been erased and will not be saved.
days-share = { $game }, deal of { $day }: { $standing }.
result-share = Share result
result-copied = Result copied, with a link to the cards.

# A challenge among friends. $name is what somebody calls themselves
challenge = Challenge
challenges-lead = When you have finished a deal, share it: a friend plays the same cards. The challenges you sent or opened are listed here.
tournaments-gone = Tournaments are no longer played here. The deals you finished in one are in “My deals”.
challenge-unanswered = not answered yet
challenge-friend = A friend
challenge-from = A friend challenges you
challenge-by = { $name } challenges you
challenge-lead = Play the same cards from the same seat, against the same bots. Once you have played the { $unit ->
        [round] round
       *[deal] deal
    }, you see both results side by side and where you first played differently.
challenge-packed = The link isn’t encrypted: anyone who has it can read your name and your moves.
challenge-play = Play
challenge-on = Continue
challenge-send = Challenge a friend
challenge-about = Your friend plays this { $unit ->
        [round] round
       *[deal] deal
    } first, then sees both results. If they send a link back, open it on this device to add it to your list.
challenge-name = Your name (optional)
challenge-make = Create link
challenge-copied = Challenge link copied, with a few words.
challenge-again = Create link again
challenge-answer = Send your result back
challenge-words = { $game }: same cards, your turn. Play first, then we compare!
challenge-answer-words = { $game }: I’ve played your cards. Open this where you played them to compare.
challenge-of-deal = Challenge: { $unit ->
        [round] round
       *[deal] deal
    } { $deal }
challenge-list = Everyone who has played this
challenge-with = You and { $name }
# The result of a challenge, as a headline
challenge-outright = { $how ->
        [won] You beat { $name } by a jackpot.
       *[lost] { $name } wins by a jackpot.
    }
challenge-headline = { $how ->
        [won] You beat { $name } by { $gap }.
        [lost] { $name } wins by { $gap }.
       *[level] Level with { $name }.
    }
challenge-places = You come { $mine ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $mine }th
    }, { $name } { $theirs ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $theirs }th
    }.
challenge-same = You both made every choice alike.
challenge-here = Here { $name } chose { $action }.
challenge-parted = Where your play first differed
challenge-watch = Watch their play
challenge-waits = No answer yet. A friend who opens your link plays first and can then send you a link back. Open it on this device.
challenge-compare = See both results
challenge-full = This list already has { $most } names. Remove one, then open the link again.
challenge-remove = Remove from the list
challenge-remove-which = Remove { $name } from the list
challenge-removed = { $name } is no longer on the list.

# Handing on a result
share-else = More ways to share
share-words = { $when }: { $standing }.
share-feat = { $feat }! { $result }
# For somebody who does not know the page. $beaten and $tied of the $others
share-standing = { $ties ->
        [all] I got the same result as all { $others } bots with the same cards
        [some] { $beaten ->
            [0] I tied with { $tied } of { $others } bots with the same cards and beat none ({ $percent }, { $place })
           *[other] I beat { $beaten } of { $others } bots with the same cards and tied with { $tied } ({ $percent }, { $place })
        }
       *[none] { $beaten ->
            [0] I beat none of { $others } bots with the same cards ({ $place })
           *[other] I beat { $beaten } of { $others } bots with the same cards ({ $place })
        }
    }
share-place = against { $others } bots with the same cards: { $place }
share-picture = Share a picture
share-picture-saved = The picture was saved as a file.
replay-copied = Replay link copied.
share-replay = Copy a link to the replay

# Figures
figures-lead = Statistics from your saved deals, by game and by the bots’ level. After { $enough } deals they say how sure they are.
figures-unread = Your saved deals could not be read. Only deals of this tab are counted.
figures-none = No deals yet.
figures-calendar = Days played
figures-calendar-said = { $count ->
        [0] No deal of the day in the last { $of } days.
        [one] A deal of the day on 1 of the last { $of } days.
       *[other] A deal of the day on { $count } of the last { $of } days.
    } { $best ->
        [0] { "" }
        [one] { "" }
       *[other] Longest run: { $best } days.
    }
figures-deals = { $unit ->
        [round] Rounds
       *[deal] Deals
    }
figures-percent = With the same cards
figures-sure = probably between { $low } and { $high } %
figures-against = Bots: { $level }
figures-uncompared = not compared yet
figures-few = from few { $unit ->
        [round] rounds
       *[deal] deals
    } so far
figures-cost = Costliest mistake, average per { $unit ->
        [round] round
       *[deal] deal
    }
figures-matches = { $played ->
        [one] 1 match
       *[other] { $played } matches
    } finished, { $won } won.
figures-played = Matches
figures-won = { $played } finished, { $won } won
figures-level = Your level
figures-range = allowing for luck, probably { $range }
figures-between = between { $lower ->
        [beginner] a beginner
        [club] a club player
       *[strong] a strong player
    } and { $upper ->
        [club] a club player
        [strong] a strong player
       *[expert] an expert
    }
figures-below = { $level ->
        [beginner] just starting out
        [club] up to a club player
        [strong] up to a strong player
       *[expert] up to an expert
    }
figures-above = above { $level ->
        [beginner] a beginner
        [club] a club player
        [strong] a strong player
       *[expert] an expert
    }
figures-unknown = not known yet: more deals will tell
figures-how = How your level is worked out
figures-reckoned = The averages over the { $deals } { $unit ->
        [round] rounds
       *[deal] deals
    } in which every level played your cards. Your level is where your average falls among theirs. The more your results vary, the less certain it is.
figures-agreed = Best choice by the review
figures-of = { $of ->
        [one] { $count ->
            [0] no
           *[other] yes
        }
       *[other] in { $count ->
            [0] none
           *[other] { $count }
        } of { $of } { $unit ->
            [round] rounds
           *[deal] deals
        }
    }
figures-undone = Undo used
figures-hinted = With help
figures-recent = Of 100 bots with the same cards you beat { $late } in your last { $enough } { $unit ->
        [round] rounds
       *[deal] deals
    }{ $count ->
        [10] {""}
       *[other] , { $all } in your last { $count }
    }. A tie counts as half.
figures-plot = Points: single { $unit ->
        [round] rounds
       *[deal] deals
    }, oldest first. Line: the mean of the last { $enough }.

# Why the engine has refused (see errors.ftl)
error-bad-deals = A tournament has 4, 8 or 16 deals.
error-bad-day = “{ $day }” is not a day as in “2026-11-23”.
error-not-these-deals = These are not the deals of the challenge.
error-no-such-board = This tournament has no such deal.
