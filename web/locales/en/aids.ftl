# Aids that teach at the table. Fetched when somebody wants them.
aid-looking = One moment…
where-open = Cards left
where-title = Where the cards may be
where-note = Only what is certain from your seat. What bids and plays merely suggest is left out.
where-over = The deal is over.
where-surely = { $places }, for certain
where-one-of = { $places }
where-aside = { $game ->
        [seven-euchre] { $phase ->
            [auction] the centre card
           *[other] the discarded card
        }
        [sevens-heaven] the cards not dealt
        [seven-bridge] the stock
        [upside-down] the cards being exchanged
       *[other] nobody’s hand
    }
calls-mine = Your options now
calls-worth = In brackets: what your hand is worth here, { $game ->
        [seven-euchre] in tricks taken with an average partner
       *[other] as pots won in 100, against two others
    }.
calls-made = So far
calls-by = { $seat }: { $call }
calls-none = Nothing yet.
calls-note = Club players follow this 95 % of the time. Others may not, beginners least of all.
settled-finish = Nothing can change: finish
