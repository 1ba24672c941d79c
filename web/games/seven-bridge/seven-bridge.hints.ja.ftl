# なぜその手のほうが良いのか。助言が初めて求められたときに読み込む。$card や $instead は名前で届く。
# 手番を続けずに終える手の呼び名。
seven-bridge-action-discard-not-meld = 出さずに{ $cards }を捨てる
seven-bridge-action-discard-not-lay = 付けずに{ $cards }を捨てる
seven-bridge-hint-last = { hint-you }最後の1枚を捨てて上がりです。
seven-bridge-hint-lay-all = { hint-you }すぐに上がれて、失点の合計が50点減ります。
seven-bridge-hint-goes-out = { hint-you }この手番で上がれます。
seven-bridge-hint-claim-out = { hint-you }残る1枚を捨てて上がれます。
seven-bridge-hint-near = { $seat }は残り{ $count }枚です。出せるうちに出しましょう。
seven-bridge-hint-seven = { hint-it }手札に7が残りません。残ると失点が2倍です。
seven-bridge-hint-joker = { hint-it }手札にジョーカーが残りません。残ると失点が5倍です。
seven-bridge-hint-first-fits = { hint-it }自分のメルドができ、{ $cards }も付けられます。
seven-bridge-hint-first = { hint-it }最初のメルドができ、付け札もできるようになります。
seven-bridge-hint-rid = { hint-it }手札の点が{ $points }点減ります。
seven-bridge-hint-both = { hint-you }同じ手番のあとで「{ $instead }」も選べます。
seven-bridge-hint-keeps-joker = { hint-you }ジョーカーを手札に残せます。
seven-bridge-hint-dear = { hint-it }手札の点は{ $left }点（「{ $instead }」なら{ $more }点）。
seven-bridge-hint-dear-near = { hint-it }手札の点は{ $left }点（「{ $instead }」なら{ $more }点）。{ $seat }は残り{ $count }枚です。
seven-bridge-hint-alike = { hint-like }どのカードとも組めず、手札に残れば{ $points }点です。
seven-bridge-hint-costs = { hint-like }手札に残れば{ $points }点です。
seven-bridge-hint-then-fits = { hint-you }そのあと{ $cards }も付けられます。
seven-bridge-hint-places = { hint-it }見えないカードのうち場に付くのは{ $few }枚です。「{ $instead }」なら{ $many }枚です。
seven-bridge-hint-either = 手札も場に付くカードも、「{ $instead }」のあとと同じです。
seven-bridge-hint-fewer = { hint-it }手札は{ $left }枚になります。「{ $instead }」なら{ $more }枚です。
seven-bridge-hint-whole = { $cards }は{ $count ->
        [1] 1枚でメルド
       *[other] メルド
    }になるので残します。
seven-bridge-hint-fits = { $lost }は場のメルドに付くので残します。
seven-bridge-this = { $who ->
        [answer] 正解の1枚
       *[named] 「{ $best }」
    }
seven-bridge-hint-keeps = { hint-it }メルドになりそうな{ $cards }を残せます。
seven-bridge-hint-waits = { $lost }を残せば、メルドを完成させるカードがまだ{ $more }枚あります。{ seven-bridge-this }{ $fewer ->
        [0] にはありません
       *[other] なら{ $fewer }枚だけです
    }。
seven-bridge-hint-only-loose = { hint-it }どのカードとも組めない唯一の1枚を手放せます。
seven-bridge-hint-dearest-loose = { hint-it }どのカードとも組めない中で、いちばん点の高い1枚を手放せます。
seven-bridge-hint-safest = { hint-it }手札の中で、ポンやチーをいちばんされにくい1枚です。
seven-bridge-hint-safe = { seven-bridge-this }は誰にもポンやチーをされません。{ $lost }はされるかもしれません。
seven-bridge-hint-safer = { seven-bridge-this }より{ $lost }のほうが、ポンやチーをされそうです。
seven-bridge-hint-throws-joker = { seven-bridge-this }は、手札に残ると失点が5倍になり、捨てても誰にも取られません。
seven-bridge-hint-hold = { hint-it }クローズを狙えます。何も出さずに上がると、ほかの人の失点が2倍です。
seven-bridge-hint-not-then = 「{ $instead }」のあとは、この手番で{ $cards }を出せません。
seven-bridge-hint-breaks = 「{ $instead }」を選ぶと、{ $cards }がばらばらになります。
seven-bridge-hint-concealed = { hint-it }クローズを狙えます。ポンもチーもせず何も出さずに上がると、ほかの人の失点が2倍です。
seven-bridge-hint-by-out = { hint-you }最初に上がるのは{ hint-chance }
seven-bridge-hint-by-opened = { hint-you }メルドを出せるのは{ hint-chance }
seven-bridge-hint-by-rid = { hint-you }7やジョーカーが残らないのは{ hint-chance }
seven-bridge-hint-by-free = { hint-it }誰にも取られないのは{ hint-chance }
seven-bridge-hint-rule-loose = 定石では、どのカードとも組めない1枚から捨てます。
seven-bridge-hint-rule-pairs = 定石では、同じ数字の2枚は崩しません。
seven-bridge-hint-rule-lay = 定石では、メルドも付け札もすぐに出します。
seven-bridge-hint-rule-claim = 定石では、鳴けるときは鳴きます。

# 検討で繰り返し見つかった損の種類
seven-bridge-lapse-held = メルドを出すほうが良かった手が{ $count }回。
seven-bridge-lapse-laid = メルドを出さずに持つほうが良かった手が{ $count }回。
seven-bridge-lapse-missed = 鳴くほうが良かった手が{ $count }回。
seven-bridge-lapse-claimed = 鳴かないほうが良かった手が{ $count }回。
seven-bridge-lapse-threw = まだ使えるカードを捨てた手が{ $count }回。
seven-bridge-lapse-unsafe = より安全な捨て札があった手が{ $count }回。
