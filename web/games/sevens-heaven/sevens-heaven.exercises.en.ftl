# Seven’s Sevens Heaven: exercises, a title and the reason for the answer each

sevens-heaven-exercise-01-title = The third trick
sevens-heaven-exercise-01-why = The leader has two tricks, and a third would take the pot. Your Red 17 beats the Red 15: win.

sevens-heaven-exercise-02-title = A weak hand
sevens-heaven-exercise-02-why = With nothing above 13 a trick is hard to win. A fold scores at once the card that is turned up, and your chip may bring 7 more.

sevens-heaven-exercise-03-title = A strong hand
sevens-heaven-exercise-03-why = 17, 16, 15: no Blue is left to beat your 16, as the Blue 17 lies in the pot. One rival, and 17 points there already: bet.

sevens-heaven-exercise-04-title = Sixteen or low?
sevens-heaven-exercise-04-why = The Blue 17 lies in the pot, so your 16 wins for sure. Take the trick that is certain; then the lead is yours.

sevens-heaven-exercise-05-title = A 7 that wins
sevens-heaven-exercise-05-why = The other bettor had no Blue for your 14, so your Blue 7 wins: the third trick, the pot and a stack.

sevens-heaven-exercise-06-title = They need one more
sevens-heaven-exercise-06-why = One more trick and the pot is theirs. The Red 10 or 9 may hold the trick; the Red 1 as good as gives it away.

sevens-heaven-exercise-07-title = Thirty-nine points
sevens-heaven-exercise-07-why = A bet that wins no trick costs all 39 points, and the pot is small. A fold adds a card’s points and keeps the rest safe.

sevens-heaven-exercise-08-title = A rival with two stacks
sevens-heaven-exercise-08-why = One rival has two stacks. Your Green 7 played in tricks could be the third and end the game: fold this weak hand.

sevens-heaven-exercise-09-title = Whose bet is it?
sevens-heaven-exercise-09-why = You have 72, so a right chip wins. With this pot the bettor with 53 reaches 77 and ends the game: be there, too.

sevens-heaven-exercise-10-title = Three tops, four tiny
sevens-heaven-exercise-10-why = A bet turns up one of your cards, perhaps a top. Two tops and four tiny cards seldom win three tricks or the last one.

sevens-heaven-exercise-11-title = One more for the pot
sevens-heaven-exercise-11-why = One more trick wins the pot. Four Blues still out beat your 10, seven Reds beat your 7: lead the Blue 10.

sevens-heaven-exercise-12-title = Where your chip counts
sevens-heaven-exercise-12-why = If the bettor with the chip wins, that chip’s owner reaches 77 and the game ends. Yours counts only if the other one wins.
