# Seven Euchre: exercises. Each has a title, what is asked (-ask), why the answer is right (-why) and, where it says
# more than the measured reason, what every wrong answer comes to (-not)

seven-euchre-exercise-01-title = No Star in hand
seven-euchre-exercise-01-ask = Book is trump. The other side leads the Star 11, and you need four of the last five tricks. What do you play?
seven-euchre-exercise-01-why = You have no Star. The Book 3 and the Heart 7 are the last trumps: either takes this trick, and the other takes one later.
seven-euchre-exercise-01-not = The Star 11 takes the trick: only a trump beats it.

seven-euchre-exercise-02-title = The 3 or the 8?
seven-euchre-exercise-02-ask = Your partner’s Book 9 is winning. Do you follow with the 3 or with the 8?
seven-euchre-exercise-02-why = Your partner’s Book 9 wins this trick. Follow with the 3: once the 9 is gone, your 8 is the highest Book.
seven-euchre-exercise-02-not = The 8 goes into a trick that is your side’s already; later it would be the highest Book.

seven-euchre-exercise-03-title = Two trumps
seven-euchre-exercise-03-ask = The other side leads the Coin 9, a trump. Your trumps are the Coin 8 and the Onion 7. Which one do you play?
seven-euchre-exercise-03-why = You cannot beat the Coin 9. The Onion 7 ranks below the Coin 8, so it goes: only the 8 can win a trick later.
seven-euchre-exercise-03-not = The 8 falls under the 9, and the 7 that is left ranks lower.

seven-euchre-exercise-04-title = Seven tricks to go
seven-euchre-exercise-04-ask = No trump, ten tricks promised, five won. You have the lead: which card?
seven-euchre-exercise-04-why = All other Onions have been played. At no trump nobody can follow and nobody can trump: the Onion 2 wins.
seven-euchre-exercise-04-not = A higher card of that suit is still out, and the lead may go to the other side.

seven-euchre-exercise-05-title = Bid or pass?
seven-euchre-exercise-05-ask = The other side has bid no trump 10. Do you bid higher?
seven-euchre-exercise-05-why = To go over no trump 10 you must promise eleven tricks. You have no 7 and no suit of more than two cards: pass.

seven-euchre-exercise-06-title = The last to play
seven-euchre-exercise-06-ask = The Star 10 of the other side is winning; you have no Star and play last. What do you play?
seven-euchre-exercise-06-why = The other side is winning with the Star 10, and you have no Star. You play last: your one trump takes the trick.
seven-euchre-exercise-06-not = The Star 10 stands, and the trick goes to the other side.

seven-euchre-exercise-07-title = Three cards left
seven-euchre-exercise-07-ask = The other side’s Heart 6 is winning; you have no Heart and play last. What do you play?
seven-euchre-exercise-07-why = You have no Heart and play last, so either trump takes the Heart 6. The Onion 2 is enough: the Time 7 stays for one of the last tricks.

seven-euchre-exercise-08-title = Three Hearts
seven-euchre-exercise-08-ask = You have only Hearts left: the A, the 3 and the 6, and it is your lead. Which one?
seven-euchre-exercise-08-why = The 7 is a trump, so your 6 is the highest Heart left. Lead it while the others must still follow with small Hearts.
seven-euchre-exercise-08-not = A higher Heart that is still out may win, and the 6 may be trumped when its turn comes.

seven-euchre-exercise-09-title = Third to play
seven-euchre-exercise-09-ask = Time is trump. Your partner leads the Onion 7, a trump. Do you play the Time 12 or the Star 7?
seven-euchre-exercise-09-why = Your partner led a low trump. The Time 12 is now the highest trump: with it your side wins for sure, whatever comes last.
seven-euchre-exercise-09-not = The last to play may still beat it with a Time 8 or 10.

seven-euchre-exercise-10-title = Outbid them?
seven-euchre-exercise-10-ask = The other side has bid Star 10. Do you outbid them?
seven-euchre-exercise-10-why = Pass: they need ten tricks with Star as trump, and five of the trumps are yours, the highest among them.

seven-euchre-exercise-11-title = What to discard
seven-euchre-exercise-11-ask = The other side’s Time 7 is winning, you have no Onion, and none of your trumps beats it. What do you discard?
seven-euchre-exercise-11-why = No trump of yours beats the Time 7, and all other Books are gone: your 5 and 8 can still win. Discard the Time 10.
seven-euchre-exercise-11-not = You discard a card that can still win a trick.

seven-euchre-exercise-12-title = Raise your partner?
seven-euchre-exercise-12-ask = Your partner bids no trump 9, the other side Onion 10. And you?
seven-euchre-exercise-12-why = If your partner’s no trump 9 means what it says, your Stars, headed by the 11 and 10, take tricks there: go over Onion 10 with no trump.

seven-euchre-exercise-13-title = Second to play
seven-euchre-exercise-13-ask = No trump. The other side leads the Onion 6. Do you play the 2 or the 7?
seven-euchre-exercise-13-why = Only the Onion 8 beats your 7. Played now it wins, or draws the 8; held back, it lets the 6 win a cheap trick.
