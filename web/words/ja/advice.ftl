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

sevens-heaven-hint-bet = { $broke ->
        [0] ベットすれば、ありうる配置の{ $won }%でラウンドの勝者になり、破産はほとんどありません。
       *[other] ベットすれば、ありうる配置の{ $won }%でラウンドの勝者になり、{ $broke }%で破産して{ $points }点を失います。
    }
sevens-heaven-hint-bet-free = ベットすれば、ありうる配置の{ $won }%でラウンドの勝者になります。失う点もありません。
sevens-heaven-hint-fold = ベットしてラウンドの勝者になるのはありうる配置の{ $won }%で、{ $broke }%では破産して{ $points }点を失います。フォールドのほうが得です。
sevens-heaven-hint-fold-weak = ベットしてラウンドの勝者になるのはありうる配置の{ $won }%です。すぐに点が入るフォールドのほうが得です。
sevens-heaven-hint-fold-home = フォールドすれば、手札のうち{ $count }枚のどれかが表になると、すぐに77点に届きます。
sevens-heaven-hint-predict = ありうる配置の{ $won }%で、予想が当たります。
sevens-heaven-hint-steal = { $stacks ->
        [1] いちばん手ごわい相手を弱められます。
       *[other] ジャックポットに近い席から、{ $stacks }スタックを奪えます。
    }
sevens-heaven-hint-share = { $won ->
        [-1] {""}
       *[other] ありうる配置の{ $won }%でラウンドの勝者になります。
    }
sevens-heaven-hint-lead-top = 残っていそうな同じ色のカードに、{ $card }より強いものはありません。{ sevens-heaven-hint-share }
sevens-heaven-hint-lead-low = 負けるかもしれませんが、リードするなら{ $card }です。{ sevens-heaven-hint-share }
sevens-heaven-hint-cannot-win = このトリックには勝てません。{ $card }がいちばん惜しくないカードです。{ sevens-heaven-hint-share }
sevens-heaven-hint-duck = { $card }でこのトリックを譲り、もっと良いカードを残します。{ sevens-heaven-hint-share }
sevens-heaven-hint-capture = 最後に出す番です。{ $card }で勝って、7を取れます。{ sevens-heaven-hint-share }
sevens-heaven-hint-last = 最後に出す番なので、{ $card }で足ります。{ sevens-heaven-hint-share }
sevens-heaven-hint-cover = 負けるかもしれませんが、{ $card }でいったん勝っておきます。{ sevens-heaven-hint-share }
sevens-heaven-hint-top = 残っていそうな同じ色のカードに、{ $card }より強いものはありません。{ sevens-heaven-hint-share }
sevens-heaven-hint-figures-play = ありうる配置{ $worlds }通りで、ゲームの勝率は約{ $chance }%、「{ $best }」なら{ $best-chance }%です。

seven-bridge-hint-share = { $out ->
        [-1] {""}
       *[other] ありうる配置の{ $out }%で、最初に上がれます。
    }
seven-bridge-hint-draw = 取って使うカードは、手札に残すほうが役に立ちます。{ seven-bridge-hint-share }
seven-bridge-hint-pass = 取って使うカードは、手札に残すほうが役に立ちます。{ seven-bridge-hint-share }
seven-bridge-hint-claim = 捨て札でメルドができ、手札が{ $count }枚減ります。{ seven-bridge-hint-share }
seven-bridge-hint-lay-all = このディールはすぐに終わり、−50点になります。
seven-bridge-hint-lay = 場に出したカードは、もう失点になりません。{ seven-bridge-hint-share }
seven-bridge-hint-meld = { $count ->
        [1] 1枚出しておけば、この先は付け札ができます。
       *[other] 手札が{ $count }枚減り、その分は失点になりません。
    }{ seven-bridge-hint-share }
seven-bridge-hint-last = { $card }を捨てて上がりです。
seven-bridge-hint-hold = ほかは今は出さず、{ $card }を捨てます。手札にあるほうが役に立ちます。{ seven-bridge-hint-share }
seven-bridge-hint-joker = ジョーカーは手に残ると高くつき、捨てても誰にも取られません。{ seven-bridge-hint-share }
seven-bridge-hint-safe = 組になるカードがもうほとんど残っていないので、{ $card }は誰にも取られません。{ seven-bridge-hint-share }
seven-bridge-hint-least = 手札のうち、いちばん惜しくないのは{ $card }です。{ seven-bridge-hint-share }
seven-bridge-hint-loose = { $card }は手札のどれとも組にならず、残ると{ $pips }点の失点です。{ seven-bridge-hint-share }
seven-bridge-hint-figures-play = ありうる配置{ $worlds }通りで、最初に上がるのは{ $out }%、失点は平均{ $points }点です。「{ $best }」なら{ $best-out }%と{ $best-points }点です。

