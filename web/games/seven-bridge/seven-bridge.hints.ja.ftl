# なぜその手のほうが良いのか。助言が初めて求められたときに読み込む。$card や $instead は名前で届く。
seven-bridge-hint-last = 最後の1枚なので、これで上がりです。
seven-bridge-hint-lay-all = すぐに上がれて、−50点です。
seven-bridge-hint-goes-out = この手番で上がれます。
seven-bridge-hint-claim-out = 残る1枚を捨てて上がりです。
seven-bridge-hint-near = { $seat }は残り{ $count }枚。出せるうちに出しましょう。
seven-bridge-hint-seven = 7が手札に残ると、失点が2倍になります。
seven-bridge-hint-joker = ジョーカーが手札に残ると、失点が5倍になります。
seven-bridge-hint-first-fits = 自分のメルドを出せば、{ $cards }も付けられます。
seven-bridge-hint-first = 最初のメルドです。この先は付け札もできます。
seven-bridge-hint-rid = 手札の点が{ $points }点減ります。
seven-bridge-hint-both = この手番で、あとから「{ $instead }」こともできます。
seven-bridge-hint-keeps-joker = ジョーカーを手札に残せます。
seven-bridge-hint-dear = 手札の点が、{ $more }点ではなく{ $left }点で済みます。
seven-bridge-hint-dear-near = { $seat }は残り{ $count }枚。手札が{ $more }点ではなく{ $left }点で済みます。
seven-bridge-hint-alike = 「{ $instead }」と同じく孤立していて、手札に残れば{ $points }点です。
seven-bridge-hint-costs = 「{ $instead }」と同じく、手札に残れば{ $points }点です。
seven-bridge-hint-then-fits = そのあと{ $cards }も付けられます。
seven-bridge-hint-places = 見えないカードのうち、場に付くものが{ $many }枚から{ $few }枚に減ります。
seven-bridge-hint-either = 付けられるカードは、「{ $instead }」のあとと同じです。
seven-bridge-hint-fewer = 手札は{ $more }枚ではなく{ $left }枚になります。
seven-bridge-hint-whole = { $cards }は{ $count ->
        [1] 1枚でメルド
       *[other] メルド
    }になるので残します。
seven-bridge-hint-fits = { $lost }は場のメルドに付くので残します。
seven-bridge-hint-keeps = { $cards }はメルドになりそうです。こちらは浮いています。
seven-bridge-hint-waits = 見えない中に、{ $lost }を生かすカードは{ $more }枚、こちらを生かすカードは{ $fewer }枚です。
seven-bridge-hint-safe = こちらなら誰もポンやチーができません。{ $lost }はされるかも。
seven-bridge-hint-safer = { $lost }のほうがポンやチーをされそうです。
seven-bridge-hint-throws-joker = 手札に残ると失点が5倍になり、捨てても誰にも取られません。
seven-bridge-hint-hold = 何も出さずに上がればクローズで、ほかの人の失点が2倍です。
seven-bridge-hint-not-then = ポンやチーのあとは、{ $cards }を出せません。
seven-bridge-hint-breaks = 「{ $instead }」だと、{ $cards }がばらばらになります。
seven-bridge-hint-concealed = ポンもチーもせず、何も出さずに上がればクローズで、ほかの人の失点が2倍です。
seven-bridge-hint-by-out = 最初に上がるのは{ hint-chance }
seven-bridge-hint-by-opened = メルドを出せるのは{ hint-chance }
seven-bridge-hint-by-rid = 7やジョーカーを残さないのは{ hint-chance }
seven-bridge-hint-by-free = 誰にも取られないのは{ hint-chance }
