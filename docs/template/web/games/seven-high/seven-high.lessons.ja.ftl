# セブンハイのレッスンでコーチが話すこと。
seven-high-aim = トリックを取れば1点。ディールの終わりに7点あれば勝ちです。
seven-high-cards-title = はじめての5トリック
seven-high-cards-about = コーチと一緒に1ディール。スートとK、そしてKに勝つカード。
seven-high-cards-learned = トリックの取り方と、7が必ず勝つときがわかりました。

seven-high-lesson-welcome = ようこそ！ 手札は5枚なので、5トリックの勝負です。1トリックが1点になります。
seven-high-lesson-seven = 手札に、Kにも勝てるカードが1枚あります。どれでしょう？
seven-high-lesson-seven-nudge = それはKに負けます。ゲームの名前になっているランクを探しましょう。
seven-high-lesson-seven-no = ゲームの名前がヒントです。7ですよ。
seven-high-lesson-lead = 正解。あなたのリードです。いちばん強いハートのKから始めましょう。
seven-high-lesson-lead-no = それでも出せますが、Kなら7のほかに負けません。Kをどうぞ。
seven-high-lesson-won = 2人とも弱いハートでフォローしたので、あなたの勝ちです。勝った人が次もリードします。
seven-high-lesson-again = ほかのカードがあるうちは、7はリードできません。スペードの5を出しましょう。
seven-high-lesson-again-no = それは取っておきましょう。スペードの5なら惜しくありません。
seven-high-lesson-winner = このトリックに勝つカードをタップしてください。
seven-high-lesson-winner-nudge = それより強いカードが出ています。Kにも勝つカードはありませんか？
seven-high-lesson-winner-no = どのスートのリードでも、7はほかのカードに勝ちます。
seven-high-lesson-follow = クラブのリードです。フォローするか、7を出せます。後にもう1人いるので、7は残しましょう。
seven-high-lesson-follow-no = 出せますが、後から別の7が出るかもしれません。クラブの3をどうぞ。
seven-high-lesson-lost = 大丈夫、7はまだ手元にあります。
seven-high-lesson-last = 今度はあなたが最後なので、後から7は出ません。取りましょう！
seven-high-lesson-last-no = それではトリックを取れません。7なら必ず勝てます。
seven-high-lesson-taken = ダイヤの7の勝ち。ここまでの4トリックのうち、2トリックを取りました。
seven-high-lesson-rest = 残りは1枚です。リードしてください。
seven-high-lesson-score = ハートの8の勝ち。7が出なければ、リードされたスートのいちばん強いカードが勝ちます。あなたは2トリックで2点。ディールの終わりに7点あれば勝ちです。楽しんでください！
