# ヒント：「なぜ $instead ではないのか」に答える理由。数字のない理由のあとには、$instead との差が続く。$card と $denomination は名前で届く。hint-room に入らない分は「続き」の中に。助言が初めて求められたときに読み込む。
hint-room = 50
hint-better = { $named ->
        [yes] {""}
       *[no] 「{ $instead }」より
    }{ $cost }得になりそうです。
hint-small = { $named ->
        [yes] {""}
       *[no] 「{ $instead }」より
    }わずかに得になりそうです（{ $cost }）。
hint-either = 「{ $action }」でも「{ $instead }」でもかまいません。
hint-for = { $which ->
        [first] 先のほう
        [this] この手
       *[other] 「{ $which }」
    }なら：{ $reason }
hint-unclear = 差は読み切れません。
hint-ahead = 強いて言えば、先のほうです。
hint-no-reason = ひとことで言える理由はありません。
hint-ranked = 第{ $rank }候補
hint-next-stands = { $standing ->
        [behind] 第1候補より{ $cost }損になりそうです。
        [small] 第1候補よりわずかに損になりそうです（{ $cost }）。
        [unclear] 第1候補との差は読み切れません。どちらでもかまいません。
       *[equal] 第1候補とどちらでもかまいません。
    }
hint-only = これしかありません。
hint-rule = ここでは定石です。
hint-same = 試した結果はすべて同じでした。
# 答えのほうについて述べる文の前：「9のペアを残せます。」
hint-of-answer = 正解なら：{ $why }
hint-chance = { $here ->
        [10] ほぼ毎回
       *[other] 約{ $here }割
    }、「{ $instead }」なら{ $there ->
        [0] ごくまれ
       *[other] 約{ $there }割
    }。
card-sign = { $pack ->
        [french] { $code ->
            [S] ♠
            [H] ♥
            [D] ♦
           *[C] ♣
        }
       *[seven] { $suit }{"\u2060"}
    }{ $rank }
cards-joker = { $cards }（{ $card }はジョーカー）
card-span = { $card }{"\u2060"}–{"\u2060"}{ $last }
