# なぜその手のほうが良いのか。助言が初めて求められたときに読み込む。$card や $instead は名前で届く。
upside-down-its-rank = { $rank ->
        [1] A
        [13] K
       *[other] { $rank }
    }
upside-down-hint-by-first = 1位になるのは{ hint-chance }
upside-down-hint-by-second = 2位以内に入るのは{ hint-chance }
upside-down-hint-by-saved = 最下位を免れるのは{ hint-chance }
upside-down-hint-by-rival = 手札最少の{ $seat }に勝つのは{ hint-chance }
upside-down-hint-by-lead = 次の親になれるのは{ hint-chance }
upside-down-hint-by-place = 順位は平均{ $here }位、「{ $instead }」なら{ $there }位ほどです。
upside-down-hint-out = 手札がなくなり、上がりです。
upside-down-hint-sure = ここから必ず上がれます。
upside-down-hint-last = 上がりに使えない{ $turned }を最後に残さずに済みます。
upside-down-hint-unable = 残り{ $count }枚の{ $seat }は、これに返せません。
upside-down-hint-high = 残り1枚の{ $seat }に返されにくいカードです。
upside-down-hint-stop = パスすると、残り{ $count }枚の{ $seat }が親になりかねません。
upside-down-hint-safe = 誰も返せないので、次もあなたが親です。
upside-down-hint-turn-lead = 目が変わってラウンドが終わり、次もあなたが親です。
upside-down-hint-turn-lead-good = 目が手札に有利に変わり、次もあなたが親です。
upside-down-hint-turn = 目が変わり、ラウンドは続きます。
upside-down-hint-turn-good = 目が手札に有利に変わります。
upside-down-hint-keep-die = 今の目のほうが、手札に有利です。
upside-down-hint-whole = { $suit }のランを崩しません。
upside-down-hint-whole-set = { upside-down-its-rank }の{ $count }枚を崩しません。
upside-down-hint-lead-many = 一度に{ $count }枚減らせます。
upside-down-hint-lead-weak = 親なら弱いカードも出せます。今のうちに片づけましょう。
upside-down-hint-keep-top = 1枚なら誰にも負けない{ upside-down-its-rank }を、取っておけます。
upside-down-hint-keep-strong = いちばん強い{ upside-down-its-rank }を、取っておけます。
upside-down-hint-cheap = ここは弱いほうで足ります。
upside-down-hint-parts = 崩すセットやランが少なくて済みます。
upside-down-hint-weaker = 弱いほうから片づけ、強いほうは残します。
upside-down-hint-alike = 「{ $instead }」と同じ数字です。
upside-down-hint-harder = これに勝てるカードは残り{ $count }枚、「{ $instead }」には{ $than }枚です。
upside-down-hint-answer = セットもランも崩さずに勝てます。
upside-down-hint-lead = パスすると、次の親は{ $seat }になりかねません。
upside-down-hint-wait = 誰かがこれに勝てば、このラウンドでまた出せます。
upside-down-hint-give = どれも手札のセットやランには入っていません。
upside-down-hint-give-weak = 強いほうのカードを手元に残せます。
