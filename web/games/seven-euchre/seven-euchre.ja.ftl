# セブンユーカー
seven-euchre-name = セブンユーカー
seven-euchre-about = パートナーと組んで切り札を競り合う。7はすべて切り札。
seven-euchre-facts = トリック・{ $seats }・約10分
seven-euchre-option-target = 対局の長さ
seven-euchre-option-target-help = ディールの終わりに、どちらかのチームがこの点数に届いたら対局は終わりです。「1ディール」では、点差のついた最初のディールで終わります。
seven-euchre-option-target-value-77 = 77点先取
seven-euchre-option-target-value-100 = 100点先取
seven-euchre-option-target-value-200 = 200点先取
seven-euchre-option-target-value-one = 1ディール

# Auction
seven-euchre-auction = オークション
seven-euchre-bid-name = { $denomination }{ $tricks }
seven-euchre-nt = NT
seven-euchre-pass = パス
seven-euchre-pass-called = パス
seven-euchre-tricks-only = { $tricks }トリック
seven-euchre-bid-box = ビッドの選択
seven-euchre-denominations = スートとノートランプ
seven-euchre-tricks-to-bid = ビッドするトリック数
seven-euchre-tricks-unit = トリック
seven-euchre-how-many = 何トリック取りますか
seven-euchre-fewer = 1トリック減らす
seven-euchre-more = 1トリック増やす
seven-euchre-bid-label = { seven-euchre-bid-name }、成功で+{ $value }点
seven-euchre-worth = +{ $value }点
seven-euchre-no-bid-yet = ビッドなし
seven-euchre-trump-fixed = 切り札
seven-euchre-turned-row = 全員パス。{ $turned }をめくり、切り札は{ $trump }。
seven-euchre-turned-caption = 切り札：{ $trump }
seven-euchre-centre-card = 中央の裏向きのカード
seven-euchre-your-first-call = あなたの番です。ビッドかパスを選んでください。
seven-euchre-your-auction = あなたの番です。{ $seat }の{ seven-euchre-bid-name }より高いビッドか、パスを選んでください。
seven-euchre-their-auction = { $seat }がビッドを考えています。

# Exchange
seven-euchre-your-exchange = あなたが親です。捨て札を1枚選んでください。
seven-euchre-their-exchange = 親の{ $seat }が中央のカードを取り、1枚捨てます。
seven-euchre-exchange-mine = 中央から{ $card }を取りました。
seven-euchre-exchange-theirs = { $seat }が捨て札を選んでいます。
seven-euchre-just-taken = 今取ったカード

# Play
seven-euchre-your-lead = あなたのリードです。どのカードでも出せます。
seven-euchre-your-play = あなたの番です。リードは{ $suit }。
seven-euchre-led-trump = { $led }（切り札）
seven-euchre-their-play = { $seat }の番です。
seven-euchre-won-trick = { $you ->
        [yes] あなたがトリックを取りました。
       *[no] { $seat }がトリックを取りました。
    }
seven-euchre-trump = 切り札

# Signs
seven-euchre-dealer = ディーラー
seven-euchre-dealer-short = 配
seven-euchre-declarer = 親
seven-euchre-lead = リード
seven-euchre-contract-label = コントラクトは{ seven-euchre-bid-name }、親は{ $seat }。
seven-euchre-standing-label = 今のビッドは{ seven-euchre-bid-name }（{ $seat }）。
seven-euchre-tricks = トリック
seven-euchre-score = 得点
seven-euchre-team-in-words = { $label }：{ $need ->
        [0] {""}
       *[other] 必要な{ $need }トリックのうち
    }{ $won }トリック、{ $target ->
        [0] {""}
       *[other] { $target }点先取で
    }{ $score }点。

# Ranges
seven-euchre-ranges = スートと切り札
seven-euchre-ranges-in-words = コフィンは7からK、タイムは6から12、スターは5から11、コインは4から10、ブックは3から9、オニオンは2から8、ハートはAから7。
seven-euchre-trump-order = 切り札は{ $trump }（強い順）
seven-euchre-trump-note = スートのコントラクトでは、そのスートの7枚と、ほかの6枚の7が切り札です。
seven-euchre-no-trump-note = ノートランプでは、7もそれぞれのスートのふつうのカードです。

