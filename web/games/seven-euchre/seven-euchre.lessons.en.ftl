# What the coach says in Seven Euchre's lessons. Ren is seat 2, Aoi seat 1, Mio seat 3.
seven-euchre-aim = You and your partner bid how many tricks you will win. Keep the bid to score; every 7 is a trump.
seven-euchre-cards-title = Trumps and a partner
seven-euchre-cards-about = One deal with a coach: the seven suits, their 7s, and what a promise is worth.
seven-euchre-cards-learned = You know the seven suits and their 7s, how to follow and to trump, and what a kept promise is worth.
seven-euchre-auction-title = The auction
seven-euchre-auction-about = Three short deals: bid, outbid, exchange, and let others bid too high.
seven-euchre-auction-learned = You know how to bid, outbid and exchange, and what a broken promise costs.

# Trumps and a partner
seven-euchre-lesson-cards-welcome = Welcome! The aim: win as many tricks with your partner as you bid. There are seven suits of seven cards, from Coffins (7 to K), each one lower, to Hearts (A to 7).
seven-euchre-lesson-cards-common = Only one rank is found in every suit, and it gives the game its name. Pick a card of that rank.
seven-euchre-lesson-cards-common-nudge = That rank is missing from some suits. The game is named after the one that every suit has.
seven-euchre-lesson-cards-common-no = Every suit has a 7: choose one of your 7s.
seven-euchre-lesson-cards-partner = Right, the 7s. Ren, across the table, is your partner. Your tricks and Ren’s count together.
seven-euchre-lesson-cards-bid = Ren bids Book 8: your side is to take at least 8 of the 12 tricks, with Book as trump. You and the others pass.
seven-euchre-lesson-cards-lowest = Trumps beat all other cards: Book is trump, and so is every 7, thirteen in all. Pick your lowest trump.
seven-euchre-lesson-cards-lowest-nudge = Not that one. Count both kinds of trumps: the Book suit, and every 7.
seven-euchre-lesson-cards-lowest-no = Your trumps are the Book 4 and the two 7s. The lowest of them is the Book 4.
seven-euchre-lesson-cards-follow-trump = Ren leads trump, so you must play one, and your 7s count. The Book 7 is the highest of all: play a low one.
seven-euchre-lesson-cards-follow-trump-no = Nothing beats the Book 7, and Ren is on your side. Keep the 7 and play the Book 4.
seven-euchre-lesson-cards-sevens = Trump again, and you have only 7s. The six 7s of other suits rank from Coffin down to Heart: play the lower one.
seven-euchre-lesson-cards-sevens-no = Of your two 7s the Star 7 is the higher one. Keep it, and play the Heart 7.
seven-euchre-lesson-cards-winner = Three trumps. The trump suit’s own 7, 9 and 8 come first, then the other 7s. Pick the one that is winning.
seven-euchre-lesson-cards-winner-nudge = Not that one. Some cards of the trump suit itself stand above the other 7s.
seven-euchre-lesson-cards-winner-no = The trump suit’s own 7, 9 and 8 stand above the other six 7s. The Book 9 is winning.
seven-euchre-lesson-cards-follow = Coffin is led and you hold Coffins, so you must follow suit. The K is the highest: play your lower card.
seven-euchre-lesson-cards-follow-no = The K beats both of your Coffins. Keep the 10, and play the Coffin 9.
seven-euchre-lesson-cards-ruff = Time is led, and you have none: any card may be played. A trump wins the trick. Take it!
seven-euchre-lesson-cards-ruff-no = That would leave the trick to Mio’s Time 12. Your Star 7 is a trump and beats it.
seven-euchre-lesson-cards-lead = Well done! Whoever wins a trick leads the next. Stars go from 5 to 11: lead the one that no other Star beats.
seven-euchre-lesson-cards-lead-star = There are higher Stars still out. No Star beats the 11: lead that.
seven-euchre-lesson-cards-lead-no = Stars first, please: no other Star beats the Star 11.
seven-euchre-lesson-cards-rest = All five tricks so far are yours and Ren’s. Three more keep the promise; the rest goes by quickly.
seven-euchre-lesson-cards-made = Ten tricks are 10 points. The promise of eight was kept, and Book 8 is worth another 19.
seven-euchre-lesson-cards-missed = With only 7 tricks you’d have been one short: 7 points, not 19 more, and the others would get 1 × their 5 tricks.
seven-euchre-lesson-cards-no-trump = A bid may also be “no trump”: then there are no trumps, and each 7 belongs to its own suit. The highest card of the suit led wins, and the bid scores a little more than any suit’s.
seven-euchre-lesson-cards-end = The first side to reach 77 wins. Next you bid yourself. See you there!

