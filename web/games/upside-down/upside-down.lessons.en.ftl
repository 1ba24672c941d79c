# Upside Down: what the coach says in the lessons.

# A first deal
upside-down-aim = Get rid of your cards first. Beat the last play, or pass; the die turns high and low over.
upside-down-first-title = A first deal
upside-down-first-about = Beat, pass, turn the die, and go out.
upside-down-first-learned = You know single cards, sets and runs, when to pass, what turns the die, and which last card is forbidden.

upside-down-lesson-first-goal = The first to play all their cards wins. You beat the play before yours: same pattern, same number of cards, but stronger.
upside-down-lesson-first-strongest = The die shows 6: high cards are strong, and suits do not matter. Choose your strongest card.
upside-down-lesson-first-strongest-nudge = There is a stronger one. While the die shows 6, go up to the highest rank.
upside-down-lesson-first-strongest-no = There is a stronger one. While the die shows 6, the K beats everything.
upside-down-lesson-first-12-run = Coffin 12 and K make a run together, and will do more for you later. Keep them.
upside-down-lesson-first-12 = Ren, who shows the Coin 7, opened with a single card; Mio’s 11 beats it. Play the Time 12: only the K beats it, and that is yours.
upside-down-lesson-first-12-pass = If you pass, Mio may open the next round. Play the Time 12.
upside-down-lesson-first-set = All passed, so you open the next round with whatever you like. Try a set, cards of one rank: select the two 3s and play them.
upside-down-lesson-first-set-run = A good idea, and it comes next. First the two 3s.
upside-down-lesson-first-set-king = Too early: Coffin 12 and K are too strong to open with. Begin with the two 3s.
upside-down-lesson-first-set-no = When you open, you can get rid of several weak cards at once. Select both 3s.
upside-down-lesson-first-run = Nobody beats your set: you open again. Now a run, neighbours in one suit: Star 5, 6 and 7.
upside-down-lesson-first-run-no = Three cards at once are better: select Star 5, 6 and 7.
upside-down-lesson-first-beaten = Aoi’s run of three, 7-8-9, beats 5-6-7. You have none that is higher, so pass. A pass is not final: you may still play later in the round.
upside-down-lesson-first-king = Runs of two now, up to 8-9. Yours is the highest there can be: Coffin 12 and K. And watch the die!
upside-down-lesson-first-king-pass = You can beat this and open next: play Coffin 12 and K.
upside-down-lesson-first-turned = The Coffin K, alone or in a run, turns the die to 1 and ends the round at once. You open again.
upside-down-lesson-first-strongest-now = At 1 everything is upside down: low cards are strong. Choose the card that is your strongest now.
upside-down-lesson-first-strongest-now-nudge = There is a stronger one. While the die shows 1, go down to the lowest rank.
upside-down-lesson-first-strongest-now-no = There is a stronger one. While the die shows 1, the A beats everything.
upside-down-lesson-first-ace = Right. At 1 the Heart A turns the die back. But your last play may not turn the die, so play the A before it.
upside-down-lesson-first-ace-pair = Then the A would be your last card, and it may not be: it turns the die. Play it first.
upside-down-lesson-first-ace-9 = Keep the three 9s together: they can go in one play. First the A.
upside-down-lesson-first-out = The die is back at 6, and you open once more. Play the three 9s, a set of three, and you are out!
upside-down-lesson-first-out-9 = Then you would be left with the rest. Select all three 9s.
upside-down-lesson-first-won = First out: you are the winner and score 3. The others play on, and the one left with cards scores −1.
upside-down-lesson-first-end = Four cards of a rank or a run of four also turn the die: more of that in the next lesson.

# The die, titles, exchange
upside-down-titles-title = The exchange
upside-down-titles-about = The die turned by four cards, and what winner and loser give each other.
upside-down-titles-learned = You know how four cards turn the die, what the titles score, and how winners and losers exchange.

upside-down-lesson-titles-goal = Four cards of one rank turn the die, and so does a run of four. The round goes on then: watch.
upside-down-lesson-titles-eights = You hold the Coin 7, so you open. Play your four 8s, a set of four.
upside-down-lesson-titles-eights-tens = The 10s turn the die, too, but are better as an answer later. First the four 8s.
upside-down-lesson-titles-eights-no = With the 8s four cards leave your hand at once. Select all four of them.
upside-down-lesson-titles-back = Your 8s turned the die to 1, where low cards are strong. So Ren’s four 6s beat them, and turned it back to 6.
upside-down-lesson-titles-which = Only four of a rank may answer that. Which four of yours beat the 6s now? Choose one of them.
upside-down-lesson-titles-which-nudge = It takes four cards of one rank. The die shows 6, so they must be higher than 6.
upside-down-lesson-titles-which-no = Your four 10s beat the 6s: choose one of them.
upside-down-lesson-titles-tens = Yes: play the four 10s, and the die turns to 1 once more.
upside-down-lesson-titles-tens-pass = If you pass, Ren opens the next round. Take it yourself: play the four 10s.
upside-down-lesson-titles-twos = All passed, and you open at 1. Play the two 2s: no pair beats them, as there is only one A.
upside-down-lesson-titles-twos-sevens = At 1 the 7s can be beaten, the 2s cannot. First the 2s: you then open again.
upside-down-lesson-titles-twos-no = Two at a time is quicker. Select both 2s.
upside-down-lesson-titles-sevens = You open with two 7s left. Two cards do not turn the die, so they may be your last: play both.
upside-down-lesson-titles-sevens-no = One 7 would leave you with the other. Select both.
upside-down-lesson-titles-out = First out! Four 7s at once would have been forbidden: they turn the die. The rest goes by quickly.
upside-down-lesson-titles-names = You are the winner: 3 points. Ren is the second winner: 1. Mio, the second loser, gets 0, and Aoi, the loser, −1.
upside-down-lesson-titles-exchange = In the next deal the loser gives the winner, you, three cards unseen, and you give back any three.
upside-down-lesson-titles-give = Aoi’s cards are marked: the Coffin K, the Heart 5, the Onion 6. Give back the three cards that go with nothing.
upside-down-lesson-titles-give-no = Onion 6, Book 7 and Star 8 stand alone: give those. All your other cards go together.
upside-down-lesson-titles-given = Second winner and second loser exchanged one card. The die begins at 6, and the loser opens.
upside-down-lesson-titles-turns = Aoi opens with a single card. Choose the one card of yours that would turn the die now by itself.
upside-down-lesson-titles-turns-nudge = That one does not turn the die by itself. Look among your highest cards.
upside-down-lesson-titles-turns-no = At 6 only one card turns the die by itself: the Coffin K.
upside-down-lesson-titles-end = Exactly, and your four 5s would turn it too. Now you know it all: to the table!
