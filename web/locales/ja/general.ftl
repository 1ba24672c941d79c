# 画面の外枠：ロビー、対戦の設定、配札リンク、設定、データ、お知らせ。

page-title = { -brand } { -brand-other }：{ tagline }
page-title-of = { $page } | { -brand }
title-between = ：
title-comma = 、
tagline = 「7」をめぐる、{ GAMES() ->
        [5] 五つ
        [6] 六つ
        [7] 七つ
        [8] 八つ
        [9] 九つ
       *[other] { GAMES() }種
    }のカードゲーム
lead = 相手はコンピューター。広告なし、オフラインでも。
begin-here = ここから
begin-which = { begin-here }：{ learn-which }

language-label = 言語
nav-settings = 設定
nav-home = ゲーム一覧
nav-fair = コンピューターの考え方
nav-about = { -brand }について・ライセンス

# Tiles
game-seats-fixed = { $seats }人
game-seats-range = { $min }～{ $max }人
game-statistics = { $played }戦{ $won }勝
game-last = 前回（{ $when }・{ $level }）：{ $how }
game-last-side = { $won ->
        [yes] 勝ち
       *[no] 負け
    }
saved-at = 第{ $deal }ディール、{ $when }
game-saved = 途中：{ $at }
play = 遊ぶ
play-game = { $game }で遊ぶ
continue = 続きから
continue-game = { $game }を続きから
options = オプション
options-of = { $game }のオプション
rules = 遊び方
rules-of = { $game }の遊び方

# ゲームを覚える
learn = 学ぶ
learn-which = { $game }を学ぶ
learn-game = ゲームを学ぶ
practice = 次の一手
workshop = プログラム工房
learn-lesson = レッスン
learn-missing = 読み込めませんでした
learn-missing-why = { $why ->
        [no] サーバーからこのページのファイルが届きません。数分後にもう一度お試しください。
       *[offline] このページは、初めて開くときに読み込みます。インターネットに接続してから、もう一度お試しください。
    }

# Open a deal link
# 今日のディール
today = 今日
minutes = { $minutes }分
today-puzzles = 三問
today-puzzles-done = 3問中{ $done }問に解答
days = 日替わり対戦
challenges = 友だちとの勝負
figures = 成績

open-link-heading = リンクを開く
open-link-help = 友だちと同じ配札で遊べます。文章ごと貼れます。
open-link-label = リンク
open-link-button = 開く
open-link-empty = 先にリンクを貼ってください。
open-link-not-a-link = リンクがありません。配札のリンクは「…#game=…」という形です。
open-link-cut = 「#」から後ろがありません。全体をコピーし直してください。
open-link-nowhere = このサイトにはないページです。

# Setting up a match
setup-heading = 新しい対戦
setup-seats = 人数
setup-seats-value = { $seats }人
setup-level = コンピューターの強さ
level-own = 自作
level-random = ランダム
level-beginner = 初級
level-club = 中級
level-strong = 上級
level-expert = 達人
setup-option-help = 「{ $option }」とは？
setup-rules = ローカルルール
setup-rules-usual = 標準どおり
setup-rules-rest = ほかは標準
setup-replaces = 途中の対戦（{ $at }）は、新しい対戦に置き換わります。
setup-continue-instead = 途中の対戦を続ける
start = 始める
back = 戻る
option-value-true = あり
option-value-false = なし

# Starting the engine
engine-loading = ゲームの準備をしています…
engine-left = { $minutes ->
        [0] あと約{ $seconds }秒
       *[other] あと約{ $minutes }分
    }
engine-starting = もうすぐ始まります…
engine-failed = { $reason ->
        [engine-crashed] 途中で止まってしまい、やり直しても同じところで止まりました。
        [no-memory] メモリーが足りません。
       *[other] ゲームの準備ができませんでした。
    }
