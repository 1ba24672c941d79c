# Seven's Sevens Heaven：ゲームの名前とオプション。

sevens-heaven-name = セブンズヘブン
sevens-heaven-about = 乗るか降りるか、ポットをトリックで奪い合う。先に77点、または7を3枚。
sevens-heaven-like = ポーカー好きに
sevens-heaven-goal = 目標：先に77点、または7を3枚。
sevens-heaven-saved-at = 第{ $deal }ラウンド、{ $when }

sevens-heaven-option-start = 次のラウンドのスタートプレイヤー
sevens-heaven-option-start-help = スタートプレイヤーから順に宣言します。スタートカードが毎ラウンド時計回りに1つ移るか、ポットを取った人に移るか（いなければ時計回り）を選べます。
sevens-heaven-option-start-value-clockwise = 時計回り
sevens-heaven-option-start-value-winner = 勝者
sevens-heaven-option-length = 長さ
sevens-heaven-option-length-help = 「最後まで」では77点かジャックポットまで続けます。1ラウンドだけなら得点のいちばん多い人の勝ちですが、ジャックポットはその場で1人勝ちです。
sevens-heaven-option-length-value-game = 最後まで
sevens-heaven-option-length-value-one = 1ラウンド

# Seats
sevens-heaven-start-player = スタートプレイヤー
sevens-heaven-points = { $points }点
sevens-heaven-bets = ベット
sevens-heaven-folds = フォールド
sevens-heaven-bet-card = ベット、{ $card }がポットに
sevens-heaven-fold-card = フォールド、表のカードは{ $card }
sevens-heaven-tricks-won = { $tricks }トリック
sevens-heaven-stacks = { $stacks }スタック
sevens-heaven-chips-here = { $seats }のチップ
sevens-heaven-colon = ：

# Pot and stack cards
sevens-heaven-pot = ポット
sevens-heaven-pot-in-words = ポットは{ $count }枚で{ $points }点。
sevens-heaven-stack-cards = スタック（{ $jackpot }で勝ち）
sevens-heaven-free-stacks = 中央のスタックカードは{ $count }枚。

# Bet time
sevens-heaven-bet = ベット
sevens-heaven-fold = フォールド
sevens-heaven-key-bet = B | ベット
sevens-heaven-key-fold = F | フォールド
sevens-heaven-scores = +{ $points }
sevens-heaven-not-yet = { $seat }：まだ宣言していません
sevens-heaven-your-bet = ベットしますか？ フォールドしますか？
sevens-heaven-their-bet = { $you ->
        [yes] ベットかフォールドか、あなたが決める番です。
       *[no] { $seat }がベットかフォールドかを考えています。
    }
sevens-heaven-at-stake = 賭けるもの
sevens-heaven-stake-bet = 最後のトリックか、合わせて3つ取れば、ポットの{ $pot }点＋表になる1枚の点。1つも取れなければ、{ $points ->
        [0] まだ0点なので失う点はなし。
       *[other] 持ち点{ $points }点をすべて失います。
    }
sevens-heaven-stake-alone = ベットは自分だけ。勝負なしで{ $low }～{ $high }点。
sevens-heaven-stake-fold = 表になる1枚の{ $low }～{ $high }点をすぐに獲得。
sevens-heaven-stake-reach = { $of }枚中{ $count }枚で{ $target }点に届き、勝ち。
sevens-heaven-stake-chip = 予想が当たれば、さらに{ $points }点。
sevens-heaven-stake-no-chip = ベットが2人に届かないので、予想はありません。

# Predictions
sevens-heaven-your-predict = ポットを取るのは誰でしょう？ チップを置く人を選んでください。
sevens-heaven-their-predict = { $you ->
        [yes] 予想はあなたの番です。
       *[no] { $seat }が予想を考えています。
    }
sevens-heaven-leads = リード
sevens-heaven-predict-label = { $seat }にチップを置く

# Tricks and stack cards
sevens-heaven-your-lead = あなたのリードです。どのカードでも出せます。
sevens-heaven-your-play = あなたの番です。リードは{ $suit }。
sevens-heaven-their-play = { $seat }の番です。
sevens-heaven-plays-yet = { $seat }：まだ出していません
sevens-heaven-won-trick = { $you ->
        [yes] あなたがトリックを取りました。
       *[no] { $seat }がトリックを取りました。
    }
sevens-heaven-your-steal = 7を{ $sevens }枚獲得。誰のスタックカードを奪いますか？
sevens-heaven-their-steal = { $you ->
        [yes] スタックカードを奪うのはあなたの番です。
       *[no] { $seat }が誰のスタックカードを奪うか考えています。
    }
