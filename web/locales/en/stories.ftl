# What was remarkable about a deal that has ended, below its headline: one sentence from the person's seat. $where names
# the decision; $action, $best and $other are actions in words, $mine and $theirs results in words.
story-trick = Trick { $trick }
story-decision = Decision { $n }
story-find = { $where }: you found “{ $action }”. { $missed } of { $reached } bots did not.
story-good-loss = Lost, but you beat { $beaten } of { $others } bots with these cards.
story-dear-win = Won, though { $better } of { $others } bots did even better.
# After a lost deal: the costliest mistake, $said, or how many bots won with the same cards, if no mistake was found.
story-lost-mistake = Most costly: { $where }. { $said }
story-lost-cards = { $won ->
        [0] None of the { $of } bots won with these cards.
        [one] No mistakes found; 1 of { $of } bots won with these cards.
       *[other] No mistakes found; { $won } of { $of } bots won with these cards.
    }
story-slip = { $won ->
        [yes] Won all the same.{" "}
       *[no] {""}
    }{ $where }: “{ $action }” cost about { $cost }; “{ $best }” was better.
story-twin = An expert made every choice as you did.
story-fork = { $where }: an expert chose “{ $other }” and got { $theirs }; you got { $mine }.
story-own-way = { $where }: you left the expert’s path. This time it paid: { $mine } to { $theirs }.
# $good: whether the cards were good; $alike of $of bots did as well or badly with them; $cards: what stood out, if $named
story-cards-decide = { $named ->
        [yes] The cards decided: { $cards }.
       *[no] The cards decided this one.
    }{ $alike ->
        [0] {""}
       *[other] {" "}{ $all ->
            [yes] All { $of }
           *[no] { $alike } of { $of }
        } bots with them { $good ->
            [yes] did well
           *[no] struggled
        }, too.
    }
story-clean = { $went ->
        [lost] No mistakes found, and still lost. It happens.
       *[other] No mistakes found.
    }{ $hard ->
        [0] {""}
        [1] {" "}One hard choice was right.
       *[other] {" "}{ $hard } hard choices were right.
    }
story-course = { $unit ->
        [round] { $deals ->
            [one] 1 round
           *[other] { $deals } rounds
        }
       *[deal] { $deals ->
            [one] 1 deal
           *[other] { $deals } deals
        }
    } to go; { $gap } { $side ->
        [ahead] ahead of
       *[behind] behind
    } { $rival }.
story-them = them

# The end of a match: how the lead went; one true comfort after a loss
match-turn = { $how ->
        [close] It was close to the end.
        [first] { match-turn-leader } led from the first { match-turn-unit } to the last.
        [led] { match-turn-leader } led from { $unit ->
            [round] Round
           *[deal] Deal
        } { $deal } to the end.
        [last] { $side ->
            [you] Won at the last moment: only the final { match-turn-unit } took you past { $name }.
            [us] Won at the last moment: only the final { match-turn-unit } put us ahead.
            [them] We led until the final { match-turn-unit }; then they went past.
           *[other] { $name } led until the final { match-turn-unit }; then came { $winner }.
        }
       *[passed] { $unit ->
            [round] Round
           *[deal] Deal
        } { $deal } turned it: there { $side ->
            [you] you passed { $name } for good.
            [us] we went ahead for good.
            [them] they went ahead for good.
           *[other] { $winner } passed { $mine ->
                [yes] you
               *[no] { $name }
            } for good.
        }
    }
match-turn-leader = { $side ->
        [you] You
        [us] We
        [them] They
       *[other] { $winner }
    }
match-turn-unit = { $unit ->
        [round] round
       *[deal] deal
    }
comfort-deal = { $unit ->
        [round] Round
       *[deal] Deal
    } { $deal } was { $side ->
        [yes] your side’s best
       *[no] your best
    } ({ $low ->
        [yes] penalty{" "}
       *[no] {""}
    }{ $points }).
comfort-close = { $gap } more { $gap ->
        [one] point
       *[other] points
    }, and { $name } would have been level.
comfort-hard = { $hard ->
        [one] One hard decision was right.
       *[other] { $hard } hard decisions were right.
    }
comfort-right = In { $right } of { $of } { $of ->
        [one] decision
       *[other] decisions
    } nothing better was found.
