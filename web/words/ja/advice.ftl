# ヒント：理由、つづいて読みの数字。$card と $denomination は名前で届く。
hint-only = ほかにできることはありません。
hint-rule = いちばん強いコンピューターは、定石からこれを選びます。
hint-figures = 見えないカードの配置を{ $worlds }通り想像して試しました。

# 画面のヒント
hint = ヒント
hint-said = ヒント：
hint-thinking = ヒントを考えています…
hint-not-now = 今は選ぶ場面ではありません。
hint-action = { $action }。{ $reason }
hint-next = { $of }候補中{ $rank }番目：{ $action }。{ $numbers }
hint-alone = { $action }。ほかに比べるほどの手はありません。
hint-no-numbers = 定石だけで決めたので、数字はありません。
table-key-hint = H | ヒント（もう一度押すと次の候補）

# 言葉でいう行動。$cards はカード名の並び。ゲームごとのものと、読みの数字の名前は、ゲームのフォルダーに。
action-as = { $card }（{ $as }として）
action-pass = パス
action-play = { $cards }
action-discard = { $cards }を捨てる

# 検討（終わったディールを振り返る）
knew = 検討
knew-seat = 席
knew-decisions = 場面
knew-back = 前の場面
knew-on = 次の場面
knew-count = { $n }／{ $of }
knew-in-words = { $you ->
        [yes] 場の様子を言葉で
       *[no] 場の様子を言葉で（「あなた」は{ $seat }）
    }
knew-human = 人間のプレイヤー
knew-thinking = もう一度考え直しています…
knew-none = このディールで{ $seat }が選ぶ場面はありませんでした。
knew-chose = { $of }場面中{ $n }番目：{ $seat }の選択は「{ $action }」。
knew-table = { $seat }から見えていた場
knew-weighed = { $you ->
        [yes] いちばん上の強さなら、あなたの席で比べる手
       *[no] { $seat }が比べた手（{ $level }）
    }
knew-best = 第一候補は「{ $action }」。この席でヒントを出すと：{ $reason }
knew-candidates = 候補と読みの数字
knew-choice = 候補
knew-chosen = 選択
knew-note = この席に渡されていたのは、ここに見えるものだけです。数字は、同じ盤面、同じ強さ、同じシードで計算し直したものです。あなたの席は、いちばん上の強さで計算しています。
figure-tricks = トリック
figure-tricks-value = { $value }
figure-worth = 点の見込み
figure-worth-value = { $value }
figure-points = 失点
figure-points-value = { $value }
figure-worlds = 試した配置
figure-worlds-value = { $value }
