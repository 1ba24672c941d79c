# What the engine refuses, in words: error-<id>, one for each id in engine/nanafuda/errors.py. A game's own lie with the game.

error-unknown-game = There is no game called “{ $game }” here.
error-bad-seats = { $game } is for { $min } to { $max } players, not { $seats }.
error-unknown-option = { $game } has no option called “{ $option }”.
error-bad-option = The option “{ $option }” cannot be “{ $value }”.
error-bad-seed = A seed is a text of 1 to 64 characters.
error-bad-first = The first dealer must be one of the seats, 0 to { $last }.
error-bad-deck = Deck { $deck } is not the whole pack, each card once.
error-unknown-level = There is no level of play called “{ $level }”.
error-not-an-action = “{ $action }” is not an action of this game.
error-unknown-card = There is no card “{ $card }” in this pack.
error-not-legal = That is not possible now.
error-not-your-turn = It is not your turn.
error-no-turn = Nobody is to play: the deal has ended.
error-deal-running = The deal is not over yet.
error-match-over = The match is over.
error-nothing-to-undo = There is nothing to take back in this deal.
error-no-match = No match has been started.
error-not-in-hand = You do not hold that card.
error-bad-record = This record cannot be read (line { $line }).
error-damaged-record = This record is damaged: its check does not fit.
error-unknown-version = This was made by version { $version } of { $game }, which this page does not know. A newer version of the page may.
error-bad-link = This link cannot be read.
error-damaged-link = This link is incomplete or was changed. Ask for it again, or copy all of it.
error-bad-save = This saved match cannot be read.
error-bad-request = The engine did not understand the request “{ $request }”.
error-internal = Something went wrong inside the engine ({ $detail }). The match is saved; opening the page again should help.
