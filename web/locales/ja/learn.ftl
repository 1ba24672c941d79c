# 学ぶページと練習問題

learn-heading = ゲームを学ぶ
learn-lead = ゲームごとのレッスンと練習問題です。
learn-all = すべてのゲーム
learn-lessons = レッスン
learn-lessons-done = レッスン { $done }/{ $of }
learn-lesson-begin = { $begun ->
        [on] レッスンの続き
        [first] 最初のレッスンを始める
       *[next] 次のレッスンを始める
    }
learn-lesson-new = まだ
learn-lesson-on = 続きから
learn-lesson-done = 完了
learn-exercises = 練習問題
learn-exercises-solved = 練習問題 { $solved }/{ $of } 正解
learn-play = 対戦する

# 練習問題
exercise-unknown = その練習問題はありません。
exercise-go-on = { $tried ->
        [0] 練習問題を始める
       *[other] 練習問題の続き
    }
exercise-which = { $n }. { $title }{ $state ->
        [solved] （正解）
        [tried] （挑戦中）
       *[new] {""}
    }
exercise-place = 問題{ $n }/{ $of }
exercise-all = 問題一覧

# エンジンが断った理由（errors.ftl も）
error-unknown-lesson = 「{ $lesson }」というレッスンはありません。
error-no-such-step = このレッスンに、そのステップはありません。
error-no-lesson = レッスンが始まっていません。
error-lesson-waits = レッスンは別の操作を待っています。
