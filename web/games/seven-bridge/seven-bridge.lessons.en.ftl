# Seven Bridge: what the coach says in the lessons.

# A first deal
seven-bridge-aim = Get rid of your cards in sets and runs. What you hold at the end counts against you.
seven-bridge-first-title = A first deal
seven-bridge-first-about = Draw, meld, lay off, discard, and go out.
seven-bridge-first-learned = You know how to draw, meld, lay off and discard, how to go out, and why a 7 left in your hand is expensive.

seven-bridge-lesson-first-goal = Be the first to get rid of all your cards. Each turn: draw one, meld cards that belong together, discard one.
seven-bridge-lesson-first-draw = You are the dealer, so you begin. Draw a card.
seven-bridge-lesson-first-which-meld = A meld is three or more cards of one rank (a group) or in a row in one suit (a run). But one of your cards is a meld by itself: choose it.
seven-bridge-lesson-first-which-meld-nudge = Not that one. The name of the game gives it away.
seven-bridge-lesson-first-which-meld-no = A 7 is a meld by itself: choose the 7 of Hearts.
seven-bridge-lesson-first-meld-7 = Yes, a 7 needs no company. Select it and press Meld: left in your hand, it would double your points.
seven-bridge-lesson-first-meld-7-no = A discard would end your turn. First meld the 7 of Hearts: select it and press Meld.
seven-bridge-lesson-first-discard = Every turn ends with a discard, and cards left in your hand cost points: A, J, Q and K cost 10 each. Select the K of Diamonds and press Discard.
seven-bridge-lesson-first-discard-run = Keep the 4 and 5 of Clubs: a 3 or a 6 of Clubs would make them a run. Let the K go.
seven-bridge-lesson-first-discard-9 = The 9 of Hearts can still follow your 7 once the 8 lies between them. The K fits nothing: let it go.
seven-bridge-lesson-first-discard-8 = The 8 fits nothing either, but it costs only 8. The K costs 10: let it go first.
seven-bridge-lesson-first-discard-low = A small card costs little if you are left with it. The K costs 10: let it go first.
seven-bridge-lesson-first-their-melds = Aoi has melded a group, three 3s; Ren a run of Spades. Melds can still grow: see what fits them.
seven-bridge-lesson-first-draw-2 = Your turn again. It always begins with a draw.
seven-bridge-lesson-first-meld-run = The 6 of Clubs! Select 4, 5 and 6 of Clubs and press Meld: a run.
seven-bridge-lesson-first-meld-run-lay = That fits, and it comes next. First meld the run: 4, 5 and 6 of Clubs.
seven-bridge-lesson-first-meld-run-discard = A discard ends your turn. First meld the run: 4, 5 and 6 of Clubs.
seven-bridge-lesson-first-lay-3 = With a meld of your own you may lay off on any meld. One of your cards fits Aoi’s group: select it and press Lay off.
seven-bridge-lesson-first-lay-3-no = Not yet: a discard ends your turn. Aoi’s group takes another 3, and you have one.
seven-bridge-lesson-first-discard-2 = Four 3s: that group is full. Now discard the 8 of Diamonds: it fits nothing.
seven-bridge-lesson-first-discard-2-low = The 2 costs only 2 points if you are left with it. The 8 costs more: discard that.
seven-bridge-lesson-first-discard-2-9 = Keep it, though it costs one more: with the 8 of Hearts it would follow your 7.
seven-bridge-lesson-first-laid-on-yours = Aoi has laid off the 7 of Clubs on your run, Ren a Q on the Spades. Melds are there for everyone.
seven-bridge-lesson-first-draw-3 = Two cards left. “Points in hand” shows what they would cost if someone else went out now: 11 points. Draw, and see what comes.
seven-bridge-lesson-first-lay-8 = The 8 of Hearts, just what your lone 7 wants! Lay it off there.
seven-bridge-lesson-first-lay-8-no = Do not discard yet: you can go out this turn. First lay off the 8 of Hearts on your 7.
seven-bridge-lesson-first-lay-9 = 7 and 8 are a run now, so the 9 fits, too. Lay it off.
seven-bridge-lesson-first-lay-9-no = A discard now would leave you with a card. First lay off the 9 of Hearts.
seven-bridge-lesson-first-out = One card left, just right: you go out by discarding your last card. Discard it!
seven-bridge-lesson-first-out-pays = You are out and score 0. Aoi was left with J, J and 5: that makes 10 + 10 + 5 = 25 points, and points are bad.
seven-bridge-lesson-first-doubled = Ren’s cards count 2 + 5 + 7 = 14, but the 7 doubles that: 28. Every 7 doubles, and a Joker multiplies by five.
seven-bridge-lesson-first-concealed = You may also claim nothing, hold everything back and meld it all in one turn. Going out like that, concealed, doubles the others’ points.
seven-bridge-lesson-first-lay-all = With no meld of your own you may also go out by laying off all seven cards on others’ melds. That scores −50, and lower is better.
seven-bridge-lesson-first-end = The lowest total wins the match. Next lesson: pon and chi, which let you take discards.

