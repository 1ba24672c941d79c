# Seven Bridge: exercises, a title and the reason for the answer each

seven-bridge-exercise-01-title = Two 6s that fit
seven-bridge-exercise-01-why = One 6 goes on the 7 of Spades, the other on the run from the 7 of Diamonds. The 9 is left to discard, and you are out.

seven-bridge-exercise-02-title = One card fits
seven-bridge-exercise-02-why = Lay off the 4 of Diamonds on the run from 5 to 8; the Jack is then your last card, and discarding it takes you out.

seven-bridge-exercise-03-title = The Joker has come
seven-bridge-exercise-03-why = Meld three of your four cards, the Joker among them, and discard the last: you are out. Left in hand, the Joker makes the rest count five-fold.

seven-bridge-exercise-04-title = Out by a chi
seven-bridge-exercise-04-why = Chi makes ace-2-3 of Hearts, and the 4 of Spades is left to discard: you are out before anybody draws.

seven-bridge-exercise-05-title = First lay off
seven-bridge-exercise-05-why = Lay off the ace of Clubs before you discard: others have one card left, and every card still in your hand would count.

seven-bridge-exercise-06-title = What the Joker stands for
seven-bridge-exercise-06-why = The Joker stands for the 6 of Diamonds, so your 5 goes on that run. Then the Jack goes: one rival has a single card left.

seven-bridge-exercise-07-title = A 7 on its own
seven-bridge-exercise-07-why = A lone 7 is a meld, and in hand it doubles your penalty. Once it lies there, your 6 and 5 of Spades go on the other 7.

seven-bridge-exercise-08-title = The dear card first
seven-bridge-exercise-08-why = Two rivals hold a single card: the deal may end at any moment. The Queen would cost 10, the 3 and the 2 cost 5 together.

seven-bridge-exercise-09-title = Draw or chi?
seven-bridge-exercise-09-why = Chi on the 9 of Hearts: two of your four cards are gone, and one more goes as the discard. A draw would only add a card.

seven-bridge-exercise-10-title = The 5 in the middle
seven-bridge-exercise-10-why = Chi makes 4-5-6 of Spades and gives you a meld, so later you may lay off; a card from the stock seldom does as much.

seven-bridge-exercise-11-title = Two Queens
seven-bridge-exercise-11-why = Pon: 20 points leave your hand, and with a meld of your own you may later lay off, the 6 and 5 of Spades on the 7.

seven-bridge-exercise-12-title = Pon with four cards
seven-bridge-exercise-12-why = Pon leaves the ace and the 9, and one of them is discarded: a single card is left, and the dear Jacks are gone.
