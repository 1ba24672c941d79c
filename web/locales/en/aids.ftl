# Aids that teach at the table. Fetched when somebody wants them.
aid-looking = One moment…
where-open = Cards out
where-title = Where the cards may be
where-note = What is certain from your seat. What calls and plays merely suggest is left out.
where-over = The deal has ended.
where-surely = { $places }, for certain
where-one-of = { $places }
where-aside = { $game ->
        [seven-euchre] { $phase ->
            [auction] the centre card
           *[other] the card laid aside
        }
        [sevens-heaven] the cards not dealt
        [seven-bridge] the stock
        [upside-down] the cards being exchanged
       *[other] nobody’s hand
    }
calls-open = Calls explained
calls-title = What the calls mean
calls-mine = Your call now
calls-worth = In brackets: what your hand is worth in this, { $game ->
        [seven-euchre] in tricks, with an average partner’s
       *[other] in 100 times, against two others
    }.
calls-made = Calls so far
calls-by = { $seat }: { $call }
calls-none = Nobody has called yet.
calls-note = Club players call so at least nineteen times in twenty. Others may call otherwise, beginners above all.
settled-finish = Nothing can change: finish
