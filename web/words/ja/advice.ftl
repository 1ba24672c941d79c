# ヒント：「なぜ $instead ではないのか」に答える理由。数字のない理由のあとには、$instead との差が続く。$card と $denomination は名前で届く。hint-room に入らない分は「続き」の中に。
hint-room = 50
hint-better = { $named ->
        [yes] {""}
       *[no] 「{ $instead }」より
    }{ $cost }良い見込みです。
hint-small = { $named ->
        [yes] {""}
       *[no] 「{ $instead }」より
    }わずかに良い見込みです（{ $cost }）。
hint-equal = { $named ->
        [yes] 差は見つからず。
       *[no] 「{ $instead }」との差は見つからず。
    }
hint-ahead = ただし見直すと、「{ $instead }」が{ $cost }上でした。
hint-ranked = 第{ $rank }候補

# 画面のヒント
hint = ヒント
hint-said = ヒント：
hint-thinking = ヒントを考えています…
hint-not-now = 今は選ぶ場面ではありません。
hint-action = { $action }。{ $reason }
hint-next = 第{ $rank }候補（全{ $of }手）：{ $action }。
hint-next-stands = { $standing ->
        [behind] 第1候補より{ $cost }劣る見込みです。
        [small] 第1候補よりわずかに劣る見込みです（{ $cost }）。
        [better] 見直すと、第1候補より{ $cost }上でした。
       *[equal] 第1候補との差は見つからず。
    }

# 対局のコーチ
coaching = コーチ
coaching-help = 自分が選ぶ前に、いちばん良い手とその理由を教えます。
coaching-value =
    { $on ->
        [yes] あり
       *[no] なし
    }
coaching-begin = コーチつきで遊ぶ
coaching-end = コーチなしで遊ぶ
coaching-offer = コーチつきで3回遊びました。このあとはコーチなしにしますか？メニューでいつでも戻せます。
coaching-stop = コーチなしにする
coaching-keep = このまま続ける

table-key-hint = H | ヒント（もう一度押すと次の候補）

# 言葉でいう行動。$cards はカード名の並び。ゲームごとのものは、ゲームのフォルダーに。
action-as = { $card }（{ $as }として）
action-pass = パス
action-play = { $cards }
action-discard = { $cards }を捨てる
action-discard-other = { $cards }
