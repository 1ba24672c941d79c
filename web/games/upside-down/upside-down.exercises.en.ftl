# Upside Down: exercises. Each has a title, what is asked (-ask), why the answer is right (-why) and, where it says
# more than the measured reason, what every wrong answer comes to (-not)

upside-down-exercise-01-title = 6, 7 and 8
upside-down-exercise-01-ask = You open the round with the Star 6, 7 and 8, your last cards. What do you play?
upside-down-exercise-01-why = Star 6, 7 and 8 are consecutive cards of one suit: as one run they empty your hand, and you are the winner.
upside-down-exercise-01-not = Some of your cards are left, though you could have gone out at once.

upside-down-exercise-02-title = The last rival
upside-down-exercise-02-ask = One rival is left. You open the round with the Book 3 and 4 and the Heart 7. What do you play?
upside-down-exercise-02-why = The only rival left has just 2s and 7s: no run beats 3-4, and no card beats your 7. Play one of them, then go out with the other.
upside-down-exercise-02-not = The run is broken, and two more plays are needed instead of one.

upside-down-exercise-03-title = Five cards left
upside-down-exercise-03-ask = The die is at 6, and you open with the Coin 6, 7, 8 and the Onion 5, 6. What do you play?
upside-down-exercise-03-why = No run of three can beat 6-7-8: the 9s of the 8s still out have been played. You open again, and 5-6 takes you out.

upside-down-exercise-04-title = Which run first?
upside-down-exercise-04-ask = The die is at 6, and you open with the Star 7, 8 and the Heart 5, 6. What do you play?
upside-down-exercise-04-why = Nobody has a card above 8, so nothing beats 7-8: you open again and go out with 5-6. If 5-6 goes first, it could be beaten.

upside-down-exercise-05-title = Three 9s and an A
upside-down-exercise-05-ask = The die is at 6, and you open with three 9s and the Heart A. What do you play?
upside-down-exercise-05-why = Nobody holds three of a rank above 9, so three 9s win the round; then even the Heart A goes out. If the A goes first, you lose the opening.

upside-down-exercise-06-title = King on the 12?
upside-down-exercise-06-ask = The die is at 6 and a 12 lies on top. Do you play the Coffin K, or pass?
upside-down-exercise-06-why = At die 6 your 9s, 10s and 11 are strong. The Coffin K would beat the 12, but turn the die and make them weak: pass.
upside-down-exercise-06-not = The die turns, and your 9s, 10s and 11 are weak.

upside-down-exercise-07-title = Eight or King?
upside-down-exercise-07-ask = The die is at 6 and a 6 lies on top. You hold the Coin 8, the Coffin K and the Onion 3, 4. The 8, or the K?
upside-down-exercise-07-why = Get rid of the 8 now. Then the Coffin K turns the die, you open again, and 3-4 takes you out.

upside-down-exercise-08-title = Three runs
upside-down-exercise-08-ask = The die is at 1, and you open with three runs: 4-5, 8-9 and 10-11. What do you play?
upside-down-exercise-08-why = At die 1 nobody can beat 4-5. Play a weak run first; 4-5 wins you the opening back, and the last run takes you out.

upside-down-exercise-09-title = Three 6s and an 11
upside-down-exercise-09-ask = The die is at 6, and you open with three 6s and the Star 11. What do you play?
upside-down-exercise-09-why = Only three 7s in one hand beat three 6s. If everyone passes, you play the Star 11 as your last card and are out.

upside-down-exercise-10-title = Turn it now?
upside-down-exercise-10-ask = The die is at 1 and a 2 lies on top. Do you play the Heart A, or pass?
upside-down-exercise-10-why = At die 1 your 3 and 4s are the strongest cards out. The Heart A would turn the die and make them the weakest: pass.
upside-down-exercise-10-not = The die turns to 6, and your 3 and 4s are weak.

upside-down-exercise-11-title = A pair of 3s
upside-down-exercise-11-ask = The die is at 1 and a pair of 4s lies on top. Do you play your pair of 3s, or pass?
upside-down-exercise-11-why = Only the two 2s beat a 3 at die 1. Played one at a time, your 3s can win two openings, one for 10-11 and one for 11-12.
upside-down-exercise-11-not = Both 3s are gone at once; one at a time they could win two openings.

upside-down-exercise-12-title = Four 7s
upside-down-exercise-12-ask = The die is at 1, and you open with ten cards, four 7s among them. What do you play?
upside-down-exercise-12-why = Four 7s leave in one play and turn the die to 6. Only the four 8s, all in one hand, could beat them: you open again.
upside-down-exercise-12-not = At most three cards leave your hand; the four 7s would be four in one play.
