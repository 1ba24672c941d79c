# 同じ配札でプレイしたコンピューター。ディールが終わったときに読み込む。
field-heading = 同じ配札での比較
field-playing = コンピューターが同じ配札でプレイ中：{ $of }人中{ $done }人終了
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
# $by：比べるもの。outright：一挙に勝った人がいて平均はない。$standing：field-place
field-answer = { $by ->
        [place] 同じ配札でコンピューター{ $bots }人は平均{ $mean }位、あなたは{ $mine }位。
        [penalty] 同じ配札でコンピューター{ $bots }人の失点は平均{ $mean }点、あなたは{ $mine }点。
        [outright] 同じ配札のコンピューター{ $bots }人と比べて、
        [difference] 同じ配札でコンピューター{ $bots }人は差し引き平均{ $mean }点、あなたは{ $mine }点。
       *[other] 同じ配札でコンピューター{ $bots }人は平均{ $mean }点、あなたは{ $mine }点。
    }{ $standing }です。

# 初めて見る人に
field-first = 16人とは？
field-what = 比べる相手は、あなたと同じ配札・同じ席・同じ相手でプレイするコンピューター{ $of }人です（{ $who }）。
field-players = { $level ->
        [beginner] 初級
        [club] 中級
        [strong] 上級
       *[expert] 達人
    }{ $count }人
field-percent = パーセントは、{ $of }人のうちあなたが上回った人の割合です。同点は半分と数え、真ん中は50%です。
field-compares = { $by ->
        [place] 比べるのは、{ $unit ->
            [round] このラウンド
           *[deal] このディール
        }での順位です。
        [difference] 比べるのは、{ $unit ->
            [round] このラウンド
           *[deal] このディール
        }で動いた得点差（自分たちの得点から相手の得点を引いたもの）です。
        [penalty] 比べるのは、{ $unit ->
            [round] このラウンド
           *[deal] このディール
        }の失点です。少ないほうが上です。
       *[points] 比べるのは、{ $unit ->
            [round] このラウンド
           *[deal] このディール
        }で得た点です{ $game ->
            [sevens-heaven] （ベットした人もフォールドした人も）
           *[other] {""}
        }。
    }

# 結果
field-outright = { $won ->
        [yes] ジャックポット
       *[no] ほかの人のジャックポット
    }
field-result = { $by ->
        [place] { $count }位
        [difference] 差し引き{ $result }点
       *[other] { $result }点
    }
field-best = コンピューターの最高は{ $result }（{ $who }）。
field-best-you = { $result }のあなたが最高です{ $others ->
        [0] {""}
       *[other] （ほかに{ $others }人が同じ結果）
    }。
field-mean = この対戦のこれまでの平均は{ $percent }%（{ $deals }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }）。
field-helped = { $how ->
        [undo] 一手戻しを使った結果です。コンピューターは使っていません。
        [hint] ヒントかアシストを使った結果です。コンピューターはどちらも使っていません。
       *[both] 一手戻しと、ヒントかアシストを使った結果です。コンピューターはどれも使っていません。
    }
field-watch = 再生
field-watch-best = いちばん良い結果のプレイを見る
field-watch-which = { $nth }行目の{ $who }のプレイを再生
field-parted = 達人と選択が分かれた場面
field-parted-here = ここで達人が選んだのは{ $action }です。
field-same = 達人も、最後まで同じ手を選びました。
field-table = { $of }人全員の表
field-who = 誰
field-came-to = 結果
field-player = { $level ->
        [you] あなた
        [beginner] 初級
        [club] 中級
        [strong] 上級
       *[expert] 達人
    }

# 今日のディール。$day は言葉でいう日付
days-lead = 各ゲーム1ディールずつ、誰でも毎日同じ配札です。相手は中級のコンピューター。日本時間の午前9時（協定世界時0時）に切り替わります。終えると、コンピューター16人の結果と比べられます。
days-of = { $day }の日替わり対戦
days-all = 一覧へ
days-no-such = カレンダーにない日付です。
days-not-yet = まだ来ていない日です。
days-new = 未プレイ
days-begun = 途中（続きから）
days-before = 前の週
days-after = 次の週
days-week = 日替わり対戦 { $days }
days-heading = { $day }（{ $weekday }）
days-table = 日別・ゲーム別の結果（%）
days-day = 日
days-which = { $game }、{ $day }：{ $standing }
days-mean = { $count }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }、平均{ $mean }%{ $sure ->
        [yes] 。本来の実力は、おそらく{ $low }～{ $high }%です
       *[no] {""}
    }。
