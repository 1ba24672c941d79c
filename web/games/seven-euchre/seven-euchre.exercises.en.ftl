# Seven Euchre: exercises, a title and the reason for the answer each

seven-euchre-exercise-01-title = The last trumps
seven-euchre-exercise-01-why = You have no Star. The Book 3 and the Heart 7 are the last trumps: either takes this trick, and the other takes one later.

seven-euchre-exercise-02-title = Your partner wins
seven-euchre-exercise-02-why = Your partner’s Book 9 wins this trick. Follow with the 3: once the 9 is gone, your 8 is the highest Book.

seven-euchre-exercise-03-title = Which trump to lose
seven-euchre-exercise-03-why = You cannot beat the Coin 9. The Onion 7 ranks below the Coin 8, so it goes: only the 8 can win a trick later.

seven-euchre-exercise-04-title = A 2 that wins
seven-euchre-exercise-04-why = All other Onions have been played. At no trump nobody can follow and nobody can trump: the Onion 2 wins.

seven-euchre-exercise-05-title = Bid or pass?
seven-euchre-exercise-05-why = Going over no trump 10 takes eleven tricks. You have no 7, and no suit of more than two cards: pass.

seven-euchre-exercise-06-title = Trump it
seven-euchre-exercise-06-why = The other side is winning with the Star 10, and you have no Star. You play last: your one trump takes the trick.

seven-euchre-exercise-07-title = Which trump takes it?
seven-euchre-exercise-07-why = You have no Heart and play last, so either trump takes the Heart 6. The Onion 2 is enough: the Time 7 stays for one of the last tricks.

seven-euchre-exercise-08-title = Lead the top
seven-euchre-exercise-08-why = The 7 being a trump, your 6 is the highest Heart left. Lead it while the others must still follow with small Hearts.

seven-euchre-exercise-09-title = Third to play
seven-euchre-exercise-09-why = Your partner led a low trump. The Time 12 is now the highest trump: with it your side wins for sure, whatever comes last.

seven-euchre-exercise-10-title = Outbid them?
seven-euchre-exercise-10-why = Pass: they need ten tricks with Star as trump, and five of the trumps are yours, the highest among them.

seven-euchre-exercise-11-title = Count the Books
seven-euchre-exercise-11-why = No trump of yours beats the Time 7, and all other Books are gone: your 5 and 8 can still win. Throw the Time 10.

seven-euchre-exercise-12-title = Raise your partner?
seven-euchre-exercise-12-why = If your partner’s no trump 9 means what it says, your Stars, headed by the 11 and 10, take tricks there: go over Onion 10 with no trump.

seven-euchre-exercise-13-title = Second to play
seven-euchre-exercise-13-why = Only the Onion 8 beats your 7. Played now it wins, or draws the 8; held back, it lets the 6 win a cheap trick.
