# Before a match: its form, and the page of a deal's link.
setup-seats-fixed = { $seats } players: you and { $bots } bots.
setup-level-help = The bots see what a player in their seat would see, and nothing else, at every level.{ $partners ->
        [yes] { " " }A partner plays at club level or better.
       *[no] { "" }
    }
level-beginner-about = Knows the basics and makes a beginner’s mistakes: forgets what has been played, overlooks things, goes by feel.
level-club-about = Plays soundly, counts the cards, but does not think ahead.
level-strong-about = Tries each choice against dozens of possible layouts of the hidden cards.
level-expert-about = The strongest bot: tries many more layouts, above all those that fit how the others have played. Takes up to a second.
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
