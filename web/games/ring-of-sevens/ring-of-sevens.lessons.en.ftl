# What the coach says in the lessons of Ring of Sevens. Aoi is seat 1, Ren seat 2, Mio seat 3.
ring-of-sevens-chains-title = Chains and going out
ring-of-sevens-chains-about = From the first 8 to going out: chains, places for one card only, passes, and what it pays.
ring-of-sevens-chains-learned = You know how the chains grow, what a score card is, when to pass, and what going out first pays.
ring-of-sevens-twins-title = Twins and dropping out
ring-of-sevens-twins-about = Make score cards of your own, open a way with the Joker, and see somebody drop out.
ring-of-sevens-twins-learned = You know what a twin becomes, what the Joker does, and what dropping out costs.

# Chains and going out
ring-of-sevens-lesson-chains-ring = The four 7s are out: a ring. Red and black chains grow from it, up to the K and down to the A.
ring-of-sevens-lesson-chains-eight = Get rid of your cards! Any 8 or 6 may be played right away: play the 8 of Spades.
ring-of-sevens-lesson-chains-eight-not-pass = Save your passes while a card of yours can go. Play the 8 of Spades.
ring-of-sevens-lesson-chains-which-goes-on = From its 7 outward a card needs a complete way, and only one black 8 lies there. Which of your cards can go on now? Tap it.
ring-of-sevens-lesson-chains-which-goes-on-else = Not yet: its way is not complete. Your 8 of Spades leads on to the 9 of Spades.
ring-of-sevens-lesson-chains-nine = You hold both black 9s, but there is room for one: odd cards share a place. Play the 9 of Spades.
ring-of-sevens-lesson-chains-nine-not-pass = No need to pass: the 9 of Spades can go, and it does you good.
ring-of-sevens-lesson-chains-score-card = The twin, your 9 of Clubs, has lost its place: a score card now, 5 points for you. You need not play it any more.
ring-of-sevens-lesson-chains-which-took-it = Others make score cards, too: your 5 of Spades has just become one. Which card took its place? Tap it on the board.
ring-of-sevens-lesson-chains-which-took-it-else = It has the same rank and the same colour: tap the 5 of Clubs.
ring-of-sevens-lesson-chains-five = The 6 of Hearts lies there, so play the 5 of Hearts. Its twin is yours, too: 5 points more.
ring-of-sevens-lesson-chains-five-not-10 = The 10 can wait: nobody can take its place. First the 5 of Hearts, which opens your way down to a 3.
ring-of-sevens-lesson-chains-five-not-pass = Save your passes: the 5 of Hearts can go, and makes you a score card.
ring-of-sevens-lesson-chains-closed = Ren’s 8 of Clubs closes the ring of black 8s. Beyond the 9 Clubs may go on now, too, not only Spades.
ring-of-sevens-lesson-chains-ten = Even cards have a place each: nobody can take yours. Play the 10 of Spades.
ring-of-sevens-lesson-chains-ten-not-pass = Save your passes: the 10 of Spades can go.
ring-of-sevens-lesson-chains-pass = Your 3s wait for a red 4, so you must pass. Everybody has 3 passes, and one more for each 7 laid out: you have 6.
ring-of-sevens-lesson-chains-last = Aoi’s 4 of Hearts completes the way. Play the 3 of Hearts: its twin becomes a score card, and you are out!
ring-of-sevens-lesson-chains-last-not-pass = With the 3 of Hearts you go out at once: play it!
ring-of-sevens-lesson-chains-out = Nothing but score cards left: you go out first! The 9 and the two 5s count 5 points each, the two 3s 3 each: 21 in all.
ring-of-sevens-lesson-chains-pays = First out is the small winner, most points the big winner. You are both: the others pay you 21 each!

# Twins, the Joker, dropping out
ring-of-sevens-lesson-twins-joker = This time a Joker plays along: an option of the game. It is yours, and so are two twins, the red 9s.
ring-of-sevens-lesson-twins-eight = Twins in one hand are worth having: lay one, and the other scores. The 8 of Diamonds opens the way to your 9s.
ring-of-sevens-lesson-twins-eight-not-pass = Save your passes: the 8 of Diamonds opens your own way.
ring-of-sevens-lesson-twins-which-scores = If you now lay the 9 of Diamonds, which of your cards becomes a score card? Tap it.
ring-of-sevens-lesson-twins-which-scores-else = Its twin does, of the same rank and colour: tap the 9 of Hearts.
ring-of-sevens-lesson-twins-nine = Right, and the way for Diamonds is open. Play the 9 of Diamonds.
ring-of-sevens-lesson-twins-nine-not-pass = Save your passes: the 9 of Diamonds can go.
ring-of-sevens-lesson-twins-nine-not-joker = Save the Joker: it will soon be worth more. Play the 9 of Diamonds.
ring-of-sevens-lesson-twins-lay-joker = The Joker may go to an odd place that can be filled now. Lay it on the black 9: beyond a Joker either suit may go on.
ring-of-sevens-lesson-twins-lay-joker-not-9 = Then only Clubs could go on, and the twin would score for somebody else. Lay the Joker there instead.
ring-of-sevens-lesson-twins-lay-joker-not-pass = Save your passes: the Joker can open a way for you. Lay it on the black 9.
ring-of-sevens-lesson-twins-lay-joker-else = That would open a way for your 4 of Hearts. Your 10 of Spades needs it more: lay the Joker on the black 9.
ring-of-sevens-lesson-twins-held-back = Aoi and Ren could play, but pass to hold back what others wait for. Mio cannot play, and has no pass left now.
ring-of-sevens-lesson-twins-beyond = No 8 of Spades, and yet it works: the Joker leads on to both suits. Play the 10 of Spades.
ring-of-sevens-lesson-twins-beyond-not-9 = That would swap the 9 for the Joker, and the way would be shut. First play the 10 of Spades.
ring-of-sevens-lesson-twins-beyond-not-pass = Save your passes: the 10 of Spades can go.
ring-of-sevens-lesson-twins-swap = Ren has swapped a card for the Joker: your 9 of Clubs scores now. Which card lies in the Joker’s place? Tap it.
ring-of-sevens-lesson-twins-swap-else = It is the twin of your 9 of Clubs: tap the 9 of Spades.
ring-of-sevens-lesson-twins-drop = No pass left and nothing to play: Mio drops out. Mio’s cards are laid in their places, and a score card is lost.
ring-of-sevens-lesson-twins-late = They took the places of six cards of yours: more score cards, and 22 points in all. You have one card left to play.
ring-of-sevens-lesson-twins-last = Mio’s 5 of Diamonds fills the red 5, and the 6 of Hearts lies there. So play your 4 of Hearts, and you are out!
ring-of-sevens-lesson-twins-last-not-pass = No need to pass: with the 4 of Hearts you go out at once.
ring-of-sevens-lesson-twins-pays = First out and most points: everybody pays you 22. Mio, the first to drop out, ranks last.
