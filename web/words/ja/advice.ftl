# ヒント：理由、つづいて読みの数字。$card と $denomination は名前で届く。
hint-only = ほかにできることはありません。
hint-rule = いちばん強いコンピューターは、定石からこれを選びます。
hint-close = 「{ $instead }」もほぼ互角です。
hint-ahead = { $worlds }通りの試算で、「{ $instead }」より良い結果でした。
hint-as-good = 「{ $instead }」とほぼ互角です。
hint-behind = 試算では「{ $instead }」に及びません。
hint-chance = { $here }%、「{ $instead }」なら{ $there }%です（試算）。
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

# 対局のコーチ
coaching = コーチ
coaching-help = 自分が選ぶ前に、いちばんよい手とその理由を教えます。
coaching-value =
    { $on ->
        [yes] あり
       *[no] なし
    }
coaching-begin = コーチつきで遊ぶ
coaching-end = コーチなしで遊ぶ
coaching-offer = コーチつきで3回遊びました。このあとはコーチなしにしますか？メニューでいつでももどせます。
coaching-stop = コーチなしにする
coaching-keep = このまま続ける

table-key-hint = H | ヒント（もう一度押すと次の候補）

# 言葉でいう行動。$cards はカード名の並び。ゲームごとのものと、読みの数字の名前は、ゲームのフォルダーに。
action-as = { $card }（{ $as }として）
action-pass = パス
action-play = { $cards }
action-discard = { $cards }を捨てる

# 読みが数えるもの
figure-tricks = トリック
figure-tricks-value = { $value }
figure-worth = 点の見込み
figure-worth-value = { $value }
figure-points = 失点
figure-points-value = { $value }
figure-worlds = 試した配置
figure-worlds-value = { $value }
