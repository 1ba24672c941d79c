# セブンブリッジ：ゲームの名前とオプション。

seven-bridge-name = セブンブリッジ
seven-bridge-about = ポンとチーのあるラミー。7は1枚だけでも出せる。
seven-bridge-like = 麻雀好きに
seven-bridge-goal = 目標：組と続きで、手札をなくす。

seven-bridge-option-deals = 長さ
seven-bridge-option-deals-help = 決めた回数のディールを終えて、合計点のいちばん少ない人が勝ちです。
seven-bridge-option-deals-value-1 = 1回
seven-bridge-option-deals-value-3 = 3回
seven-bridge-option-deals-value-5 = 5回
seven-bridge-option-deals-value-10 = 10回
seven-bridge-option-joker = ジョーカー
seven-bridge-option-joker-help = メルドの中でどのカードの代わりにもなります。手札に残すと失点が5倍になります。
seven-bridge-option-last-discard = 最後の1枚
seven-bridge-option-last-discard-help = 最後の1枚を捨てたときだけ上がれるか、場に出しきっても上がれるかを選びます。
seven-bridge-option-last-discard-value-required = 捨てて上がる
seven-bridge-option-last-discard-value-free = 出しきってもよい
seven-bridge-option-no-special-finish = 7・ジョーカー上がり禁止
seven-bridge-option-no-special-finish-help = 「あり」では、手札から最後に離れるカードが7やジョーカーであってはいけません。
seven-bridge-option-concealed = クローズ
seven-bridge-option-concealed-help = それまで何も出さず、ポンもチーも付け札もせずに、1回の手番で手札をすべてメルドにして上がると「クローズ」です。ほかの人の失点が2倍になります。
seven-bridge-option-all-lay-off = 全部付け札
seven-bridge-option-all-lay-off-help = 自分のメルドがないまま、7枚すべてを場のメルドに付けて上がれます。得点は0ではなく−50です。
seven-bridge-option-responsibility = 責任払い
seven-bridge-option-responsibility-help = 捨て札をポンやチーした人がその手番で上がったとき、捨てた人がほかの敗者の失点も引き受けます。
seven-bridge-option-first-round-pon = 1巡目のポン
seven-bridge-option-first-round-pon-help = 「なし」では、チーができるようになるまでポンもできません。
seven-bridge-option-meld-after-claim = ポン・チー後のメルド
seven-bridge-option-meld-after-claim-help = 「あり」では、ポンやチーのあと、捨てる前に、ほかのメルドを出したり付け札をしたりできます。

# Table
seven-bridge-stock-label = 山札{ $count ->
        [0] はありません
       *[other] { $count }枚
    }{ $can ->
        [yes] 。1枚引く
       *[no] {""}
    }
seven-bridge-pile = 捨て札
seven-bridge-pile-empty = 捨て札はまだありません。
seven-bridge-pile-label = 捨て札{ $count }枚、いちばん上は{ $seat }の{ $card }。
seven-bridge-penalty = 手札の点
seven-bridge-own = 手札とポンの設定
seven-bridge-penalty-in-words = 手札に残すと{ $penalty }点の失点です。
seven-bridge-last-stock = 切り直した山札
seven-bridge-by-rank = 数字順に並べる
seven-bridge-by-suit = スート順に並べる
seven-bridge-no-pon-this-deal = このディールはポンしない
seven-bridge-melds = メルド
seven-bridge-no-melds = メルドはまだありません。
seven-bridge-melds-of = { $seat }のメルド
seven-bridge-meld-name = { $seat }のメルド、{ $kind ->
        [lone] 単独の7
        [run] シークエンス
       *[group] 同位札
    }：{ $cards }
seven-bridge-suit-sign = { $form ->
        [seen] { $code ->
            [S] ♠
            [H] ♥
            [D] ♦
           *[C] ♣
        }
       *[other] { $suit }の
    }
# $own：付ける人のメルド
seven-bridge-meld-called = { $own ->
        [yes] 自分
       *[no] { $seat }
    }の{ $kind ->
        [group] { $rank }の同位札
        [run] { seven-bridge-suit-sign }{ $low }{ $form ->
            [seen] {"\u2060"}–{"\u2060"}
           *[other] から
        }{ $high }
       *[lone] { seven-bridge-suit-sign }{ $rank }
    }
