# What the coach says in the lessons of Seven's Sevens Heaven. Aoi is seat 1, Ren seat 2.
sevens-heaven-aim = Bet to play for the pot, or fold and score a card. The first to 77 points, or with three 7s, wins.
sevens-heaven-bets-title = Bet or fold
sevens-heaven-bets-about = Two rounds with a coach: a fold and a prediction, then a bet for the pot.
sevens-heaven-bets-learned = You know what a fold scores, what a bet stakes, and how the pot is won.
sevens-heaven-stacks-title = 7s and the jackpot
sevens-heaven-stacks-about = Capture 7s, take the others’ stacks, and see someone go bankrupt.
sevens-heaven-stacks-learned = You know how 7s are captured, what three stacks do, and what bankruptcy costs.

# Bet or fold
sevens-heaven-lesson-bets-goal = Welcome! Every round asks one thing: bet, or fold? The first to 77 points wins.
sevens-heaven-lesson-bets-tricks = Those who bet play tricks: each plays a card, and the best one takes them all. Those who fold watch.
sevens-heaven-lesson-bets-stakes = Here lies the pot. Three tricks win it, or else the last one. The stacks beside it can wait for the next lesson.
sevens-heaven-lesson-bets-fold = Aoi and Ren both bet. Your highest card is an 11, so you would hardly win a trick: fold.
sevens-heaven-lesson-bets-fold-not-bet = With these cards you would hardly win a trick, and if you win none, a bet costs all your points. Fold this time.
sevens-heaven-lesson-bets-folded = Your Green 11 was turned up: 11 points at once. A fold scores one card of your hand, chosen at random.
sevens-heaven-lesson-bets-predict = Aoi and Ren have one card each in the pot, 16 and 1. Who will win it? Put your chip there: 7 points if you are right.
sevens-heaven-lesson-bets-follow = Only those who bet play on. Follow the colour led if you can; its highest card wins the trick. Watch.
sevens-heaven-lesson-bets-no-trumps = Aoi had no green and played the Red 6. There are no trumps: green was led, so Ren’s Green 1 wins!
sevens-heaven-lesson-bets-third-trick = Ren’s third trick ends the round and wins the pot: 16 + 1 = 17 points. Your chip was on Aoi: nothing this time.
sevens-heaven-lesson-bets-third-trick-right = Ren’s third trick ends the round and wins the pot: 16 + 1 = 17 points. Your chip was on Ren: 7 points for you!
sevens-heaven-lesson-bets-bet = A new round and a strong hand: bet! You stake all your points: without a trick you are bankrupt, back to 0.
sevens-heaven-lesson-bets-bet-not-fold = This hand is too good for that: with two 17s and a 15 a trick is very likely. Bet!
sevens-heaven-lesson-bets-turned-up = Your Blue 17 was picked at random: it is in the pot now, for whoever wins it. You play with the other six cards.
sevens-heaven-lesson-bets-may-play = Ren leads the Green 16, and you follow the colour if you can. Choose a card that you may play now.
sevens-heaven-lesson-bets-may-play-nudge = That one is not green, and you do have green.
sevens-heaven-lesson-bets-may-play-no = That one is not green, and you do have green. Choose the 4 or the 14.
sevens-heaven-lesson-bets-give-way = Right. Neither of your greens beats the 16, so give up the lower one.
sevens-heaven-lesson-bets-give-way-not-14 = The 14 does not win either, but it may be useful later. Give up the Green 4.
sevens-heaven-lesson-bets-throw = You have no blue, so you may play anything, but only blue can win. Throw away your lowest card.
sevens-heaven-lesson-bets-throw-not-6 = Almost: the Red 2 is lower still. Throw that one away.
sevens-heaven-lesson-bets-throw-no = { $card } cannot win here, as blue was led. Keep it, and throw away the Red 2.
sevens-heaven-lesson-bets-stop = Ren has two tricks; a third would win the pot. Beat the Red 14, with no more than it takes!
sevens-heaven-lesson-bets-stop-not-17 = That wins, but so does the Red 15. Keep the 17: you will need it in a moment.
sevens-heaven-lesson-bets-stop-not-6 = The 6 is lower than the 14: Ren would have a third trick, and the pot. Play the Red 15.
sevens-heaven-lesson-bets-lead = Stopped! Whoever wins a trick leads to the next one. Lead your card that nobody can beat.
sevens-heaven-lesson-bets-lead-no = Ren may have a higher card of that colour. Nothing beats the Red 17: lead it.
sevens-heaven-lesson-bets-sure = Two tricks each: this one decides! Ren had no red just now. Which of your two cards is sure to win?
sevens-heaven-lesson-bets-sure-not-14 = Ren may still have a higher green card. But Ren has no red, so your Red 6 must win.
sevens-heaven-lesson-bets-pot = Your third trick, and your pot: 17 + 12 = 29 points! Had only you bet, the pot would be yours without any tricks.

