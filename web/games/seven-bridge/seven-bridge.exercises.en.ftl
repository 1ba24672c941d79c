# Seven Bridge: exercises, a title and the reason for the answer each

seven-bridge-exercise-01-title = One card fits
seven-bridge-exercise-01-why = Lay off the 4 of Diamonds on the run from 5 to 8; the Jack is then your last card, and discarding it takes you out.

seven-bridge-exercise-02-title = The Joker has come
seven-bridge-exercise-02-why = Meld three of your four cards with the Joker and discard the last: you are out. In hand the Joker would cost five-fold.

seven-bridge-exercise-03-title = Draw or chi?
seven-bridge-exercise-03-why = Chi on the 9 of Hearts: the run takes two of your four cards out of your hand. A card from the stock would only add one.

seven-bridge-exercise-04-title = King or two
seven-bridge-exercise-04-why = A King left over costs 10, a 2 only 2. Others are down to two or three cards, so the dear card goes first.
