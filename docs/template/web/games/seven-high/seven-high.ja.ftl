# セブンハイ：ゲームの名前とオプション。
seven-high-name = セブンハイ
seven-high-about = 5トリックの勝負。カードの多くは伏せたまま、7はKに勝ちます。
seven-high-like = ホイスト好きに
seven-high-goal = 目標：トリックをいちばん多く取る。
seven-high-option-target = 目標の点
seven-high-option-target-help = 誰かがこの点に届いたディールで対戦が終わり、点のいちばん多い人が勝ちます。
seven-high-option-target-value-7 = 7点
seven-high-option-target-value-14 = 14点
seven-high-option-target-value-21 = 21点

# Seats
seven-high-dealer = 親
seven-high-dealer-short = 親
seven-high-tricks = { $tricks }トリック
seven-high-points = { $target }点中{ $points }点
seven-high-short = { $before } + { $tricks }

# Prompts
seven-high-your-lead = リードしてください。7は、手札が7だけのときに限ります。
seven-high-your-play = { $led ->
        [none] 7のリードです。どのカードでも出せます。
       *[other] { $led }のリードです。{ $led }があれば{ $led }か7を、なければ好きなカードを出してください。
    }
seven-high-their-play = { $seat }の番です。
seven-high-won-trick = { $seat }がトリックに勝ちました。

# Log and the table in words
seven-high-log-deal = 第{ $deal }ディール。親は{ $dealer }。
seven-high-log-play = { $seat }：{ $card }
seven-high-log-trick = 第{ $number }トリックは{ $winner }の勝ち。
seven-high-trick-in-words = 場：{ $plays }。
seven-high-hand-in-words = あなたの手札：{ $cards }。

# The end of a deal
seven-high-account = トリックと点
seven-high-head-tricks = トリック
seven-high-outcome = { $seats }が最多の{ $tricks }トリックを取りました。
seven-high-feat-sweep = { $seat }が全トリックを取りました！
seven-high-mark-sweep = 全トリック
seven-high-moment-capture = 7！

# What the rules refuse
error-seven-high-follow = リードされたスートを持っています。そのスートか7を出してください。
error-seven-high-lead = 7をリードできるのは、手札が7だけのときです。
