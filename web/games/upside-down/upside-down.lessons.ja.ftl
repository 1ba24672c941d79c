# アップサイドダウン：レッスンでコーチが話す言葉。

# はじめてのディール
upside-down-aim = 手札を真っ先になくせば勝ち。前より強いカードを出すかパス。ダイスで強さが逆になります。
upside-down-first-title = はじめてのディール
upside-down-first-about = 勝つ、パスする、目を変える。そして上がる。
upside-down-first-learned = ソロ、セット、ラン、パスの使いどころ、目の変わり方、上がりの禁じ手がわかりました。

upside-down-lesson-first-goal = 手札を先に出し切れば勝ち。前の人と同じ形、同じ枚数で、より強いカードを出します。
upside-down-lesson-first-strongest = ダイスは6。大きい数字が強く、スートは関係ありません。いちばん強いカードを選びましょう。
upside-down-lesson-first-strongest-nudge = もっと強いカードがあります。6の目では、いちばん大きい数字を探しましょう。
upside-down-lesson-first-strongest-no = もっと強いカードがあります。6の目では、Kがいちばんです。
upside-down-lesson-first-12-run = コフィンの12とKは、ランにするとあとで役立ちます。取っておきましょう。
upside-down-lesson-first-12 = コインの7を持つレンが1枚で始め、ミオが11で勝っています。タイムの12を出しましょう。12に勝てるのはKだけ。そのKもあなたの手札です。
upside-down-lesson-first-12-pass = パスすると、次の親はミオになりかねません。タイムの12を出しましょう。
upside-down-lesson-first-set = 全員パスで、次の親はあなた。好きな形で始められます。同じ数字のセット、3を2枚選んで出しましょう。
upside-down-lesson-first-set-run = いいですね。でもそれは次に。先に3を2枚出しましょう。
upside-down-lesson-first-set-king = まだ早いです。コフィンの12とKは、始めに出すには強すぎます。3を2枚出しましょう。
upside-down-lesson-first-set-no = 親は、弱いカードをまとめて片づけるチャンス。3を2枚とも選びましょう。
upside-down-lesson-first-run = 誰も出さず、また親です。今度は同じスートの続き、ラン。スターの5・6・7を出しましょう。
upside-down-lesson-first-run-no = 3枚まとめて出しましょう。スターの5・6・7を選んでください。
upside-down-lesson-first-beaten = アオイの7・8・9は5・6・7に勝ちます。手札にこれより強い3枚のランはないので、パス。パスしても、同じラウンドでまた出せます。
upside-down-lesson-first-king = 今度は2枚のランで、今は8・9。いちばん強いのはあなたのコフィンの12・Kです。ダイスにご注目！
upside-down-lesson-first-king-pass = 場より強く出せて、次の親にもなれます。コフィンの12とKを出しましょう。
upside-down-lesson-first-turned = コフィンのKを1枚かランで出すと、目が1に変わり、ラウンドはその場で終わり。またあなたが親です。
upside-down-lesson-first-strongest-now = 1の目では逆さまに、小さい数字が強くなります。今いちばん強いカードを選びましょう。
upside-down-lesson-first-strongest-now-nudge = もっと強いカードがあります。1の目では、いちばん小さい数字を探しましょう。
upside-down-lesson-first-strongest-now-no = もっと強いカードがあります。1の目では、Aがいちばんです。
upside-down-lesson-first-ace = 正解。1の目では、ハートのAで目が戻ります。目を変えて上がるのは禁じ手なので、Aを先に出しましょう。
upside-down-lesson-first-ace-pair = それではAが最後に残ります。目を変えて上がるのは禁じ手なので、Aが先です。
upside-down-lesson-first-ace-9 = 9は3枚一緒に出せるので、崩さずに。先にAを出しましょう。
upside-down-lesson-first-out = 目は6に戻り、またあなたが親です。9を3枚、セットで出せば、上がりです！
upside-down-lesson-first-out-9 = それでは残りが出ます。9を3枚とも選びましょう。
upside-down-lesson-first-won = 最初に上がったあなたが勝者で、3点です。ほかの人は続け、最後に残った人は−1点です。
upside-down-lesson-first-end = 同じ数字4枚や、4枚のランでも目が変わります。続きは、呼び名と交換もある次のレッスンで。

