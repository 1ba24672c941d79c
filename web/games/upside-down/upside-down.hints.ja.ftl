# なぜその手のほうが良いのか。助言が初めて求められたときに読み込む。$card や $instead は名前で届く。
upside-down-it = { upside-down-this }
upside-down-this = { $who ->
        [answer] 正解の手
       *[named] 「{ $best }」
    }
upside-down-its-rank = { $rank ->
        [1] A
        [13] K
       *[other] { $rank }
    }
upside-down-hint-by-first = { hint-you }1位になるのは{ hint-chance }
upside-down-hint-by-second = { hint-you }2位以内に入るのは{ hint-chance }
upside-down-hint-by-saved = { hint-you }最下位を免れるのは{ hint-chance }
upside-down-hint-by-rival = { hint-you }手札最少の{ $seat }に勝つのは{ hint-chance }
upside-down-hint-by-lead = { hint-you }次の親になれるのは{ hint-chance }
upside-down-hint-by-place = { hint-you }順位は平均{ $here }位、「{ $instead }」なら{ $there }位ほどです。
upside-down-hint-out = { hint-you }手札がなくなり、上がりです。
upside-down-hint-sure = { hint-you }必ず上がれます。
upside-down-hint-last = { hint-you }上がりに使えない{ $turned }を最後に残さずに済みます。
upside-down-hint-one-left = { hint-it }手札が残り1枚になります。
upside-down-hint-unable = { hint-it }残り{ $count }枚の{ $seat }は返せません。
upside-down-hint-high = { hint-it }残り1枚の{ $seat }に返されにくくなります。
upside-down-hint-stop = 「{ $instead }」なら、残り{ $count }枚の{ $seat }が親になるかもしれません。
upside-down-hint-safe = { hint-it }誰も返せないので、次の親はあなたです。
upside-down-hint-turn-lead = { hint-it }目が変わってラウンドが終わり、次の親はあなたです。
upside-down-hint-turn-lead-good = { hint-it }目が手札に有利なほうへ変わり、次の親はあなたです。
upside-down-hint-turn = { hint-it }目が変わり、ラウンドは続きます。
upside-down-hint-turn-good = { hint-it }目が手札に有利なほうへ変わります。
upside-down-hint-keep-die = { hint-it }手札に有利な今の目が変わりません。
upside-down-hint-whole = { hint-it }{ $suit }のランを崩さずに済みます。
upside-down-hint-whole-set = { hint-it }{ upside-down-its-rank }の{ $count }枚を崩さずに済みます。
upside-down-hint-keep-top = { hint-it }1枚では誰も勝てない{ upside-down-its-rank }を残せます。
upside-down-hint-keep-strong = { hint-it }いちばん強い{ upside-down-its-rank }を残せます。
upside-down-hint-cheap = { hint-it }「{ $instead }」より弱くても、ここでは足ります。
upside-down-hint-parts = { hint-it }「{ $instead }」より、崩すセットやランが少なくて済みます。
upside-down-hint-alike = { hint-pair }の間に、数字の違いはありません。
upside-down-hint-harder = ほかの人のカードで「{ $instead }」に勝てるのは{ $than }枚、{ upside-down-this }には{ $count ->
        [0] ありません
       *[other] { $count }枚です
    }。
upside-down-hint-answer = { hint-it }セットもランも崩さず、場より強く出せます。
upside-down-hint-lead = 「{ $instead }」なら、{ $seat }が次の親になるかもしれません。
upside-down-hint-wait = { hint-you }誰かが今の場に勝てば、このラウンドでまた出せます。
upside-down-hint-give = { hint-it }手札のセットやランを崩しません。
upside-down-hint-give-weak = { hint-you }強いカードを手元に残せます。
upside-down-hint-loose = { hint-it }セットにもランにもならない、いちばん弱いカードを片づけられます。
upside-down-hint-weakest-pair = { hint-it }何も崩さずに、いちばん弱い{ $count }枚の{ $kind ->
        [run] ラン
       *[set] セット
    }を片づけられます。
upside-down-hint-cheapest = { $only ->
        [yes] { hint-it }セットもランも崩さずに返せる、ただ一つの手です。
       *[no] { hint-it }セットもランも崩さずに返せる手のうち、いちばん弱い手です。
    }
upside-down-hint-plays = { hint-it }あと{ $few }回で出し切れる手札が残ります。「{ $instead }」なら{ $many }回です。
upside-down-hint-whole-all = どう返しても、手札のセットかランが崩れます。
upside-down-hint-keep-all = どう返しても、{ upside-down-its-rank }を使ってしまいます。
upside-down-hint-rule-whole = 定石では、セットとランは崩しません。
upside-down-hint-rule-strong = 定石では、強いカードは後に残します。
upside-down-hint-rule-few = 定石では、枚数より出す回数を減らします。残りは{ $count }回です。
upside-down-hint-rule-answer = 定石では、何も崩さずに返せるなら返します。
upside-down-hint-rule-die = 定石では、強いカードが多いうちは目を変えません。

# 検討で繰り返し見つかった損の種類
upside-down-lapse-broke = セットやランを崩した手が{ $count }回。
upside-down-lapse-spent = 強いカードを残せた手が{ $count }回。
upside-down-lapse-played = パスのほうが良かった手が{ $count }回。
upside-down-lapse-passed = パスより出すほうが良かった手が{ $count }回。
