# アップサイドダウン（大平民）：ゲームの名前とオプション。

upside-down-name = アップサイドダウン（大平民）
upside-down-about = ダイスがひっくり返ると、強さも逆さま。7つのスートで遊ぶ大富豪。
upside-down-like = 大富豪好きに
upside-down-goal = 目標：手札を真っ先になくす。

upside-down-option-end = 長さ
upside-down-option-end-help = 決めた回数のディールで終えるか、誰かが決めた点数に届くまで続けます。「無制限」は、やめるまで続きます。
upside-down-option-end-value-deals-1 = 1回
upside-down-option-end-value-deals-3 = 3回
upside-down-option-end-value-deals-5 = 5回
upside-down-option-end-value-deals-10 = 10回
upside-down-option-end-value-points-5 = 5点先取
upside-down-option-end-value-points-10 = 10点先取
upside-down-option-end-value-points-15 = 15点先取
upside-down-option-end-value-endless = 無制限
upside-down-option-points = 得点
upside-down-option-points-help = 標準は勝者3点、準勝者1点、敗者−1点です。「なし」では各ディールの順位だけを競います。
upside-down-option-points-value-standard = 標準
upside-down-option-points-value-none = なし
upside-down-option-titles = 呼び名
upside-down-option-titles-help = 順位の呼び名だけが変わります。
upside-down-option-titles-suggested = daifugo
upside-down-option-titles-value-winner = 勝者・敗者
upside-down-option-titles-value-daifugo = 大富豪・大貧民

# Patterns
upside-down-set-name = { $rank }が{ $count }枚
upside-down-set-name-suits = { upside-down-set-name }（{ $suits }）
upside-down-run-name = { $suit }の{ $ranks }
upside-down-pattern-solo = 1枚
upside-down-pattern-set = { $count }枚のセット
upside-down-pattern-run = { $count }枚のラン
upside-down-colon = ：

# Titles
upside-down-title-winner-winner = 勝者
upside-down-title-winner-second-winner = 準勝者
upside-down-title-winner-commoner = { $place }位
upside-down-title-winner-second-loser = 準敗者
upside-down-title-winner-loser = 敗者
upside-down-title-daifugo-winner = 大富豪
upside-down-title-daifugo-second-winner = 富豪
upside-down-title-daifugo-commoner = 平民
upside-down-title-daifugo-second-loser = 貧民
upside-down-title-daifugo-loser = 大貧民

# Titles where there is little room
upside-down-short-winner-winner = 勝者
upside-down-short-winner-second-winner = 準勝者
upside-down-short-winner-commoner = { $place }位
upside-down-short-winner-second-loser = 準敗者
upside-down-short-winner-loser = 敗者
upside-down-short-daifugo-winner = 大富豪
upside-down-short-daifugo-second-winner = 富豪
upside-down-short-daifugo-commoner = 平民
upside-down-short-daifugo-second-loser = 貧民
upside-down-short-daifugo-loser = 大貧民

# The die and the ranks
upside-down-die-6 = 目は6：大きい数字が強い
upside-down-die-1 = 目は1：小さい数字が強い
upside-down-die-in-words = ダイスの{ $words }。
upside-down-ruler-caption = 下：ほかの人の枚数
upside-down-strength = 強さとスート
upside-down-turns-note = 6の目ではコフィンのK、1の目ではハートのAで目が変わり、ラウンドが終わります。4枚以上のセットやランでも目が変わり、こちらはラウンドが続きます。
upside-down-left-title = ほかの人の手札にあるカード（強い順）
upside-down-rank = 数字
upside-down-left-column = ほかの人の手札
upside-down-pack-column = 全部で
upside-down-suits = スート
upside-down-suits-in-words = コフィンは7～K、タイムは6～12、スターは5～11、コインは4～10、ブックは3～9、オニオンは2～8、ハートはA～7。

# The middle
upside-down-round-open = { $you ->
        [yes] あなたが親です。
       *[no] { $seat }が親です。
    }
upside-down-before = このラウンドのここまでのプレイ

# Exchange
upside-down-gave-unseen = { $from }が{ $to }に{ $count }枚を見ずに渡しました{ $cards ->
        [none] 。
       *[other] （{ $cards }）。
    }
upside-down-gives-back = { $from }が{ $to }に渡す{ $count }枚を選びます。
upside-down-gave-back = { $from }が{ $to }に{ $count }枚を渡します{ $cards ->
        [none] 。
       *[other] （{ $cards }）。
    }
upside-down-your-gift = { $seat }に渡すカードを{ $count }枚選んでください。
upside-down-their-gift = { $you ->
        [yes] 渡すカードを選ぶのはあなたです。
       *[no] { $seat }が渡すカードを選んでいます。
    }
upside-down-choose-gift = 先に、渡すカードを{ $count }枚選んでください。
upside-down-give = 渡す（{ $chosen }／{ $count }枚）
upside-down-give-wait = 渡す
upside-down-received = 今受け取ったカード

# The person’s turn
upside-down-pass = パス
upside-down-play = 出す
upside-down-play-cards = { $count }枚出す
upside-down-sort = { $by ->
        [rank] 手札をスート順に並べる
       *[suit] 手札を数字順に並べる
    }
upside-down-sort-short = { $by ->
        [rank] スート順
       *[suit] 数字順
    }