# Words and log
seven-euchre-trick-in-words = 場のカード：{ $plays }。
seven-euchre-calls-in-words = ここまでのビッド：{ $calls }。
seven-euchre-hand-in-words = あなたの手札：{ $cards }。
seven-euchre-log-deal = 第{ $deal }ディール。ディーラーは{ $dealer }。
seven-euchre-log-call = { $told ->
        [short] { $seat }、{ $call }
       *[other] { $seat }：{ $call }
    }
seven-euchre-log-turned = 全員パス。{ $turned }をめくり、切り札は{ $trump }。
seven-euchre-log-contract = { $told ->
        [short] コントラクトは{ seven-euchre-bid-name }、親は{ $seat }
       *[other] コントラクトは{ seven-euchre-bid-name }、親は{ $seat }。
    }
seven-euchre-log-take = { $card ->
        [none] { $told ->
            [short] {""}
           *[other] { $seat }：中央のカードを取る
        }
       *[other] { $seat }：中央から{ $card }を取る
    }
seven-euchre-log-discard = { $told ->
        [short] { $seat }、1枚捨てる
       *[other] { $seat }：1枚捨てる
    }
seven-euchre-log-play = { $told ->
        [short] { $seat }、{ $card }
       *[other] { $seat }：{ $card }
    }
seven-euchre-log-trick = { $told ->
        [short] トリックは{ $winner }
       *[other] 第{ $number }トリックは{ $winner }。
    }

# End of a deal
seven-euchre-outcome-void = 2回とも全員パスで、このディールは流れました。
seven-euchre-outcome-made = { $seat }の{ seven-euchre-bid-name }：{ $won }トリックで成功。
seven-euchre-outcome-down = { $seat }の{ seven-euchre-bid-name }：{ $won }トリックで失敗（{ $short }不足）。
seven-euchre-line-tricks = 取ったトリック
seven-euchre-line-bid = { seven-euchre-bid-name }成功：基本{ $base }＋トリック数{ $for_tricks }＋{ $denomination }{ $for_denomination }
seven-euchre-line-defeat = 失敗した相手から：不足{ $short }×{ $tricks }トリック
seven-euchre-discard-shown = { $taken ->
        [none] 捨て札は{ $card }。
       *[other] 中央のカードは{ $taken }、捨て札は{ $card }。
    }
seven-euchre-hands = 全員の手札
seven-euchre-hands-later = 全員の手札は、ディールが終わると見られます。

# ヒント：前に出る行動の理由。「なぜ $instead ではないのか」に答える
seven-euchre-hint-jump = 達成なら「{ $instead }」より{ $more }点多く、相手もビッドしにくくなります。
seven-euchre-hint-fewer = 約束が「{ $instead }」より{ $fewer }トリック少なく、守りやすくなります。
seven-euchre-hint-scores = 達成すると「{ $instead }」より{ $more }点多く入ります。
seven-euchre-hint-tops = { $suits }つのスートで最強のカードを持ち、ノートランプなら切られません。
seven-euchre-hint-raise = パートナーも{ $denomination }をビッド。切り札13枚のうち{ $trumps }枚が手にあります。
seven-euchre-hint-longer = { $denomination }なら切り札が{ $trumps }枚、{ $suit }では{ $fewer }枚だけです。
seven-euchre-hint-long = { $denomination }なら、切り札13枚のうち{ $trumps }枚{ seven-euchre-and-top }が手にあります。
seven-euchre-and-top = { $top ->
        [yes] （最強も）
       *[no] {""}
    }
seven-euchre-hint-leave = 今のビッドはパートナーの{ seven-euchre-bid-name }。「{ $instead }」はそれを消します。
seven-euchre-hint-leave-more = 今のビッドはパートナーの{ seven-euchre-bid-name }。「{ $instead }」は約束が増えるだけです。
seven-euchre-hint-defend = 相手は{ $tricks }トリック必要ですが、切り札{ $trumps }枚{ seven-euchre-and-top }が手にあります。
seven-euchre-hint-defend-tops = 相手は{ $tricks }トリック必要ですが、{ $suits }つのスートで最強のカードが手にあります。
seven-euchre-hint-few = 「{ $instead }」は{ $tricks }トリックの約束で、切り札は{ $trumps }枚です。
seven-euchre-hint-few-tops = 「{ $instead }」は{ $tricks }トリックの約束ですが、{ $suits ->
        [0] 最強のカードがありません
       *[other] 最強のカードがあるのは{ $suits }スートです
    }。
