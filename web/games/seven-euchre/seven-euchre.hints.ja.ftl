# なぜその手のほうが良いのか。助言が初めて求められたときに読み込む。$card や $instead は名前で届く。
seven-euchre-hint-jump = 約束は「{ $instead }」より{ $tricks }トリック多く、成功すれば{ $more }点多く入ります。相手はビッドしにくくなります。
seven-euchre-hint-fewer = 約束が「{ $instead }」より{ $fewer }トリック少なくなります。
seven-euchre-hint-scores = 成功すれば「{ $instead }」より{ $more }点多く入ります。
seven-euchre-hint-scores-more = 約束は「{ $instead }」より{ $tricks }トリック多く、成功すれば{ $more }点多く入ります。
seven-euchre-hint-tops = { $suits }つのスートで最強のカードがあり、切り札で切られません。
seven-euchre-hint-raise = パートナーも{ $denomination }です。切り札13枚のうち{ $trumps }枚が手札にあります。
seven-euchre-hint-longer = { $denomination }なら切り札が{ $trumps }枚、{ $suit }では{ $fewer }枚だけです。
seven-euchre-hint-long = 切り札13枚のうち{ $trumps }枚{ seven-euchre-and-top }が手札にあります。
seven-euchre-hint-share = 切り札13枚のうち{ $trumps }枚{ seven-euchre-and-top }が手札にあり、平均より多めです。
seven-euchre-and-top = { $top ->
        [yes] （最強の7を含む）
       *[no] {""}
    }
seven-euchre-hint-leave = 今のビッドはパートナーの{ seven-euchre-bid-name }。「{ $instead }」だと取り消してしまいます。
seven-euchre-hint-leave-more = 今のビッドはパートナーの{ seven-euchre-bid-name }。「{ $instead }」は約束が増えるだけです。
seven-euchre-hint-defend = 相手は{ $tricks }トリック必要ですが、切り札{ $trumps }枚{ seven-euchre-and-top }が手札にあります。
seven-euchre-hint-defend-tops = 相手は{ $tricks }トリック必要ですが、{ $suits }つのスートで最強のカードが手札にあります。
seven-euchre-hint-few = 「{ $instead }」は{ $tricks }トリックの約束で、切り札は{ $trumps }枚です。
seven-euchre-hint-few-tops = 「{ $instead }」は{ $tricks }トリックの約束ですが、{ $suits ->
        [0] 最強のカードがありません
       *[other] 最強のカードがあるのは{ $suits }スートです
    }。
seven-euchre-hint-contest = このままだと、相手の{ seven-euchre-bid-name }に決まるかもしれません。
seven-euchre-hint-stake = { $passing ->
        [yes] 「{ $instead }」
       *[no] このビッド
    }の失敗は{ $fails ->
        [0] ごくまれ
       *[other] 約{ $fails }割（相手に約{ $points }点）
    }。パスすると、相手の成功が{ $theirs ->
        [0] ごくまれ
        [10] ほぼ毎回
       *[other] 約{ $theirs }割
    }です。
seven-euchre-hint-by-made = 自分たちのコントラクトが成功するのは{ hint-chance }
seven-euchre-hint-by-beaten = 相手のコントラクトが失敗するのは{ hint-chance }
seven-euchre-hint-by-kept = 相手が成功せずに終わるのは{ hint-chance }
seven-euchre-hint-by-safe = 自分たちが失敗せずにすむのは{ hint-chance }
seven-euchre-hint-by-trick = このトリックを取れるのは{ hint-chance }
seven-euchre-hint-by-lead = 次も自分のリードになるのは{ hint-chance }
seven-euchre-hint-by-tricks = 自分たちが取るのは平均{ $here }トリック、「{ $instead }」なら{ $there }トリックです。
seven-euchre-hint-aside-lower = 弱いほうを捨てて、{ $taken }は残します。
seven-euchre-hint-aside-trump = { $taken }は切り札なので残します。
seven-euchre-hint-aside-void = { $suit }がなくなり、リードされたら切り札で切れます。
seven-euchre-hint-aside-top = { $taken }はそのスートで最強なので残します。
seven-euchre-hint-aside-short = { $suit }が残り1枚になり、1回出せば次からは切れます。
seven-euchre-hint-aside-weak = 「{ $instead }」より、スートの中で弱いカードです。
seven-euchre-hint-draw = 切り札を出させます。残りは多くて{ $out }枚です。
seven-euchre-hint-sure = 相手はこれに勝てません。
seven-euchre-hint-highest = 上の{ $suit }はもう出ません。負けるのは切り札だけです。
seven-euchre-hint-give-ruff = パートナーには{ $suit }がないので、切ってくれるかもしれません。
seven-euchre-hint-lead-single = 1枚だけの{ $suit }です。次からは切り札で切れます。
seven-euchre-hint-lead-long = この{ $suit }は{ $count }枚。上が出てしまえば、残りで取れそうです。
seven-euchre-hint-beaten = 「{ $instead }」は、まだ出ていない{ $taken }に負けます。
seven-euchre-hint-ruffed = { $seat }には{ $suit }がなく、「{ $instead }」は切られるかもしれません。
seven-euchre-hint-lead-strong = { $above ->
        [0] 同じスートで勝てるカードはなく
       *[other] 同じスートで勝てるのは{ $above }枚
    }、「{ $instead }」には{ $more }枚です。
seven-euchre-hint-lead-weak = 上の少ない「{ $instead }」は、後に取っておきます。
seven-euchre-hint-lead-low = 手札で最弱の{ $suit }です。強いほうは後に残せます。
seven-euchre-hint-alike = 「{ $instead }」との間のカードは、もうありません。
seven-euchre-hint-enough = これでも今は勝ち。「{ $instead }」は残せます。
seven-euchre-hint-duck = このトリックは狙わず、「{ $instead }」を残します。
seven-euchre-hint-guard = 「{ $instead }」は、手札の{ $taken }を守るカードです。
seven-euchre-hint-throw-short = { $suit }が残り1枚になり、まもなく切れます。
seven-euchre-hint-spare-trump = 「{ $instead }」は切り札なので、後に取っておきます。
seven-euchre-hint-last-takes = 最後の番なので、これで取れます。
seven-euchre-hint-last-enough = 最後の番で、これで足ります。「{ $instead }」は残せます。
seven-euchre-hint-as-surely = 「{ $instead }」と同じだけ勝てて、弱いほうのカードです。
seven-euchre-hint-over-partner = 勝っているパートナーもまだ負けるかもしれません。上を出しておきます。
seven-euchre-hint-ruff = { $suit }がないので、切り札で取りにいきます。
seven-euchre-hint-overruff = さらに強い切り札で切り返します。
seven-euchre-hint-third = これで勝ちになり、上に出せるのは最後の人だけです。
seven-euchre-hint-cover = 勝っているカードの上に出ます。「{ $instead }」では無理です。
seven-euchre-hint-partner-sure = パートナーが必ず取ります。「{ $instead }」を出すのはもったいないです。
seven-euchre-hint-partner-wins = 今はパートナーの勝ち。「{ $instead }」は後に取っておきます。
seven-euchre-hint-lower = どちらを出しても取れません。弱いほうを出します。
seven-euchre-hint-keep-top = 上の{ $suit }がもう出ない「{ $instead }」は、後で取れそうです。
seven-euchre-hint-throw-single = 最後の{ $suit }です。次からは切り札で切れます。
seven-euchre-hint-weaker = 上にまだ{ $above }枚。「{ $instead }」の上は{ $fewer ->
        [0] もうありません
       *[other] { $fewer }枚です
    }。
