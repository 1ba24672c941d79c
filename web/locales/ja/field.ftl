# 同じ配札で打ったほかの人たち。ディールが終わったときに読み込む。
field-heading = フィールドとの比較
field-playing = ほかの人が同じ配札で対局中：{ $of }人中{ $done }人終了
field-not-yet = ほかの人が同じ配札で打ち終えると、ここに結果が出ます。
field-percents = { $percent }%
# $ties: all came to the same, some share the place, none does. $tied is how many others share it.
field-place = { $ties ->
        [all] { $of }人全員が同じ結果
        [some] { $of }人中{ field-nth }タイ（ほか{ $tied }人）
       *[none] { $of }人中{ field-nth }
    }
field-nth = { $place }位
field-standing = { $percent }、{ $place }
field-in = { $place }
field-all-same = { $place }でした。

# 初めて見る人に
field-what = フィールドとは、あなたと同じ配札・同じ席・同じ相手で打った{ $of }人のコンピューターです（{ $who }）。
field-players = { $level ->
        [beginner] 初級
        [club] 中級
        [strong] 上級
       *[expert] 達人
    }{ $count }人
field-percent = パーセントは、{ $of }人のうち何割の人を上回ったかです。同点は半分と数え、50%がちょうど真ん中です。
field-compares = { $by ->
        [place] 比べるのは、{ $unit ->
            [round] このラウンド
           *[deal] このディール
        }で上がった順位です。
        [difference] 比べるのは、{ $unit ->
            [round] このラウンド
           *[deal] このディール
        }で動いた得点差（自分たちの得点から相手の得点を引いたもの）です。
        [penalty] 比べるのは、{ $unit ->
            [round] このラウンド
           *[deal] このディール
        }の失点です。少ないほど上です。
       *[points] 比べるのは、{ $unit ->
            [round] このラウンド
           *[deal] このディール
        }で得た点です{ $game ->
            [sevens-heaven] 。賭けた人と降りた人では点の入り方が違うため、最後の点で比べます
           *[other] {""}
        }。
    }

# 結果
field-result = { $by ->
        [place] { $count }位
       *[other] { $result }点
    }
field-best = フィールドの最高は{ $result }（{ $who }）。
field-best-you = { $result }で、あなたを上回った人はいません{ $others ->
        [0] {""}
       *[other] （ほかに{ $others }人が同じ結果）
    }。
field-mean = この対局のこれまでの平均は{ $percent }%（{ $deals }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }）。
field-helped = { $how ->
        [undo] あなたは一手戻しました。ほかの人は戻していません。
        [hint] あなたはヒントか手助けを使いました。ほかの人は使っていません。
       *[both] あなたは一手戻し、ヒントか手助けも使いました。ほかの人はどちらもしていません。
    }
field-watch = 再生
field-watch-best = 最高の打ち方を見る
field-watch-which = { $who }の対局を再生
field-parted = 達人と分かれた場面
field-parted-here = ここで達人が選んだのは{ $action }です。
field-same = 達人の選択は、最後まであなたと同じでした。
field-table = { $of }人全員の表
field-who = だれ
field-came-to = 結果
field-player = { $level ->
        [you] あなた
        [beginner] 初級
        [club] 中級
        [strong] 上級
       *[expert] 達人
    }

# 今日のディール。$day は言葉でいう日付
days-lead = 毎日、各ゲームに1ディールずつ、だれにも同じ配札です。相手は中級のコンピューター。日付は協定世界時（UTC）の0時、日本の朝9時に変わります。打ち終わると、ほかの16人の結果と比べられます。
days-of = { $day }のディール
days-all = 一覧へ
days-not-yet = まだ来ていない日です。
days-new = まだ打っていません
days-begun = 途中です。続きから
days-before = 前の月
days-after = 次の月
days-table = この月の各日と、各ゲームの結果（%）
days-day = 日
days-which = { $game }、{ $day }：{ $standing }
days-mean = { $count }ディール、平均{ $mean }%{ $sure ->
        [yes] 。運不運をならすと、おそらく{ $low }～{ $high }%です
       *[no] {""}
    }。
