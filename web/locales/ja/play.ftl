# テーブル：どのゲームにも共通の言葉。

# Bar and menu
table-menu = メニュー
menu-match = この対戦
menu-lesson = このレッスン
menu-look = 見る
menu-help = ヘルプ
table-deal = { $unit ->
        [round] 第{ $deal }ラウンド
       *[deal] 第{ $deal }ディール
    }
table-undo = 一手戻す
table-sound-on = 音を出す
table-sound = 音
table-help = ルール早見
table-replay = { $unit ->
        [round] このラウンドを同じ配札でもう一度
       *[deal] このディールを同じ配札でもう一度
    }
table-copy = リンクをコピー
table-card = ルール早見
table-settings = 設定
table-leave = 中断してゲーム一覧へ

# Zones
table-seats = プレイヤー
table-centre = 場
table-actions = あなたの操作
table-choices = できること
table-one-left = { $seat }は残り1枚です。
table-side = 得点とここまでの流れ
table-log = ここまでの流れ
table-trick = トリック
table-hand = 手札、{ $count }枚

# Cards of the hand
table-playable = 出せます
table-selectable = 選べます
table-refused = 出せません
table-nth = { $of }枚中{ $n }枚目
table-comma = 、
table-and = と
table-then = 。
table-stop = 。
table-stop-space = 。
cards-of-suit = { $suit }の{ $ranks }
cards-of-rank = { $rank }（{ $suits }）

# Seats
table-us = 自分たち
table-them = 相手
table-team = { $team ->
        [ours] 自分たち
       *[theirs] 相手
    }
table-cards-left = { $count ->
        [0] 手札なし
       *[other] 残り{ $count }枚
    }
table-to-act = 手番
table-dealer-is = ディーラーは{ $seat }。

# Prompts
table-unfold = 続き
table-fold = たたむ
table-wait = お待ちください…
table-coming = ゲームを準備しています。選んだ操作は、準備ができしだい実行します。
table-not-your-turn = まだあなたの番ではありません。{ $seat }の番です。
table-no-card-now = 今はカードを出す場面ではありません。
table-put-back = { $cards }は、今選んだカードと一緒に出せないので、選択から外しました。
table-nothing-to-undo = このディールで戻せる手はありません。
table-deal-over = { $unit ->
        [round] ラウンド終了です。
       *[deal] ディール終了です。
    }
table-dealing = カードを配っています。
table-match-over = 対戦終了です。
table-which = どれにしますか？ { $count }通りあります。

# Tricks
table-plays = { $seat }：{ $card }
table-led = リード
table-wins = 勝ち
table-trick-no = 第{ $n }トリック
table-no-trick-yet = { $unit ->
        [round] このラウンドでは、まだトリックが終わっていません。
       *[deal] このディールでは、まだトリックが終わっていません。
    }

# Dialogs
table-last = 直前のプレイ
table-earlier = 全プレイ
table-last-trick = 前のトリック
table-all-tricks = 全トリック
table-score = 得点
table-opponents = プレイヤー
table-opponents-note = コンピューターが知っているのは、その席のプレイヤーに見えるものだけです。
table-in-words = 場の状況（文章）
table-reading = もう一度読む
table-keys = キー操作
table-keys-note = 文字キーは設定でオフにできます。文字の入力中は働きません。
table-key-hand = ← → Home End | 手札の中、ボタンの間を移動
table-key-playable = Shift+← Shift+→ | 出せるカードだけを順に移動
table-key-choose = Enter Space | カードを出す・選ぶ
table-key-skip = Space | 待たずに先へ
table-key-undo = U | 一手戻す（Ctrl+Zも可）
table-key-last = L | 直前のプレイ
table-key-score = S | 得点
table-key-opponents = O | プレイヤー
table-key-words = T | 場の状況（文章）
table-key-pass = P | パス
table-key-bid = B | ビッドの選択へ
table-key-next = { $unit ->
        [round] N | 次のラウンド
       *[deal] N | 次のディール
    }
table-key-replay = { $unit ->
        [round] Shift+R | このラウンドを同じ配札でもう一度
       *[deal] Shift+R | このディールを同じ配札でもう一度
    }
table-key-rules = ? | ルール早見
table-key-cancel = Esc | 取り消し、メニューとの行き来

# Score sheet
table-this-deal = { $unit ->
        [round] 第{ $deal }ラウンド
       *[deal] 第{ $deal }ディール
    }
table-this-deal-sum = { $unit ->
        [round] このラウンド
       *[deal] このディール
    }
table-all-deals = { $unit ->
        [round] これまでのラウンド
       *[deal] これまでのディール
    }