engine-failed-why = { $reason ->
        [start-slow] 時間がかかりすぎています。回線が遅いときは、もう一度試すと進むことがあります。
        [offline-first-visit] オフラインで、必要なファイルがこの端末に保存されていません。インターネットに接続してから、もう一度お試しください。
        [server-error] サーバーがエラー（{ $status }）を返しました：{ $file }。数分後に、もう一度お試しください。
        [damaged] { $file }が壊れて届きました。もう一度お試しください。それでも直らないときは、このサイトのキャッシュを消してください。
        [wrong-type] サーバーが{ $file }を{ $type }として送っています。
        [worker-refused] サーバーの設定にworker-src blob:が必要です。
        [wasm-refused] このブラウザーでは、必要な機能（WebAssembly）が使えません。
        [no-memory] ほかのタブやアプリを閉じてから、もう一度お試しください。保存した対戦は残っています。
        [engine-crashed] 保存した対戦は残っています。
       *[other] 必要なファイルを読み込めませんでした。
    }
retry = もう一度試す
engine-again = 途中で止まったため、再起動しています。データは消えていません。
engine-deadly = 2回試しましたが、途中で止まってしまいました。
engine-busy = 応答がありませんでした。もう一度お試しください。

# A deal link
link-reading = リンクを読み込んでいます…
link-seats = 人数
link-level = コンピューターの強さ
link-hand = あなたの手札
link-learn = ゲームを学ぶ
link-bad-heading = このリンクでは遊べません
link-all-games = ゲーム一覧を見る
link-copied = リンクをコピーしました。
link-copy-heading = リンクをコピー
link-copy-help = 文字を選択してコピーしてください。
link-copy-label = リンク

# 送られてきたもの、共有
replay-share-deal = { $unit ->
        [round] このラウンドを共有
       *[deal] このディールを共有
    }
sent-deal = { $unit ->
        [round] 送られてきたラウンド
       *[deal] 送られてきたディール
    }
sent-deal-intro = この配札でプレイした人が、リプレイを送ってくれました。
sent-decision = あなたならどうする？
sent-decision-intro = ほかの人の対戦で出た場面です。そのとき見えていたものだけが見えます。その人の選択と結果は、あなたが決めるまで伏せておきます。
sent-number = { $unit ->
        [round] ラウンド
       *[deal] ディール
    }
sent-decide = まず自分で決める
sent-play = まず自分で遊ぶ
sent-watch = 再生する

# Dialogs and notices
close = 閉じる
cancel = キャンセル
notices = お知らせ
dismiss = 閉じる
rules-all = くわしいルール
rules-loading = 遊び方を読み込んでいます…
rules-missing = 遊び方のページを読み込めませんでした。オフライン用の保存が済めば、接続がなくても開けます。
rules-open-page = ページとして開く
update-ready = 新しいバージョンがあります。対戦は保存してあります。
update-now = 更新する
outdated = サーバーに新しいバージョンがあり、このバージョンのファイルはもうありません。ページを再読み込みしてください。対戦は端末に保存されています。
outdated-load = もう一度読み込む
offline-ready = オフラインで遊べます ✓（この端末に{ $size } MB）
offline-fetching = オフライン用に保存しています…（残り{ $missing } MB、全部で{ $size } MB）
offline-missing = まだオフラインでは遊べません。{ $size } MBのうち{ $missing } MBが保存されていません。{ $why ->
        [network] インターネットに接続すると、残りを保存します。
        [room] ブラウザーの保存領域が足りません。
       *[host] サーバーから読み込めませんでした。あとでもう一度試します。
    }