# Stacks and the jackpot
sevens-heaven-lesson-stacks-goal = 77 points are one way to win; the other is to capture 7s. Each is a stack, and three stacks are the jackpot: you win at once. We fold this first round for you.
sevens-heaven-lesson-stacks-chip = You folded, and a 7 was turned up: 7 points, but no stack; only tricks give those. Who wins the pot? A correct chip scores 7.
sevens-heaven-lesson-stacks-capture = Ren had to follow with a 7. Aoi wins this trick and captures that card: choose it.
sevens-heaven-lesson-stacks-capture-nudge = Not that one. Only cards of one rank are captured.
sevens-heaven-lesson-stacks-capture-no = Whoever wins a trick captures the 7s in it. Choose the Blue 7.
sevens-heaven-lesson-stacks-taken = Aoi and Ren each captured a 7 and took a stack card. Your chip was on Aoi.
sevens-heaven-lesson-stacks-taken-right = Aoi and Ren captured a 7 each and took the stack cards from the centre. Ren wins the pot, 22, and your chip 7 for you!
sevens-heaven-lesson-stacks-bet = Ren bets again and stakes those 22 points. You have two 17s and a 7: bet, too!
sevens-heaven-lesson-stacks-bet-not-fold = With two 17s you need hardly worry about your points. Bet!
sevens-heaven-lesson-stacks-own-seven = Ren leads the Blue 3, and you play last. Win with the 7: your own 7s are captured, too.
sevens-heaven-lesson-stacks-own-seven-not-12 = The 12 wins as well, but then you capture nothing. Take the trick with the 7.
sevens-heaven-lesson-stacks-steal = There is no stack card left in the centre, so you take someone’s. Aoi’s or Ren’s?
sevens-heaven-lesson-stacks-lead = You have 1 stack now; its owner is back to 0. Your lead: nothing beats the Red 17.
sevens-heaven-lesson-stacks-lead-not-green = Nothing beats that one either, and its turn will come. Lead the Red 17 first.
sevens-heaven-lesson-stacks-lead-no = Ren may have a higher card of that colour. The Red 17 is sure to win: lead it.
sevens-heaven-lesson-stacks-third = Another 7 captured: 2 stacks! Now win your third trick with the Green 17.
sevens-heaven-lesson-stacks-third-no = That card might lose the trick. Lead the Green 17.
sevens-heaven-lesson-stacks-bankrupt = The pot is yours: 14 + 17 = 31 points. Ren bet and won no trick: bankrupt, 22 points gone!
sevens-heaven-lesson-stacks-again = Your 2 stacks stay with you: you need one more 7, and you hold the Red 7 and high cards. Bet!
sevens-heaven-lesson-stacks-again-not-fold = Without tricks you capture nothing, and one more 7 wins the game. Bet!
sevens-heaven-lesson-stacks-look = Would your Red 7 win a trick? Lead the Red 17 first, and see whether Ren has any red.
sevens-heaven-lesson-stacks-look-not-yet = Too early: if Ren has a higher red card, your 7 is lost. Lead the Red 17 first.
sevens-heaven-lesson-stacks-look-no = Better find out about the reds: lead the Red 17.
sevens-heaven-lesson-stacks-last-seven = Ren did not play red, so Ren has none. Nothing can beat your Red 7 now: lead it!
sevens-heaven-lesson-stacks-last-seven-no = You need not wait: Ren has no red, so your Red 7 wins. Lead it!
sevens-heaven-lesson-stacks-jackpot = Jackpot! With three stacks you win the whole game at once; points and pot no longer matter.
