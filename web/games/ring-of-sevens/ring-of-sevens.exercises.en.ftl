# Ring of Sevens: exercises. Each has a title, what is asked (-ask), why the answer is right (-why) and, where it says
# more than the measured reason, what every wrong answer comes to (-not)

ring-of-sevens-exercise-01-title = The 6 or the 9?
ring-of-sevens-exercise-01-ask = You have no pass left. Do you play the 6 of Spades or the 9 of Hearts?
ring-of-sevens-exercise-01-why = Your own 4 and 2 wait behind the 6 of Spades. Both red 9s are yours: while you hold them, nobody gets past the red 8s.
ring-of-sevens-exercise-01-not = Others get past the red 8s, which your two 9s could have held.

ring-of-sevens-exercise-02-title = The 10 or the 5?
ring-of-sevens-exercise-02-ask = You have no pass left. Do you play the 10 of Spades or the 5 of Clubs?
ring-of-sevens-exercise-02-why = Your own Jack waits behind the 10 of Spades. The 5 of Clubs would make the other black 5 a score card for a rival: 5 points.

ring-of-sevens-exercise-03-title = Three passes left
ring-of-sevens-exercise-03-ask = Nobody else has a pass, you have three. Do you play the 9 of Clubs, or pass?
ring-of-sevens-exercise-03-why = The other three have no pass left, you have three. Wait: any of them with nothing to play drops out.
ring-of-sevens-exercise-03-not = You open the way for others who may have nothing to play.

ring-of-sevens-exercise-04-title = One of three
ring-of-sevens-exercise-04-ask = You have no pass. Do you play the 2 of Diamonds, the 8 of Diamonds or the 4 of Clubs?
ring-of-sevens-exercise-04-why = You have no pass. Nothing waits behind the 2 of Diamonds; the 4 of Clubs would open the way to a 2, the 8 of Diamonds to a 10.

ring-of-sevens-exercise-05-title = The 9 or the 2?
ring-of-sevens-exercise-05-ask = Two of you are left. Do you play the 9 of Hearts or the 2 of Clubs?
ring-of-sevens-exercise-05-why = Two are left. The 9 of Hearts would make your rival’s 9 of Diamonds a score card of 5; the 2 of Clubs gives nothing away.

ring-of-sevens-exercise-06-title = A Jack or a 2?
ring-of-sevens-exercise-06-ask = You have no pass. Do you play the Jack of Hearts or the 2 of Diamonds?
ring-of-sevens-exercise-06-why = The Jack of Hearts would give a rival a score card of 3 and open the Queen of Hearts. The 2 of Diamonds opens nothing.

ring-of-sevens-exercise-07-title = Which 10?
ring-of-sevens-exercise-07-ask = Nobody has a pass left. Do you play the 10 of Diamonds or the 10 of Clubs?
ring-of-sevens-exercise-07-why = The 10 of Clubs opens the way to your own Jack and Queen. Nobody has a pass: hold the red 10, and someone may drop out.
ring-of-sevens-exercise-07-not = The way behind it opens for others, who might have dropped out.

ring-of-sevens-exercise-08-title = Four cards to play
ring-of-sevens-exercise-08-ask = You may play the 9 of Spades, the Jack of Hearts, the 8 of Diamonds or the Joker, and have one pass. What do you do?
ring-of-sevens-exercise-08-why = Almost everything playable now is in your hand. Wait while you can: one rival has no pass left, another only one, and anyone stuck drops out.
ring-of-sevens-exercise-08-not = You give away the best chance that a rival drops out.

ring-of-sevens-exercise-09-title = Jack or Joker?
ring-of-sevens-exercise-09-ask = The place of the black Jacks is open, and you have no pass. Do you lay the Jack of Spades there, or the Joker?
ring-of-sevens-exercise-09-why = The Jack would make your rival’s Jack of Clubs a score card of 3. The Joker gives nothing, and your Jack can take it back later.
ring-of-sevens-exercise-09-not = Your rival’s Jack of Clubs becomes a score card, worth 3 points.

ring-of-sevens-exercise-10-title = The Jack or the King?
ring-of-sevens-exercise-10-ask = The Joker lies in the place of the black Jacks, and you have no pass. Do you play the Jack or the King of Spades?
ring-of-sevens-exercise-10-why = Play your Jack where the Joker lies and the Joker returns to your hand: one more card to play, now that you have no pass.
ring-of-sevens-exercise-10-not = The Joker stays there, and whoever holds the other black Jack may take it.

ring-of-sevens-exercise-11-title = One card short
ring-of-sevens-exercise-11-ask = Two of you are left, nobody has a pass, and your rival holds four cards. The 10 of Diamonds or the Jack of Clubs?
ring-of-sevens-exercise-11-why = Your rival’s Jack becomes a score card, and only the Queen of Diamonds is left, stuck behind your 10. With no pass, your rival drops out.
ring-of-sevens-exercise-11-not = Your rival can play the Queen of Diamonds.

ring-of-sevens-exercise-12-title = One pass left
ring-of-sevens-exercise-12-ask = You can only play the 5 of Spades, and you have one pass; the others have none. Do you play it, or pass?
ring-of-sevens-exercise-12-why = The others have no pass and must move. If one of them plays the 5 of Clubs, your 5 becomes a score card: 5 points more.
ring-of-sevens-exercise-12-not = Played now, your 5 can no longer become a score card of 5 points.
