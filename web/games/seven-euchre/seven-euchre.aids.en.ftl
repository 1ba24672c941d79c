# What the calls mean
seven-euchre-calls = What the bids mean
seven-euchre-call-name = { $tricks ->
        [0] Pass
       *[other] { $denomination } { $tricks }
    }
seven-euchre-call-worth = ({ NUMBER($worth, minimumFractionDigits: 1) })
seven-euchre-call-open = Worth { $low } to { $high } tricks with an average partner’s. Neither another suit nor no trump is clearly better.
seven-euchre-call-pass = Too weak to open: under { $most } tricks with an average partner’s.
seven-euchre-call-on = Nothing new: a higher bid did not seem worth it.
seven-euchre-call-over = Worth { $least } tricks or more with an average partner’s, in the best suit or close to it. May be a sacrifice, up to { $beyond } tricks beyond what the hand is worth.
seven-euchre-call-other = Worth { $least } tricks or more with an average partner’s, and better for this hand than the partner’s bid. The hand may still support that one.
seven-euchre-call-raise = Supports the partner: worth { $least } tricks or more here, with an average partner’s.
seven-euchre-call-again = Worth { $least } tricks or more here, with an average partner’s. How high it goes depends on the others’ bids too.
seven-euchre-call-second = A second choice, worth { $least } tricks or more with an average partner’s.
seven-euchre-call-fixed = All passed before, so nobody could open. With this trump a bid seems worth it.
seven-euchre-call-fixed-pass = All passed before, so nobody could open. Too weak to bid with this trump either.
