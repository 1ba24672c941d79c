# レッスンで教えるコーチ

coach-on = 次へ
coach-again = 説明をもう一度
coach-back = 1ステップ戻る
coach-leave = 中断して、あとで続ける
coach-skip = 最後まで飛ばす
coach-from-start = 最初から
coach-step = ステップ{ $n }/{ $of }
coach-answers = 場のカード

# 最後
coach-next-lesson = 次のレッスン：{ $lesson }
coach-play = 1ディール遊ぶ
coach-all = レッスンと練習問題