table-deal-column = { $unit ->
        [round] ラウンド
       *[deal] ディール
    }
table-start = 持ち点
table-player = プレイヤー
table-total = 合計
table-totals = 得点：{ $totals }。
table-total-of = { $label }{ $points }点{ $change ->
        [none] {""}
       *[other] （{ $change }）
    }
table-to-end = 最後まで進める
table-next = { $unit ->
        [round] 次のラウンド
       *[deal] 次のディール
    }
table-again = もう一戦
table-again-level = { $way ->
        [up] 一段上で
       *[down] 一段下で
    }
table-whole = 続けて対戦
table-new-match = 新しい対戦
table-all-level = 全員が同点です。

# 対戦の結果（自分の席から）。点数は文字で渡される。
headline-last = { $unit ->
        [round] 第{ $deal }ラウンド
       *[deal] 第{ $deal }ディール
    }：{ $outcome }
headline-sides = { $won ->
        [yes] { $partner }と組んで{ $us }対{ $them }、勝ち！
       *[no] { $partner }と組んで{ $us }対{ $them }、負け。
    }
headline-won = { $low ->
        [yes] 失点{ $mine }点で優勝！ 2位は{ $next }点。
       *[no] { $mine }対{ $next }で優勝！
    }
headline-shared = { $each ->
        [yes] { $low ->
            [yes] 失点{ $mine }点で、{ $names }と同点優勝。
           *[no] { $names }と{ $mine }点で同点優勝。
        }
       *[no] { $names }と並んで優勝！
    }
headline-level = { $last ->
        [yes] { $names }と同点の最下位。
       *[no] { $names }と並んで{ result-place }。
    }
headline-lost = { $low ->
        [yes] { result-place }、失点{ $mine }点。最少は{ $names }の{ $least }点。
       *[no] { result-place }、{ $mine }点。{ $names }と{ $gap }点差。
    }

# Log
table-log-undone = 一手戻しました。
table-log-replayed = { $unit ->
        [round] このラウンドを同じ配札で最初からやり直します。
       *[deal] このディールを同じ配札で最初からやり直します。
    }

# Moments: a word or two in large letters; who it was stands below

table-moment-match = 勝負あり

# 対戦の終わり。$action と $usual は言葉でいう行動。
table-won = 勝ち
table-left = 終わったときの場
match-standing = 順位
match-course = 対戦の流れ
match-course-says = { $unit ->
        [round] ラウンドごとの合計点を、1人1本の線で示した図です。数字は表にあります。
       *[deal] ディールごとの合計点を、1人1本の線で示した図です。数字は表にあります。
    }
match-record = { $played }戦{ $won }勝{ $title ->
        [none] {""}
       *[other] {" · "}{ $title }
    }。
# 負けたディールの慰め：本当のことを一つだけ
comfort-closer = 首位との差は、{ $gap }点から{ $now }点に縮まりました。
comfort-better = 前の{ $unit ->
        [round] ラウンド
       *[deal] ディール
    }より{ $low ->
        [yes] 失点が{ $more }点減りました
       *[no] { $more }点多く取りました
    }。
match-costliest = いちばん痛かった手
match-best = いちばん良かった手
match-decision = { $unit ->
        [round] 第{ $deal }ラウンド：あなたの選択は「{ $action }」。{ $why }
       *[deal] 第{ $deal }ディール：あなたの選択は「{ $action }」。{ $why }
    }
match-best-why = 中級の手は「{ $usual }」。{ $cost }の損になるところでした。
match-look = この場面を見る
match-weighing = { $unit ->
        [round] あなたの判断を検討しています（{ $of }ラウンド中{ $done }）
       *[deal] あなたの判断を検討しています（{ $of }ディール中{ $done }）
    }

# ディールの結果の場面
result-details = くわしく
result-place = { $place }位{ $tied ->
        [0] {""}
       *[other] タイ
    }
result-penalty = 失点
# ディールの後：対戦での位置
result-standing = { $kind ->
        [ahead] { $side ->
            [yes] あなたのチームが{ $gap }点リードしています。
           *[no] { $low ->
                [yes] 失点が{ $gap }点少なく、首位です。
               *[no] { $gap }点差で首位です。
            }
        }
        [level] { $side ->
            [yes] 両チーム同点です。
           *[no] 同点で首位です。
        }
       *[behind] { $side ->
            [yes] 相手チームに{ $gap }点差をつけられています。
           *[no] ここまで{ result-place }。{ $low ->
                [yes] 首位の{ $name }より失点が{ $gap }点多いです。
               *[no] 首位の{ $name }と{ $gap }点差です。
            }
        }
    }
