# 遊んだことのある人のロビー

lobby-day = { $state ->
        [begun] 途中
        [played] 終了
        [same] 全員同じ
       *[new] 未プレイ
    }
lobby-day-compared = { $percent }%
lobby-run-short = { $run }日連続

# ゲームでの称号。$name：今の称号、$above：次の称号、$next：それが始まるパーセント（none：最高の称号）。$mean：数えた直近 $deals 回の平均
title-name = { $rank ->
        [0] 見習い
        [1] 常連
        [2] 腕利き
        [3] 名手
       *[other] 名人
    }
title-all = 称号（ゲームごとの平均）：{ $titles }。
title-from = { $name }{ $from ->
        [0] {""}
       *[other] （{ $from }%から）
    }
title-short = { $name }：{ $mean }%{ $next ->
        [none] {""}
       *[other] （次は{ $next }%）
    }
title-reached = 「{ $name }」の称号を得ました。
title-about = 称号は「{ $name }」。数えた直近{ $deals }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }の平均は{ $mean }%{ $next ->
        [none] {""}
       *[other] で、{ $next }%になると「{ $above }」です
    }。数えるのは、初めての配札を一手戻し・ヒント・アシストなしで終えた{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }だけです。称号の変化は一段ずつで、次まで20{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }以上かかります。基準を5%下回ると一段下がります。