sevens-heaven-steal = { $seat }（{ $stacks }スタック）

# Words and log
sevens-heaven-trick-in-words = 場のカード：{ $plays }。
sevens-heaven-hand-in-words = あなたの手札：{ $cards }。
sevens-heaven-log-deal = 第{ $deal }ラウンド。スタートプレイヤーは{ $start }。
sevens-heaven-log-bet = { $form ->
        [short] { $seat }、ベット、{ $card }
       *[other] { $seat }：ベット、{ $card }
    }
sevens-heaven-log-fold = { $form ->
        [short] { $seat }、フォールド、{ $card }で{ sevens-heaven-points }
       *[other] { $seat }：フォールド、{ $card }で{ sevens-heaven-points }
    }
sevens-heaven-log-predict = { $form ->
        [short] { $seat }、{ $on }にチップ
       *[other] { $seat }：{ $on }にチップ
    }
sevens-heaven-log-play = { $form ->
        [short] { $seat }、{ $card }
       *[other] { $seat }：{ $card }
    }
sevens-heaven-log-trick = { $form ->
        [short] トリックは{ $winner }
       *[other] 第{ $number }トリックは{ $winner }。
    }
sevens-heaven-log-stack-own = { $seat }：7を{ $sevens }枚獲得し、{ $stacks }スタックに
sevens-heaven-log-stack-centre = { $seat }：中央のスタックカードを取り、{ $stacks }スタックに
sevens-heaven-log-stack-seat = { $seat }：{ $victim }のスタックカードを奪い、{ $stacks }スタックに

# End of a round
sevens-heaven-headline-pot = ポット獲得、+{ $pot }点！
sevens-heaven-headline-other = ポットは{ $seat }。あなたは{ $points }点{ $chip ->
        [0] {""}
       *[other] （うち予想で{ $chip }点）
    }。
sevens-heaven-headline-bankrupt = { $points ->
        [0] 破産。失う点はありません。
       *[other] 破産。{ $points }点が0に。
    }
sevens-heaven-feat-jackpot = ジャックポット！ { $seat }の勝ち。
sevens-heaven-mark-jackpot = ジャックポット
sevens-heaven-outcome-gamble = { $seat }が{ $tricks }トリックでポットの{ $pot }点を獲得。
sevens-heaven-outcome-alone = ベットは{ $seat }だけ。ポットの{ $pot }点を獲得。
sevens-heaven-remark-gamble = { $seat }が{ $tricks }トリックを取りました。
sevens-heaven-remark-alone = ほかにベットした人はいません。
sevens-heaven-outcome-nobody = 誰もベットせず、勝者なし。
sevens-heaven-outcome-fold = { $seat }がフォールドで{ $points }点に届き、ゲーム終了。
sevens-heaven-outcome-jackpot = { $seat }が3枚目の7を取りました。
sevens-heaven-head-before = 開始時
sevens-heaven-head-bet-time = ベットタイム
sevens-heaven-head-pay-out = ペイアウト
sevens-heaven-gain = +{ $points }
sevens-heaven-nothing = –
sevens-heaven-line-fold = フォールド +{ $points }
sevens-heaven-line-pot = ポット +{ $points }
sevens-heaven-line-prediction = { $on }への予想 +{ $points }
sevens-heaven-line-wrong = { $on }への予想は外れ
sevens-heaven-line-bankrupt = { $points ->
        [0] 破産
       *[other] 破産 −{ $points }
    }
sevens-heaven-line-jackpot = ジャックポット
sevens-heaven-line-tricks = { $tricks }トリック（得点なし）

# What the rules refuse
error-must-follow-colour = リードされた色が手札にあるので、その色を出してください。
error-not-a-bettor = ベットした人を選んで、チップを置いてください。
error-no-stack-card = スタックカードを持っている人を選んで、奪ってください。

# Actions in words
sevens-heaven-action-bet = ベット
sevens-heaven-action-fold = フォールド
sevens-heaven-action-predict = { $seat }にチップを置く
sevens-heaven-action-predict-other = { $seat }
sevens-heaven-action-steal = { $seat }から奪う
sevens-heaven-action-steal-other = { $seat }

# Moments

sevens-heaven-moment-capture = { $sevens ->
        [1] 7を獲得
       *[other] 7を{ $sevens }枚獲得
    }
sevens-heaven-moment-won = ポット獲得
sevens-heaven-moment-lost = 破産
sevens-heaven-moment-match = { $ending ->
        [jackpot] ジャックポット
       *[other] { table-moment-match }
    }