days-signs = 数字は、その日のディールを初めてプレイしたときのパーセントです。「–」は未プレイ、「…」は途中、「✓」は結果を比較中、「=」は17人全員が同じ結果、下線つきは一手戻し・ヒント・アシストを使ったもの、または以前のバージョンで配札が違ったものです。
# コンピューター $others 人のうち $beaten 人
days-result = { $tied ->
        [all] コンピューター{ $others }人全員と同じ結果でした。
       *[no] { $today ->
            [yes] 今日は
           *[no] この日は
        }{ $beaten ->
            [0] { $others }人の誰も上回れませんでした。
           *[other] { $others }人中{ $beaten }人を上回りました。
        }
    }
days-older = 以前のバージョンとは配札が違います
board-again = もう一度プレイ
board-other = 以前のバージョンでは配札が違いました。この配札でのプレイを終えるまで、そのときの結果が残ります。
board-comparing = 結果を比較中…
board-uncompared = 終了（比較なし）
board-elsewhere = このディールは別のタブでもプレイされました。先に終わったほうの結果が記録されます。
board-erased = このディールは消去され、もう保存されません。
days-share = { $game }、{ $day }の日替わり対戦：{ $standing }
result-share = 結果を共有
result-copied = 結果の文と配札のリンクをコピーしました。

# 友だちへの挑戦。$name は本人が名乗る名前
challenge = 友だちとの勝負
challenges-lead = プレイを終えたら「共有」で同じ配札を友だちに送れます。送った挑戦と届いた挑戦がここに並びます。
tournaments-gone = 大会はなくなりました。大会で終えたディールは「対戦の記録」に残っています。
challenge-unanswered = 返事待ち
challenge-friend = 友だち
challenge-from = 友だちからの挑戦です
challenge-by = 「{ $name }」からの挑戦です
challenge-lead = 同じ配札・同じ席・同じ相手でプレイします。この{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }を終えると、2人の結果が並び、最初に選択が分かれた場面も見られます。
challenge-packed = 名前とプレイ内容はリンクに含まれ、暗号化されていません。リンクを持つ人は誰でも読めます。
challenge-play = プレイする
challenge-on = 続きから
challenge-send = 友だちに挑戦
challenge-about = 友だちは、先にこの{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }をプレイし、そのあと2人の結果を見ます。返ってきたリンクをこの端末で開くと、一覧に加わります。
challenge-name = 名前（省略可）
challenge-make = リンクを作る
challenge-copied = 挑戦の文とリンクをコピーしました。
challenge-again = リンクをもう一度作る
challenge-answer = 結果を送り返す
challenge-words = { $game }：同じ配札で勝負！ まずプレイして、終わったら結果を比べましょう。
challenge-answer-words = { $game }：同じ配札でプレイしました。挑戦を送った端末で開くと、結果を比べられます。
challenge-of-deal = 友だちとの勝負：第{ $deal }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }
challenge-list = この配札をプレイした人
challenge-with = あなたと「{ $name }」
# 勝負の結果の見出し
challenge-outright = { $how ->
        [won] ジャックポットの差で「{ $name }」に勝ち！
       *[lost] ジャックポットの差で「{ $name }」の勝ち。
    }
challenge-headline = { $how ->
        [won] 「{ $name }」に{ $gap }点差で勝ち！
        [lost] 「{ $name }」の勝ち、{ $gap }点差。
       *[level] 「{ $name }」と同点。
    }
challenge-places = あなたは{ $mine }位、「{ $name }」は{ $theirs }位。
challenge-same = 2人とも、最後まで同じ手でした。
challenge-here = ここで「{ $name }」が選んだのは{ $action }です。
challenge-parted = 選択が分かれた場面
challenge-watch = 相手のプレイを見る
challenge-waits = まだ返事がありません。リンクを開いた友だちは、先にプレイしてから、返事のリンクを送れます。それをこの端末で開いてください。
challenge-compare = 2人の結果を見る
challenge-full = この一覧は{ $most }人でいっぱいです。誰かを外してから、もう一度リンクを開いてください。
challenge-remove = 一覧から外す
challenge-remove-which = 「{ $name }」を一覧から外す
challenge-removed = 「{ $name }」を一覧から外しました。

