# ヒント：「なぜ $instead ではないのか」に答える理由。数字のない理由のあとには、$instead との差が続く。$card と $denomination は名前で届く。入りきらない文は「続き」の中に。助言が初めて求められたときに読み込む。
# 理由の主語：hint-you、hint-it、hint-like のどれかか、「{ $instead }」で始める。$who は前の文が名指ししたもの：bare 最善の手だけ、tied 2つの手、named ほかのもの、answer 問題なので伏せる。
# $who が named なら、もう決めた判断の話。
hint-better = { hint-than }{ $cost }{ $who ->
        [named] 得でした。
       *[bare] 得になりそうです。
    }
hint-small = { hint-than }わずかに{ $who ->
        [named] 得でした
       *[bare] 得になりそうです
    }（{ $cost }）。
hint-than = 「{ $instead }」より
# 最善の手と次の一手。
hint-then = { $action }、{ $next }
hint-near = { $near ->
        [same] 「{ $instead }」も、試した結果はすべて同じでした。
        [equal] 「{ $instead }」でも大差ありません。
        [ahead] 「{ $instead }」よりわずかに良さそうです。
       *[unclear] 「{ $instead }」とは僅差です。
    }
# 理由がすでに「{ $instead }」を挙げたあとの言い方。
hint-near-named = { $near ->
        [alike] どちらでも構いません。
        [equal] 大差はありません。
       *[unclear] 僅差です。
    }
hint-you = { $who ->
        [bare] {""}
        [answer] 正解の手なら、
       *[named] 「{ $best }」なら、
    }
hint-it = { hint-you }
hint-like = { $who ->
        [bare] 「{ $instead }」と同じく、
        [tied] どちらも、
        [answer] 正解の手も「{ $instead }」も、
       *[named] 「{ $best }」も「{ $instead }」も、
    }
hint-pair = { $who ->
        [bare] 「{ $instead }」と
        [answer] 正解の手と「{ $instead }」
       *[named] 「{ $best }」と「{ $instead }」
    }
hint-no-reason = ひとことで言える理由はありません。
hint-next-stands = { $standing ->
        [behind] 第1候補より{ $cost }損になりそうです。
        [small] 第1候補よりわずかに損になりそうです（{ $cost }）。
        [unclear] 第1候補との差は読み切れません。
        [later] 第1候補のあとでも選べます。
       *[equal] 第1候補と見込みはほぼ同じです。
    }
hint-only = { $action }しかありません。
hint-rule = { hint-it }定石どおりです。
hint-same = どちらも、試した結果はすべて同じでした。
hint-chance = { $here ->
        [10] ほぼ毎回
       *[other] 約{ $here }割
    }、「{ $instead }」なら{ $there ->
        [0] ごくまれ
       *[other] 約{ $there }割
    }です。
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
