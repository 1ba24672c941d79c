# Before a match: its form, and the page of a deal's link.
setup-seats-fixed = { $seats } players: you and { $bots } bots.
setup-level-help = The bots see what a player in their seat would see, and nothing else, at every level.{ $partners ->
        [yes] { " " }A partner plays at club level or better.
       *[no] { "" }
    }
level-beginner-about = Easy company: forgets what has been played, overlooks chances, goes by feel.
level-club-about = Solid company: plays by sound rules of thumb and counts the cards, but does not think ahead.
level-strong-about = Thinks ahead: tries each choice against dozens of possible layouts of the hidden cards.{ $game ->
        [seven-bridge] { " " }In Seven Bridge this gains little over Club: about half a point a deal.
       *[other] { "" }
    }
level-expert-about = Reads how you play: tries many more layouts than Strong, above all those that fit what everyone has played. Takes up to a second.
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
