# なぜその手のほうが良いのか。助言が初めて求められたときに読み込む。$card や $instead は名前で届く。
sevens-heaven-it = { sevens-heaven-this }
sevens-heaven-this = { $who ->
        [answer] 正解の手
       *[named] 「{ $best }」
    }
sevens-heaven-player = { $who ->
        [answer] 正解の人
       *[named] { $seat }
    }
sevens-heaven-victim = { $who ->
        [answer] 正解の人
       *[named] 「{ $best }」
    }
sevens-heaven-hint-by-trick = { hint-you }このトリックを取れるのは{ hint-chance }
sevens-heaven-hint-by-seven = { hint-you }7を取れるのは{ hint-chance }
sevens-heaven-hint-by-pot = { hint-you }ポットを取れるのは{ hint-chance }
sevens-heaven-hint-by-chip = { hint-you }予想が当たるのは{ hint-chance }
sevens-heaven-hint-by-solvent = { hint-you }破産しないのは{ hint-chance }
sevens-heaven-hint-by-denied = { hint-you }このラウンドでほかの人がゲームに勝たないのは{ hint-chance }
sevens-heaven-hint-by-points = { hint-you }このラウンドで平均{ $here }点、「{ $instead }」なら{ $there }点ほどです。
sevens-heaven-hint-alone = ほかにベットした人はいないので、どちらでも表になる1枚が得点です。
sevens-heaven-hint-bet-third = { hint-it }トリックで7をあと1枚取れば、3スタックでゲームに勝ちます。
sevens-heaven-hint-bet-free = { hint-it }失う点はなく、{ sevens-heaven-times }ポットを取れます。
sevens-heaven-hint-bet-pot = ポットはもう{ $points }点あり、「{ $instead }」では届きません。
sevens-heaven-hint-bet-strong = { hint-it }15以上の{ $count }枚で、{ sevens-heaven-times }破産せずに済みます。
sevens-heaven-hint-bet-chance = { hint-it }{ sevens-heaven-times }ポットを取れます。
sevens-heaven-hint-fold-home = { hint-it }手札の{ $count ->
        [1] ある1枚
       *[other] { $count }枚のどれか
    }が表になれば、すぐ77点に届きます。
sevens-heaven-hint-fold-chip = { $seat }は{ $points }点なので、ベットが2人になると、予想が当たって勝つかもしれません。
sevens-heaven-hint-fold-third = { $seat }は2スタックで、「{ $instead }」のあとで7を取られると3つ目です。
sevens-heaven-hint-fold-broke = 「{ $instead }」なら{ sevens-heaven-times }破産し、{ $points }点を失います。
sevens-heaven-hint-fold-chance = { hint-it }すぐ得点できます。「{ $instead }」でポットを取れるのは{ sevens-heaven-share }です。
sevens-heaven-hint-fold-weak = 15以上のカードが{ $count ->
        [0] なく
       *[other] 1枚しかなく
    }、「{ $instead }」には足りません。
sevens-heaven-hint-fold-scores = { hint-it }手札の1枚（平均{ $points }点ほど）がすぐ得点になります。
sevens-heaven-times = { $here ->
        [10] ほぼ毎回
        [0] ごくまれに
       *[other] 約{ $here }割は
    }
sevens-heaven-share = { $here ->
        [0] ごくまれ
       *[other] 約{ $here }割
    }
sevens-heaven-hint-predict-ends = { $seat }がポットを取ると{ $seat }の勝ちで、予想の7点は間に合いません。
sevens-heaven-hint-predict-chip = { $on }には{ $seat }のチップもあり、当たると{ $seat }が77点に届きます。
sevens-heaven-hint-predict-leader = トップの{ $seat }のチップも{ $on }にあります。
sevens-heaven-hint-predict-shared = { $on }にはもう{ $seat }のチップがあり、当たれば{ $seat }も得点します。
sevens-heaven-hint-predict-along = { sevens-heaven-player }はこのポットで77点に届き、予想が当たればあなたも届きます。
sevens-heaven-hint-predict-stake = { sevens-heaven-player }が賭けるのは{ $points }点、{ $on }は{ $less }点で、手札が良いしるしです。
sevens-heaven-hint-predict-lead = 最初にリードする{ sevens-heaven-player }が有利です。
sevens-heaven-hint-steal-most = { sevens-heaven-victim }は{ $stacks }スタック、「{ $instead }」はもっと少ないからです。
sevens-heaven-hint-steal-leader = 「{ $instead }」より{ sevens-heaven-victim }のほうが、点が多いからです。
sevens-heaven-hint-jackpot = { hint-it }必ず7を取って3スタックになり、ゲームに勝ちます。
sevens-heaven-hint-capture = { hint-it }必ずこのトリックに勝って7を取れます。
sevens-heaven-hint-third = { hint-it }必ず3トリック目を取って、ポットを獲得できます。
sevens-heaven-hint-first = { hint-it }必ずこのトリックを取れて、もう破産しません。
sevens-heaven-hint-stop = { hint-it }あと1トリックでポットを取る{ $seat }を、止められるかもしれません。
sevens-heaven-hint-last = { hint-it }最後に出すので、このトリックを取れます。
sevens-heaven-hint-top = { hint-it }もう誰にも負けません。
sevens-heaven-hint-seven-gift = { $seat }が取るトリックなので、「{ $instead }」を出すと1スタック渡します。
sevens-heaven-hint-seven-jackpot = { $seat }が取るトリックなので、「{ $instead }」を出すと3スタックで{ $seat }の勝ちです。
sevens-heaven-hint-seven-risk = 「{ $instead }」は、ほかの人のスタックになるかもしれません。
sevens-heaven-hint-pot-chip = あなたがポットを取ると、{ $seat }が予想の7点で77点に届きます。
sevens-heaven-hint-keep-top = リードすれば必ず取れる「{ $instead }」は残しましょう。
sevens-heaven-hint-keep = もっと負けにくい「{ $instead }」は残しましょう。
sevens-heaven-hint-alike = 今は{ hint-pair }の間のカードがなく、強さは同じです。
sevens-heaven-hint-fewer = 「{ $instead }」に勝てるカードは{ $more }枚、{ sevens-heaven-this }には{ $count ->
        [0] ありません
       *[other] { $count }枚です
    }。
sevens-heaven-hint-enough = { hint-it }「{ $instead }」を残しても、このトリックを取れます。
sevens-heaven-hint-lower = { hint-it }どちらも勝てないトリックで、より大きい「{ $instead }」を残せます。
sevens-heaven-hint-rule-take = 定石では、必ず取れるトリックは取ります。
sevens-heaven-hint-rule-lead = 定石では、いちばん負けにくいカードをリードします。
sevens-heaven-hint-rule-throw = 定石では、取れないときは7以外でいちばん小さいカードを出します。
sevens-heaven-hint-rule-fold = 定石では、迷ったらフォールドします。
sevens-heaven-hint-rule-chip = 定石では、ベットした中でいちばん点の多い人にチップを置きます。

# 検討で繰り返し見つかった損の種類
sevens-heaven-lapse-bet = フォールドのほうが良かった手が{ $count }回。
sevens-heaven-lapse-folded = ベットのほうが良かった手が{ $count }回。
sevens-heaven-lapse-spent = 残しておくほうが良いカードを使った手が{ $count }回。
