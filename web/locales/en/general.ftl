# The shell: lobby, setting up a game, deal links, settings, data, notices.

page-title = Nanafuda 七札: { tagline }
page-title-game = { $game } | Nanafuda
tagline = { GAMES() ->
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
        [9] Nine
       *[other] { GAMES() }
    } card games all about seven
lead = You against bots. No adverts; works offline.

language-label = Language
nav-settings = Settings
nav-home = All games
nav-about = About and licence
nav-fair = How the bots play

# Tiles
game-seats-fixed = { $seats } players
game-seats-range = { $min }–{ $max } players
game-statistics = { $played ->
        [one] Played once
       *[other] Played { $played } times
    }, won { $won }
game-last = Last match ({ $when }, { $level }): { $how }
game-last-side = { $won ->
        [yes] won
       *[no] lost
    }
saved-at = deal { $deal }, { $when }
game-saved = Saved: { $at }
play = Play
play-game = Play { $game }
continue = Continue
continue-game = Continue { $game }
new-game = New
new-game-of = New match of { $game }
options = Options
options-of = Options of { $game }
rules = Rules
rules-of = Rules of { $game }

# Learning a game
learn = Learn
learn-which = Learn { $game }
learn-game = Learn the game
learn-about = Lessons of three minutes, exercises, the rules in one look.
practice = Practise
practice-about = Positions from real deals: what would you play?
learn-offer = New to this game? Three minutes show you how.
learn-decline = Just play
learn-missing = This could not be fetched
learn-missing-why = What teaches the games is fetched when it is first wanted. Connect once and try again.

# The deal of the day
days = Deal of the day
days-about = One of each game, the same cards for everybody.

# Open a deal link
open-link-heading = Have a deal link?
open-link-help = With it you play the same cards as a friend.
open-link-label = Deal link
open-link-button = Open
open-link-empty = Paste a deal link first.
open-link-not-a-link = This is not a deal link. One looks like “…#game=…”.

# Setting up a match
setup-heading = New match
setup-seats = Players
setup-seats-fixed = { $seats } players: you and { $bots } bots.
setup-seats-value = { $seats }
setup-level = Bots
setup-level-help = The bots see what a player in their seat would see, and nothing else, at every level.{ $partners ->
        [yes] { " " }A partner plays at club level or better.
       *[no] { "" }
    }
level-beginner = Beginner
level-beginner-about = Knows the rules of thumb and makes a beginner’s mistakes: forgets what has been played, overlooks things, goes by feel.
level-club = Club player
level-club-about = Plays by sound rules of thumb, counts the cards that are out, and does not calculate.
level-strong = Strong
level-strong-about = Tries each choice against dozens of ways in which the hidden cards may lie.
level-expert = Expert
level-expert-about = The best we have: tries many more of them, above all those that fit what the others did. Takes up to a second.
setup-option-help = What does “{ $option }” mean?
setup-rules = House rules
setup-rules-usual = as usual
setup-rules-other = { $option }: { $value }
setup-rules-and = { "; " }
setup-advanced = Choose the deal
setup-seed = Seed
setup-seed-help = Any short text. The same seed with the same options deals the same cards. Leave it empty for a fresh deal.
setup-replaces = The unfinished match you have saved ({ $at }) will be replaced.
setup-continue-instead = Continue it instead
start = Start
start-so = Play with these choices
back = Back
option-value-true = On
option-value-false = Off

# Starting the engine
engine-loading = Getting the game ready…
engine-left = { $minutes ->
        [0] about { $seconds } seconds to go
       *[other] about { $minutes } minutes to go
    }
engine-starting = Nearly there…
engine-failed = { $reason ->
        [engine-crashed] The engine stopped here, and once more after a new start.
       *[other] The engine did not start.
    }
engine-failed-why = { $reason ->
        [start-slow] It is taking too long. On a slow connection another try may help.
        [offline-first-visit] There is no connection, and what the engine needs is not stored on this device. Connect once and try again.
        [wrong-type] The server sends { $file } with the type { $type }.
        [worker-refused] The server’s policy has to allow worker-src blob:.
        [wasm-refused] This browser refuses to run WebAssembly, which the engine needs.
        [engine-crashed] What you have saved is kept.
       *[other] The browser could not load it.
    }
