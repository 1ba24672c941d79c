# 学ぶページと練習問題

learn-heading = ゲームを学ぶ
learn-lead = ゲームごとのレッスンと練習問題です。
learn-all = すべてのゲーム
learn-lessons = レッスン
learn-lessons-done = レッスン { $done }/{ $of }
learn-lesson-new = 未受講
learn-lesson-on = 続きから
learn-lesson-done = 完了
learn-exercises = 練習問題
learn-exercises-solved = 練習問題 { $solved }/{ $of } 正解
learn-play = 対戦する

# 練習問題
exercise-opening = 練習問題を準備しています…
exercise-unknown = その練習問題はありません。
exercise-go-on = { $tried ->
        [0] 練習問題を始める
       *[other] 練習問題の続き
    }
exercise-which = 問題{ $n }：{ $title }{ $state ->
        [solved] （正解）
        [tried] （挑戦中）
       *[new] {""}
    }
exercise-place = 問題{ $n }/{ $of }
exercise-leave = 練習問題をやめる
exercise-right = ✓ 正解。{ $why }
exercise-wrong = ✕ 残念。「{ $action }」では、{ $why }別の手をどうぞ。
exercise-cost = 見えないカードを2,000通りに配って試すと、「{ $action }」は{ $cost }の損です。
exercise-figures = 数字で
exercise-answer = 答えは「{ $action }」。{ $why }
exercise-show = 答えを見る
exercise-next = 次の問題
exercise-again = もう一度
exercise-all = 問題一覧

# エンジンが断った理由（errors.ftl も）
error-unknown-lesson = 「{ $lesson }」というレッスンはありません。
error-unknown-exercise = 「{ $exercise }」という練習問題はありません。
error-no-such-step = このレッスンに{ $step }番目のステップはありません。
error-no-lesson = レッスンが始まっていません。
error-lesson-waits = レッスンは別の操作を待っています。
