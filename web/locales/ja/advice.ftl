# 画面のヒント
hint = ヒント
hint-said = ヒント：
hint-thinking = ヒントを考えています…
hint-not-now = 今は選ぶ場面ではありません。
hint-action = { $action }。{ $reason }
hint-next = 第{ $rank }候補は{ $action }（{ $of }手を比較）。

# 対戦のコーチ
coaching = コーチ
coaching-help = 選ぶ前に、コーチがいちばん良い手と理由を教えます。
coaching-value =
    { $on ->
        [yes] オン
       *[no] オフ
    }
coaching-begin = コーチつきで遊ぶ
coaching-end = コーチなしで遊ぶ
coaching-offer = コーチをオフにしますか？
coaching-stop = オフ

table-key-hint = H | ヒント（もう一度押すと次の候補）

# 言葉でいう行動。$cards はカード名の並び。ゲームごとのものは、ゲームのフォルダーに。
action-as = { $card }（{ $as }として）
action-pass = パス
action-play = { $cards }
action-discard = { $cards }を捨てる
action-discard-other = { $cards }
