# なぜその手のほうが良いのか。助言が初めて求められたときに読み込む。$card や $instead は名前で届く。
sevens-heaven-hint-by-trick = このトリックを取れるのは{ hint-chance }
sevens-heaven-hint-by-seven = 7を取れるのは{ hint-chance }
sevens-heaven-hint-by-pot = ポットを取れるのは{ hint-chance }
sevens-heaven-hint-by-chip = 予想が当たるのは{ hint-chance }
sevens-heaven-hint-by-solvent = 破産しないのは{ hint-chance }
sevens-heaven-hint-by-denied = このラウンドでほかの人がゲームに勝たないのは{ hint-chance }
sevens-heaven-hint-by-points = このラウンドで平均{ $here }点、「{ $instead }」なら{ $there }点ほどです。
sevens-heaven-hint-alone = ほかにベットはなく、どちらでも表になる1枚が得点です。
sevens-heaven-hint-bet-third = 2スタックあるので、トリックで7をあと1枚取れば勝ちです。
sevens-heaven-hint-bet-free = 失う点はなく、{ sevens-heaven-times }ポットを取れます。
sevens-heaven-hint-bet-pot = ポットはもう{ $points }点。フォールドではこの点に届きません。
sevens-heaven-hint-bet-strong = 15以上が{ $count }枚。{ sevens-heaven-times }破産せずに済みます。
sevens-heaven-hint-bet-chance = { sevens-heaven-times }ポットを取れます。
sevens-heaven-hint-fold-home = { $count ->
        [1] 1枚だけ、表になればすぐ77点に届くカードがあります。
       *[other] 手札の{ $count }枚のどれかが表になれば、すぐ77点に届きます。
    }
sevens-heaven-hint-fold-chip = { $seat }は{ $points }点。ベットが2人になると、予想が当たって勝つかもしれません。
sevens-heaven-hint-fold-third = { $seat }は2スタック。あなたの7を取られると3つ目です。
sevens-heaven-hint-fold-broke = ベットすると{ sevens-heaven-times }破産し、{ $points }点を失います。
sevens-heaven-hint-fold-chance = フォールドならすぐ得点できます。ベットでポットを取れるのは{ $here ->
        [10] ほぼ毎回
        [0] ごくまれ
       *[other] 約{ $here }割
    }です。
sevens-heaven-hint-fold-weak = { $count ->
        [0] 15以上のカードがありません。
       *[other] 15以上のカードは1枚だけです。
    }
sevens-heaven-hint-fold-scores = フォールドなら、手札の1枚（平均{ $points }点ほど）がすぐ得点です。
sevens-heaven-times = { $here ->
        [10] ほぼ毎回
        [0] ごくまれに
       *[other] 約{ $here }割は
    }
sevens-heaven-hint-predict-ends = { $seat }がポットを取ると{ $seat }の勝ちで、予想の7点は間に合いません。
sevens-heaven-hint-predict-chip = { $on }には{ $seat }のチップもあり、当たると{ $seat }が77点に届きます。
sevens-heaven-hint-predict-leader = トップの{ $seat }のチップも{ $on }にあります。
sevens-heaven-hint-predict-shared = { $on }にはもう{ $seat }のチップがあり、当たれば一緒に得点します。
sevens-heaven-hint-predict-along = { $seat }はこのポットで77点。当たれば、あなたも77点に届きます。
sevens-heaven-hint-predict-stake = { $seat }が賭けるのは{ $points }点、{ $on }は{ $less }点。手札が良いしるしです。
sevens-heaven-hint-predict-lead = 最初にリードする{ $seat }が有利です。
sevens-heaven-hint-steal-most = この人は{ $stacks }スタック。もう1人より多く持っています。
sevens-heaven-hint-steal-leader = この人のほうが、もう1人より点が多いからです。
sevens-heaven-hint-jackpot = { $card }なら必ず勝ち、7を取って3スタック。ゲームに勝ちます。
sevens-heaven-hint-capture = { $card }なら必ずトリックに勝ち、7を取れます。
sevens-heaven-hint-third = { $card }なら必ず勝って3トリック目。ポットを取れます。
sevens-heaven-hint-first = { $card }なら必ず勝てます。1トリック取れば、破産はありません。
sevens-heaven-hint-stop = あと1トリックでポットの{ $seat }を、{ $card }で止められるかもしれません。
sevens-heaven-hint-last = 最後に出すので、{ $card }でこのトリックを取れます。
sevens-heaven-hint-top = もう{ $card }に勝てるカードはありません。
sevens-heaven-hint-seven-gift = このトリックは{ $seat }のもの。「{ $instead }」を出すと1スタック渡します。
sevens-heaven-hint-seven-jackpot = このトリックは{ $seat }のもの。「{ $instead }」を出すと3スタックで負けです。
sevens-heaven-hint-seven-risk = 「{ $instead }」は、ほかの人のスタックになるかもしれません。
sevens-heaven-hint-pot-chip = あなたがポットを取ると、{ $seat }が予想の7点で77点に届きます。
sevens-heaven-hint-keep-top = リードすれば必ず勝てる「{ $instead }」は残しましょう。
sevens-heaven-hint-keep = もっと負けにくい「{ $instead }」は残しましょう。
sevens-heaven-hint-alike = 今は「{ $instead }」と、勝ち負けが変わりません。
sevens-heaven-hint-fewer = { $count ->
        [0] { $card }に勝てるカードはありません。「{ $instead }」は負けることがあります。
       *[other] { $card }に勝てるのは{ $count }枚、「{ $instead }」に勝てるのは{ $more }枚です。
    }
sevens-heaven-hint-enough = { $card }で足りるので、「{ $instead }」は残しましょう。
sevens-heaven-hint-lower = どちらも勝てないので、小さい{ $card }を出しましょう。
