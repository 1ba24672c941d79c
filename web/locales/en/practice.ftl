# Practice: positions of deals, to be answered at the table. Fetched when somebody practises.
practice-opening = Getting the next position ready…
practice-unknown = There is no such position in this version.
practice-none = Nothing fits what you have chosen. Choose something else here.
practice-missing = The positions are fetched when they are first wanted. Connect once and try again.
practice-unread = Your own mistakes could not be read: this browser’s storage of deals does not answer.
practice-ask = What would you play?
practice-ask-own = You have been here before. What would you play now?
practice-weighing = Weighing your answer…
practice-right = ✓ Right. { $why }
practice-right-only = ✓ Right.
practice-good = ✓ Good enough: no mistake. { $why }
practice-wrong = ✕ “{ $action }” costs { $cost } on average. Try another.
practice-wrong-unsure = ✕ “{ $action }” is not the best here. Try another.
practice-answer = The answer: “{ $action }”. { $why }
practice-taken-back = Tried in more ways of dealing the hidden cards, “{ $action }” turns out to be no mistake. It will not come back.
practice-again = Try again
practice-show = Show me
practice-next = Next
practice-play-on = Play on from here
practice-share = What would you play?
practice-share-text = What would you play? { $game }
practice-leave = Stop practising
practice-choose = Choose positions
practice-no-hint = Hints come after your answer.
practice-rated = { $change ->
        [up] Rating { $rating } (+{ $by })
        [down] Rating { $rating } (−{ $by })
       *[same] Rating { $rating }
    }
practice-own-due = { $count ->
        [1] Right once. It comes back later.
        [2] Right twice. It comes back once more.
       *[other] Right three times: done.
    }
practice-own-again = It comes back soon.
practice-stored = This browser stores nothing more: the answer will be forgotten.

# Three of today
practice-today = Three of today
practice-today-about = The same for everybody until 0:00 UTC.
practice-today-place = Today { $n } of { $of }
practice-today-done = { $right ->
        [3] All three of today right at the first try.
       *[other] Three of today: { $right } of 3 right at the first try.
    }
practice-today-nth = { $n }. { $game }{ $state ->
        [right] , right
        [wrong] , wrong
       *[new] {""}
    }

# Choosing
practice-lead = Positions from real deals with one good answer, from easy to hard. Answer by playing; wrong answers may be tried again.
practice-go = Practise
practice-game = Game
practice-all-games = All games
practice-kind = From
practice-kind-all = All positions
practice-kind-own = My own mistakes
practice-kind-stock = The collection
practice-theme = Theme
practice-all-themes = All themes
practice-theme-of = { $theme } ({ $count })
practice-counts = { $stock ->
        [one] 1 position
       *[other] { $stock } positions
    } in the collection, { $own ->
        [unread] your own mistakes could not be read
        [0] no mistake of your own is waiting
        [one] 1 mistake of your own is waiting
       *[other] { $own } mistakes of your own are waiting
    }
practice-own-help = Mistakes that a review finds in your deals come back here from the next day on, until you have answered each three times.
practice-ratings = Your rating
practice-rating-of = { $rating } ± { $by }
practice-rating-none = –
practice-rating-answers = { $count ->
        [one] 1 answer
       *[other] { $count } answers
    }
practice-rating-help = The scale: beginners stand at 1100, club players at 1500, strong players at 1900, and a position is rated by how often each of them finds the answer. Your rating moves with each first answer; with a probability of 95 % it lies within ±.
practice-rating-on = Rating
practice-erase = Erase ratings and answers
practice-erased = Your ratings and answers in practice have been erased.
practice-course = Exercises in order, for beginners

# Themes: what a position is about
theme-auction = Auction
theme-exchange = Exchange
theme-lead = Leading
theme-follow = Following
theme-contest = Against their bid
theme-raise = After the partner’s bid
theme-void = Discarding a whole suit
theme-draw-trumps = Drawing trumps
theme-ruff = Ruffing
theme-hold-up = Holding up
theme-over-partner = Over the partner’s card
theme-last-trump = The last trump
theme-no-trump = No trump
theme-fold-or-bet = Fold or bet
theme-back = Whom to back
theme-steal = Whom to rob
theme-own-seven = A 7 of one’s own
theme-third-trick = Somebody needs one more trick
theme-near-home = The game is at stake
theme-pass-or-play = Pass or play
theme-which-card = Which card
theme-keep-shut = Keeping the way shut
theme-own-way = Opening one’s own way
theme-own-twin = A score card of one’s own
theme-no-gift = No score card for others
theme-go-out = Going out
theme-pon-or-wait = Pon or wait
theme-claim-or-draw = Chi or draw
theme-lay-or-hold = Laying out or holding
theme-discard = Which discard
theme-hold-back = Holding back
theme-which-seven = Which 7
theme-break-set = Breaking up a set
theme-joker = With the Joker
theme-open = Opening a round
theme-beat-or-pass = Beat or pass
theme-pass = A pass that pays
theme-keep-set = Keeping a set whole
theme-die = Turning the die
theme-near-out = Somebody is nearly out
