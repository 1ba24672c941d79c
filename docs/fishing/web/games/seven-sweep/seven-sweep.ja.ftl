# セブンスイープ：ゲームの名前とオプション。
seven-sweep-name = セブンスイープ
seven-sweep-about = 手札と合わせて14になるカードを場から取るゲーム。7は1枚1点です。
seven-sweep-facts = 場札取り・{ $seats }・約10分
seven-sweep-option-target = 目標の点
seven-sweep-option-target-help = 誰かがこの点に届いたディールで対戦が終わり、点のいちばん多い人が勝ちます。
seven-sweep-option-target-value-7 = 7点
seven-sweep-option-target-value-14 = 14点
seven-sweep-option-target-value-21 = 21点

# Seats and the table
seven-sweep-dealer = 親
seven-sweep-dealer-short = 親
seven-sweep-gained = 取り札{ $cards }枚、7は{ $sevens }枚、スイープ{ $sweeps }回、{ $points }点
seven-sweep-gained-short = { $points }点・{ $cards }枚
seven-sweep-seat = { $seat }：{ $gained }。
seven-sweep-open = 場札
seven-sweep-open-in-words = { $cards ->
        [none] 場札はありません。
       *[other] 場札：{ $cards }。
    }
seven-sweep-stock = { $count ->
        [0] 山札はもうありません。
       *[other] 山札は残り{ $count }枚です。
    }
seven-sweep-hand-in-words = あなたの手札：{ $cards }。
seven-sweep-last = 直前の1手
seven-sweep-earlier = これまでの手
seven-sweep-no-play = まだ1枚も出ていません。

# Prompts and actions
seven-sweep-your-turn = 1枚出してください。合わせて14になる場札を取れます。
seven-sweep-their-turn = { $seat }の番です。
seven-sweep-which = { $card }でどれを取りますか？
seven-sweep-take-action = { $card }で{ $cards }を取る
seven-sweep-lay-action = { $card }を場に置く

# Log
seven-sweep-log-deal = 第{ $deal }ディール。親は{ $dealer }。
seven-sweep-log-lay = { $seat }：{ $card }を場に置きました。
seven-sweep-log-take = { $seat }：{ $card }で{ $cards }を取りました。
seven-sweep-log-again = 手札が4枚ずつ配られました。
seven-sweep-log-rest = 最後に取った{ $seat }が、残りの場札をもらいます。

# The end of a deal
seven-sweep-head-cards = 取り札
seven-sweep-head-sevens = 7
seven-sweep-head-sweeps = スイープ
seven-sweep-head-points = 点
seven-sweep-outcome = 最高は{ $seats }の{ $points }点です。

# What the rules refuse
error-seven-sweep-takes = そのカードなら場札を取れるので、取らなければなりません。
error-seven-sweep-sum = 合わせて14になりません。
error-seven-sweep-open = 取れるのは場札だけです。
