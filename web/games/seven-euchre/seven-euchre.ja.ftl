# セブンユーカー
seven-euchre-name = セブンユーカー
seven-euchre-about = パートナーと組んで切り札を競り合う。7はすべて切り札。
seven-euchre-like = ナポレオン好きに
seven-euchre-goal = 目標：2人で、ビッドした数のトリックを取る。
seven-euchre-option-target = 対戦の長さ
seven-euchre-option-target-help = ディールの終わりに、どちらかのチームがこの点数に届いたら対戦終了です。「1ディール」では、点差のついた最初のディールで終わります。
seven-euchre-option-target-value-77 = 77点先取
seven-euchre-option-target-value-100 = 100点先取
seven-euchre-option-target-value-200 = 200点先取
seven-euchre-option-target-value-one = 1ディール

# Auction
seven-euchre-auction = オークション
seven-euchre-bid-name = { $denomination }{"\u2060"}{ $tricks }
seven-euchre-nt = NT
seven-euchre-pass = パス
seven-euchre-pass-called = パス
seven-euchre-tricks-only = { $tricks }トリック
seven-euchre-bid-box = ビッドの選択
seven-euchre-denominations = スートとノートランプ
seven-euchre-tricks-to-bid = ビッドするトリック数
seven-euchre-tricks-unit = トリック
seven-euchre-how-many = 何トリック取りますか？
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
seven-euchre-your-auction = { $seat }の{ seven-euchre-bid-name }より高いビッドか、パスを選んでください。
seven-euchre-their-auction = { $you ->
        [yes] ビッドはあなたの番です。
       *[no] { $seat }がビッドを考えています。
    }

# Exchange
seven-euchre-your-exchange = あなたが落札者です。捨て札を1枚選んでください。
seven-euchre-their-exchange = 落札した{ $seat }が中央のカードを取り、1枚捨てます。
seven-euchre-exchange-mine = 中央から{ $card }を取りました。
seven-euchre-exchange-theirs = { $you ->
        [yes] 捨て札を選ぶのはあなたです。
       *[no] { $seat }が捨て札を選んでいます。
    }
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
seven-euchre-declarer = 落札者
seven-euchre-lead = リード
seven-euchre-contract-label = コントラクトは{ seven-euchre-bid-name }、落札者は{ $seat }。
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
seven-euchre-log-call = { $form ->
        [short] { $seat }、{ $call }
       *[other] { $seat }：{ $call }{ $over }
    }
# パートナーのビッドより高くビッドしたとき
seven-euchre-log-raise = （パートナーの{ seven-euchre-bid-name }を引き上げ）
seven-euchre-log-correct = （パートナーの{ seven-euchre-bid-name }から変更）
seven-euchre-log-turned = 全員パス。{ $turned }をめくり、切り札は{ $trump }。
seven-euchre-log-contract = { $form ->
        [short] コントラクトは{ seven-euchre-bid-name }、落札者は{ $seat }
       *[other] コントラクトは{ seven-euchre-bid-name }、落札者は{ $seat }。
    }
seven-euchre-log-take = { $card ->
        [none] { $form ->
            [short] {""}
           *[other] { $seat }：中央のカードを取る
        }
       *[other] { $seat }：中央から{ $card }を取る
    }
seven-euchre-log-discard = { $form ->
        [short] { $seat }、1枚捨てる
       *[other] { $seat }：1枚捨てる
    }
seven-euchre-log-play = { $form ->
        [short] { $seat }、{ $card }
       *[other] { $seat }：{ $card }
    }
seven-euchre-log-trick = { $form ->
        [short] トリックは{ $winner }
       *[other] 第{ $number }トリックは{ $winner }。
    }

# End of a deal
seven-euchre-feat-great-bid = { $tricks }トリックのビッド、みごと成功！ +{ $points }点。
seven-euchre-mark-great-bid = 高いビッドに成功
seven-euchre-headline-void = 全員パス、点は動きません。
seven-euchre-headline-made = { $ours ->
        [yes] 自分たち
       *[no] 相手
    }の{ seven-euchre-bid-name }成功：自分たち{ $us }点、相手{ $them }点。
seven-euchre-headline-down = { $ours ->
        [yes] 自分たち
       *[no] 相手
    }は{ $short }トリック不足：自分たち{ $us }点、相手{ $them }点。
seven-euchre-stamp-made = 成功
seven-euchre-stamp-down = 失敗
seven-euchre-outcome-void = 2回とも全員パスで、このディールは流れました。
seven-euchre-outcome-made = { $seat }の{ seven-euchre-bid-name }：{ $won }トリックで成功。
seven-euchre-outcome-down = { $seat }の{ seven-euchre-bid-name }：{ $won }トリックで失敗（{ $short }不足）。
seven-euchre-remark-made = { $seat }のビッド、{ $won }トリック獲得。
seven-euchre-remark-down = { $seat }の{ seven-euchre-bid-name }、{ $won }トリックどまり。
seven-euchre-line-tricks = 取ったトリック
seven-euchre-line-bid = { seven-euchre-bid-name }成功：基本{ $base }＋トリック数{ $for_tricks }＋{ $denomination }{ $for_denomination }
seven-euchre-line-defeat = 失敗した相手から：不足{ $short }×{ $tricks }トリック
seven-euchre-discard-shown = { $taken ->
        [none] 捨て札は{ $card }。
       *[other] 中央のカードは{ $taken }、捨て札は{ $card }。
    }
seven-euchre-hands = 全員の手札
seven-euchre-hands-later = 全員の手札は、ディールが終わると見られます。

seven-euchre-bid-action = { seven-euchre-bid-name }をビッド

# What the rules refuse
error-must-follow = リードされたスートが手札にあるので、そのスートを出してください。
error-must-follow-trump = 切り札がリードされ、手札に切り札があります（7はすべて切り札です）。切り札を出してください。
error-bid-too-low = 前のビッドより高いビッドを選んでください。

# Moments

seven-euchre-moment-vow = { seven-euchre-bid-name }！
seven-euchre-moment-won = { $won ->
        [12] 全12トリック！
       *[other] 成功
    }
seven-euchre-moment-won-under = { $seat }：{ $won }トリック
seven-euchre-moment-lost = 失敗
seven-euchre-moment-lost-under = { $short }トリック不足
