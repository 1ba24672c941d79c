# Why one choice is better than another: fetched when advice is first wanted. $card and $instead arrive as names.
upside-down-it = { $who ->
        [bare] it
        [answer] the right choice
       *[named] “{ $best }”
    }
upside-down-this = { $who ->
        [answer] the right choice
       *[named] “{ $best }”
    }
upside-down-its-rank = { $rank ->
        [1] A
        [13] K
       *[other] { $rank }
    }
upside-down-hint-by-first = { hint-you } go out first { hint-chance }
upside-down-hint-by-second = { hint-you } are first or second { hint-chance }
upside-down-hint-by-saved = { hint-you } are not last { hint-chance }
upside-down-hint-by-rival = { hint-you } beat { $seat } (fewest cards) { hint-chance }
upside-down-hint-by-lead = { hint-you } open the next round { hint-chance }
upside-down-hint-by-place = { hint-you } come in at place { $here } on average, with “{ $instead }” at { $there }.
upside-down-hint-out = { hint-you } go out at once.
upside-down-hint-sure = { hint-you } are sure to go out.
upside-down-hint-last = { hint-you } are not left with { $turned }, which may not be your last card.
upside-down-hint-one-left = { hint-it } leaves you with one card.
upside-down-hint-unable = { $seat }, with { $count ->
        [1] one card
        [2] two cards
       *[other] { $count } cards
    } left, cannot beat { upside-down-it }.
upside-down-hint-high = { $seat }, with one card left, is less likely to beat { upside-down-it }.
upside-down-hint-stop = “{ $instead }” may let { $seat }, with { $count ->
        [1] one card
        [2] two cards
       *[other] { $count } cards
    } left, open the next round.
upside-down-hint-safe = Nobody can beat { upside-down-it }, so you open the next round.
upside-down-hint-turn-lead = { hint-it } turns the die and ends the round, so you open the next.
upside-down-hint-turn-lead-good = { hint-it } turns the die in your favour, and you open the next round.
upside-down-hint-turn = { hint-it } turns the die, and the round goes on.
upside-down-hint-turn-good = { hint-it } turns the die in your favour.
upside-down-hint-keep-die = { hint-it } leaves the die as it is, which suits your hand better.
upside-down-hint-whole = { hint-it } keeps your { $suit } run together.
upside-down-hint-whole-set = { hint-it } keeps your { $count ->
        [2] pair of { upside-down-its-rank }s
        [3] three { upside-down-its-rank }s
        [4] four { upside-down-its-rank }s
        [5] five { upside-down-its-rank }s
        [6] six { upside-down-its-rank }s
       *[7] seven { upside-down-its-rank }s
    } together.
upside-down-hint-keep-top = { hint-it } keeps your { upside-down-its-rank }, which no single card beats.
upside-down-hint-keep-strong = { hint-it } keeps your strongest rank for later, the { upside-down-its-rank }.
upside-down-hint-cheap = { hint-it } is weaker than “{ $instead }”, but enough here.
upside-down-hint-parts = { hint-it } breaks up less of your hand than “{ $instead }”.
upside-down-hint-alike = There is no difference in rank between { hint-pair }.
upside-down-hint-harder = { $than ->
        [one] One card in other hands beats
       *[other] { $than } cards in other hands beat
    } “{ $instead }”, { $count ->
        [0] none beats
        [one] only one beats
       *[other] { $count } beat
    } { upside-down-this }.
upside-down-hint-answer = { hint-it } beats the cards on the table and breaks up nothing.
upside-down-hint-lead = “{ $instead }” may let { $seat } open the next round.
upside-down-hint-wait = { hint-you } can still play in this round, once someone has beaten the cards on the table.
upside-down-hint-give = { hint-it } takes no card out of a set or run of yours.
upside-down-hint-give-weak = { hint-you } keep the stronger cards.
upside-down-hint-loose = { hint-it } is your weakest card outside any set or run.
upside-down-hint-weakest-pair = { hint-it } is your weakest { $kind ->
        [run] run of { $count }
       *[set] { $count ->
            [2] pair
            [3] three of a kind
           *[other] set of { $count }
        }
    }, and nothing breaks up.
upside-down-hint-cheapest = { $only ->
        [yes] { hint-it } is the only answer that breaks up nothing.
       *[no] { hint-it } is the weakest answer that breaks up nothing.
    }
upside-down-hint-plays = { hint-it } leaves a hand of { $few ->
        [1] one play
       *[other] { $few } plays
    }, “{ $instead }” one of { $many }.
upside-down-hint-whole-all = Every answer would break up a set or run of yours.
upside-down-hint-keep-all = Every answer would use up your { upside-down-its-rank }.
upside-down-hint-rule-whole = As a rule, sets and runs stay together.
upside-down-hint-rule-strong = As a rule, the strongest cards come last.
upside-down-hint-rule-few = As a rule, count plays, not cards. This leaves { $count }.
upside-down-hint-rule-answer = As a rule, answer whenever it breaks up nothing.
upside-down-hint-rule-die = As a rule, leave the die alone while your cards are strong.

# Kinds of losses that recur in a review
upside-down-lapse-broke = { $count } times you broke up a set or run.
upside-down-lapse-spent = { $count } times you could have kept a stronger card.
upside-down-lapse-played = { $count } times a pass was better.
upside-down-lapse-passed = { $count } times an answer was better than a pass.