# Pon and chi
seven-bridge-claims-title = Pon and chi
seven-bridge-claims-about = When a discard may be yours, and what the Joker is for.
seven-bridge-claims-learned = You know when you may call pon and chi, what follows, and where the Joker fits.

seven-bridge-lesson-claims-goal = You don’t always have to draw: with pon and chi you take a discard for a meld. Aoi is the dealer and begins.
seven-bridge-lesson-claims-pon-discard-joker = Keep the Joker: it soon makes a meld. Left with it, you would score five times as much.
seven-bridge-lesson-claims-pon-discard-run = The 4 and 5 of Spades wait for a 3 or a 6. Keep them.
seven-bridge-lesson-claims-pon-discard-low = That one costs less if it stays. Of the cards that fit nothing, discard the most expensive first.
seven-bridge-lesson-claims-which-9 = Aoi discards the 9 of Hearts. Which card of yours has the same rank? Choose one.
seven-bridge-lesson-claims-which-9-nudge = Not that one. Only the rank must be the same: the suit does not matter.
seven-bridge-lesson-claims-which-9-no = Your 9 of Spades and 9 of Diamonds have that rank: choose one.
seven-bridge-lesson-claims-pon = Right. With two of them you may call pon, at any time and on anyone’s discard. Select both 9s and press Pon.
seven-bridge-lesson-claims-pon-pass = You may pass. But a pon rids you of two cards: select both 9s and press Pon.
seven-bridge-lesson-claims-pon-joker = The Joker would count as a 9, but you do not need it for this. Select the two 9s alone.
seven-bridge-lesson-claims-pon-discard = After a pon or chi you neither draw nor meld anything more. You only discard: the Q of Clubs, which fits nothing and costs 10.
seven-bridge-lesson-claims-skip = After your pon the turn goes to your left: Aoi again. Ren and Mio are skipped, and a pon comes before a chi.
seven-bridge-lesson-claims-two = Ren has melded just 6 and 7 of Diamonds: beside a 7, one card is enough. 6-7 or 7-8 of a suit is a meld, and so is 7-7.
seven-bridge-lesson-claims-now-chi = Chi is not allowed until the turn has come back to the dealer. It has: you are next after Mio and may call chi on the 3.
seven-bridge-lesson-claims-which-3 = Which card of yours makes a run with the 3 of Spades? Choose one.
seven-bridge-lesson-claims-which-3-nudge = Not that one. A run stays in one suit, without a gap.
seven-bridge-lesson-claims-which-3-no = The 4 and the 5 of Spades go on from the 3: choose one.
seven-bridge-lesson-claims-chi = Right. Select 4, 5 and the Joker, which stands for any card in a meld, here the 2 or the 6. Press Chi: that leaves you just one card.
seven-bridge-lesson-claims-chi-draw = You may draw. But a chi takes three cards off your hand here: select 4, 5 and the Joker.
seven-bridge-lesson-claims-chi-without = That is a chi, too. But then the Joker stays in your hand: take it into the run.
seven-bridge-lesson-claims-chi-other = That would leave you with a Spade. Take all three: 4, 5 and the Joker.
seven-bridge-lesson-claims-out = One card left. Discard it, and you are out!
seven-bridge-lesson-claims-paid = Out, and 0 points! Ren scores 36; with a Joker among those cards it would have been 5 × 36 = 180.
seven-bridge-lesson-claims-end = Remember: pon on anyone’s discard, chi on that of the player before you. The table shows you when you can.