seven-bridge-joker-as = ジョーカー（{ $card }）
seven-bridge-joker-short = Jo
seven-bridge-open = 単独の7
seven-bridge-takes = { $card }を付けられます
seven-bridge-just-drawn = 今引いたカード
seven-bridge-stop = 。

# Prompts
seven-bridge-your-draw = あなたの番です。1枚引いてください。
seven-bridge-your-chi = あなたの番です。引くか、{ $card }をチーできます。
seven-bridge-your-pon = { $card }をポンしますか。
seven-bridge-your-play = 出せるメルドがあれば出し、最後に1枚捨ててください。
seven-bridge-your-discard = 1枚捨ててください。
seven-bridge-your-lay-all = 全部付け札で上がれます。
seven-bridge-their-turn = { $seat }の番です。
seven-bridge-discarded = { $seat }が{ $card }を捨てました。

# Buttons
seven-bridge-draw = 引く
seven-bridge-pass = パス
seven-bridge-chi = チー
seven-bridge-pon = ポン
seven-bridge-meld = 出す
seven-bridge-lay = 付ける
seven-bridge-discard = 捨てる
seven-bridge-lay-all = 全部付け札で上がる（{ $points }点）
seven-bridge-choose-first = 先にカードを選んでください。
seven-bridge-not-these = 選んだカードではメルドになりません。
seven-bridge-one-to-lay = 付け札は1枚ずつです。
seven-bridge-choose-to-lay = 付けるカードを選んでください。
seven-bridge-one-to-discard = 捨てるカードを1枚選んでください。
seven-bridge-short-name = { seven-bridge-suit-sign }{ $rank }
seven-bridge-choice-lay = { $card }を{ $meld }に{ $step ->
        [first] 付け
       *[then] 付ける
    }
seven-bridge-choice-as = { $what }（ジョーカーは{ $card }）
seven-bridge-choice-lay-all = { $card }を捨てる

# Seats and words
seven-bridge-dealer = ディーラー
seven-bridge-dealer-short = 配
seven-bridge-total = 合計{ $points }点
seven-bridge-total-short = { $points }点
seven-bridge-dealer-in-words = ディーラーは{ $seat }。
seven-bridge-stock-in-words = 山札{ $count ->
        [0] はありません
       *[other] は残り{ $count }枚
    }。
seven-bridge-hand-in-words = あなたの手札：{ $cards }。残すと{ $penalty }点。

# Log
seven-bridge-last = 最近の手番
seven-bridge-earlier = このディールのここまでの流れ
seven-bridge-log-deal = 第{ $deal }ディール。ディーラーは{ $dealer }。
seven-bridge-log-draw = { $card ->
        [none] { $form ->
            [short] {""}
           *[other] { $seat }：山札から1枚
        }
       *[other] { $card }を引きました。
    }
seven-bridge-log-recycle = 山札がなくなり、捨て札{ $cards }枚を切り直して新しい山札にしました。
seven-bridge-log-discard = { $form ->
        [short] { $seat }、{ $card }を捨てる
       *[other] { $seat }：{ $card }を捨てる
    }
seven-bridge-log-meld = { $form ->
        [short] { $seat }、{ $cards }を出す
       *[other] { $seat }：{ $cards }を出す
    }
seven-bridge-log-chi = { $form ->
        [short] { $seat }、チー、シークエンスは{ $cards }
       *[other] { $seat }：{ $claimed }をチー、シークエンスは{ $cards }
    }
seven-bridge-log-pon = { $form ->
        [short] { $seat }、ポン、同位札は{ $cards }
       *[other] { $seat }：{ $claimed }をポン、同位札は{ $cards }
    }
seven-bridge-log-lay = { $form ->
        [short] { $seat }、{ $card }を{ $meld }に付ける
       *[other] { $seat }：{ $card }を{ $meld }に付ける
    }
seven-bridge-log-lay-all = { $seat }：全部付け札

# End of a deal
seven-bridge-feat-concealed = { $you ->
        [yes] クローズ！ 手札を一度に出して上がり。
       *[no] { $seat }のクローズ！ 手札を一度に出して上がり。
    }