upside-down-hint-rate = { $worlds ->
        [0] {""}
       *[other] ありうる配置{ $worlds }通りのうち{ $first }%で1位、平均順位は{ $place }位です。
    }
upside-down-hint-give = これを渡すと、残りの手札がいちばん強くなります。{ upside-down-hint-rate }
upside-down-hint-out = 手札がなくなり、上がりです。{ upside-down-hint-rate }
upside-down-hint-sure = ここから確実に上がれます。最後に出すまで、誰にも返されません。{ upside-down-hint-rate }
upside-down-hint-safe = これより強い手は誰も出せないので、次のラウンドも自分から始められます。{ upside-down-hint-rate }
upside-down-hint-turn-lead = サイコロの目が変わってラウンドが終わり、次も自分から始められます。{ upside-down-hint-rate }
upside-down-hint-turn = サイコロの目が変わり、新しい強さの順でラウンドが続きます。{ upside-down-hint-rate }
upside-down-hint-lead = 後では出しにくいカードを片づけるなら、自分から始める今です。{ upside-down-hint-rate }
upside-down-hint-lead-many = 一度に{ $count }枚減らせます。{ upside-down-hint-rate }
upside-down-hint-answer = セットもランも崩さずに勝てます。{ upside-down-hint-rate }
upside-down-hint-answer-split = 組になるカードを崩しますが、ここではそれだけの値打ちがあります。{ upside-down-hint-rate }
upside-down-hint-pass = 強いカードは、後で使うほうが役に立ちます。{ upside-down-hint-rate }
upside-down-hint-pass-keep = 何を出しても、セットかランが崩れます。{ upside-down-hint-rate }

ring-of-sevens-hint-rate = { $worlds ->
        [0] {""}
       *[other] ありうる配置{ $worlds }通りの平均は{ $worth }点です。
    }
ring-of-sevens-hint-out = 手札がなくなり、上がりです。{ ring-of-sevens-hint-rate }
ring-of-sevens-hint-own-twin = 対の{ $twin }は自分が持っているので、{ $points }点の得点札になります。{ ring-of-sevens-hint-rate }
ring-of-sevens-hint-own-way = その先にある自分のカードに道ができます。{ ring-of-sevens-hint-rate }
ring-of-sevens-hint-harmless = 道が開くのはほかの人だけですが、パスを使うよりはましです。{ ring-of-sevens-hint-rate }
ring-of-sevens-hint-end = この先で待っているカードはないので、ほかの人の助けになりません。{ ring-of-sevens-hint-rate }
ring-of-sevens-hint-gift = 対のカードはほかの人の得点札になりますが、ほかの手はもっと損です。{ ring-of-sevens-hint-rate }
ring-of-sevens-hint-joker = ジョーカーで、そこから先に道が開きます。{ ring-of-sevens-hint-rate }
ring-of-sevens-hint-swap = ジョーカーが手に入ります。{ ring-of-sevens-hint-rate }
ring-of-sevens-hint-pass-keep = ほかの人が待っているカードを止めておきます。{ $passes ->
        [0] これが最後のパスです。
       *[other] パスはあと{ $passes }回残ります。
    }{ ring-of-sevens-hint-rate }

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
seven-euchre-bid-action = { seven-euchre-bid-name }をビッド
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
figure-first = 1位
figure-first-value = { $value }%
figure-place = 平均順位
figure-place-value = { $value }
figure-worth = 期待値
figure-worth-value = { $value }
figure-played = 成立
figure-played-value = { $value }
figure-chance = ゲーム勝率
figure-chance-value = { $value }%
figure-won = ポットか予想
figure-won-value = { $value }%
figure-broke = 破産
figure-broke-value = { $value }%
figure-out = 上がり
figure-out-value = { $value }%
figure-points = 失点
figure-points-value = { $value }
figure-worlds = 配置
figure-worlds-value = { $value }
