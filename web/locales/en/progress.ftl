# The lobby of people who have played before.

lobby-day = { $state ->
        [begun] begun
        [played] played
        [same] all equal
       *[new] not played
    }
lobby-day-compared = { $percent } %
lobby-run-short = { $run } days in a row

# The title in a game. $name: its name, $above: the next one, $next: percent from which that begins; none: $name is the
# highest. $mean: percent of the last $deals that count.
title-name = { $rank ->
        [0] Apprentice
        [1] Regular
        [2] Old Hand
        [3] Ace
       *[other] Master
    }
title-all = Titles, by your average in a game: { $titles }.
title-from = { $name }{ $from ->
        [0] {""}
       *[other] {" "}from { $from } %
    }
title-short = { $name }: { $mean } %{ $next ->
        [none] {""}
       *[other] {" "}of { $next } %
    }
title-reached = You have earned the title “{ $name }”.
title-about = Your title: { $name }. You average { $mean } % over your last { $deals } { $unit ->
        [round] rounds
       *[deal] deals
    } that count{ $next ->
        [none] {""}
       *[other] ; { $above } starts at { $next } %
    }. Only your first try at the cards counts, without undo, hints or other help. A title changes by one step, at most every 20 { $unit ->
        [round] rounds
       *[deal] deals
    }, and is lost 5 points below where it starts.
