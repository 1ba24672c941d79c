# 次の一手：実戦の局面に、その場で答える。練習を始めたときに読み込む。
practice-opening = 次の局面を準備しています…
practice-unknown = その局面は、今の問題集にはありません。別の局面を出題します。
practice-none = その条件に合う局面はありません。ここで選び直してください。
practice-missing = 局面は、初めて練習するときに読み込みます。インターネットに接続してから、もう一度お試しください。
practice-unread = 自分のミスを読み込めませんでした。ブラウザーの保存領域が応答しません。
practice-ask = あなたなら、どうする？
# $of は、終わりがなければ0
practice-question = { $of ->
        [0] 第{ $n }問
       *[other] { $of }問中{ $n }問目
    }
practice-ask-own = 前にも来た場面です。今度はどうする？
practice-weighing = 答えを調べています…
practice-right = ✓ 正解。{ $why }
practice-right-only = ✓ 正解。
practice-good = ✓ これでも十分です。{ $why }
practice-wrong = ✕ 「{ $action }」は、{ $cost }の損です。
practice-wrong-unsure = ✕ 「{ $action }」は、ここでは最善ではありません。
practice-other = 別の手をどうぞ。
practice-answer = 答えは「{ $action }」。{ $why }
practice-taken-back = 見えないカードの配置を増やして調べたところ、「{ $action }」はミスではありませんでした。もう出題しません。
practice-again = もう一度
practice-show = 答えを見る
practice-next = 次へ
practice-play-on = ここから続ける
practice-share = 友だちに出題
practice-copied = 問題の文とリンクをコピーしました。
practice-share-text = あなたなら、どうする？ { $game }
practice-leave = 練習をやめる
practice-choose = 練習するものを選ぶ
practice-no-hint = ヒントは、答えたあとに使えます。
practice-rated = { $change ->
        [up] レーティング{ $rating }（+{ $by }）
        [down] レーティング{ $rating }（−{ $by }）
       *[same] レーティング{ $rating }
    }
practice-own-due = { $count ->
        [1] 1回正解。また出題します。
        [2] 2回正解。あと1回出題します。
       *[other] 3回正解。これで卒業です。
    }
practice-own-again = また近いうちに出題します。
practice-stored = このブラウザーにはこれ以上保存できません。答えは記録に残りません。

# 今日の三問
practice-today = 今日の三問
practice-today-about = 日本時間の午前9時に切り替わります。
practice-today-go = { $left ->
        [3] 始める
       *[other] 続ける
    }
practice-today-done = { $right ->
        [3] 今日の三問、すべて一度で正解です。
        [0] 今日の三問、終わりました。
       *[other] 今日の三問、{ $right }問は一度で正解です。
    }
practice-today-nth = { $n }. { $game }{ $state ->
        [right] （正解）
        [wrong] （不正解）
       *[new] {""}
    }

# 選ぶ
practice-lead = いちばん良い手がはっきりした、実戦の局面を集めました。やさしいものから難しいものまで。実際にプレイして答えます。間違えても、何度でもやり直せます。
practice-go = 練習する
practice-game = ゲーム
practice-all-games = すべてのゲーム
practice-kind = 出題
practice-kind-all = すべての局面
practice-kind-own = 自分のミス
practice-kind-stock = 問題集
practice-theme = テーマ
practice-all-themes = すべてのテーマ
practice-theme-of = { $theme }（{ $count }）
practice-counts = 問題集に{ $stock }問。{ $own ->
        [unread] 自分のミスは読み込めませんでした。
        [0] 復習する自分のミスはありません。
       *[other] 復習する自分のミスが{ $own }つあります。
    }
practice-own-help = 検討で見つかった自分のミスと、問題集で間違えた局面は、翌日からまた出題します。3回正解すると卒業です。
practice-ratings = ゲームごとのレーティング
practice-rating-of = { $rating } ± { $by }
practice-rating = レーティング
practice-answers = 解答数
practice-rating-none = –
practice-rating-answers = { $count }問
practice-rating-help = 目安は、初級1100、中級1500、上級1900。局面の難しさは、それぞれが正解できた割合で決めています。選択肢が少なく、まぐれで当たりやすい局面は、正解しても上がり幅が小さくなります。レーティングはゲームごとに別です。最初の答えごとに動き、{ $from }問答えると表示されます。±は95%の範囲です。
practice-rating-on = レーティングを表示
practice-erase = レーティングと答えの記録を消す
practice-erased = 練習のレーティングと答えの記録を消しました。
practice-course = 初めての人のための練習問題

# テーマ
theme-auction = オークション
theme-exchange = 交換
theme-lead = リード
theme-follow = リードに続く
theme-contest = 相手のビッドに対して
theme-raise = パートナーのビッドのあと
theme-void = スートをなくす捨て札
theme-draw-trumps = 切り札狩り
theme-ruff = 切り札で取る
theme-hold-up = 取らずに待つ
theme-over-partner = パートナーのカードに重ねる
theme-last-trump = 最後の切り札
theme-no-trump = ノートランプ
theme-fold-or-bet = 賭けるか降りるか
theme-back = 誰を予想するか
theme-steal = 誰から奪うか
theme-own-seven = 手札の7
theme-third-trick = あと1トリックの人がいる
theme-near-home = ゲームの決まる場面
theme-pass-or-play = 出すかパスか
theme-which-card = どれを出すか
theme-keep-shut = 道を止めておく
theme-own-way = 自分の道を開く
theme-own-twin = 自分の得点札を作る
theme-no-gift = ほかの人に得点札を作らせない
theme-go-out = 上がり
theme-pon-or-wait = ポンかパスか
theme-claim-or-draw = チーか引くか
theme-lay-or-hold = メルドを出すか持つか
theme-discard = 何を捨てるか
theme-hold-back = メルドを出さずに待つ
theme-which-seven = どの7か
theme-break-set = 組を崩す
theme-joker = ジョーカー入り
theme-open = 親の一手
theme-beat-or-pass = 重ねるかパスか
theme-keep-set = 組を崩さない
theme-die = ダイスの目を変える
theme-near-out = 上がりそうな人がいる
