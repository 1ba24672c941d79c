# Hints: a reason, then the figures of the search. $card and $denomination arrive as names.
hint-only = It is the only legal action.
hint-rule = The rules of thumb of the strongest player choose it.
hint-worlds = It did best in { $worlds } possible layouts of the cards you cannot see.
hint-figures = Tried in { $worlds } possible layouts.

seven-euchre-hint-pass = Your best trump, { $denomination }, promises about { $tricks } tricks for your side: too few for any bid that is left.
seven-euchre-hint-leave-partner = Your partner’s bid stands, and no bid of yours is worth more.
seven-euchre-hint-bid = With { $denomination } your side should take about { $tricks } tricks.
seven-euchre-hint-raise = Your partner has named { $denomination }; together you should take about { $tricks } tricks.
seven-euchre-hint-outbid = The other side should take about { $theirs } tricks in its bid. Going down in { $denomination } with about { $tricks } costs less.
seven-euchre-hint-make-void = Without { $card } you have none of its suit, and can trump it.
seven-euchre-hint-discard-least = Your hand loses least without { $card }.
seven-euchre-hint-draw = { $card } draws trumps while the other side still has some.
seven-euchre-hint-lead-trump = { $card } leads trumps.
seven-euchre-hint-cash = No card of its suit that is still out beats { $card }.
seven-euchre-hint-give-ruff = Your partner has none of this suit and may trump { $card }.
seven-euchre-hint-lead-low = { $card } gives little away.
seven-euchre-hint-partner-wins = Your partner is winning this trick; { $card } is the card you miss least.
seven-euchre-hint-cannot-win = You cannot win this trick; { $card } is the card you miss least.
seven-euchre-hint-keep-high = { $card } keeps your higher cards for later.
seven-euchre-hint-throw = { $card } is the card to throw away: it is the least likely to take a trick.
seven-euchre-hint-ruff = { $card } trumps the trick.
seven-euchre-hint-overruff = { $card } goes over the trump that is winning.
seven-euchre-hint-cheapest = You play last, and { $card } is enough to win.
seven-euchre-hint-master = No card of its suit that is still out beats { $card }.
seven-euchre-hint-third-high = { $card } wins unless the last player has better.
seven-euchre-hint-cover = { $card } takes the lead of the trick and makes the others spend more.
seven-euchre-hint-figures-play = In { $worlds } possible layouts the contract is made in { $made }% ({ $tricks } tricks); with { $best } in { $best-made }% ({ $best-tricks }).
seven-euchre-hint-figures-call = { $played ->
        [0] Somebody bid over it in all { $worlds } possible layouts.
       *[other] It became the contract in { $played } of { $worlds } possible layouts, and was made in { $made }% of those.
    }

sevens-heaven-hint-bet = { $broke ->
        [0] A bet wins the gamble in { $won }% of the possible layouts, and hardly ever goes bankrupt.
       *[other] A bet wins the gamble in { $won }% of the possible layouts; it costs you your { $points } points in { $broke }%.
    }
sevens-heaven-hint-bet-free = A bet wins the gamble in { $won }% of the possible layouts, and you have no points to lose.
sevens-heaven-hint-fold = A bet would win the gamble in { $won }% of the possible layouts, but cost you your { $points } points in { $broke }%: a fold is worth more.
sevens-heaven-hint-fold-weak = A bet would win the gamble in { $won }% of the possible layouts: a fold, which scores at once, is worth more.
sevens-heaven-hint-fold-home = { $count } of your cards would take you to 77 at once by a fold.
sevens-heaven-hint-predict = The chip is on the winner in { $won }% of the possible layouts.
sevens-heaven-hint-steal = { $stacks ->
        [1] It weakens whom you should most fear.
       *[other] It takes { $stacks } stacks from a seat that is close to the jackpot.
    }
sevens-heaven-hint-share = { $won ->
        [-1] {""}
       *[other] {" "}You then win the gamble in { $won }% of the possible layouts.
    }