seven-euchre-hint-by-made = 自分たちのコントラクト達成は{ hint-chance }
seven-euchre-hint-by-beaten = 相手のコントラクト失敗は{ hint-chance }
seven-euchre-hint-by-kept = 相手が達成せずに終わるのは{ hint-chance }
seven-euchre-hint-by-safe = 自分たちが失敗せずにすむのは{ hint-chance }
seven-euchre-hint-by-trick = このトリックを取れるのは{ hint-chance }
seven-euchre-hint-by-lead = 次も自分のリードになるのは{ hint-chance }
seven-euchre-hint-by-tricks = 2人で取るのは平均{ $here }トリック、「{ $instead }」なら{ $there }トリックです。
seven-euchre-hint-aside-lower = 弱いほうを捨てて、{ $taken }は残します。
seven-euchre-hint-aside-trump = { $taken }は切り札なので残します。
seven-euchre-hint-aside-void = { $suit }がなくなり、リードされたら切り札で切れます。
seven-euchre-hint-aside-top = { $taken }はそのスートで最強なので残します。
seven-euchre-hint-aside-short = { $suit }が残り1枚になり、1回出せば次からは切れます。
seven-euchre-hint-draw = 切り札を狩ります。あと{ $out }枚、ほかの人の手にあるかもしれません。
seven-euchre-hint-sure = 相手はこれに勝てません。
seven-euchre-hint-highest = これに勝てる{ $suit }はもう出ません。負けるのは切り札だけです。
seven-euchre-hint-give-ruff = パートナーには{ $suit }がないので、切ってくれるかもしれません。
seven-euchre-hint-lead-single = 1枚だけの{ $suit }です。次からは切り札で切れます。
seven-euchre-hint-lead-long = { $suit }が{ $count }枚あります。上のカードが出てしまえば、残りで取れそうです。
seven-euchre-hint-beaten = { $taken }がまだ出ていません。「{ $instead }」では負けます。
seven-euchre-hint-spare-trump = 「{ $instead }」は切り札なので、後に取っておきます。
seven-euchre-hint-last-takes = 最後の番なので、これで取れます。
seven-euchre-hint-last-enough = 最後の番なので、これで取れます。「{ $instead }」は残せます。
seven-euchre-hint-as-surely = 「{ $instead }」と同じだけ勝てて、弱いほうのカードです。
seven-euchre-hint-over-partner = 勝っているパートナーのカードはまだ負けるかもしれないので、上に出します。
seven-euchre-hint-ruff = { $suit }がないので、切り札で取りにいきます。
seven-euchre-hint-overruff = 勝っている切り札の上を切ります。
seven-euchre-hint-third = これで勝ちになり、上に出せるのは最後の人だけです。
seven-euchre-hint-cover = 勝っているカードの上に出ます。「{ $instead }」では出られません。
seven-euchre-hint-partner-sure = パートナーが必ず取るトリックです。「{ $instead }」はもったいない。
seven-euchre-hint-partner-wins = 今はパートナーが勝っています。「{ $instead }」は後に取っておきます。
seven-euchre-hint-lower = どちらでも取れないので、弱いほうを出します。
seven-euchre-hint-keep-top = 「{ $instead }」に勝てる{ $suit }はもう出ません。後で取れるかもしれません。
seven-euchre-hint-throw-single = 最後の{ $suit }です。次からは切り札で切れます。
seven-euchre-hint-weaker = 上に{ $above }枚残っているかもしれません。「{ $instead }」の上は{ $fewer }枚です。
seven-euchre-bid-action = { seven-euchre-bid-name }をビッド

# What the rules refuse
error-must-follow = リードされたスートが手札にあるので、そのスートを出してください。
error-must-follow-trump = 切り札がリードされ、手札に切り札があります（7はすべて切り札です）。切り札を出してください。
error-bid-too-low = 前のビッドより高いビッドを選んでください。

# Moments

seven-euchre-moment-won = 成功
seven-euchre-moment-won-under = { $seat }：{ $won }トリック
seven-euchre-moment-lost = 失敗
seven-euchre-moment-lost-under = { $short }トリック不足
