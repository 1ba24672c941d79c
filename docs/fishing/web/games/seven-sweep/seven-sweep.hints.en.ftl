# Why one choice is better than another: fetched when advice is first wanted. $instead arrives as a name.
seven-sweep-hint-by-most = You get most cards { hint-chance }
seven-sweep-hint-sweep = That takes all that lies on the table: a sweep is a point.
seven-sweep-hint-sevens = { $sevens ->
        [one] That brings you a 7, which is a point.
       *[other] That brings you { $sevens } 7s, a point each.
    }
seven-sweep-hint-take = That brings you { $count } cards; two points go to whoever gets most.
seven-sweep-hint-lay = Nothing on the table makes 14 with it.