seven-bridge-feat-lay-all = { $you ->
        [yes] 全部付け札で上がり！
       *[no] { $seat }が全部付け札で上がり！
    }
seven-bridge-mark-concealed = クローズ
seven-bridge-mark-lay-all = 全部付け札
seven-bridge-headline = { $how ->
        [mine] 上がり、{ $points }点！
        [drawn] 流局です。あなたの失点は{ $points }点。
       *[other] { $seat }の上がり。あなたの失点は{ $points }点。
    }
seven-bridge-outcome-out = { $seat }の上がり。
seven-bridge-outcome-concealed = { $seat }がクローズで上がり。ほかの人の点は2倍です。
seven-bridge-outcome-lay-all = { $seat }が全部付け札で上がり。
seven-bridge-outcome-drawn = 流局です。全員の手札の点が失点になります。
seven-bridge-head-how = 内訳
seven-bridge-head-points = 点
seven-bridge-line-out = 上がり
seven-bridge-line-concealed = クローズ
seven-bridge-line-lay-all = 全部付け札
seven-bridge-line-responsible = 責任払い（{ $to }に鳴かせたため、{ $on }の失点も負担）：＋{ $points }
seven-bridge-line-relieved = 責任払いで免除：{ $points }
seven-bridge-plus = ＋
seven-bridge-sum = { $list }＝{ $sum }
seven-bridge-factor-seven = ×{ $factor }（7）
seven-bridge-factor-joker = ×{ $factor }（ジョーカー）
seven-bridge-factor-concealed = ×{ $factor }（クローズ）
seven-bridge-times-space = {""}
seven-bridge-product = { $sum }、{ $factors }＝{ $points }

# Keys
seven-bridge-key-draw = D | 引く
seven-bridge-key-pass = P | パス（ポンをしない）
seven-bridge-key-chi = I | チー
seven-bridge-key-pon = K | ポン
seven-bridge-key-meld = M | メルドを出す
seven-bridge-key-lay = F | 付ける
seven-bridge-key-discard = X | 捨てる
seven-bridge-key-sort = V | 手札を並べ替える
seven-bridge-key-pile = C | 捨て札を見る

# What the rules refuse
error-draw-first = 先に1枚引いてください。
error-draw-or-claim = 先に1枚引くか、捨て札をポン・チーしてください。
error-drawn-already = もう引きました。1枚捨てて手番を終えてください。
error-claimed-already = ポンやチーをしたので、この手番では引けません。
error-claim-or-pass = 捨て札をポンするか、パスするかを選んでください。
error-chi-too-early = 番がディーラーに戻るまで、チーはできません。
error-not-a-meld = そのカードではメルドになりません。
error-no-such-meld = そのメルドはありません。
error-no-meld-of-your-own = 付け札は、自分のメルドを場に出してからです。
error-does-not-fit = そこには付けられません。
error-discard-after-claim = ポンやチーのあとは、1枚捨てるだけです。
error-cannot-lay-all = 全部付け札は、自分のメルドがまだなく、7枚すべてを付けられるときだけです。
error-keep-a-discard = 捨てるカードを1枚残してください。
error-special-last = 7やジョーカーを最後の1枚にはできません。

# Actions in words
seven-bridge-action-draw = 引く
seven-bridge-action-chi = { $cards }でチー
seven-bridge-action-pon = { $cards }でポン
# $step：続きのある手順の最初（first）か、そうでないか。
seven-bridge-action-meld = { $cards }を{ $step ->
        [first] 出し
       *[then] 出す
    }
seven-bridge-action-lay = { $cards }を{ $step ->
        [first] 付け
       *[then] 付ける
    }
seven-bridge-action-lay-all = { $count ->
        [0] 全部付ける
       *[other] { $cards }を残して全部付ける
    }

# Moments

seven-bridge-moment-claim = { $type ->
        [pon] ポン！
       *[chi] チー！
    }
seven-bridge-moment-alert = あと1枚！
seven-bridge-moment-won = { $how ->
        [concealed] クローズで上がり
        [lay-all] 全部付け札で上がり
       *[out] 上がり
    }
