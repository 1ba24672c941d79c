# ヒント：理由、つづいて読みの数字。$card と $denomination は名前で届く。
hint-only = ほかにできることはありません。
hint-rule = いちばん強いコンピューターは、定石からこれを選びます。
hint-worlds = 見えないカードのありうる配置{ $worlds }通りで、いちばん良い結果でした。
hint-figures = ありうる配置{ $worlds }通りで試しました。

seven-euchre-hint-pass = いちばん良い切り札の{ $denomination }でも、味方で約{ $tricks }トリックの見込みです。残っているビッドには足りません。
seven-euchre-hint-leave-partner = 味方のビッドが残っています。これに勝るビッドはありません。
seven-euchre-hint-bid = { $denomination }なら、味方で約{ $tricks }トリック取れる見込みです。
seven-euchre-hint-raise = 味方が{ $denomination }をビッドしています。合わせて約{ $tricks }トリック取れる見込みです。
seven-euchre-hint-outbid = 相手は今のビッドで約{ $theirs }トリック取れそうです。{ $denomination }で約{ $tricks }トリックなら、失敗しても失点は少なくすみます。
seven-euchre-hint-make-void = { $card }を捨てるとそのスートがなくなり、切り札で取れるようになります。
seven-euchre-hint-discard-least = { $card }は、捨てても手がいちばん弱くなりません。
seven-euchre-hint-draw = 相手の切り札が残っているうちに、{ $card }で切り札を狩ります。
seven-euchre-hint-lead-trump = { $card }で切り札をリードします。
seven-euchre-hint-cash = そのスートの残りに、{ $card }より強いカードはありません。
seven-euchre-hint-give-ruff = 味方はこのスートを持っていません。{ $card }を切り札で取ってくれるかもしれません。
seven-euchre-hint-lead-low = { $card }なら失うものがあまりありません。
seven-euchre-hint-partner-wins = 今は味方が勝っています。{ $card }がいちばん惜しくないカードです。
seven-euchre-hint-cannot-win = このトリックには勝てません。{ $card }がいちばん惜しくないカードです。
seven-euchre-hint-keep-high = { $card }を出し、強いカードは後に取っておきます。
seven-euchre-hint-throw = 捨てるなら{ $card }です。トリックを取る見込みがいちばん薄いカードです。
seven-euchre-hint-ruff = { $card }を切って取りにいきます。
seven-euchre-hint-overruff = { $card }で、勝っている切り札の上を切ります。
seven-euchre-hint-cheapest = 最後に出す番なので、{ $card }で足ります。
seven-euchre-hint-master = そのスートの残りに、{ $card }より強いカードはありません。
seven-euchre-hint-third-high = 最後のプレイヤーがもっと強いカードを持っていなければ、{ $card }で勝てます。
seven-euchre-hint-cover = { $card }でいったん勝ち、ほかのプレイヤーに強いカードを使わせます。
seven-euchre-hint-figures-play = ありうる配置{ $worlds }通りで、コントラクト達成は{ $made }%（{ $tricks }トリック）、{ $best }なら{ $best-made }%（{ $best-tricks }トリック）です。
seven-euchre-hint-figures-call = { $played ->
        [0] ありうる配置{ $worlds }通りのすべてで、上のビッドが出ました。
       *[other] ありうる配置{ $worlds }通りのうち{ $played }通りでコントラクトになり、達成は{ $made }%です。
    }

# 画面のヒント
hint = ヒント
hint-said = ヒント：
hint-thinking = ヒントを考えています…
hint-not-now = 今は選ぶ場面ではありません。
hint-action = { $action }。{ $reason }
hint-next = { $of }候補中{ $rank }番目：{ $action }。{ $numbers }
hint-alone = { $action }。ほかに比べるほどの手はありません。
hint-no-numbers = 定石だけで決めたので、数字はありません。
hint-compare = ありうる配置{ $worlds }通りの期待値は{ $worth }、{ $best }なら{ $best-worth }です。
seven-euchre-bid-action = { $bid }をビッド
table-key-hint = H | ヒント（もう一度押すと次の候補）

# 言葉でいう行動。$cards はカード名の並び
action-as = { $card }（{ $as }として）
action-pass = パス
action-play = { $cards }
action-discard = { $cards }を捨てる
action-bet = ベット
action-fold = フォールド
action-predict = { $seat }にチップを置く
action-steal = { $seat }から奪う
action-drop = ドボン
action-out = 上がる
action-draw = 引く
action-chi = { $cards }でチー
action-pon = { $cards }でポン
action-meld = { $cards }を出す
action-lay = { $cards }をメルド{ $at }に付ける
action-lay-all = { $count ->
        [0] 全部付ける
       *[other] { $cards }を残して全部付ける
    }
action-give = { $cards }を渡す

# 見えていたもの（終わったディールを振り返る）
knew = 各席に見えていたもの
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
figure-made = 達成
figure-made-value = { $value }%
figure-tricks = トリック
figure-tricks-value = { $value }
figure-worth = 期待値
figure-worth-value = { $value }
figure-played = 成立
figure-played-value = { $value }
figure-worlds = 配置
figure-worlds-value = { $value }