days-signs = 数字は、その日のディールを初めて打ったときのパーセントです。「–」は未対局、「…」は途中、「✓」は結果を比較中、「=」は17人全員が同じ結果、下線つきは一手戻しやヒント、手助けを使ったもの、または以前の版で配札が違ったものです。
days-older = 以前の版では配札が違います
board-again = もう一度打つ
board-other = ここでは以前の版が別の配札をしていました。この新しい配札を打ち終えるまで、そのときの結果が残ります。
board-comparing = 結果を比較中…
board-uncompared = 終了（比較なし）
board-elsewhere = このディールは別のタブでもプレイされました。先に終わったほうの結果が記録されます。
board-erased = このディールは消去され、もう保存されません。
days-share = { $game }、{ $day }のディール：{ $standing }
result-share = 結果を共有
result-copied = 結果とリンクをコピーしました。

# トーナメント。$mean はパーセントの平均
tournaments = トーナメント
tournaments-lead = 一つのゲームを何ディールか、リンクを持つ全員が同じ配札で打ち、それぞれほかの16人と比べます。記録されるのは初めて打ったときの結果です。途中でやめて、あとで続けられます。
tournaments-kept = 始めたトーナメント
tournament = トーナメント
tournament-of = { $deals }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }のトーナメント
tournament-lead = このリンクを開いた人は、みな同じ配札で打ちます。記録されるのは、それぞれ初めて打ったときの結果だけです。
tournament-game = ゲーム
tournament-deals = ディール数
tournament-set-up = 作る
tournament-sheet = あなたの結果
tournament-percent = フィールドとの比較
tournament-begin = 最初の{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }を打つ
tournament-on = 第{ $deal }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }を打つ
tournament-over = すべて打ち終わりました。もう一度打つこともできますが、記録は変わりません。
tournament-which = 第{ $deal }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }：{ $standing }
tournament-deal = { $deals }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }中{ $deal }
tournament-to-sheet = 結果表へ
tournament-tries = これまでに{ $count }回
tournament-progress = { $deals }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }中{ $played }まで、コンピューターは{ $level }
tournament-share = { $game }、トーナメント{ $deals }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }中{ $count }まで：同じ配札のコンピューター{ $others }人に、平均で{ $mean }%勝ちました（同点は半分と数えます）。

# 友だちへの挑戦。$name は本人が名乗る名前
challenge = 友だちとの勝負
challenges-kept = 友だちとの勝負
challenge-unanswered = まだ返事がありません
challenge-friend = 友だち
challenge-from = 友だちからの挑戦です
challenge-by = 「{ $name }」からの挑戦です
challenge-lead = 同じ配札・同じ席・同じ相手で打ちます。{ $deals ->
        [1] この{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }
       *[other] { $deals }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }すべて
    }を打ち終わると、二人の結果が並び、どこで最初に選択が分かれたかも見られます。
challenge-packed = 友だち同士の遊びです。名前と打ち方はリンクに詰めてあるだけで、封はしていません。その気になれば中身を読めます。
challenge-play = 打つ
challenge-on = 続きから
challenge-send = 友だちに挑戦
challenge-about = 友だちは、先にこの{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }を打ってから二人の結果を見ます。返ってきたリンクをこの端末で開くと、一覧に加わります。
challenge-about-all = 友だちは、先に全部を打ってから二人の結果を見ます。返ってきたリンクをこの端末で開くと、一覧に加わります。
challenge-name = 名前（なくてもかまいません）
challenge-make = リンクを作る
challenge-again = リンクをもう一度作る
challenge-answer = 結果を送り返す
challenge-words = { $game }：同じ配札で勝負しましょう。先に打って、あとで比べます。
challenge-answer-words = { $game }：同じ配札を打ちました。打った端末で開くと、結果を比べられます。
challenge-of-deal = 友だちとの勝負：第{ $deal }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }
challenge-of-tournament = 友だちとの勝負：{ $deals }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }のトーナメント
challenge-list = この配札を打った人の一覧
challenge-with = あなたと「{ $name }」
challenge-both = 第{ $deal }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }：あなたは{ $mine }、「{ $name }」は{ $theirs }
challenge-same = 二人の選択は最後まで同じでした。
challenge-here = ここで「{ $name }」が選んだのは{ $action }です。
challenge-parted = 選択が分かれた場面
challenge-watch = 相手の打ち方を見る
challenge-waits = まだ返事がありません。リンクを開いた友だちは、先に打ってから、返事のリンクを送れます。それをこの端末で開いてください。
challenge-compare = 二人の結果を見る
challenge-full = この一覧には{ $most }人の名前があり、これ以上は入りません。だれかを外してから、もう一度リンクを開いてください。
challenge-remove = 一覧から外す
challenge-remove-which = 「{ $name }」を一覧から外す
challenge-removed = 「{ $name }」を一覧から外しました。

