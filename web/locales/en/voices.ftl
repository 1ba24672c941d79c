# Players’ remarks: at most 40 characters; a joke is on the speaker, never on the person.

voice-spoken = { $seat }: { $line }

# Aoi: sly and deadpan
voice-aoi-won = All as planned. Half of it.
voice-aoi-won-2 = I won. …On purpose.
voice-aoi-won-3 = Patience paid off. …I dozed.
voice-aoi-close = So close. My pillow will hear of it.
voice-aoi-lost = Watching today. All day, it seems.
voice-aoi-failed = The plan itself was lovely.
voice-aoi-failed-2 = That one was practice.
voice-aoi-failed-3 = …One card short up my sleeve.
voice-aoi-bankrupt = Zero. Round. Pretty.
voice-aoi-jackpot = A millionaire. …Empty sleeves.
voice-aoi-revolution = Upside down. Nice view.
voice-aoi-claim = { $call }. I was waiting.
voice-aoi-claim-2 = You dropped this. { $call }.
voice-aoi-claim-3 = { $call }. …I said it quietly.
voice-aoi-lucky = It came. My face knows nothing.
voice-aoi-bold = Don’t stop me. …Do.
voice-aoi-last = One card. You heard nothing.
voice-aoi-last-2 = One left. …Pretend I’m asleep.
voice-aoi-last-3 = My hand feels light. Ignore it.
voice-aoi-think = …I’ll make tea.
voice-aoi-bye = Later. Mind my sleeves.

# Ren: team spirit
voice-ren-won = I owe it all to you!
voice-ren-won-2 = We won! Up on the clubhouse wall!
voice-ren-won-3 = That’s what drills are for!
voice-ren-close = So close! 77 sit-ups for me!
voice-ren-lost = Fair and square! I learned lots!
voice-ren-failed = Broke my word. Seven laps.
voice-ren-failed-2 = Seven pages of apology, coming up.
voice-ren-failed-3 = At least I was loud.
voice-ren-bankrupt = There goes my birthday money.
voice-ren-jackpot = Do millionaires train at dawn?
voice-ren-revolution = Handstands! My event!
voice-ren-claim = { $call }! Loud and proud!
voice-ren-claim-2 = { $call }! Nice pass!
voice-ren-claim-3 = { $call }! Yes, sir!
voice-ren-lucky = All that drawing practice paid off!
voice-ren-bold = Knees shaking. Going in!
voice-ren-last = Last card, everyone!
voice-ren-last-2 = One to go! Eyes on the ball!
voice-ren-last-3 = Bottom of the ninth. One card!
voice-ren-think = I’ll wait. Kneeling, even.
voice-ren-bye = Thank you for the game!

# Mio: a warm saloon keeper
voice-mio-won = Luck is a skill. Probably.
voice-mio-won-2 = Quit while ahead? Never. Again!
voice-mio-won-3 = Tonight’s drink will taste good.
voice-mio-close = A hair’s breadth. Good fight.
voice-mio-lost = Well played. Drinks are on me.
voice-mio-failed = My mouth outbid my hand.
voice-mio-failed-2 = Can’t lose if you don’t bid. Oh well.
voice-mio-failed-3 = Lessons in life aren’t cheap.
voice-mio-bankrupt = You gambling fool. …Me, I mean.
voice-mio-jackpot = Tonight someone’s treating us all!
voice-mio-revolution = I do love a flipped table.
voice-mio-claim = { $call }! I’ll have that.
voice-mio-claim-2 = { $call }, dear. No tears.
voice-mio-claim-3 = { $call }. First come, first served.
voice-mio-lucky = I touched a slot machine lately.
voice-mio-bold = I’m in. Don’t ask why.
voice-mio-last = Last card. Still warm.
voice-mio-last-2 = One left. Hold your breath.
voice-mio-last-3 = One card. Stronger than whisky.
voice-mio-think = No rush. The night is long.
voice-mio-bye = Come again. I’ll hold your seat.

