# Seven Bridge: exercises. Each has a title, what is asked (-ask), why the answer is right (-why) and, where it says
# more than the measured reason, what every wrong answer comes to (-not)

seven-bridge-exercise-01-title = Three cards left
seven-bridge-exercise-01-ask = You have drawn and hold the 6 of Spades, the 6 of Diamonds and the 9 of Clubs. What do you do?
seven-bridge-exercise-01-why = One 6 goes on the 7 of Spades, the other on the run from the 7 of Diamonds. The 9 is left to discard, and you are out.
seven-bridge-exercise-01-not = Your turn ends, though you could have gone out.

seven-bridge-exercise-02-title = Two cards left
seven-bridge-exercise-02-ask = You have drawn the 4 of Diamonds; the Jack of Hearts is your other card. What do you do?
seven-bridge-exercise-02-why = Lay off the 4 of Diamonds on the run from 5 to 8; the Jack is then your last card, and discarding it takes you out.
seven-bridge-exercise-02-not = Your turn ends, though you could have gone out.

seven-bridge-exercise-03-title = The Joker has come
seven-bridge-exercise-03-ask = You have drawn the Joker, beside the 10 of Spades and the 9 and 10 of Diamonds. What do you do?
seven-bridge-exercise-03-why = Meld three of your four cards, the Joker among them, and discard the last: you are out. Left in your hand, the Joker makes the penalty five times as high.

seven-bridge-exercise-04-title = The 3 of Hearts
seven-bridge-exercise-04-ask = The 3 of Hearts has been discarded; you hold the ace and 2 of Hearts and the 4 of Spades. Draw, or chi?
seven-bridge-exercise-04-why = Chi makes ace-2-3 of Hearts, and the 4 of Spades is left to discard: you are out before anybody draws.
seven-bridge-exercise-04-not = Your hand grows by a card, and you miss going out at once.

seven-bridge-exercise-05-title = The ace of Clubs
seven-bridge-exercise-05-ask = You have drawn and hold the 2 and 9 of Hearts and the ace of Clubs. What do you do first?
seven-bridge-exercise-05-why = Lay off the ace of Clubs before you discard: someone has one card left, and every card still in your hand would count.
seven-bridge-exercise-05-not = Your turn ends with one more card in your hand than necessary.

seven-bridge-exercise-06-title = What the Joker stands for
seven-bridge-exercise-06-ask = You have drawn the Jack of Spades and hold the 3 and 5 of Diamonds too. What do you do first?
seven-bridge-exercise-06-why = The Joker stands for the 6 of Diamonds, so your 5 goes on that run. Then the Jack goes: one rival has a single card left.
seven-bridge-exercise-06-not = Your turn ends with one more card in your hand than necessary.

seven-bridge-exercise-07-title = The 7 of Clubs
seven-bridge-exercise-07-ask = You have drawn the 7 of Clubs and now hold eight cards. What do you do first?
seven-bridge-exercise-07-why = A lone 7 is a meld, and in hand it doubles your penalty. Once it lies there, your 6 and 5 of Spades go on the other 7.

seven-bridge-exercise-08-title = One of four
seven-bridge-exercise-08-ask = You have melded, and hold the Queen of Spades, the 2 of Hearts, the 5 and the 9 of Diamonds. Which one do you discard?
seven-bridge-exercise-08-why = If someone goes out, the Queen costs 10 and the 9 costs 9, the 5 and the 2 only 7 together. Discard expensive cards first.
seven-bridge-exercise-08-not = The Queen and the 9 both stay: 19 points if someone goes out.

seven-bridge-exercise-09-title = Draw or chi?
seven-bridge-exercise-09-ask = The 9 of Hearts has been discarded; you hold the 2, 8, 10 and King of Hearts. Draw, or chi?
seven-bridge-exercise-09-why = Chi on the 9 of Hearts: two of your four cards are gone, and one more goes as the discard. A draw would only add a card.
seven-bridge-exercise-09-not = Your hand grows by a card, and you miss the meld with the 9.

seven-bridge-exercise-10-title = The 5 of Spades
seven-bridge-exercise-10-ask = The 5 of Spades has been discarded; you hold the 4 and the 6, and have no meld yet. Draw, or chi?
seven-bridge-exercise-10-why = Chi makes 4-5-6 of Spades and gives you a meld, so you can lay off later; a card from the stock seldom does as much.
seven-bridge-exercise-10-not = You miss the meld, and without one you cannot lay off.

seven-bridge-exercise-11-title = Two Queens
seven-bridge-exercise-11-ask = The Queen of Spades has been discarded, and you hold two more. Pon, or pass?
seven-bridge-exercise-11-why = Pon: 20 points leave your hand, and with a meld of your own you can later lay off the 6 and 5 of Spades on the 7.
seven-bridge-exercise-11-not = 20 points stay in your hand, and with no meld you cannot lay off.

seven-bridge-exercise-12-title = Two Jacks
seven-bridge-exercise-12-ask = The Jack of Clubs has been discarded; you hold two Jacks, the ace of Spades and the 9 of Diamonds. Pon, or pass?
seven-bridge-exercise-12-why = Pon leaves the ace and the 9, and you discard one of them: a single card is left, and the expensive Jacks are gone.
seven-bridge-exercise-12-not = The two Jacks stay in your hand, 10 points each.