# 結果を伝える
share-else = ほかの共有方法
share-words = { $when }：{ $standing }。
share-feat = { $feat }！ { $result }
# フィールドを知らない人に
share-standing = { $ties ->
        [all] 同じ配札のコンピューター{ $others }人全員と同じ結果でした
        [some] 同じ配札のコンピューター{ $others }人のうち{ $beaten ->
            [0] {""}
           *[other] { $beaten }人を上回り、
        }{ $tied }人と同じ結果でした（{ $percent }、{ $place }）
       *[none] { $beaten ->
            [0] 同じ配札のコンピューター{ $others }人の誰も上回れませんでした（{ $place }）
           *[other] 同じ配札のコンピューター{ $others }人のうち{ $beaten }人を上回りました（{ $place }）
        }
    }
share-place = 同じ配札のコンピューター{ $others }人と比べて{ $place }
share-picture = 画像で共有
share-picture-saved = 画像をファイルに保存しました。
replay-copied = リプレイのリンクをコピーしました。
share-replay = リプレイのリンクをコピー

# 成績
figures-lead = 「対戦の記録」にあるディールを、ゲームとコンピューターの強さごとにまとめました。{ $enough }ディール以上になると、数字の確かさも表示します。
figures-unread = 保存したディールを読み込めませんでした。このタブのディールだけを数えています。
figures-none = まだディールがありません。
figures-calendar = 遊んだ日
figures-calendar-said = { $count ->
        [0] この{ $of }日間、日替わり対戦はまだです。
       *[other] この{ $of }日間のうち{ $count }日、日替わり対戦で遊びました。
    }{ $best ->
        [0] { "" }
        [1] { "" }
       *[other] 最長{ $best }日連続。
    }
figures-deals = { $unit ->
        [round] ラウンド数
       *[deal] ディール数
    }
figures-percent = コンピューターとの比較
figures-sure = おそらく{ $low }～{ $high }%
figures-against = コンピューターは{ $level }
figures-uncompared = まだ比較がありません
figures-few = まだ{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }数が少ないため目安です
figures-cost = いちばん痛かった手の損（1{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }平均）
figures-matches = 最後までプレイした対戦は{ $played }戦{ $won }勝。
figures-played = 対戦
figures-won = { $played }戦{ $won }勝
figures-level = あなたの強さ
figures-range = 運を除いた本来の実力は、おそらく{ $range }
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
        [beginner] 始めたばかり
        [club] 中級まで
        [strong] 上級まで
       *[expert] 達人まで
    }
figures-above = { $level ->
        [beginner] 初級
        [club] 中級
        [strong] 上級
       *[expert] 達人
    }より上
figures-unknown = まだわかりません。ディールを重ねると見えてきます
figures-how = 強さの求め方
figures-reckoned = すべての強さのコンピューターが同じ配札でプレイした{ $deals }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }の平均を並べ、あなたの平均がどの強さに近いかを見ます。結果のばらつきが大きいほど、不確かになります。
figures-agreed = 検討での最善の選択
figures-of = { $of }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }中{ $count }
figures-undone = 一手戻し
figures-hinted = ヒント・アシスト
figures-recent = 最近の{ $enough }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }では、同じ配札のコンピューター100人のうち{ $late }人に勝つペース{ $count ->
        [10] でした
       *[other] でした（最近の{ $count }{ $unit ->
            [round] ラウンド
           *[deal] ディール
        }では{ $all }人）
    }。引き分けは半分と数えます。
figures-plot = 点は1{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }ごと（古い順）、線は最近{ $enough }{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }の平均。

# エンジンが断った理由（errors.ftl も）
error-bad-deals = 大会は4・8・16ディールのどれかです。
error-bad-day = 「{ $day }」は日付ではありません（例：2026-11-23）。
error-not-these-deals = 挑戦とは別のディールです。
error-no-such-board = この大会に、そのディールはありません。