# Haru: captions and shouting
voice-haru-won = WON!! (See figure.)
voice-haru-won-2 = “THE END”!!
voice-haru-won-3 = The FORMULA for victory!!
voice-haru-close = Close!! Sooo close!!
voice-haru-lost = LOST!! (See figure 2.)
voice-haru-failed = (Too high. TRULY!!)
voice-haru-failed-2 = The sums do NOT add up!!
voice-haru-failed-3 = FAILURE!! (Enlarged.)
voice-haru-bankrupt = Zero!! So easy to add!!
voice-haru-jackpot = “Wonderful!!” (Figure 7.)
voice-haru-revolution = These rules are STRONG!!
voice-haru-claim = “{ $call }”!! After it!!
voice-haru-claim-2 = “{ $call }”!! The RIGHT answer!!
voice-haru-claim-3 = Worth the wait: “{ $call }”!!
voice-haru-lucky = The missing PIECE!!
voice-haru-bold = It’s (“relatively”) safe!!
voice-haru-last = One card left!! (Figure 1.)
voice-haru-last-2 = Nearly out!! PROBABLY!!
voice-haru-last-3 = My hand is so THIN!!
voice-haru-think = Time for a LONG foreword!!
voice-haru-bye = More next time!!

# Kai: mock epic
voice-kai-won = The hero made it home for dinner.
voice-kai-won-2 = And thus the day was won.
voice-kai-won-3 = Let this deal be sung for ages.
voice-kai-close = Heroes stand alone. Narrowly.
voice-kai-lost = I shall write the winner’s song.
voice-kai-failed = The bard skips this chapter.
voice-kai-failed-2 = My vow lies shattered. Beautifully.
voice-kai-failed-3 = A tragedy is still a story.
voice-kai-bankrupt = The realm is troubled. So’s my purse.
voice-kai-jackpot = The legend of the sevens, complete!
voice-kai-revolution = Hear the commoners march!
voice-kai-claim = { $call }! Destiny, no less.
voice-kai-claim-2 = { $call }! Heaven willed it.
voice-kai-claim-3 = Behold! { $call }!
voice-kai-lucky = The cards have chosen me!
voice-kai-bold = Wicked King, have at you!
voice-kai-last = One card. Hush, orchestra.
voice-kai-last-2 = The last card trembles.
voice-kai-last-3 = Curtain up on the final act.
voice-kai-think = A fine silence. I’ll rhyme it.
voice-kai-bye = The tale goes on. Farewell.

# Sora: shy and tidy
voice-sora-won = I squared my cards and won.
voice-sora-won-2 = All tidied up.
voice-sora-won-3 = Oh! I was only dusting.
voice-sora-close = Next door. Almost.
voice-sora-lost = Well done. I’ll sort better next time.
voice-sora-failed = I recounted. Still short.
voice-sora-failed-2 = I’ll cross it off my list.
voice-sora-failed-3 = My plan has a crease in it.
voice-sora-bankrupt = My purse is spotless.
voice-sora-jackpot = Three sevens. May I line them up?
voice-sora-revolution = I’ll sort them again, then.
voice-sora-claim = { $call }. I washed my hands.
voice-sora-claim-2 = { $call }. I won’t put it back.
voice-sora-claim-3 = Pardon me. { $call }.
voice-sora-lucky = Such a clean card.
voice-sora-bold = My cricket said go.
voice-sora-last = One left. So much table.
voice-sora-last-2 = One left. I dusted it, too.
voice-sora-last-3 = One card is easy to line up.
voice-sora-think = No hurry. I’m polishing corners.
voice-sora-bye = I’ll wipe the table. Bye!

# Seven, the cheat who tells the story of Seven’s Sevens Heaven: he has no seat
voice-house = Seven
voice-seven-jackpot = A millionaire, and no cheating!
voice-seven-bankrupt = So did I, yesterday. We fold next time.
