# Upside Down: exercises, a title and the reason for the answer each

upside-down-exercise-01-title = One run
upside-down-exercise-01-why = Star 6, 7 and 8 are consecutive cards of one suit: as one run they empty your hand, and you are the winner.

upside-down-exercise-02-title = The last rival
upside-down-exercise-02-why = The one rival left has only 2s and 7s: no run beats 3-4, and no card beats your 7. Lead either whole, then go out with the other.

upside-down-exercise-03-title = Two runs to go
upside-down-exercise-03-why = No run of three can beat 6-7-8: the 9s that go with the 8s still out have been played. You start again, and 5-6 takes you out.

upside-down-exercise-04-title = Which run first?
upside-down-exercise-04-why = Nobody has a card above 8, so nothing beats 7-8: you start again and go out with 5-6. Led first, 5-6 could be beaten.

upside-down-exercise-05-title = Three 9s and an A
upside-down-exercise-05-why = Nobody holds three of a rank above 9, so three 9s win the round; then even the Heart A goes out. Led first, the A would lose the start.

upside-down-exercise-06-title = Three at once
upside-down-exercise-06-why = Only three 7s in one hand beat three 6s. If everybody passes, you lead the Star 11 as your last card and are out.

upside-down-exercise-07-title = Eight or King?
upside-down-exercise-07-why = Get rid of the 8 now. Then the Coffin K turns the die, you start again, and 3-4 takes you out.

upside-down-exercise-08-title = Three runs
upside-down-exercise-08-why = At die 1 nobody can beat 4-5. Lead a weak run first; 4-5 wins the start back, and the last run takes you out.

upside-down-exercise-09-title = Turn it now?
upside-down-exercise-09-why = At die 1 your 3 and 4s are the strongest cards out. The Heart A would turn the die and make them the weakest: pass.

upside-down-exercise-10-title = A pair to keep
upside-down-exercise-10-why = Only the two 2s beat a 3 at die 1. Played one at a time, your 3s can win two starts, one for 10-11 and one for 11-12.

upside-down-exercise-11-title = King on the 12?
upside-down-exercise-11-why = The Coffin K wins a start at any time, so it can wait. Now it would turn the die and make your 10 and 12 the weakest cards.

upside-down-exercise-12-title = Four 7s
upside-down-exercise-12-why = Four 7s leave in one play and turn the die to 6. Only the four 8s still out, all in one hand, could answer: you start again.
