# What the calls mean
seven-euchre-call-name = { $tricks ->
        [0] Pass
       *[other] { $denomination } { $tricks }
    }
seven-euchre-call-worth = ({ NUMBER($worth, minimumFractionDigits: 1) })
seven-euchre-call-open = Shows { $low } to { $high } tricks, with an average partner’s. Denies that another suit, or no trump, is clearly better.
seven-euchre-call-pass = Denies an opening: nothing is worth { $most } tricks, with an average partner’s.
seven-euchre-call-on = Shows nothing more. Only a higher bid did not seem to pay.
seven-euchre-call-over = Shows { $least } tricks or more, with an average partner’s, in the best suit or nearly. May be a sacrifice, up to { $beyond } tricks beyond that hand.
seven-euchre-call-other = Shows { $least } tricks or more, with an average partner’s, and that the hand likes this better than the partner’s bid. Denies no support for that.
seven-euchre-call-raise = Shows support: the hand is worth { $least } tricks or more here, with an average partner’s.
seven-euchre-call-again = Shows { $least } tricks or more here, with an average partner’s. How high it goes depends on the others’ bids too.
seven-euchre-call-second = Shows a second choice, worth { $least } tricks or more, with an average partner’s.
seven-euchre-call-fixed = All had passed, so nobody has an opening. With this trump a bid seems to pay.
seven-euchre-call-fixed-pass = All had passed, so nobody has an opening. Now it denies a bid with this trump.
