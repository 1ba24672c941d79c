# Practice: positions of deals, to be answered at the table. Fetched when somebody practises.
practice-opening = Getting the next position ready…
practice-unknown = That position is no longer in the collection, or comes from a newer version. Here is another one.
practice-none = No positions match. Choose something else here.
practice-missing = Positions are downloaded the first time you practise. Connect to the internet and try again.
practice-unread = Your own mistakes could not be read: this browser’s storage of deals is not responding.
practice-ask = What would you play?
# $of is 0 if there is no last question
practice-question = { $of ->
        [0] Question { $n }
       *[other] Question { $n } of { $of }
    }
practice-ask-own = You have seen this before. What would you play now?
practice-weighing = Weighing your answer…
practice-right = ✓ Correct. { $why }
practice-right-only = ✓ Correct.
practice-good = ✓ Good enough: not a mistake. { $why }
practice-wrong = ✕ “{ $action }” costs about { $cost }.
practice-wrong-unsure = ✕ “{ $action }” is not the best here.
practice-other = Try again.
practice-answer = The answer: “{ $action }”. { $why }
practice-taken-back = With more layouts of the hidden cards tried, “{ $action }” turned out not to be a mistake. It will not come back.
practice-again = Try again
practice-show = Show me
practice-next = Next
practice-play-on = Continue from here
practice-share = Ask a friend
practice-copied = Question and link copied.
practice-share-text = What would you play? { $game }
practice-leave = Stop practising
practice-choose = Choose what to practise
practice-no-hint = Hints come after your answer.
practice-rated = { $change ->
        [up] Rating { $rating } (+{ $by })
        [down] Rating { $rating } (−{ $by })
       *[same] Rating { $rating }
    }
practice-own-due = { $count ->
        [1] Correct once. It will come back later.
        [2] Correct twice. It will come back once more.
       *[other] Correct three times: done.
    }
practice-own-again = It will come back soon.
practice-stored = This browser cannot save any more: your answer will be forgotten.

# Three of today
practice-today = Today’s three
practice-today-about = New ones at 0:00 UTC.
practice-today-go = { $left ->
        [3] Start
       *[other] Continue
    }
practice-today-done = { $right ->
        [3] Today’s three: all correct at the first try.
       *[other] Today’s three: { $right } of 3 correct at the first try.
    }
practice-today-nth = { $n }. { $game }{ $state ->
        [right] , correct
        [wrong] , wrong
       *[new] {""}
    }

# Choosing
practice-lead = Positions from real deals with a clear best answer, from easy to hard. Answer by playing; if you are wrong, try again.
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
        [0] none of your own mistakes to review
        [one] 1 of your own mistakes to review
       *[other] { $own } of your own mistakes to review
    }.
practice-own-help = Mistakes found in your deals, and positions you got wrong, come back here from the next day on until you have got each one right three times.
practice-ratings = Your rating in each game
practice-rating-of = { $rating } ± { $by }
practice-rating = Rating
practice-answers = Answers
practice-rating-none = –
practice-rating-answers = { $count ->
        [one] 1 answer
       *[other] { $count } answers
    }
practice-rating-help = Beginners are at about 1100, club players 1500, strong players 1900. A position is rated by how often players of each level find the answer. A correct answer that is easy to guess counts for less. Each game has its own rating. It changes with each first answer and is shown from { $from } answers on; ± is the 95 % range.
practice-rating-on = Show rating
practice-erase = Erase ratings and answers
practice-erased = Your practice ratings and answers have been erased.
practice-course = Exercises in order, for beginners

# Themes: what a position is about
theme-auction = Auction
theme-exchange = Exchange
theme-lead = Leading
theme-follow = Following to a trick
theme-contest = Against their bid
theme-raise = After your partner’s bid
theme-void = Emptying a suit
theme-draw-trumps = Drawing trumps
theme-ruff = Ruffing
theme-hold-up = Holding back a winner
theme-over-partner = Over your partner’s card
theme-last-trump = The last trump
theme-no-trump = No trump
theme-fold-or-bet = Fold or bet
theme-back = Whom to back
theme-steal = Whom to steal from
theme-own-seven = A 7 of your own
theme-third-trick = Someone needs one more trick
theme-near-home = The game is at stake
theme-pass-or-play = Pass or play
theme-which-card = Which card
theme-keep-shut = Keeping a way closed
theme-own-way = Opening your own way
theme-own-twin = A score card of your own
theme-no-gift = No score card for others
theme-go-out = Going out
theme-pon-or-wait = Pon or wait
theme-claim-or-draw = Chi or draw
theme-lay-or-hold = Meld now or hold
theme-discard = Which discard
theme-hold-back = Holding back
theme-which-seven = Which 7
theme-break-set = Breaking up cards
theme-joker = With the Joker
theme-open = Opening a round
theme-beat-or-pass = Beat or pass
theme-keep-set = Keeping a set together
theme-die = Turning the die
theme-near-out = Someone is nearly out
