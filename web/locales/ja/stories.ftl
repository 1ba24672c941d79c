# 終わったディールのいちばんの見どころを、見出しの下に1文で。$where は場面、$action・$best・$other は手、
# $mine・$theirs は結果（言葉）。
story-trick = 第{ $trick }トリック
story-decision = { $n }手目
story-find = { $where }の「{ $action }」は、ここまで同じ{ $reached }人のうち{ $missed }人が見逃した手です。
story-good-loss = 負けても、同じ配札の{ $others }人中{ $beaten }人を上回りました。
story-dear-win = 勝ちは勝ち。ただ、{ $others }人中{ $better }人はもっと上でした。
# 負けたあと：いちばん損の大きかった手 $said、またはミスがなければ、同じ配札で勝ったコンピューターの数。
story-lost-mistake = いちばん響いたのは{ $where }。{ $said }
story-lost-cards = { $won ->
        [0] この配札では、コンピューター{ $of }人のうち誰も勝てませんでした。
       *[other] ミスは見つかりませんでした。この配札で勝ったコンピューターは{ $of }人中{ $won }人です。
    }
story-slip = { $won ->
        [yes] それでも勝ち。
       *[no] {""}
    }{ $where }の「{ $action }」は{ $cost }の損。「{ $best }」のほうが良い手でした。
story-twin = 達人も、最後まで同じ手を選びました。
story-fork = { $where }、達人は「{ $other }」を選んで{ $theirs }。あなたは{ $mine }でした。
story-own-way = { $where }で達人と分かれ、今回は{ $mine }対{ $theirs }で得をしました。
# $good は配札がよかったか。同じ配札で $of 人中 $alike 人が同様の結果。$named なら $cards は目立った札
story-cards-decide = 勝負を決めたのは配札{ $named ->
        [yes] （{ $cards }）
       *[no] {""}
    }でした。{ $alike ->
        [0] {""}
       *[other] 同じ配札のコンピューターも{ $all ->
            [yes] { $of }人全員
           *[no] { $of }人中{ $alike }人
        }が{ $good ->
            [yes] 好成績です
           *[no] 苦戦しました
        }。
    }
story-clean = { $went ->
        [lost] ミスは見つからず。それでも負ける日はあります。
       *[other] ミスは見つかりませんでした。
    }{ $hard ->
        [0] {""}
       *[other] 難しい場面も{ $hard }回、正解しました。
    }
story-course = 残り{ $deals }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }。{ $rival }を{ $gap }点差で{ $side ->
        [ahead] 引き離しています
       *[behind] 追っています
    }。
story-them = 相手

# 対戦の終わり：首位の移り変わり。負けたときの、本当の慰めをひとつ
match-turn = { $how ->
        [close] 最後まで競り合いでした。
        [first] { match-turn-leader }最初から最後まで首位でした。
        [led] { match-turn-leader }第{ $deal }{ match-turn-unit }から最後まで首位でした。
        [last] { $side ->
            [you] 最後の{ match-turn-unit }で{ $name }を抜き、逆転優勝！
            [us] 最後の{ match-turn-unit }で逆転優勝！
            [them] 最後の{ match-turn-unit }で逆転されました。
           *[other] 最後の{ match-turn-unit }で、{ $winner }が{ $name }を逆転しました。
        }
       *[passed] 勝負の分かれ目は第{ $deal }{ match-turn-unit }。{ $side ->
            [you] ここで{ $name }を抜き、最後まで首位でした。
            [us] ここで首位に立ち、最後まで守りました。
            [them] ここで相手に首位を奪われました。
           *[other] ここで{ $winner }が{ $name }を抜き、最後まで首位でした。
        }
    }
match-turn-leader = { $side ->
        [you] {""}
        [us] 味方が
        [them] 相手が
       *[other] { $winner }が
    }
match-turn-unit = { $unit ->
        [round] ラウンド
       *[deal] ディール
    }
comfort-deal = { $unit ->
        [round] 第{ $deal }ラウンド
       *[deal] 第{ $deal }ディール
    }が{ $side ->
        [yes] 自分たち
       *[no] あなた
    }の一番の出来でした（{ $low ->
        [yes] 失点
       *[no] {""}
    }{ $points }点）。
comfort-close = { $name }まで、あと{ $gap }点でした。
comfort-hard = 難しい場面で{ $hard }回、正解を選びました。
comfort-right = { $of }手のうち{ $right }手は、それ以上の手が見つかりませんでした。