sevens-heaven-hint-lead-top = No card of its colour that may still be out beats { $card }.{ sevens-heaven-hint-share }
sevens-heaven-hint-lead-low = { $card } is the right card to lead, though it may be beaten.{ sevens-heaven-hint-share }
sevens-heaven-hint-cannot-win = You cannot win this trick; { $card } is the card you miss least.{ sevens-heaven-hint-share }
sevens-heaven-hint-duck = { $card } lets this trick go and keeps your better cards.{ sevens-heaven-hint-share }
sevens-heaven-hint-capture = You play last: { $card } wins the trick and captures a 7.{ sevens-heaven-hint-share }
sevens-heaven-hint-last = You play last, and { $card } is enough to win.{ sevens-heaven-hint-share }
sevens-heaven-hint-cover = { $card } takes the lead of the trick, though it may be beaten.{ sevens-heaven-hint-share }
sevens-heaven-hint-top = No card of its colour that may still be out beats { $card }.{ sevens-heaven-hint-share }
sevens-heaven-hint-figures-play = In { $worlds } possible layouts you win the game in about { $chance }%; with “{ $best }” in { $best-chance }%.

seven-bridge-hint-share = { $out ->
        [-1] {""}
       *[other] {" "}You then go out first in { $out }% of the possible layouts.
    }
seven-bridge-hint-draw = What a claim would take serves you better in hand.{ seven-bridge-hint-share }
seven-bridge-hint-pass = What a claim would take serves you better in hand.{ seven-bridge-hint-share }
seven-bridge-hint-claim = The discard makes a meld, and { $count } cards leave your hand with it.{ seven-bridge-hint-share }
seven-bridge-hint-lay-all = It ends the deal at once, and you score −50.
seven-bridge-hint-lay = A card on the table can no longer count against you.{ seven-bridge-hint-share }
seven-bridge-hint-meld = { $count ->
        [one] One card leaves your hand, and from then on you may lay off.
       *[other] { $count } cards leave your hand, and cannot count against you.
    }{ seven-bridge-hint-share }
seven-bridge-hint-last = With { $card } you go out.
seven-bridge-hint-hold = Discard { $card } and keep the rest in hand for now: it is worth more there.{ seven-bridge-hint-share }
seven-bridge-hint-joker = The Joker would be dear to be left with, and nobody may claim it.{ seven-bridge-hint-share }
seven-bridge-hint-safe = Nobody can claim { $card }: too few of the cards that go with it are still out.{ seven-bridge-hint-share }
seven-bridge-hint-least = Of your cards, { $card } is missed least.{ seven-bridge-hint-share }
seven-bridge-hint-loose = { $card } goes with nothing in your hand, and would cost { $pips } points.{ seven-bridge-hint-share }
seven-bridge-hint-figures-play = In { $worlds } possible layouts you go out first in { $out }% and score { $points } points on average; with “{ $best }” { $best-out }% and { $best-points }.

upside-down-hint-rate = { $worlds ->
        [0] {""}
       *[other] {" "}You come first in { $first }% of { $worlds } possible layouts; on average you come in at place { $place }.
    }
upside-down-hint-give = Without these cards the rest of your hand is worth most.{ upside-down-hint-rate }
upside-down-hint-out = It empties your hand: you are out.{ upside-down-hint-rate }
upside-down-hint-sure = From here you are certain to go out: nobody can beat any of your plays before the last.{ upside-down-hint-rate }
upside-down-hint-safe = Nobody holds anything that beats it, so the next round is yours to start.{ upside-down-hint-rate }
upside-down-hint-turn-lead = It turns the die and ends the round, and you start the next.{ upside-down-hint-rate }
upside-down-hint-turn = It turns the die, and the round goes on in the new order.{ upside-down-hint-rate }
upside-down-hint-lead = The start is a chance to be rid of a card that is hard to play later.{ upside-down-hint-rate }
upside-down-hint-lead-many = It gets rid of { $count } cards in one play.{ upside-down-hint-rate }
upside-down-hint-answer = It beats what lies there and splits no set or run.{ upside-down-hint-rate }
upside-down-hint-answer-split = It splits cards that belong together, but here that pays.{ upside-down-hint-rate }
upside-down-hint-pass = Your stronger cards will do more later.{ upside-down-hint-rate }
upside-down-hint-pass-keep = Any answer would split a set or run of yours.{ upside-down-hint-rate }

ring-of-sevens-hint-rate = { $worlds ->
        [0] {""}
       *[other] {" "}In { $worlds } possible layouts it comes to { $worth } points on average.
    }
