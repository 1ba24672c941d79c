# 終わったディールを振り返る検討と、別の手を試すこと。$action は言葉でいう行動。
look-back = 検討
look-space = {""}
look-decisions = あなたの判断（痛かった手から）
look-decision = 判断{ $n }、{ $verdict ->
        [mistake] 痛かった手、{ $cost }
        [hard] 難しい場面で正解
        [best] 最善
       *[even] 最善と差なし
    }
look-chose = { $of }回の判断の{ $n }番目：あなたの選択は「{ $action }」。
look-mistake = { $cost }の損で、「{ $best }」のほうが良い手でした。
look-hard = 難しい場面での正しい判断でした。
look-best = これより良い手はありませんでした。
look-even = 第一候補の「{ $best }」とはっきりした差はありません。
look-worlds = 二つの手を、想像した{ $worlds }通りの配置で比べました。
look-try = ここから試す
look-watch = ディール全体
look-share = この場面を共有
look-choices = すべての候補と数字
look-noise = { $error ->
        [none] ここは定石だけで決まるので、数えた数字はありません。
        [same] 数字は想像した配置での平均なので、偶然の分だけ揺れます。
       *[other] 数字は想像した配置での平均なので、偶然の分だけ揺れます。差の標準誤差は{ $error }です。その2倍を超え、しかも小さくない損だけを痛かった手としています。
    }
look-note = どの判断も、そのとき知ることのできたことだけで評価しています。見えない札は使っていません。

# 検討のまとめ
review-running = あなたの判断を検討しています…
review-cost = { $count ->
        [1] 痛かった手は1つ、{ $costs }
        [2] 痛かった手は2つ、合わせて{ $costs }
        [3] 痛かった手は3つ、合わせて{ $costs }
        [4] 痛かった手は4つ、合わせて{ $costs }
        [5] 痛かった手は5つ、合わせて{ $costs }
        [6] 痛かった手は6つ、合わせて{ $costs }
       *[other] 痛かった手は{ $count }手、合わせて{ $costs }
    }
review-nothing-to-mend = { $hard ->
        [0] 直すところはありません。
       *[other] 直すところはありません。難しい場面を{ $hard }回、正しく判断しました。
    }
review-nothing-to-decide = { $unit ->
        [round] このラウンドで選ぶ場面はありませんでした。
       *[deal] このディールで選ぶ場面はありませんでした。
    }
review-tricks = 約{ $value }トリック
review-points = 約{ $value }点
review-win = 勝率約{ $value }％
review-place = 順位約{ $value }つ

# 別の手を試す
branch-title = 別の手を試し中
branch-begun = ここでの選択は「{ $action }」でした。対局の結果は変わりません。
branch-back = 対局にもどる
branch-back-short = もどる
branch-again = もう一度試す
branch-over = 試した結果が出ました。対局の結果はそのままです。
branch-outcomes = 二つの結果
branch-went = 実際
branch-goes = 今回
branch-account = 今回の点の内訳

# ほかの席に見えていたもの
knew-seat = 席
knew-decisions = 場面
knew-back = 前の場面
knew-on = 次の場面
knew-in-words = { $you ->
        [yes] 場の様子を言葉で
       *[no] 場の様子を言葉で（「あなた」は{ $seat }）
    }
knew-human = 人間のプレイヤー
knew-thinking = もう一度考え直しています…
knew-none = このディールで{ $seat }が選ぶ場面はありませんでした。
knew-chose = { $of }場面中{ $n }番目：{ $seat }の選択は「{ $action }」。
knew-table = { $seat }から見えていた場
knew-weighed = { $seat }が比べた手（{ $level }）
knew-best = 第一候補は「{ $action }」。この席でヒントを出すと：{ $reason }
knew-candidates = 候補と読みの数字
knew-choice = 候補
knew-chosen = 選択
knew-note = この席に渡されていたのは、ここに見えるものだけです。数字は、同じ盤面、同じ強さ、同じシードで計算し直したものです。
