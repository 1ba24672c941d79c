# What the calls mean
sevens-heaven-calls = What bets and predictions mean
sevens-heaven-call-name = { $call ->
        [bet] Bet
        [fold] Fold
       *[predict] Chip on { $on }
    }
sevens-heaven-call-worth = ({ $worth })
sevens-heaven-call-bet = Shows a hand that wins the pot { $least } times in 100 or more, against two others.
sevens-heaven-call-fold = Denies a hand that wins the pot more than { $most } times in 100, against two others.
sevens-heaven-call-predict = Says who seems likeliest to win the pot. Of the hand it shows nothing.
