# 七の輪：ゲームの名前とオプション。

ring-of-sevens-name = 七の輪
ring-of-sevens-about = 7の輪から鎖のようにカードをつなぐ七並べ。真っ先に上がるか、得点札をためるか。
ring-of-sevens-like = 七並べ好きに
ring-of-sevens-goal = 目標：真っ先に上がるか、最多得点。

ring-of-sevens-option-cycles = 長さ
ring-of-sevens-option-cycles-help = 1周は人数と同じ回数のディールです。全員が同じ回数だけ最初の番になります。
ring-of-sevens-option-cycles-value-one = 1ディール
ring-of-sevens-option-cycles-value-1 = 1周
ring-of-sevens-option-cycles-value-2 = 2周
ring-of-sevens-option-cycles-value-3 = 3周
ring-of-sevens-option-joker = ジョーカー
ring-of-sevens-option-joker-help = ジョーカーは、奇数の場所のうち、今そこに出せるカードがある所に置けます。その場所のカードを持つ人は、ジョーカーと入れ替えられます。
ring-of-sevens-option-link = AとKをつなぐ
ring-of-sevens-option-link-help = AとKが隣どうしになります。端までつながったスートは、反対の端からも出せます。
ring-of-sevens-option-reverse = リバース
ring-of-sevens-option-reverse-help = 同じ色の片側が端まで埋まると、反対側は端から内側へ向かってしか出せなくなります。
ring-of-sevens-option-open = 得点札を公開
ring-of-sevens-option-open-help = 得点札はできた時点で表向きに置きます。「なし」では、持ち主が上がるかドボンになるまで誰にも見えません。

# The board
ring-of-sevens-board = 場
ring-of-sevens-suit-lies = { $suit }は{ $ranks }が出ています。
ring-of-sevens-suit-open = { $suit }で今出せるのは{ $ranks }。
ring-of-sevens-joker-lies = ジョーカーが{ $place }の場所にあります。
ring-of-sevens-place = { $colour ->
        [R] 赤の{ $rank }
       *[K] 黒の{ $rank }
    }
ring-of-sevens-linked = AとKは隣どうしです。
ring-of-sevens-reversed = { $arm ->
        [R8] 赤の上の列は、Kから内側へ出します。
        [R6] 赤の下の列は、Aから内側へ出します。
        [K8] 黒の上の列は、Kから内側へ出します。
       *[K6] 黒の下の列は、Aから内側へ出します。
    }
ring-of-sevens-reversed-short = { $arm ->
        [R8] 赤 K → 8
        [R6] 赤 A → 6
        [K8] 黒 K → 8
       *[K6] 黒 A → 6
    }

# Score cards
ring-of-sevens-mine = 得点札
ring-of-sevens-mine-none = なし
ring-of-sevens-points = { $points }点
ring-of-sevens-points-short = { $points }点
ring-of-sevens-holds-points = 得点札{ $points }点
ring-of-sevens-score-cards = 得点札{ $count }枚
ring-of-sevens-kept = 得点札
ring-of-sevens-kept-note = 9と5は5点、Jと3は3点、KとAとジョーカーは1点です。
ring-of-sevens-key-kept = C | 得点札
ring-of-sevens-hidden = まだ公開されていません
ring-of-sevens-lost = { $card }を没収

# Seats
ring-of-sevens-start = スタート
ring-of-sevens-passes = { $count ->
        [0] パスなし
       *[other] パス残り{ $count }回
    }
ring-of-sevens-out = { $place }位で上がり
ring-of-sevens-out-short = { $place }抜け
ring-of-sevens-dropped = ドボン
ring-of-sevens-did = 直前は{ $what }
ring-of-sevens-did-pass = パス
ring-of-sevens-did-drop = ドボン
ring-of-sevens-did-out = 上がり
ring-of-sevens-did-last = 最後
ring-of-sevens-joker-at = ジョーカーを{ $place }へ
ring-of-sevens-colon = ：

# Prompts and buttons
ring-of-sevens-your-turn = あなたの番です。1枚出すか、パスしてください。
ring-of-sevens-your-must = パスは残っていません。1枚出してください。
ring-of-sevens-your-pass = 出せるカードがありません。パスしてください。
ring-of-sevens-your-drop = パスも出せるカードもありません。ドボンです。
ring-of-sevens-your-joker = ジョーカーをどこに置きますか？ { $count }か所あります。
ring-of-sevens-their-turn = { $seat }の番です。
ring-of-sevens-their-turn-still = { $state ->
        [out] あなたは上がりました。{ $seat }の番です。
       *[dropped] あなたはドボンしました。{ $seat }の番です。
    }
ring-of-sevens-pass = パス（残り{ $left }回）
ring-of-sevens-drop = ドボン
ring-of-sevens-joker-to = { $colour ->
        [R] 赤の{ $rank }
       *[K] 黒の{ $rank }
    }
ring-of-sevens-news-out = { $seat }が{ $rank }位で上がりました。
ring-of-sevens-news-drop = { $lost ->
        [none] { $seat }がドボンしました。
       *[other] { $seat }がドボンして、{ $lost }を没収されました。
    }
ring-of-sevens-news-settle = 最後に残った{ $seat }の手札を場に並べました。

