# The lobby of people who have played before.

lobby-day = { $state ->
        [begun] begun
        [played] played
        [same] all equal
       *[new] not played
    }
lobby-day-compared = { $percent } %
lobby-day-of = { $game }: { $said }
lobby-practice = Today’s three: { $done ->
        [0] not started
       *[other] { $done } of { $of } answered, { $right } correct
    }
lobby-mistakes = { $game }: { $count ->
        [one] 1 mistake to review
       *[other] { $count } mistakes to review
    }
lobby-tournament = { $game }: { $played } of { $deals } { $unit ->
        [round] rounds
       *[deal] deals
    }
lobby-percent = Today { $percent } %
lobby-yesterday = yesterday { $percent } %
lobby-run = { $current ->
        [0] longest run { $best } days
        [one] 1 day, longest run { $best }
       *[other] { $current } days in a row, longest run { $best }
    }
lobby-next = New deals at { $at }