retry = Try again
engine-again = The engine stopped and is being started again. Nothing is lost.
engine-deadly = The engine stopped twice over it.
engine-busy = The engine did not answer. Please try again.

# A deal link
link-heading = A deal to play
link-intro = Somebody has shared these cards. Everyone who opens the link gets the same deal.
link-reading = Reading the link…
link-seats = Players
link-level = Bots
link-hand = Your cards
link-learn = Learn in three minutes
link-bad-heading = This link cannot be played
link-all-games = See all games
link-copied = Link copied.
link-copy-heading = Copy this link
link-copy-help = Select the text and copy it.
link-copy-label = Link

# What was sent, and sharing a deal
replay-share-deal = { $unit ->
        [round] Share this round
       *[deal] Share this deal
    }
sent-deal = { $unit ->
        [round] A round that was played
       *[deal] A deal that was played
    }
sent-deal-intro = Somebody has played these cards and sent you how it went.
sent-decision = What would you do here?
sent-decision-intro = Somebody had this decision to make. You will see only what they could see then; what they did and what came of it stays hidden until you have decided.
sent-number = { $unit ->
        [round] Round
       *[deal] Deal
    }
sent-decide = Decide first
sent-play = Play it yourself first
sent-watch = Watch

# Dialogs and notices
close = Close
cancel = Cancel
notices = Messages
dismiss = Dismiss
rules-all = All the rules
rules-loading = Fetching the rules…
rules-missing = The rules page could not be fetched. Once the page is stored for offline use, it will open without a connection.
rules-open-page = Open as a page
update-ready = A new version is ready. Your game is saved.
update-now = Update now
outdated = The server has a newer version and no longer the files of this one. Loading it has not worked yet. Your matches are safe on this device.
outdated-load = Load it again
offline-ready = Ready for offline ✓ ({ $size } MB)
offline-fetching = Storing for offline play… ({ $missing } of { $size } MB to go)
offline-missing = Not ready for offline: { $missing } of { $size } MB are not stored. { $why ->
        [network] The rest follows once there is a connection.
        [room] This browser has no room for them.
       *[host] The server did not hand them out; they will be asked for again.
    }
offline-insecure = Not ready for offline: that takes https.
offline-refused = Not ready for offline: this browser does not let the page be stored.
language-missing = The Japanese words could not be fetched. Please try again once there is a connection.
address-unknown = That address leads nowhere here. These are the games.
before-match = This is a new match. Until your first move in it you can go back.
before-match-back = Back to the match before
before-replay = The same cards again from the start. Until your first move you can go back.
before-replay-back = Back to where it was
save-missing = There is no saved match of { $game } on this device.
storage-blocked = This browser does not let the page store anything. You can play, but everything is gone when the tab closes.
storage-full = This browser’s storage is full. You can play on, but not everything is being saved. Not saved: { $what }.
storage-unsaved = { $part ->
        [boards] this deal
        [practice] your answers in practice
        [learned] your progress in learning
        [statistics] the statistics
        [settings] settings
        [choices] settings
       *[save] the match
    }
save-unreadable = The saved match of { $game } could not be read. It has been put aside, nothing is deleted.
save-stuck = The saved match of { $game } could not be read, and there is no room to put it aside. It stays where it is: save the file before you begin a new match.
save-overtaken = While you played { $game } here, another tab went on with it. What you had here has been put aside.
save-download = Download the file
save-start-anew = Start anew
aside-take-back = Go on with it

# A table that is open in another tab
elsewhere-heading = { $now ->
        [erased] { $game } was erased in another tab
        [replaced] { $game } was changed in another tab
        [taken] { $game } is now open in another tab
       *[held] { $game } is open in another tab
    }
elsewhere-about = { $now ->
        [erased] The saved match is gone.
        [replaced] Another match has taken this one’s place.
        [taken] Every move you made here is saved, and the match goes on there. You can take it back at any time.
        [aside] If you play here, the other tab stops, and its match is put aside.
        [new] If you play here, the other tab stops and your new match begins. Until your first move in it you can go back to the other.
       *[held] So that no move is lost, a match is played in one tab at a time. If you play here, the other tab stops, and you go on from where it was.
    }
