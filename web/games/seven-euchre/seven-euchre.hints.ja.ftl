# なぜその手のほうが良いのか。助言が初めて求められたときに読み込む。$card や $instead は名前で届く。
seven-euchre-it = { seven-euchre-this }
seven-euchre-this = { $who ->
        [answer] 正解の手
       *[named] 「{ $best }」
    }
seven-euchre-side = { hint-you }
seven-euchre-and-top = { $top ->
        [yes] （最強の7を含む）
       *[no] {""}
    }
seven-euchre-hint-jump = { hint-it }「{ $instead }」より{ $tricks }トリック多く、成功の点も{ $more }点高く、相手がビッドしにくくなります。
seven-euchre-hint-fewer = { hint-it }必要なトリックが「{ $instead }」より{ $fewer }つ少なくて済みます。
seven-euchre-hint-scores = { hint-it }成功の点が「{ $instead }」より{ $more }点高くなります。
seven-euchre-hint-scores-more = { hint-it }ビッドは「{ $instead }」より{ $tricks }トリック多く、成功の点は{ $more }点高くなります。
seven-euchre-hint-tops = { hint-it }{ $suits }つのスートの最強のカードが、切り札で切られません。
seven-euchre-hint-raise = { hint-it }パートナーと同じスートで、切り札13枚のうち{ $trumps }枚が手札にあります。
seven-euchre-hint-correct = { hint-it }切り札は{ $trumps }枚、パートナーの{ seven-euchre-bid-name }では{ $fewer }枚だけです。
seven-euchre-hint-longer = { hint-it }切り札は{ $trumps }枚、「{ $instead }」では{ $fewer }枚だけです。
seven-euchre-hint-long = { hint-it }切り札13枚のうち{ $trumps }枚{ seven-euchre-and-top }が手札にあります。
seven-euchre-hint-share = { hint-it }切り札13枚のうち{ $trumps }枚{ seven-euchre-and-top }が手札にあり、平均より多めです。
seven-euchre-hint-leave = 「{ $instead }」は、パートナーの{ seven-euchre-bid-name }を取り消してしまいます。
seven-euchre-hint-leave-more = 「{ $instead }」は、パートナーの{ seven-euchre-bid-name }より必要なトリックが増えるだけです。
seven-euchre-hint-defend = { hint-it }相手は{ $tricks }トリック必要ですが、切り札{ $trumps }枚{ seven-euchre-and-top }が手札にあります。
seven-euchre-hint-defend-tops = { hint-it }相手は{ $tricks }トリック必要ですが、{ $suits }つのスートで最強のカードが手札にあります。
seven-euchre-hint-few = 「{ $instead }」には{ $tricks }トリック必要ですが、手札の切り札は{ $trumps }枚です。
seven-euchre-hint-few-tops = 「{ $instead }」には{ $tricks }トリック必要ですが、{ $suits ->
        [0] 最強のカードがありません
       *[other] 最強のカードがあるのは{ $suits }スートです
    }。
seven-euchre-hint-contest = 「{ $instead }」なら、相手の{ seven-euchre-bid-name }に決まるかもしれません。
# ビッドの結末（$endsは起こるもの）と、ビッドのあと・パスのあとの相手の成功。中級の打ち方での回数
seven-euchre-for-them = （相手に約{ $points }点）
seven-euchre-outbid = 相手の競り上げが{ $outbid ->
        [6] 大半
        [7] 大半
        [8] 大半
        [9] 大半
       *[other] 約{ $outbid }割
    }
seven-euchre-hint-stake = 中級どうしなら、{ $over ->
        [yes] パートナーを競り越す
       *[no] {""}
    }「{ $instead }」のあとは{ $ends ->
        [makes] 自分たちの成功がほぼ毎回
        [fails] 自分たちの失敗がほぼ毎回{ seven-euchre-for-them }
        [outbid] 相手の競り上げがほぼ毎回
        [makes-fails] 自分たちの成功が約{ $makes }割、失敗が約{ $fails }割{ seven-euchre-for-them }
        [makes-outbid] 自分たちの成功が約{ $makes }割、{ seven-euchre-outbid }
        [fails-outbid] 自分たちの失敗が約{ $fails }割{ seven-euchre-for-them }、{ seven-euchre-outbid }
       *[makes-fails-outbid] 自分たちの成功が約{ $makes }割、失敗が約{ $fails }割{ seven-euchre-for-them }、{ seven-euchre-outbid }
    }です。相手の成功は{ $same ->
        [yes] 、パスと同じく
       *[no] {""}
    }{ $against ->
        [0] ごくまれ
        [10] ほぼ毎回
       *[other] 約{ $against }割
    }{ $same ->
        [yes] {""}
       *[no] 、パスなら{ $theirs ->
            [0] ごくまれ
            [10] ほぼ毎回
           *[other] 約{ $theirs }割
        }
    }です。