ring-of-sevens-hint-out = It empties your hand: you go out.{ ring-of-sevens-hint-rate }
ring-of-sevens-hint-own-twin = Its twin, { $twin }, is yours and becomes a score card worth { $points }.{ ring-of-sevens-hint-rate }
ring-of-sevens-hint-own-way = It makes way for your own cards further out.{ ring-of-sevens-hint-rate }
ring-of-sevens-hint-harmless = It opens the way for others only, but a pass would cost you more.{ ring-of-sevens-hint-rate }
ring-of-sevens-hint-end = Nothing further out waits for it, so it helps nobody else.{ ring-of-sevens-hint-rate }
ring-of-sevens-hint-gift = Its twin becomes a score card of somebody else’s, but your other choices cost more.{ ring-of-sevens-hint-rate }
ring-of-sevens-hint-joker = The Joker opens the way from there.{ ring-of-sevens-hint-rate }
ring-of-sevens-hint-swap = You get the Joker for it.{ ring-of-sevens-hint-rate }
ring-of-sevens-hint-pass-keep = You hold back what others wait for; { $passes ->
        [0] it is your last pass.
        [one] { $passes } pass is left after it.
       *[other] { $passes } passes are left after it.
    }{ ring-of-sevens-hint-rate }

# The hint on the screen
hint = Hint
hint-said = Hint:
hint-thinking = Looking for a hint…
hint-not-now = There is nothing to choose now.
hint-action = { $action }. { $reason }
hint-next = { $rank } of { $of }: { $action }. { $numbers }
hint-alone = { $action }. Nothing else was worth weighing.
hint-no-numbers = No numbers: the rules of thumb were enough.
hint-compare = Expected result in { $worlds } possible layouts: { $worth }; with { $best } { $best-worth }.
seven-euchre-bid-action = Bid { seven-euchre-bid-name }
table-key-hint = H | hint; again: the next best

# Actions in words; $cards is a list of names
action-as = { $card } as { $as }
action-pass = Pass
action-play = { $cards }
action-discard = Discard { $cards }
action-bet = Bet
action-fold = Fold
action-predict = Predict { $seat }
action-steal = Take from { $seat }
action-drop = Drop out
action-out = Go out
action-draw = Draw
action-chi = Chi with { $cards }
action-pon = Pon with { $cards }
action-meld = Meld { $cards }
action-lay = Lay off { $cards } on meld { $at }
action-lay-all = { $count ->
        [0] Lay off all cards
       *[other] Lay off all cards but { $cards }
    }
action-give = Give { $cards }

# What did they know? (looking back at a deal that has ended)
knew = What did they know?
knew-seat = Seat
knew-decisions = Decisions
knew-back = Previous decision
knew-on = Next decision
knew-count = { $n } / { $of }
knew-in-words = { $you ->
        [yes] The table in words
       *[no] The table in words, as told to { $seat } (“you”)
    }
knew-human = the human player
knew-thinking = Thinking it over once more…
knew-none = { $seat } had nothing to decide in this deal.
knew-chose = Decision { $n } of { $of }: { $seat } chose “{ $action }”.
knew-table = { $you ->
        [yes] The table as you saw it
       *[no] The table as { $seat } saw it
    }
knew-weighed = { $you ->
        [yes] What the highest level would weigh in your place
       *[no] What { $seat } weighed ({ $level })
    }
knew-best = First choice: { $action }. A hint in this seat would say: “{ $reason }”
knew-candidates = The choices and their numbers
knew-choice = Choice
knew-chosen = chosen
knew-note = Everything shown here is all that the seat was given. The numbers are found anew, from the same view, level and seed; for your own seat, at the highest level.
figure-made = Made
figure-made-value = { $value }%
figure-tricks = Tricks
figure-tricks-value = { $value }
figure-first = First
figure-first-value = { $value }%
figure-place = Place
figure-place-value = { $value }
figure-worth = Result
figure-worth-value = { $value }
figure-played = Contract in
figure-played-value = { $value }
figure-chance = Wins the game
figure-chance-value = { $value }%
figure-won = Pot or chip
figure-won-value = { $value }%
figure-broke = Bankrupt
figure-broke-value = { $value }%
figure-out = Goes out
figure-out-value = { $value }%
figure-points = Points
figure-points-value = { $value }
figure-worlds = Layouts
figure-worlds-value = { $value }
