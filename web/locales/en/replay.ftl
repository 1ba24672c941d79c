# The viewer of a deal that has ended, and a decision that was sent.

# The viewer
replay-steps = Steps of the deal
replay-seen-from = Seen from
replay-all-open = All open
replay-place = Place in the deal
replay-step = { $n } of { $of }
replay-first = To the start
replay-part-back = Back by a trick or round
replay-back = One step back
replay-play = Play by itself
replay-pause = Pause
replay-on = One step on
replay-part-on = On by a trick or round
replay-last = To the end
replay-start = The deal begins.
replay-at-start = The deal starts here.
replay-at-end = The deal ends here.
replay-unseen = { $seat }: something that the others did not see.
replay-unseen-own = { $seat }: { $action } (the others did not see it).
replay-hand = { $seat }: { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
replay-key-step = ← → | one step
replay-key-part = Shift+← Shift+→ | by a trick or round
replay-key-ends = Home End | to the start, to the end
replay-key-play = Space | play by itself, pause

# Ways out of it
replay-watch = { $unit ->
        [round] Watch this round
       *[deal] Watch this deal
    }
replay-play-on = Play on from here

# A decision that was sent
seat-sender = Sender
sent-decision-title = You decide
sent-bad-place = This link names a decision that was not the sender’s. You can still watch the deal.
sent-no-hint = A hint will be there once you have decided.

# The decision compared with the sender’s; $mine and $theirs are actions in words
sent-decided = What you would do
sent-chosen = You chose “{ $mine }”.
sent-same = You and the sender chose the same: “{ $mine }”.
sent-differs = You chose “{ $mine }”, the sender “{ $theirs }”.
sent-thinking = Weighing both choices…
sent-yours = You
sent-theirs = The sender
sent-both = You and the sender
sent-best = The review
sent-go-on = Play on with my choice
sent-from-start = { $unit ->
        [round] Play the round from its start
       *[deal] Play the deal from its start
    }

# Playing on from it
sent-title = Your try
sent-back = Back
sent-over = That is how it went with you.
sent-went = The sender
sent-match = Play a match
