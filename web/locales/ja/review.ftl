# 終わったディールを振り返る検討と、別の手を試すこと。$action は言葉でいう行動。
look-back = 検討
look-space = {""}
look-decisions = 選んだ手（順に）
look-decision = { $n }手目、{ $verdict ->
        [mistake] ミス、{ $cost }
        [small] あと一歩
        [hard] 難しい場面で正解
        [best] 最善
        [better] ヒントより良い手
        [unclear] 差は読めず
       *[equal] ほぼ同じ
    }
look-sign = { $verdict ->
        [mistake] ミス
        [small] あと一歩
        [hard] 難問正解
        [best] 最善手
        [better] ヒント超え
        [unclear] 差は読めず
       *[equal] ほぼ同じ
    }
# $sent：ほかの人のディールなら yes。
look-made = { $sent ->
        [yes] { $seat }の選択は「{ $action }」。
       *[no] あなたの選択は「{ $action }」。
    }
# ほかの手のほうが良かったとき：その手、理由、損失。$named：理由が自分の手を名指ししたか。$sure：yes ミス、probably ミスと言えるほど確かでない、little わずか。
look-instead = { $sure ->
        [yes] 正着は「{ $best }」。
        [probably] たぶん「{ $best }」が良い手。
       *[little] わずかに「{ $best }」が良い手。
    }
look-cost = { $named ->
        [yes] 差は{ $cost }
       *[no] { $sent ->
            [yes] { $seat }の「{ $action }」は{ $cost }の損
           *[no] あなたの「{ $action }」は{ $cost }の損
        }
    }{ $sure ->
        [yes] でした。
       *[other] 。ミスとまでは言えません。
    }
look-nth = { $of }手中{ $n }手目
look-card = { $both ->
        [yes] { $card }、どちらの手でも使うカード
       *[no] { $card }、よりよい手
    }
look-longer = あなたの手はヒントより詳しく調べ直しているので、数字が少し違うことがあります。
look-mistake = 「{ $best }」のほうが{ $cost }得でした。
look-small = 「{ $best }」のほうがわずかに得でした（{ $cost }）。ミスというほどではありません。
look-unsure = 「{ $best }」のほうが得だったようです（{ $cost }）。ミスと言えるほど確かではありません。
look-hard = 難しい場面で、正解です。
look-best = これより良い手は見つかりませんでした。
look-better = くわしく調べ直すと、ヒントの「{ $best }」より{ $cost }得な手でした。
look-unclear = 「{ $best }」との差は読み切れませんでした。
look-equal = 「{ $best }」でも見込みはほぼ同じでした。
look-compared = { $worlds ->
        [0] ここでは全員のカードがわかっていたので、それぞれの手を最後まで読み切りました。数字は正確です。
       *[other] 見えないカードをランダムに配り直した{ $worlds }通りで、有力な手を試しました。
    }{ $error ->
        [none] {""}
       *[other] 差の誤差は{ $error }ほどです。
    }
look-try = ここから試す
look-watch = ディール全体
look-share = この場面を共有
look-all = 比べた手
look-choices = 比べた手と見込み
look-rest = 比べていないほかの手（{ $count }手）
look-comes-to = { $unit ->
        [tricks] 平均トリック数
        [points] 平均点
        [win] 勝率（%）
       *[place] 平均順位
    }
look-behind = 最善との差
look-behind-value = { $standing ->
        [best] –
        [equal] ほぼ同じ
        [unclear] 差は読めず
        [hint] ヒント
        [better] { $cost }得
       *[other] { $cost }
    }
look-note = どの判断も、そのとき知ることのできたことだけで評価しています。見えないカードは使っていません。

# 検討のまとめ。$together：あと一歩の手を合わせた損失、わからなければ none。
review-running = 判断を検討しています…
review-mistakes = ミスは{ $count }手。{ $count ->
        [1] {""}
       *[other] { $unit ->
            [win] いちばん痛かった手で、
           *[other] いちばん痛かったのは、
        }
    }{ $unit ->
        [win] 勝率が{ $here }%から{ $there }%に下がりました。
       *[other] { $cost }の損でした。
    }
review-small = はっきりしたミスはなし。あと一歩の手が{ $small }手{ $together ->
        [none] ありました。
       *[other] 、合わせて{ $together }の損でした。
    }
review-clean = { $went ->
        [lost] ミスは見つからず。それでも負ける日はあります。
       *[other] ミスは見つかりませんでした。
    }{ $hard ->
        [0] {""}
       *[other] 難しい場面も{ $hard }回、正解しました。
    }
review-none = { $unit ->
        [round] このラウンドで選ぶ場面はありませんでした。
       *[deal] このディールで選ぶ場面はありませんでした。
    }
review-tricks = 約{ $value }トリック
review-points = 約{ $value }点
review-win = 勝率で約{ $value }ポイント
review-place = 平均順位で約{ $value }

# 別の手を試す
branch-title = 別の手を試し中
branch-begun = ここでの選択は「{ $action }」でした。対戦の結果は変わりません。
branch-back = 検討に戻る
branch-back-short = 戻る
branch-again = もう一度試す
branch-over = 試した結果が出ました。対戦の結果は変わりません。
branch-outcomes = 2つの結果
branch-went = 実際
branch-goes = 今回
branch-account = 今回の得点の内訳

# ほかの席に見えていたもの
knew-human = 人間のプレイヤー
knew-thinking = もう一度考え直しています…
knew-best = いちばん良い手：{ $advice }
knew-candidates = 比べた手と見込み
knew-choice = 手
knew-chosen = 選択
knew-note = この席に渡されていたのは、ここに見えるものだけです。評価もこれだけで行っています。