seven-euchre-hint-by-made = { seven-euchre-side }自分たちのコントラクトが成功するのは{ hint-chance }
seven-euchre-hint-by-beaten = { seven-euchre-side }相手のコントラクトが失敗するのは{ hint-chance }
seven-euchre-hint-by-kept = { seven-euchre-side }相手が成功せずに終わるのは{ hint-chance }
seven-euchre-hint-by-safe = { seven-euchre-side }自分たちが失敗せずにすむのは{ hint-chance }
seven-euchre-hint-by-trick = { seven-euchre-side }このトリックを取れるのは{ hint-chance }
seven-euchre-hint-by-lead = { hint-you }次のトリックでリードするのは{ hint-chance }
seven-euchre-hint-by-tricks = { seven-euchre-side }自分たちが取るのは平均{ $here }トリック、「{ $instead }」なら{ $there }トリックです。
seven-euchre-hint-aside-lower = { hint-you }より強い{ $taken }を残せます。
seven-euchre-hint-aside-trump = 「{ $instead }」は切り札なので残します。
seven-euchre-hint-aside-void = { hint-you }{ $suit }がなくなり、リードされたら切り札で切れます。
seven-euchre-hint-aside-top = 「{ $instead }」はそのスートで最強なので残します。
seven-euchre-hint-aside-short = { hint-you }{ $suit }が残り1枚になり、1回出せば次からは切れます。
seven-euchre-hint-aside-weak = { hint-it }スートの中で「{ $instead }」より弱いカードを捨てられます。
seven-euchre-hint-draw = { hint-it }切り札を出させます。残りは多くて{ $out }枚です。
seven-euchre-hint-sure = { hint-it }相手は誰も、より強いカードを出せません。
seven-euchre-hint-highest = { hint-it }切り札にしか負けません。より強い{ $suit }はもう出ません。
seven-euchre-hint-give-ruff = { hint-it }{ $suit }のないパートナーが切ってくれるかもしれません。
seven-euchre-hint-lead-single = { hint-it }1枚だけの{ $suit }がなくなり、次からは切り札で切れます。
seven-euchre-hint-lead-long = { hint-it }{ $count }枚ある{ $suit }の上を出させて、残りで取れそうです。
seven-euchre-hint-beaten = 「{ $instead }」は、まだ出ていない{ $taken }に負けます。
seven-euchre-hint-ruffed = { $seat }には{ $suit }がなく、「{ $instead }」は切られるかもしれません。
seven-euchre-hint-lead-strong = { hint-it }より強いリードになります。同じスートの上のカードは{ $above ->
        [0] もうなく
       *[other] あと{ $above }枚
    }、「{ $instead }」には{ $more }枚あります。
seven-euchre-hint-lead-low = { hint-it }手札で最弱の{ $suit }を使い、強いカードを後に残せます。
seven-euchre-hint-alike = { hint-pair }の間のカードはもう残っていないので、強さは同じです。
seven-euchre-hint-enough = { hint-it }「{ $instead }」を残しても、今のところ勝っています。
seven-euchre-hint-duck = { hint-it }このトリックは狙わず、「{ $instead }」を残せます。
seven-euchre-hint-guard = 「{ $instead }」は、手札の{ $taken }を守るので残します。
seven-euchre-hint-throw-short = { hint-it }{ $suit }が残り1枚になり、まもなく切れます。
seven-euchre-hint-spare-trump = 「{ $instead }」は切り札なので、後に取っておきます。
seven-euchre-hint-last-takes = { hint-it }最後の番なので、このトリックを取れます。
seven-euchre-hint-makes = { hint-it }コントラクトに必要な最後の1トリックを必ず取れます。
seven-euchre-hint-beats = { hint-it }必ずこのトリックを取り、相手のコントラクトが失敗します。
seven-euchre-hint-last-enough = { hint-it }最後の番なので、「{ $instead }」を残しても取れます。
seven-euchre-hint-as-surely = { hint-it }「{ $instead }」より弱いカードで、同じだけ確実に取れます。
seven-euchre-hint-over-partner = { hint-it }負けるかもしれないパートナーのカードの、さらに上に出られます。
seven-euchre-hint-ruff = { hint-it }{ $suit }がないので、切り札で取りにいけます。
seven-euchre-hint-overruff = { hint-it }さらに強い切り札で切り返せます。
seven-euchre-hint-third = { hint-it }今は勝ちで、上に出せるのは最後の人だけです。
seven-euchre-hint-cover = { hint-it }勝っているカードの上に出られます。「{ $instead }」では無理です。
seven-euchre-hint-partner-sure = パートナーが必ず取るので、「{ $instead }」を出すのはもったいないです。
seven-euchre-hint-partner-wins = 今はパートナーの勝ちなので、「{ $instead }」は後に取っておきます。
seven-euchre-hint-lower = { hint-it }どちらでも取れないトリックで、より強い「{ $instead }」を残せます。
seven-euchre-hint-keep-top = 「{ $instead }」は、より強い{ $suit }がもう出ないので、後のトリックに残します。
seven-euchre-hint-throw-single = { hint-it }最後の{ $suit }がなくなり、次からは切り札で切れます。
seven-euchre-hint-weaker = 「{ $instead }」を残します。上のカードは{ $fewer ->
        [0] もうなく
       *[other] あと{ $fewer }枚
    }、{ seven-euchre-this }の上はまだ{ $above }枚です。
seven-euchre-hint-rule-draw = 定石では、落札した側がまず切り札をリードします。
seven-euchre-hint-rule-lead = 定石では、切り札以外なら、いちばん負けにくいカードをリードします。
seven-euchre-hint-rule-throw = 定石では、取れないときは、切り札以外でいちばん負けやすいカードを出します。
seven-euchre-hint-rule-spare = 定石では、勝っているパートナーのカードを切りません。
seven-euchre-hint-rule-ruff = 定石では、相手が勝っているトリックは、切れるなら切ります。
seven-euchre-hint-rule-win = 定石では、3番目か最後に出すなら、勝っている相手の上に出ます。

# 検討で繰り返し見つかった損の種類
seven-euchre-lapse-bid = ビッドよりパスが良かった手が{ $count }回。
seven-euchre-lapse-passed = パスよりビッドが良かった手が{ $count }回。
seven-euchre-lapse-spent = 残しておくほうが良いカードを使った手が{ $count }回。