# The auction
seven-euchre-lesson-auction-pass = All three have passed. A bid promises 7 tricks or more, and no suit gives you more than five trumps: pass.
seven-euchre-lesson-auction-pass-no = That would promise 7 tricks or more. Five trumps and no K are too little: pass.
seven-euchre-lesson-auction-second = Everyone passed. The card from the centre makes Coffin trump, and now only a number is bid. Pass again.
seven-euchre-lesson-auction-second-no = Of the thirteen trumps you hold four, and your partner has passed twice. Pass.
seven-euchre-lesson-auction-void = Nobody bid: no points, and the next deal comes. Had someone bid this time, there would have been no exchange.
seven-euchre-lesson-auction-bid = Mio bids Onion 7. Suits of lower ranks bid higher, so you must go to 8: Star 8, as Star gives you six trumps.
seven-euchre-lesson-auction-bid-pass = You would have six trumps and a K. That is worth more than a pass: bid Star 8.
seven-euchre-lesson-auction-bid-high = There is no need to promise so much yet. Star 8 is enough to beat Onion 7.
seven-euchre-lesson-auction-bid-no = Your long suit is Star: four Stars, and two other 7s on top. Bid Star 8.
seven-euchre-lesson-auction-higher = Mio goes up to Onion 8. Nine tricks look possible with your hand: bid Star 9.
seven-euchre-lesson-auction-higher-pass = Then Mio would choose the trump. Your hand is worth one more: bid Star 9.
seven-euchre-lesson-auction-higher-no = Star is your suit, and 9 is enough to beat Onion 8. Bid Star 9.
seven-euchre-lesson-auction-exchange = You are the declarer and took the Star 8 from the centre. Now discard one card: the Time 6, your only Time.
seven-euchre-lesson-auction-exchange-heart = A good idea: no Heart left, so you could trump one. Here we do the same with the Time 6.
seven-euchre-lesson-auction-exchange-no = That card is worth more to you. Without the Time 6 you have no Time left and can trump one.
seven-euchre-lesson-auction-lead = The declarer leads. Draw the others’ trumps first, so that they cannot trump your good cards: lead the Star 7.
seven-euchre-lesson-auction-lead-no = Begin with trumps, from the top. Nothing beats the Star 7.
seven-euchre-lesson-auction-rest = Ren and Mio had to follow with trumps; Aoi has none. The rest goes by quickly: will it be nine?
seven-euchre-lesson-auction-made = Nine tricks are 9 points, and Star 9 is worth another 25. The more tricks bid, the more a bid is worth.
seven-euchre-lesson-auction-let = Mio bids Heart 10. You hold four of the thirteen trumps, two high Coffins and the Time 12: let Mio try, and pass.
seven-euchre-lesson-auction-let-no = You may outbid Mio, but this Heart 10 looks too high. Let it fail, and pass.
seven-euchre-lesson-auction-low = Mio leads the Heart 7, the highest trump. You must follow with a trump: give the lowest.
seven-euchre-lesson-auction-low-no = The Heart 7 beats them all. Keep the better ones, and play the Heart 4.
seven-euchre-lesson-auction-over = Now the Book 7 is led. One of your trumps beats it: think of the order of the suits.
seven-euchre-lesson-auction-over-no = That one ranks below the Book 7. Coffin comes first among the 7s: play the Coffin 7.
seven-euchre-lesson-auction-missed = Mio’s side took 6 and is 4 short: it scores only the 6. You score your 6 tricks, and 4 × 6 = 24 for the bid that failed.
seven-euchre-lesson-auction-end = A partner who bids over you usually has more trumps in the new suit: let it stand. Now bid what you can keep, and have fun!