offline-workshop = プログラム工房もオフライン用に保存（{ $size } MB）
offline-insecure = オフラインで遊ぶには、httpsが必要です。
offline-browser = オフラインでは遊べません。保存したファイルを、このブラウザーでは読み出せません。
offline-script = オフラインでは遊べません。サーバーがsw.jsをスクリプトとして送っていません。
offline-refused = オフラインでは遊べません。このブラウザーでは、ページの保存が許可されていません。
language-missing = 英語の文章を読み込めませんでした。インターネットに接続してから、もう一度お試しください。
address-unknown = そのアドレスのページはありません。ゲーム一覧を表示しています。
before-match = 新しい対戦です。最初の手を選ぶまでは、前の対戦に戻れます。
before-match-back = 前の対戦に戻る
before-replay = 同じ配札を最初からやり直します。最初の手を選ぶまでは、元の場面に戻れます。
before-replay-back = 元の場面に戻る
save-missing = この端末に「{ $game }」の途中の対戦はありません。
storage-blocked = このブラウザーでは保存が許可されていません。遊べますが、タブを閉じるとすべて消えます。
storage-full = ブラウザーの保存領域がいっぱいです。このまま遊べますが、次のものは保存されていません：{ $what }
storage-unsaved = { $part ->
        [bots] 自作プログラム
        [boards] このディール
        [practice] 練習の解答
        [learned] 学習の進み具合
        [statistics] 成績
        [settings] 設定
        [choices] 設定
       *[save] 対戦
    }
save-unreadable = 「{ $game }」の保存データを読めませんでした。削除はせず、別に保存してあります。
save-stuck = 「{ $game }」の保存データを読めませんでした。空きがないため別に保存できず、そのまま残してあります。新しく始める前に、ファイルをダウンロードしてください。
save-kept = 「{ $game }」の途中の対戦を残しておく空きがブラウザーの保存領域にないため、始めませんでした。途中の対戦はそのままです。
save-overtaken = 「{ $game }」は別のタブで先に進んでいました。こちらの対戦は、別に保存してあります。
save-download = ファイルをダウンロード
save-start-anew = 新しく始める
aside-take-back = この対戦を続ける

# 別のタブで開いているテーブル
elsewhere-heading = { $now ->
        [erased] 「{ $game }」の対戦は別のタブで消去されました
        [replaced] 「{ $game }」の対戦は別のタブで変わりました
        [taken] 「{ $game }」は別のタブに移りました
       *[held] 「{ $game }」は別のタブで開いています
    }
elsewhere-about = { $now ->
        [erased] 保存してあった対戦はもうありません。
        [kept] 保存してあった対戦はもうありません。このタブには残っています。
        [replaced] この対戦は、ほかの対戦に置き換わりました。
        [taken] ここまでの手はすべて保存してあり、対戦は別のタブで続いています。いつでもこちらに戻せます。
        [aside] ここで遊ぶと別のタブのほうは止まり、その対戦は別に保存されます。
        [new] ここで遊ぶと別のタブの対戦は止まり、新しい対戦が始まります。最初の手を選ぶまでは、前の対戦に戻れます。
       *[held] 1つの対戦は、同時に1つのタブでだけ進められます。ここで遊ぶと別のタブのほうは止まり、その場面から続けられます。
    }
elsewhere-take = ここで遊ぶ
elsewhere-keep = 残しておく

# Undo after erasing or importing data
data-give-back = 元に戻す
data-given-back = 元に戻しました。

# Cards and seats
card-name = { $suit }の{ $rank }
card-name-french = { $suit }の{ $rank }
card-joker = ジョーカー
suit-seven-f = コフィン
suit-seven-t = タイム
suit-seven-s = スター
suit-seven-c = コイン
suit-seven-b = ブック
suit-seven-o = オニオン
suit-seven-h = ハート
suit-colours-r = 赤
suit-colours-g = 緑
suit-colours-u = 青
suit-french-s = スペード
suit-french-h = ハート
suit-french-d = ダイヤ
suit-french-c = クラブ
suit-none = ノートランプ
seat-you = あなた
seat-bot = { $seat ->
        [1] アオイ
        [2] レン
        [3] ミオ
        [4] ハル
        [5] カイ
       *[6] ソラ
    }

# レッスンの読み込み
lesson-elsewhere = このレッスンは別のタブで進んでいます。進み具合は、そちらのものが保存されます。
lesson-opening = レッスンを準備しています…
lesson-missing = レッスンを読み込めませんでした。インターネットに接続してから、もう一度お試しください。