# 結果を伝える
share-else = 結果を見せる
share-words = { $when }：{ $standing }。
# フィールドを知らない人に
share-standing = { $ties ->
        [all] 同じ配札のコンピューター{ $others }人全員と同じ結果でした
        [some] 同じ配札のコンピューター{ $others }人のうち{ $beaten }人に勝ち、{ $tied }人と引き分けました（{ $percent }、{ $place }）
       *[none] 同じ配札のコンピューター{ $others }人の{ $percent }に勝ちました（{ $place }）
    }
share-place = 同じ配札のコンピューター{ $others }人と比べて{ $place }
share-picture = 画像で送る
share-replay = 打ち方のリンクをコピー

# 成績
figures = 成績
figures-lead = 「対局の記録」にあるディールを、ゲームとコンピューターの強さごとにまとめました。平均は{ $enough }ディールから出します。
figures-unread = 保存したディールを読み込めませんでした。このタブのディールだけを数えています。
figures-none = まだディールがありません。
figures-deals = ディール数
figures-sure = おそらく{ $low }～{ $high }%
figures-against = コンピューターは{ $level }
figures-too-few = ディールが足りません
figures-cost = いちばん痛かった手（1ディール平均）
figures-matches = 最後まで打った対局は{ $played }回、うち{ $won }勝。
figures-played = 対局
figures-won = 最後まで打ったもの{ $played }回、うち{ $won }勝
figures-level = あなたの強さ
figures-range = 運不運をならすと、おそらく{ $range }
figures-between = { $lower ->
        [beginner] 初級
        [club] 中級
        [strong] 上級
       *[expert] 達人
    }と{ $upper ->
        [beginner] 初級
        [club] 中級
        [strong] 上級
       *[expert] 達人
    }の間
figures-below = { $level ->
        [beginner] 初級
        [club] 中級
        [strong] 上級
       *[expert] 達人
    }より下
figures-above = { $level ->
        [beginner] 初級
        [club] 中級
        [strong] 上級
       *[expert] 達人
    }より上
figures-anything = どの強さでもありえます
figures-how = 強さの求め方
figures-reckoned = わかっている{ $deals }ディールでの平均です。フィールドの人たちも同じ配札で打っていて、表は、強さごとに、ほかの全員とあなたを相手にした成績です。あなたの平均がそのどこに入るかを見ます。確かさは、ディールごとの差から求めます。
figures-agreed = 達人と同じ選択
figures-of = { $of }ディール中{ $count }
figures-undone = 一手戻し
figures-hinted = ヒント・手助け
figures-plot = パーセントの推移（古い順に{ $enough }ディールずつの平均）
figures-course = 推移の数字
figures-from-to = { $from }～{ $to }

# エンジンが断った理由（errors.ftl も）
error-bad-deals = トーナメントは4・8・16ディールのどれかです。{ $deals }にはできません。
error-bad-day = 「{ $day }」は日付ではありません（例：2026-11-23）。
error-not-these-deals = 挑戦とは別のディールです。
error-no-such-board = このトーナメントに{ $board }番のディールはありません（0～{ $last }）。
