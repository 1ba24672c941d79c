# The viewer of a deal that has ended, replay links, and a decision that was sent.

# The viewer
replay-steps = Steps of the deal
replay-seen-from = Seen from
replay-all-open = All hands open
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
replay-share-deal = { $unit ->
        [round] Share this round
       *[deal] Share this deal
    }
replay-share-decision = Share this decision
replay-try = Try it again from here
replay-play-on = Play on from here

# A replay link
seat-sender = Sender
sent-deal = A deal that was played
sent-deal-intro = Somebody has played these cards and sent you how it went.
sent-decision = What would you do here?
sent-decision-intro = Somebody had this decision to make. You will see only what they could see then; what they did and what came of it stays hidden until you have decided.
sent-number = Deal
sent-decide = Decide first
sent-play = Play it yourself first
sent-watch = Watch
sent-bad-place = This link names a decision that was not the sender’s. You can still watch the deal.
sent-not-shown = The sender’s decision stays hidden until you have decided.
sent-decided = You have decided
sent-thinking = Comparing the two…
sent-same = You and the sender chose the same: { $action }.
sent-yours = You chose
sent-theirs = The sender chose
sent-best = The review’s first choice
sent-both = You and the sender chose
sent-why = Why
sent-choices = All that was weighed
sent-unweighed = not among the choices weighed
sent-no-loss = nothing lost
sent-loss = { $unit ->
        [tricks] { $loss ->
            [one] { $loss } trick lost
           *[other] { $loss } tricks lost
        }
        [points] { $loss ->
            [one] { $loss } point lost
           *[other] { $loss } points lost
        }
        [win] { $loss } % of the winning chances lost
       *[place] { $loss ->
            [one] { $loss } place lost
           *[other] { $loss } places lost
        }
    }
sent-worlds = { $worlds ->
        [0] The rules of thumb of the strongest player decide this.
       *[other] Tried in { $worlds } imagined deals, judged only by what could be known then.
    }
sent-go-on = Play on with my choice
sent-from-start = Play it from the start
