# Before a match: its form, and the page of a deal's link.
setup-seats-fixed = { $seats } players: you and { $bots } bots.
setup-level-help = The bots see what a player in their seat would see, and nothing else, at every level.{ $partners ->
        [yes] { " " }A partner plays at club level or better.
       *[no] { "" }
    }
level-beginner-about = Knows the basics and makes a beginner’s mistakes: forgets what has been played, overlooks things, goes by feel.
level-club-about = Plays soundly, counts the cards, but does not think ahead.
level-strong-about = Tries each choice against dozens of possible layouts of the hidden cards.
level-expert-about = Tries many more layouts than Strong, above all those that fit how the others have played. Takes up to a second.
setup-rules-other = { $option }: { $value }
setup-rules-and = { "; " }
setup-advanced = Choose the deal
setup-seed = Seed
setup-seed-help = Any short text. The same seed with the same options deals the same cards. Leave it empty for a new deal.
start-so = Play with these settings
learn-offer = New to this game? A lesson shows you how, one step at a time.
learn-decline = Just play
link-heading = A deal to play
link-intro = Someone has shared these cards. Everyone who opens the link gets the same deal.

# What a level gains, as measured in docs/bots.md: the share of six club players' results that it beats with the same
# cards in 200 deals; in Seven Bridge points a deal against three others. Levels that the deals cannot tell apart are
# said to be alike.
level-gain-seven-euchre = { $level ->
        [beginner] In 200 deals, it did about as well as a club player.
        [strong] In 200 deals, it beat 60 % of club players’ results with the same cards.
        [expert] In 200 deals, it beat 62 % of club players’ results, about as many as Strong.
       *[club] In 200 deals, a beginner did about as well.
    }
level-gain-sevens-heaven = { $level ->
        [beginner] In 200 deals, it did about as well as a club player.
        [strong] In 200 deals, it beat 57 % of club players’ results with the same cards.
        [expert] In 200 deals, it beat 57 % of club players’ results, as many as Strong.
       *[club] In 200 deals, a beginner did about as well.
    }
level-gain-ring-of-sevens = { $level ->
        [beginner] In 200 deals, it did about as well as a club player.
        [strong] In 200 deals, it beat 53 % of club players’ results: hardly more than a club player does.
        [expert] In 200 deals, it beat 57 % of club players’ results with the same cards.
       *[club] In 200 deals, a beginner did about as well: in this game the cards decide a lot.
    }
level-gain-seven-bridge = { $level ->
        [beginner] In 100 deals, a club player did better by 5 points a deal.
        [strong] In 160 deals, it gained less than a point a deal on club players.
        [expert] Too few deals have been measured to tell it from a club player.
       *[club] In 100 deals, it did better than beginners by 5 points a deal.
    }
level-gain-upside-down = { $level ->
        [beginner] In 200 deals, it beat 31 % of club players’ results with the same cards.
        [strong] In 200 deals, it beat 59 % of club players’ results with the same cards.
        [expert] In 200 deals, it beat 58 % of club players’ results, about as many as Strong.
       *[club] In 200 deals, a beginner beat 31 % of its results.
    }
