# Ring of Sevens: exercises, a title and the reason for the answer each

ring-of-sevens-exercise-01-title = Your own way
ring-of-sevens-exercise-01-why = Behind the 6 of Spades wait your own 4 and 2. Both red 9s are yours: while you hold them, nobody gets past the red 8s.

ring-of-sevens-exercise-02-title = Five points for others
ring-of-sevens-exercise-02-why = Behind the 10 of Spades waits your own Jack. The 5 of Clubs would make the other black 5 a score card for a rival: 5 points.

ring-of-sevens-exercise-03-title = You have passes, they have none
ring-of-sevens-exercise-03-why = The other three have no pass left, you have three. Wait: whoever of them has nothing to play drops out.

ring-of-sevens-exercise-04-title = A dead end
ring-of-sevens-exercise-04-why = You have no pass. Behind the 2 of Diamonds nothing waits; the 4 of Clubs would open the way to a 2, the 8 of Diamonds to a 10.

ring-of-sevens-exercise-05-title = The 9 is a gift
ring-of-sevens-exercise-05-why = Two are left. The 9 of Hearts would make your rival’s 9 of Diamonds a score card of 5; the 2 of Clubs gives nothing away.

ring-of-sevens-exercise-06-title = A Jack or a 2?
ring-of-sevens-exercise-06-why = The Jack of Hearts would give a rival a score card of 3 and open the Queen of Hearts. The 2 of Diamonds opens nothing.

ring-of-sevens-exercise-07-title = Which 10?
ring-of-sevens-exercise-07-why = The 10 of Clubs opens the way to your own Jack and Queen. Nobody has a pass: hold the red 10, and somebody may drop out.

ring-of-sevens-exercise-08-title = The Joker at once?
ring-of-sevens-exercise-08-why = Whoever holds a red 9 could lay it there and take the Joker. You have three passes: use those first, and keep the Joker.

ring-of-sevens-exercise-09-title = Jack or Joker?
ring-of-sevens-exercise-09-why = The Jack would make your rival’s Jack of Clubs a score card of 3. The Joker gives nothing, and your Jack can take it back later.

ring-of-sevens-exercise-10-title = Take the Joker back
ring-of-sevens-exercise-10-why = Lay your Jack where the Joker lies, and the Joker comes back to your hand: one more card that can go, now that you have no pass.

ring-of-sevens-exercise-11-title = One card short
ring-of-sevens-exercise-11-why = Your rival’s Jack becomes a score card, and only the Queen of Diamonds is left, stuck behind your 10: with no pass, that is a dropout.

ring-of-sevens-exercise-12-title = The last card can wait
ring-of-sevens-exercise-12-why = The others have no pass and must move. If one of them lays the 5 of Clubs, your 5 becomes a score card: 5 points more.
