# What the coach says in Seven High's lesson.
seven-high-aim = Win tricks: each one is a point. Whoever has 7 points at the end of a deal wins.
seven-high-cards-title = Your first five tricks
seven-high-cards-about = One deal with a coach: suits, Kings, and the card that beats them.
seven-high-cards-learned = You know how tricks are won, and when a 7 is sure.

seven-high-lesson-welcome = Welcome! Everyone has five cards, so there are five tricks. Each trick is a point.
seven-high-lesson-seven = One of your cards beats even a King. Show me which.
seven-high-lesson-seven-nudge = A King beats that one. Look for the rank that the game is named after.
seven-high-lesson-seven-no = Look at the name of the game: it is a 7.
seven-high-lesson-lead = Right. You lead. Begin with your highest Heart, the King.
seven-high-lesson-lead-no = That would do, too, but only a 7 can beat the King. Lead that.
seven-high-lesson-won = Both followed suit with lower Hearts, so the trick is yours. The winner leads again.
seven-high-lesson-again = You cannot lead the 7 while you hold anything else. Lead the 5 of Spades.
seven-high-lesson-again-no = Keep that one. The 5 of Spades is no loss.
seven-high-lesson-winner = Tap the card that wins this trick.
seven-high-lesson-winner-nudge = Another card beats that one. Did anyone play what even a King fears?
seven-high-lesson-winner-no = A 7 beats every other card, whatever was led.
seven-high-lesson-follow = Clubs were led: follow suit, or play your 7. Someone plays after you, so keep the 7.
seven-high-lesson-follow-no = You may, but another 7 could still be put on top. Play the 3 of Clubs.
seven-high-lesson-lost = No harm done: your 7 is still there.
seven-high-lesson-last = Now you play last, and nobody can put another 7 on top. Take the trick!
seven-high-lesson-last-no = That would give the trick away. Your 7 is sure to win it.
seven-high-lesson-taken = The 7 of Diamonds wins. You have two of the four tricks so far.
seven-high-lesson-rest = One card is left. Lead it.
seven-high-lesson-score = The 8 of Hearts wins: without a 7, the highest card of the suit led does. Two tricks, two points. Whoever has 7 at the end of a deal wins. Have fun!