upside-down-your-start = あなたが親です。ソロ、セット、ランを出せます。
upside-down-your-stuck-start = 最後の1枚は目が変わる禁じ手で、出せません。パスで親を譲ります。
upside-down-your-play = { $than }より強い{ $what }を出せます。
upside-down-your-pass = { $than }に勝てるカードがありません。パスしてください。
upside-down-their-play = { $seat }の番です。
upside-down-their-start = { $seat }が親です。
upside-down-choose-first = 先に、手札からカードを選んでください。
upside-down-choose-solo = 出したいカードを押すと、すぐに出せます。
upside-down-choose-pass = 今はパスしかできません。
upside-down-key-play = G | 選んだカードを出す、渡す
upside-down-key-sort = V | 手札をスート順、数字順に並べ替える
upside-down-key-strength = C | 強さとスート

# News
upside-down-news-die = { $words }。ラウンドは続きます。
upside-down-news-die-ends = { $you ->
        [yes] { $words }。次の親はあなたです。
       *[no] { $words }。次の親は{ $seat }です。
    }
upside-down-news-out = { $you ->
        [yes] あなたの上がり。{ $title }です。
       *[no] { $seat }の上がり。{ $title }です。
    }
upside-down-news-round = { $you ->
        [yes] ほかの全員がパス。次の親はあなたです。
       *[no] ラウンド終了。次の親は{ $seat }です。
    }
upside-down-news-stuck = { $you ->
        [yes] あなたが代わって親になります。
       *[no] { $seat }が代わって親になります。
    }
upside-down-news-got = { $seat }から{ $cards }を受け取りました。
upside-down-news-swapped = カードを交換します。

# Seats
upside-down-passed = パス
upside-down-passed-short = パス
upside-down-holds = { $card }を持つ人

# Words and log
upside-down-log-deal = 第{ $deal }ディール。ディーラーは{ $dealer }。
upside-down-log-show = { $seat }：{ $card }を見せる
upside-down-log-take = { $source }：{ $seat }に{ $count }枚を見ずに渡す{ $cards ->
        [none] {""}
       *[other] （{ $cards }）
    }
upside-down-log-give = { $seat }：{ $to }に{ $count }枚を渡す{ $cards ->
        [none] {""}
       *[other] （{ $cards }）
    }
upside-down-log-exchange = { upside-down-news-got }
upside-down-log-start = { $you ->
        [yes] { $form ->
            [short] {""}
           *[other] 親は{ $seat }。
        }
       *[no] 親は{ $seat }。
    }
upside-down-log-play = { $form ->
        [short] { $seat }、{ $play }
       *[other] { $seat }：{ $play }
    }
upside-down-log-pass = { $form ->
        [short] { $seat }、パス
       *[other] { $seat }：パス
    }
upside-down-log-die = 目が変わります。{ $words }。
upside-down-log-out = { $you ->
        [yes] あなた：上がり、{ $title }
       *[no] { $seat }：上がり、{ $title }
    }
upside-down-passed-in-words = そのあとパスした人：{ $seats }。
upside-down-left-in-words = ほかの人の手札にあるカード（弱い順）：{ $ranks }。
upside-down-left-of = { $rank }が{ $count }枚
upside-down-hand-in-words = あなたの手札：{ $cards }。

# Rounds
upside-down-last = 前のプレイ
upside-down-all-rounds = すべてのラウンド
upside-down-this-round = このラウンド
upside-down-round-no = 第{ $n }ラウンド
upside-down-no-round-yet = このディールでは、まだ何も出ていません。

# End of a deal
upside-down-headline = { $titled ->
        [yes] { $title }（{ $of }人中{ result-place }）。
       *[no] { $of }人中{ result-place }。
    }
upside-down-outcome = { $you ->
        [first] あなたが{ $best }、{ $on }が{ $worst }です。
        [last] { $winner }が{ $best }、あなたが{ $worst }です。
       *[no] { $winner }が{ $best }、{ $on }が{ $worst }です。
    }
upside-down-remark = { $you ->
        [first] { $on }が{ $worst }です。
        [last] { $winner }が{ $best }です。
       *[no] { $winner }が{ $best }、{ $on }が{ $worst }です。
    }
upside-down-head-place = 順位
upside-down-head-title = 呼び名
upside-down-head-points = 得点
upside-down-line = { $place }位 { $title }
upside-down-left-over = { $you ->
        [yes] あなたの残り：
       *[no] { $seat }の残り：
    }

# What the rules refuse
error-points-without-score = 点数先取で遊ぶには、得点を「なし」以外にしてください。
error-must-start = 親なので、何か出してください。
error-no-pattern = ソロにもセットにもランにもなりません。
error-other-pattern = 場と同じ形、同じ枚数で出してください。
error-not-stronger = 場のカードより強くありません。
error-last-turn = ダイスの目を変えて上がるのは禁じ手です。
error-wrong-gift = 渡すカードは{ $count }枚です。

# Actions in words
upside-down-action-give = { $cards }を渡す
upside-down-action-give-other = { $cards }
upside-down-action-set = { $rank }を{ $count }枚{ $suits ->
        [none] {""}
       *[other] （{ $suits }）
    }
upside-down-action-run = { $suit }の{ $ranks }

# Moments

upside-down-moment-die = ターンダイス！
upside-down-moment-die-under = { $shows ->
        [1] 小さい数字が強い
       *[6] 大きい数字が強い
    }
upside-down-moment-revolution = 革命！
upside-down-moment-revolution-under = { upside-down-moment-die-under }
upside-down-moment-last = 上がり
