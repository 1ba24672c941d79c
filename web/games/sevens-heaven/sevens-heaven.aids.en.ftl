# What the calls mean
sevens-heaven-calls = What bets and predictions mean
sevens-heaven-call-name = { $call ->
        [bet] Bet
        [fold] Fold
       *[predict] Chip on { $on }
    }
sevens-heaven-call-worth = ({ $worth })
sevens-heaven-call-bet = A hand that wins the pot at least { $least } times in 100 against two others.
sevens-heaven-call-fold = A hand that wins the pot at most { $most } times in 100 against two others.
sevens-heaven-call-predict = This bettor seems the most likely to win the pot. It says nothing about the hand.
