# The shell: lobby, setting up a game, deal links, settings, data, notices.

page-title = { -brand } { -brand-other }: { tagline }
page-title-of = { $page } | { -brand }
title-between = {": "}
title-comma = {", "}
tagline = { GAMES() ->
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
        [9] Nine
       *[other] { GAMES() }
    } card games all about seven
lead = Play against bots. No adverts; works offline.
begin-here = Begin here
begin-which = { begin-here }: { learn-which }

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
options = Options
options-of = Options of { $game }
rules = Rules
rules-of = Rules of { $game }

# Learning a game
learn = Learn
learn-which = Learn { $game }
learn-game = Learn the game
practice = Practise
workshop = Workshop
learn-lesson = Lesson
learn-missing = This could not be loaded
learn-missing-why = { $why ->
        [no] The server did not send the files of this page. Try again in a few minutes.
       *[offline] This page is downloaded the first time you open it. Connect to the internet and try again.
    }

# The deal of the day
today = Today
minutes = { $minutes } min
today-puzzles = Three puzzles
today-puzzles-done = { $done } of 3 answered
days = Deal of the day
challenges = Challenges
figures = Statistics

# Open a deal link
open-link-heading = Have a link?
open-link-help = Play the same cards as a friend. You can paste the whole message.
open-link-label = Link
open-link-button = Open
open-link-empty = Paste a link first.
open-link-not-a-link = There is no link in this text. A link to a deal looks like “…#game=…”.
open-link-cut = This link ends too early: nothing follows its “#”. Copy all of it again.
open-link-nowhere = This link leads to no page of this site.

# Setting up a match
setup-heading = New match
setup-seats = Players
setup-seats-value = { $seats }
setup-level = Bots
level-own = Workshop bot
level-random = Random
level-beginner = Beginner
level-club = Club player
level-strong = Strong
level-expert = Expert
setup-option-help = What does “{ $option }” mean?
setup-rules = House rules
setup-rules-usual = standard
setup-rules-rest = otherwise standard
setup-replaces = The unfinished match you have saved ({ $at }) will be replaced.
setup-continue-instead = Continue it instead
start = Start
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
        [engine-crashed] The game stopped here, and stopped again after a restart.
        [no-memory] There is not enough memory for the game.
       *[other] The game did not start.
    }
engine-failed-why = { $reason ->
        [start-slow] It is taking too long. If your connection is slow, trying again may help.
        [offline-first-visit] You are offline, and the files needed are not saved on this device. Connect to the internet and try again.
        [server-error] The server answered with an error ({ $status }) for { $file }. Try again in a few minutes.
        [damaged] The file { $file } arrived damaged. Try again; if that does not help, clear this site’s cached files.
        [wrong-type] The server sends { $file } with the type { $type }.
        [worker-refused] The server’s policy has to allow worker-src blob:.
        [wasm-refused] This browser does not allow WebAssembly, which the game needs.
        [no-memory] Close other tabs and apps, then try again. Your saved matches are safe.
        [engine-crashed] Your saved matches are safe.
       *[other] The files needed could not be loaded.
    }
retry = Try again
engine-again = The game stopped and is restarting. Your data is safe.
engine-deadly = The game stopped twice while trying this.
engine-busy = There was no answer. Please try again.

# A deal link
link-reading = Reading the link…
link-seats = Players
link-level = Bots
link-hand = Your cards
link-learn = Learn the game
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
sent-deal-intro = Someone played these cards and sent you the replay.
sent-decision = What would you do here?
sent-decision-intro = Someone faced this decision. You see only what they could see; their choice and what came of it stay hidden until you have decided.
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
rules-loading = Loading the rules…
rules-missing = The rules could not be loaded. Once the game is ready for offline play, they open without a connection.
rules-open-page = Open as a page
update-ready = A new version is ready. Your game is saved.
update-now = Update now
outdated = The server has a newer version and has removed the files of this one. Reload the page to get it. Your matches are safe on this device.
outdated-load = Load again
offline-ready = Ready for offline ✓ ({ $size } MB on this device)
offline-fetching = Saving for offline play… ({ $missing } of { $size } MB to go)
offline-missing = Not ready for offline: { $missing } of { $size } MB are not saved. { $why ->
        [network] The rest will be saved when you are online.
        [room] This browser has no room for them.
       *[host] The server did not send them. They will be requested again later.
    }
offline-workshop = Workshop for offline, { $size } MB
offline-insecure = Not ready for offline: this needs https.
offline-browser = Not ready for offline: this browser does not return the saved files.
offline-script = Not ready for offline: the server does not send sw.js as a script.
offline-refused = Not ready for offline: this browser does not allow the page to be saved.
language-missing = The Japanese text could not be loaded. Please try again when you are online.
address-unknown = There is no such page. These are the games.
before-match = This is a new match. You can still return to the previous one until you make your first move.
before-match-back = Return to the previous match
before-replay = The same cards from the start. You can still return until you make your first move.
before-replay-back = Return to where you were
save-missing = There is no saved match of { $game } on this device.
storage-blocked = This browser does not allow saving. You can play, but everything is lost when you close the tab.
storage-full = This browser’s storage is full. You can keep playing, but this is not being saved: { $what }.
storage-unsaved = { $part ->
        [bots] your bot
        [boards] this deal
        [practice] your practice answers
        [learned] your lesson progress
        [statistics] your statistics
        [settings] settings
        [choices] settings
       *[save] the match
    }
save-unreadable = The saved match of { $game } could not be read. It was put aside, not deleted.
save-stuck = The saved match of { $game } could not be read, and there is no room to put it aside. Download the file before you start a new match.
save-kept = No other match was begun: this browser’s storage has no room to keep your unfinished match of { $game }. It stays as it is.
save-overtaken = Another tab has continued this match of { $game }. What you played here has been put aside.
save-download = Download the file
save-start-anew = Start new
aside-take-back = Resume

# A table that is open in another tab
elsewhere-heading = { $now ->
        [erased] { $game } was erased in another tab
        [replaced] { $game } was changed in another tab
        [taken] { $game } is now open in another tab
       *[held] { $game } is open in another tab
    }
elsewhere-about = { $now ->
        [erased] The saved match is gone.
        [kept] The saved match is gone. This tab still has it until you leave this page.
        [replaced] Another match has replaced this one.
        [taken] Every move you made here is saved, and the match continues there. You can bring it back here at any time.
        [aside] If you play here, the other tab stops, and its match is put aside.
        [new] If you play here, the other tab stops and your new match begins. You can return to the other one until you make your first move.
       *[held] To keep every move safe, a match is played in one tab at a time. If you play here, the other tab stops and you continue from where it was.
    }
elsewhere-take = Play here
elsewhere-keep = Keep it

# Undo after erasing or importing data
data-give-back = Undo
data-given-back = Undone.

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
lesson-elsewhere = This lesson has gone on in another tab: the progress there is kept.
lesson-opening = Getting the lesson ready…
lesson-missing = This lesson could not be loaded. Connect to the internet and try again.
