# レッスンで教えるコーチ

coach-on = 次へ
coach-again = もう一度
coach-back = 一つ戻る
coach-leave = やめて、あとで続ける
coach-skip = 最後まで飛ばす
coach-from-start = 最初から
coach-step = { $of }ステップ中{ $n }
coach-answers = 場のカード

# 最後
coach-next-lesson = 次のレッスン：{ $lesson }
coach-play = 対局する
coach-all = レッスンと練習問題