# 4枚、呼び名、交換
upside-down-titles-title = 4枚組と交換
upside-down-titles-about = 4枚でダイスの目を変える。勝者と敗者のカードの交換。
upside-down-titles-learned = 4枚で目を変えること、呼び名と得点、カードの交換がわかりました。

upside-down-lesson-titles-goal = 同じ数字4枚か、4枚のランを出すと目が変わります。このときラウンドは続きます。見てみましょう。
upside-down-lesson-titles-eights = コインの7を持つあなたが親です。8を4枚、4枚のセットで出しましょう。
upside-down-lesson-titles-eights-tens = 10でも目は変わりますが、6の目で強い10は、出し返すために取っておきましょう。8が先です。
upside-down-lesson-titles-eights-no = 8なら一度に4枚減らせます。8を4枚とも選びましょう。
upside-down-lesson-titles-back = 8の4枚で目は1に。小さいほうが強いのでレンの6の4枚が勝ち、目はまた6に戻りました。
upside-down-lesson-titles-which = 勝てるのは4枚のセットだけ。今、6の4枚に勝てるカードはどれでしょう。その1枚を選んでください。
upside-down-lesson-titles-which-nudge = 同じ数字が4枚要ります。6の目なので、6より大きい数字です。
upside-down-lesson-titles-which-no = 4枚の10なら6に勝てます。そのうちの1枚を選びましょう。
upside-down-lesson-titles-tens = そう、10を4枚出しましょう。目はまた1に変わります。
upside-down-lesson-titles-tens-pass = パスすると、次の親はレンです。10を4枚出して、あなたが取りましょう。
upside-down-lesson-titles-twos = 全員パスで、1の目であなたが親。2を2枚出しましょう。Aは1枚きりなので、誰も勝てません。
upside-down-lesson-titles-twos-sevens = 1の目では、7は負けることがあり、2は負けません。先に2、最後に7です。
upside-down-lesson-titles-twos-no = 2枚ずつ出すほうが早く減ります。2を2枚とも選びましょう。
upside-down-lesson-titles-sevens = また親で、残りは7が2枚。2枚では目が変わらないので、これで上がれます。2枚とも出しましょう。
upside-down-lesson-titles-sevens-no = 1枚だけだと、もう1枚が残ります。7を2枚とも選びましょう。
upside-down-lesson-titles-out = 1位で上がりました！ 7が4枚なら、目が変わるので禁じ手でした。残りは早送りです。
upside-down-lesson-titles-names = 勝者のあなたは3点、準勝者のレンは1点、準敗者のミオは0点、敗者のアオイは−1点。対戦では「大富豪」「大貧民」などと呼びます。
upside-down-lesson-titles-exchange = 次のディールでは、敗者が勝者のあなたに3枚を見ずに渡し、あなたは好きな3枚を返します。
upside-down-lesson-titles-give = アオイから来たのはコフィンのK、ハートの5、オニオンの6。どれとも組まない3枚を渡しましょう。
upside-down-lesson-titles-give-no = どれとも組まないのは、オニオンの6、ブックの7、スターの8。この3枚です。
upside-down-lesson-titles-given = 準勝者のレンと準敗者のミオは1枚を交換。ダイスは6から始まり、最初の親は敗者のアオイです。
upside-down-lesson-titles-turns = アオイは1枚で始めました。今、1枚だけで目を変えられるカードを選びましょう。
upside-down-lesson-titles-turns-nudge = それ1枚では目を変えられません。いちばん大きい数字を見てみましょう。
upside-down-lesson-titles-turns-no = 6の目では、1枚で目を変えられるのはコフィンのKだけです。
upside-down-lesson-titles-end = そのとおり。5の4枚でも変えられます。これで準備は万全、さあテーブルへ！
