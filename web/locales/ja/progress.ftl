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
       *[other] { $of }問中{ $done }問
    }
lobby-mistakes = { $game }：復習するミス{ $count }つ
lobby-tournament = { $game }：{ $deals }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }中{ $played }まで終了
