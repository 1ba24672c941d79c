# ヒント：「なぜ $instead ではないのか」に答える理由。数字のない理由のあとには、$instead との差が続く。$card と $denomination は名前で届く。hint-room に入らない分は「続き」の中に。助言が初めて求められたときに読み込む。
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
        [yes] もう一方も同じくらい良い手です。
       *[no] 「{ $instead }」も同じくらい良い手です。
    }
hint-unclear = { $named ->
        [yes] もう一方も同じくらい良いかもしれません。
       *[no] 「{ $instead }」も同じくらい良いかもしれません。
    }
hint-ahead = { $named ->
        [yes] {""}
       *[no] 「{ $instead }」より
    }やや優勢です（{ $cost }）が、確かではありません。
hint-ranked = 第{ $rank }候補
hint-next-stands = { $standing ->
        [behind] 第1候補より{ $cost }劣る見込みです。
        [small] 第1候補よりわずかに劣る見込みです（{ $cost }）。
        [unclear] 第1候補と同じくらい良いかもしれません。
       *[equal] 第1候補と同じくらい良い手です。
    }
hint-only = これしかありません。
hint-rule = 定石どおりの選択です。
hint-same = 「{ $instead }」でも、試した結果はすべて同じでした。
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
