# Seven’s Sevens Heaven: exercises. Each has a title, what is asked (-ask), why the answer is right (-why) and, where it says
# more than the measured reason, what every wrong answer comes to (-not)

sevens-heaven-exercise-01-title = The third trick
sevens-heaven-exercise-01-ask = The other bettor has two tricks and leads the Red 15. Do you play the 1 or the 17?
sevens-heaven-exercise-01-why = The leader has two tricks, and a third would take the pot. Your Red 17 beats the Red 15: win.
sevens-heaven-exercise-01-not = The leader takes the third trick, and with it the pot of 24.

sevens-heaven-exercise-02-title = Nothing above 13
sevens-heaven-exercise-02-ask = One player has bet, and the pot holds 1 point. Bet or fold?
sevens-heaven-exercise-02-why = With nothing above 13, tricks are hard to win. A fold scores the card turned up at once, and your chip may bring 7 more.
sevens-heaven-exercise-02-not = You fight for a small pot with hardly a winning card, and give up what a fold scores at once.

sevens-heaven-exercise-03-title = A 17, a 16 and a 15
sevens-heaven-exercise-03-ask = One rival has bet; the pot is 17, from the Blue 17. Bet or fold?
sevens-heaven-exercise-03-why = 17, 16, 15: no Blue can beat your 16, as the Blue 17 lies in the pot. One rival, and 17 points already there: bet.
sevens-heaven-exercise-03-not = The only bettor takes the 17 points without a fight.

sevens-heaven-exercise-04-title = Sixteen or low?
sevens-heaven-exercise-04-ask = Your rival leads the Blue 13 and has one trick. Do you play the 4, the 10 or the 16?
sevens-heaven-exercise-04-why = The Blue 17 lies in the pot, so your 16 wins for sure. Take the certain trick; then the lead is yours.
sevens-heaven-exercise-04-not = The 13 wins: your rival has a second trick, and the lead again.

sevens-heaven-exercise-05-title = Two cards left
sevens-heaven-exercise-05-ask = Two tricks each, and you lead. The Red 1 or the Blue 7?
sevens-heaven-exercise-05-why = The other bettor had no Blue for your 14, so your Blue 7 wins: the third trick, the pot and a stack.
sevens-heaven-exercise-05-not = Any Red beats it, and the third trick and the pot are gone.

sevens-heaven-exercise-06-title = They need one more
sevens-heaven-exercise-06-ask = Your rival needs one more trick for the pot. You lead from Red 1, 9 and 10: which one?
sevens-heaven-exercise-06-why = One more trick and your rival has the pot. The Red 10 or 9 may win; the Red 1 as good as gives the trick away.
sevens-heaven-exercise-06-not = Every other Red beats it: you as good as give the trick away.

sevens-heaven-exercise-07-title = Thirty-nine points
sevens-heaven-exercise-07-ask = You have 39 points; the only bettor put 9 into the pot. Bet or fold?
sevens-heaven-exercise-07-why = A bet that wins no trick costs all 39 points, and the pot is small. A fold adds a card’s points and keeps the rest safe.

sevens-heaven-exercise-08-title = A rival with two stacks
sevens-heaven-exercise-08-ask = A rival needs one more stack to win the game. You declare first, with the Green 7 in hand. Bet or fold?
sevens-heaven-exercise-08-why = A rival has two stacks. Your Green 7, captured in a trick, could be the third and end the game: fold this weak hand.

sevens-heaven-exercise-09-title = Which bettor?
sevens-heaven-exercise-09-ask = You have 72 points. The bettors have 53 and 2, and the pot is 24. Whom do you predict?
sevens-heaven-exercise-09-why = You have 72, so a correct chip wins. With this pot the bettor with 53 reaches 77 and ends the game: put your chip there and win too.
sevens-heaven-exercise-09-not = The bettor with 53 reaches 77 with this pot, and you do not.

sevens-heaven-exercise-10-title = Three high, four low
sevens-heaven-exercise-10-ask = You declare first, and a bet would turn up one of your cards. Bet or fold?
sevens-heaven-exercise-10-why = A bet turns up one of your cards, perhaps a high one. Two high and four low cards seldom win three tricks or the last one.
sevens-heaven-exercise-10-not = A high card may be turned up, and the rest seldom win three tricks or the last one.

sevens-heaven-exercise-11-title = One more for the pot
sevens-heaven-exercise-11-ask = One more trick wins you the pot. You lead from the Red 7, the Blue 4 and the Blue 10: which one?
sevens-heaven-exercise-11-why = One more trick wins the pot. Four Blues still out beat your 10, seven Reds beat your 7: lead the Blue 10.

sevens-heaven-exercise-12-title = Where your chip counts
sevens-heaven-exercise-12-ask = You have 59; the player with 70 has a chip on one of the two bettors. Whom do you predict?
sevens-heaven-exercise-12-why = If the bettor with the chip wins, that chip’s owner reaches 77 and the game ends. Yours counts only if the other one wins.
sevens-heaven-exercise-12-not = If that bettor wins, the other chip’s owner reaches 77, and your 66 are worth nothing.
