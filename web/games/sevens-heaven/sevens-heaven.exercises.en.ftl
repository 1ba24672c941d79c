# Seven's Sevens Heaven: exercises, a title and the reason for the answer each

sevens-heaven-exercise-01-title = The third trick
sevens-heaven-exercise-01-why = The leader has two tricks, and a third would take the pot. Your Red 17 beats the Red 15: win.

sevens-heaven-exercise-02-title = A weak hand
sevens-heaven-exercise-02-why = With nothing above 13 a trick is hard to win. A fold scores the card turned up at once, and your chip may bring 7 more.

sevens-heaven-exercise-03-title = A strong hand
sevens-heaven-exercise-03-why = 17, 16, 15: no Blue left beats your 16, as the Blue 17 lies in the pot. With one rival and 17 points there already, bet.

sevens-heaven-exercise-04-title = Two have folded
sevens-heaven-exercise-04-why = Two have folded, so there is one rival at most; with two 17s you hardly lose. You have no points to lose, either.

sevens-heaven-exercise-05-title = A 7 that wins
sevens-heaven-exercise-05-why = The other bettor had no Blue for your 14, so your 7 wins: the third trick, the pot and a stack.

sevens-heaven-exercise-06-title = Sixteen or low?
sevens-heaven-exercise-06-why = The Blue 17 lies in the pot, so your 16 wins for sure. That trick is safe, and you lead next.

sevens-heaven-exercise-07-title = They need one more
sevens-heaven-exercise-07-why = One more trick and the pot is theirs. The Red 10 or 9 may hold the trick; the Red 1 would give it away.

sevens-heaven-exercise-08-title = Thirty-nine points
sevens-heaven-exercise-08-why = A bet without a trick costs all 39 points for a small pot. A fold is safe, adds a card, and may earn 7 with the chip.

sevens-heaven-exercise-09-title = Three tops, four twos
sevens-heaven-exercise-09-why = The bet itself takes one card by chance, perhaps a top; with two tops and four tiny cards the last tricks are not yours.

sevens-heaven-exercise-10-title = What to lead at two tricks
sevens-heaven-exercise-10-why = One more trick wins the pot. Four Blues beat your 10, eight Reds beat your 7: lead the Blue 10.
