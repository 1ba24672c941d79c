# Seven Bridge: exercises, a title and the reason for the answer each

seven-bridge-exercise-01-title = One card fits
seven-bridge-exercise-01-why = Lay off the 4 of Diamonds on the run from 5 to 8; the Jack is then your last card, and discarding it takes you out.

seven-bridge-exercise-02-title = One after the other
seven-bridge-exercise-02-why = The 4 of Spades goes on your run 5-6-7, then the 3 on the 4. The 2 of Hearts is left to discard, and you are out.

seven-bridge-exercise-03-title = The Joker has come
seven-bridge-exercise-03-why = Meld three of your four cards with the Joker and discard the last: you are out. Left in hand, a Joker makes the rest count five-fold.

seven-bridge-exercise-04-title = Out by a chi
seven-bridge-exercise-04-why = Chi makes ace-2-3 of Hearts, and the 4 of Spades is left to discard: you are out before anybody draws.

seven-bridge-exercise-05-title = First lay off
seven-bridge-exercise-05-why = Lay off the ace of Clubs before you discard: others have one card left, and every card still in your hand would count.

seven-bridge-exercise-06-title = What the Joker stands for
seven-bridge-exercise-06-why = The Joker stands for the 6 of Diamonds, so your 5 goes on that run. Then the Jack goes: one rival has a single card left.

seven-bridge-exercise-07-title = A 7 on its own
seven-bridge-exercise-07-why = A lone 7 is a meld, and in hand it doubles your penalty. Once it lies there, your 6 and 5 of Spades go on the other 7.

seven-bridge-exercise-08-title = A pair and a King
seven-bridge-exercise-08-why = The King alone would cost 10. The two 3s stay: a third one discarded by anybody gives you a pon.

seven-bridge-exercise-09-title = Draw or chi?
seven-bridge-exercise-09-why = Chi on the 9 of Hearts: two of your four cards are gone, and one more goes as the discard. A draw would only add a card.

seven-bridge-exercise-10-title = Two Queens
seven-bridge-exercise-10-why = Pon: 20 points leave your hand, and with a meld of your own you may lay off: 6 and 5 of Spades on the 7.

seven-bridge-exercise-11-title = Pon with four cards
seven-bridge-exercise-11-why = Pon leaves the ace and the 9, and one of them is discarded: a single card is left, and the dear Jacks are gone.