# Log
ring-of-sevens-log-deal = 第{ $deal }ディール。スタートは{ $start }。
ring-of-sevens-log-sevens = { $form ->
        [short] { $seat }、{ $cards }
       *[other] { $seat }：{ $cards }を輪に
    }
ring-of-sevens-log-play = { $form ->
        [short] { $seat }、{ $card }
       *[other] { $seat }：{ $card }
    }
ring-of-sevens-log-joker = { $form ->
        [short] { $seat }、ジョーカーを{ $place }へ
       *[other] { $seat }：ジョーカーを{ $place }へ
    }
ring-of-sevens-log-swap = { $seat }：{ $place }のジョーカーを手札に
ring-of-sevens-log-pass = { $form ->
        [short] { $seat }、パス、残り{ $left }回
       *[other] { $seat }：パス（残り{ $left }回）
    }
ring-of-sevens-log-score = { $form ->
        [short] { $seat }、{ $cards }が得点札に
       *[other] { $seat }：{ $cards }が得点札に
    }
ring-of-sevens-count = { $count }枚
ring-of-sevens-log-out = { $seat }：{ $rank }位で上がり。得点札は{ $cards ->
        [none] なし。
       *[other] { $cards }。
    }
ring-of-sevens-log-drop = { $seat }：ドボン。場に並べたのは{ $laid ->
        [none] なし、
       *[other] { $laid }、
    }没収は{ $lost ->
        [none] なし。
       *[other] { $lost }。
    }
ring-of-sevens-log-settle = 最後に残ったのは{ $seat }。場に並べたのは{ $laid ->
        [none] なし。
       *[other] { $laid }。
    }

# Looking back
ring-of-sevens-last = 直前の手
ring-of-sevens-earlier = これまでのプレイ
ring-of-sevens-no-play = このディールでは、まだ誰も出していません。
ring-of-sevens-round = 巡

# The table in words
ring-of-sevens-deal-of = 全{ $deals }ディール中の第{ $deal }ディール。スタートは{ $start }。
ring-of-sevens-hand-in-words = 手札は{ $cards }。
ring-of-sevens-mine-in-words = 得点札は{ $cards }、合わせて{ $points }点。

# The end of a deal
ring-of-sevens-feat-alone = { $you ->
        [yes] 1人勝ち、+{ $points }点！
       *[no] { $seat }の1人勝ち、+{ $points }点！
    }
ring-of-sevens-mark-alone = 1人勝ち
ring-of-sevens-headline-alone = 1人勝ち、+{ $points }点！
ring-of-sevens-headline-won = { $role ->
        [small] 小勝ち、+{ $points }点。{ $seat }も勝ち。
       *[big] 大勝ち、+{ $points }点。{ $seat }も勝ち。
    }
ring-of-sevens-headline-payment = { $seat }に{ $points }点
ring-of-sevens-headline-pays = { $payments }の支払い。
ring-of-sevens-headline-pays-nobody = 支払いはありません。
ring-of-sevens-outcome = 小勝ちは{ $small }（{ $first }点）、大勝ちは{ $big }（{ $most }点）です。
ring-of-sevens-outcome-alone = { $seat }の1人勝ち（{ $points }点）です。
ring-of-sevens-rank = { $rank }位
ring-of-sevens-head-cards = 得点札
ring-of-sevens-head-points = 点
ring-of-sevens-head-change = 増減
ring-of-sevens-state-out = 上がり
ring-of-sevens-state-in = 最後の1人
ring-of-sevens-state-dropped = ドボン
ring-of-sevens-role-small = 小勝ち
ring-of-sevens-role-big = 大勝ち
ring-of-sevens-role-alone = 1人勝ち
ring-of-sevens-role-small-loser = 小負け
ring-of-sevens-role-big-loser = 大負け
ring-of-sevens-pays-big = { $from } → { $to }：大勝ちの{ $points }点
ring-of-sevens-pays-small = { $from } → { $to }：小勝ちの{ $points }点
ring-of-sevens-pays-alone = { $points ->
        [0] 点のある人がいないので、支払いはありません。
       *[other] ほかの全員 → { $to }：1人勝ちの{ $points }点ずつ
    }

# What the rules refuse
error-no-passes = パスはもう残っていません。出せるカードがあるので、出してください。
error-no-drop = パスが残っているか、出せるカードがあるうちは、ドボンになりません。
error-score-card = それは得点札です。置き場が埋まっているので出せません。持ったまま上がれば点になります。
error-not-connected = まだそこまでつながっていません。{ $suit ->
    [S] スペードの{ $rank }
    [H] ハートの{ $rank }
    [D] ダイヤの{ $rank }
    [C] クラブの{ $rank }
    [R] 赤の{ $rank }
   *[K] 黒の{ $rank }
 }がまだ出ていません。
error-arm-reversed = この列は今、端から内側へ向かってしか出せません。{ $suit ->
    [S] スペードの{ $rank }
    [H] ハートの{ $rank }
    [D] ダイヤの{ $rank }
    [C] クラブの{ $rank }
    [R] 赤の{ $rank }
   *[K] 黒の{ $rank }
 }がまだ出ていません。
error-joker-place = ジョーカーを置けるのは、その場所のカードが今出せる、空いた奇数の場所だけです。

# Actions in words
ring-of-sevens-action-drop = ドボン

# Moments

ring-of-sevens-moment-capture = 得点札
ring-of-sevens-moment-last = 上がり
ring-of-sevens-moment-lost = ドボン