elsewhere-take = Play here

# Settings
settings-heading = Settings
setting-language = Language
setting-theme = Appearance
setting-theme-auto = As the device
setting-theme-light = Light
setting-theme-dark = Dark
setting-pace = Pace
setting-pace-help = How long others’ plays and finished tricks stay in sight. A tap or Space skips the wait. “Automatic” is relaxed in your first match of a game, then normal.
setting-pace-auto = Automatic
setting-pace-relaxed = Relaxed
setting-pace-normal = Normal
setting-pace-fast = Fast
setting-pace-instant = Instant
setting-sounds = Sounds
setting-sounds-help = Paper and wood, and a quiet sign at your turn. The table’s bar has a switch, too.
setting-volume = Volume
setting-volume-soft = Soft
setting-volume-middle = Medium
setting-volume-loud = Loud
setting-vibration = Vibration
setting-vibration-help = Briefly, when it is your turn, when something cannot be done, and when a deal is won or lost.
setting-alone = Draw or pass by itself
setting-alone-help = When nothing else can be done and no card is to be chosen. Undo goes back to your last choice.
setting-aids = Aids at the table
setting-aids-help = Where cards may be, what calls mean, a finish when nothing can change. Marked like hints.
alone-offer = Sometimes all you can do is draw or pass. Should that happen by itself? You can change it in the settings.
alone-yes = Yes, by itself
alone-no = No, leave it to me
setting-letters = Letters on suits
setting-letters-help = A letter or character beside each suit’s symbol.
setting-letters-auto = By language
setting-letters-none = None
setting-letters-latin = Latin
setting-letters-kanji = Kanji
setting-four-colours = Four colours
setting-four-colours-help = Spades, hearts, diamonds and clubs each get a colour of their own.
setting-shortcuts = Letter keys
setting-shortcuts-help = Keys such as U for undo and N for the next deal. Arrows, Enter, Space and Esc always work.
setting-voice = For screen readers
setting-voice-help = How much is said by itself. T, L, S and O read everything again.
setting-voice-short = In short
setting-voice-full = In full
setting-voice-mine = What concerns me
setting-on = On
setting-off = Off
data-heading = Your data
data-help = Everything stays on this device. One file holds all of it.
data-export = Save to a file
data-import = Load from a file
data-import-label = File with Nanafuda data
data-give-back = Undo
data-given-back = Undone.
data-erase = Erase everything
data-erase-ask = Erase everything that is stored on this device?
data-erase-yes = Yes, erase
data-erase-no = Keep everything
data-aside-heading = Put aside
data-aside-help = Matches that could not be read, or that another has taken the place of.
data-aside-item = { $game }, { $when }
data-aside-delete = Delete
data-aside-deleted = The match has been deleted.
diagnosis = If something goes wrong: facts for a report
diagnosis-engine = { $way ->
        [image] Engine: started from its memory image in { NUMBER($seconds, maximumFractionDigits: 1) } seconds.
       *[plain] Engine: started the long way, in { NUMBER($seconds, maximumFractionDigits: 1) } seconds.
    }
diagnosis-trouble = The memory image could not be used: { $trouble }

# Cards and seats
card-name = { $suit } { $rank }
card-name-french = { $rank } of { $suit }
card-joker = Joker
suit-seven-f = Coffin
suit-seven-t = Time
suit-seven-s = Star
suit-seven-c = Coin
suit-seven-b = Book
suit-seven-o = Onion
suit-seven-h = Heart
suit-colours-r = Red
suit-colours-g = Green
suit-colours-u = Blue
suit-french-s = Spades
suit-french-h = Hearts
suit-french-d = Diamonds
suit-french-c = Clubs
suit-none = No trump
seat-you = You
seat-bot = { $seat ->
        [1] Aoi
        [2] Ren
        [3] Mio
        [4] Haru
        [5] Kai
       *[6] Sora
    }

# A lesson on its way
lesson-opening = Getting the lesson ready…
lesson-missing = This lesson could not be fetched. Connect once and try again.
