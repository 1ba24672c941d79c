# Why one choice is better than another: fetched when advice is first wanted. $card and $instead arrive as names.
upside-down-its-rank = { $rank ->
        [1] A
        [13] K
       *[other] { $rank }
    }
upside-down-hint-by-first = You go out first { hint-chance }
upside-down-hint-by-second = You are first or second { hint-chance }
upside-down-hint-by-saved = You are not last { hint-chance }
upside-down-hint-by-rival = You beat { $seat } (fewest cards) { hint-chance }
upside-down-hint-by-lead = You open the next round { hint-chance }
upside-down-hint-by-place = Your average place is about { $here }; with “{ $instead }” { $there }.
upside-down-hint-out = That is your last: you are out.
upside-down-hint-sure = You are sure to go out from here.
upside-down-hint-last = You are not left with the { $turned }: it may not be your last card.
upside-down-hint-unable = { $seat } has only { $count ->
        [1] one card
        [2] two cards
       *[other] { $count } cards
    } left and cannot answer it.
upside-down-hint-high = { $seat } has one card left, and this one is harder to beat.
upside-down-hint-stop = A pass may let { $seat } open with only { $count ->
        [1] one card
        [2] two cards
       *[other] { $count } cards
    } left.
upside-down-hint-safe = Nobody can beat it: you open the next round.
upside-down-hint-turn-lead = It turns the die and ends the round: you open the next.
upside-down-hint-turn-lead-good = The die turns in your favour, and you open the next round.
upside-down-hint-turn = It turns the die, and the round goes on.
upside-down-hint-turn-good = The die turns in your favour.
upside-down-hint-keep-die = Your hand is stronger with the die as it is.
upside-down-hint-whole = It keeps your { $suit } run together.
upside-down-hint-whole-set = It keeps your { $count ->
        [2] pair of { upside-down-its-rank }s
        [3] three { upside-down-its-rank }s
        [4] four { upside-down-its-rank }s
        [5] five { upside-down-its-rank }s
        [6] six { upside-down-its-rank }s
       *[7] seven { upside-down-its-rank }s
    } together.
upside-down-hint-lead-many = { $count ->
        [2] Two
        [3] Three
        [4] Four
       *[other] { $count }
    } cards leave your hand at once.
upside-down-hint-lead-weak = When you open, you can get rid of your weakest cards.
upside-down-hint-keep-top = You keep your { upside-down-its-rank }, which no single card beats.
upside-down-hint-keep-strong = You keep your strongest for later: the { upside-down-its-rank }.
upside-down-hint-cheap = The weaker one is enough here.
upside-down-hint-parts = It breaks up less of your hand.
upside-down-hint-weaker = Play the weaker one; keep the stronger for later.
upside-down-hint-alike = “{ $instead }” has the same rank.
upside-down-hint-harder = { $count ->
        [0] No other hand holds a card that beats it
        [one] One card in other hands beats it
       *[other] { $count } cards in other hands beat it
    }; { $than ->
        [one] one beats
       *[other] { $than } beat
    } “{ $instead }”.
upside-down-hint-answer = It beats the cards on the table and breaks up nothing.
upside-down-hint-lead = A pass may let { $seat } open the next round.
upside-down-hint-wait = You can still play in this round once someone has beaten this.
upside-down-hint-give = None of these cards belongs to a set or run of yours.
upside-down-hint-give-weak = You keep the stronger cards.
