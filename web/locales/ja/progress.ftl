# 遊んだことのある人のロビー

lobby-day = { $state ->
        [begun] 途中
        [played] 終了
        [same] 全員同じ
       *[new] 未プレイ
    }
lobby-day-compared = { $percent }%
lobby-day-of = { $game }：{ $said }
lobby-practice = 今日の三問：{ $done ->
        [0] まだ
       *[other] { $of }問中{ $done }問に解答、正解{ $right }問
    }
lobby-mistakes = { $game }：復習するミス{ $count }つ
lobby-tournament = { $game }：{ $deals }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }中{ $played }まで終了
lobby-percent = 今日{ $percent }%
lobby-yesterday = 昨日{ $percent }%
lobby-run = { $current ->
        [0] 最長{ $best }日連続
       *[other] { $current }日連続（最長{ $best }日）
    }
lobby-next = 次のディールは{ $at }から
