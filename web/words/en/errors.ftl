# What the engine refuses, in words: error-<id>, one for each id in engine/nanafuda/errors.py.

error-unknown-game = There is no game called “{ $game }” here.
error-bad-seats = { $game } is for { $min } to { $max } players, not { $seats }.
error-unknown-option = { $game } has no option called “{ $option }”.
error-bad-option = The option “{ $option }” cannot be “{ $value }”.
error-points-without-score = A match to a number of points needs points to be scored.
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
error-must-follow = You hold the suit that was led, so you must follow it.
error-must-follow-trump = Trump was led and you hold a trump: every 7 counts as one.
error-bid-too-low = A bid must be higher than the one that stands.
error-draw-first = Draw a card first, or claim the discard.
error-drawn-already = You have drawn or claimed already: lay out what you like, then discard.
error-claim-or-pass = You are asked about the discard: call pon or pass.
error-chi-too-early = There is no chi before the turn has come round to the dealer again.
error-not-a-meld = These cards make no meld.
error-no-such-meld = There is no meld with that number.
error-no-meld-of-your-own = You may lay off cards once a meld of your own lies on the table.
error-does-not-fit = That card does not fit there.
error-discard-after-claim = After a claim you only discard.
error-cannot-lay-all = All seven must fit on the table, and nothing of yours may lie there yet.
error-keep-a-discard = You must keep a card to discard.
error-special-last = Neither a 7 nor the Joker may be the last card to leave your hand.
error-must-follow-colour = You hold the colour that was led, so you must follow it.
error-not-a-bettor = The chip must go on somebody who bet.
error-no-stack-card = Only a player who holds a stack card can be robbed of it.
error-must-start = You open the round, so you must play something.
error-no-pattern = These cards make no solo, set or run.
error-other-pattern = Play the same pattern with the same number of cards.
error-not-stronger = That is not stronger than the cards on the table.
error-last-turn = You may not go out with a play that turns the die.
error-wrong-gift = { $count ->
    [one] Give exactly one card.
   *[other] Give exactly { $count } cards.
 }
error-no-passes = You have no passes left and can play, so you must.
error-no-drop = Nobody drops out who can still pass or play.
error-score-card = That is a score card: its place is taken. Keep it; it counts when you go out.
error-not-connected = The way to that card is not open yet: { $suit ->
    [S] the Spade { $rank }
    [H] the Heart { $rank }
    [D] the Diamond { $rank }
    [C] the Club { $rank }
    [R] a red { $rank }
   *[K] a black { $rank }
 } is missing.
error-arm-reversed = That arm is now built from its far end inward, and { $suit ->
    [S] the Spade { $rank }
    [H] the Heart { $rank }
    [D] the Diamond { $rank }
    [C] the Club { $rank }
    [R] a red { $rank }
   *[K] a black { $rank }
 } is missing.
error-joker-place = The Joker goes only to an empty odd place where one of its two cards could be played now.
error-bad-record = This record cannot be read (line { $line }).
error-damaged-record = This record is damaged: its check does not fit.
error-unknown-version = This was made by version { $version } of { $game }, which this page does not know. A newer version of the page may.
error-bad-link = This link cannot be read.
error-damaged-link = This link is incomplete or was changed. Ask for it again, or copy all of it.
error-bad-save = This saved match cannot be read.
error-bad-request = The engine did not understand the request “{ $request }”.
error-internal = Something went wrong inside the engine ({ $detail }). The match is saved; opening the page again should help.
