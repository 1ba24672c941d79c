# セブンブリッジ：レッスンでコーチが話す言葉。

# はじめてのディール
seven-bridge-aim = 同じ数字の組や、同じスートの続きにして、手札をなくします。最後に残ったカードは失点です。
seven-bridge-first-title = はじめてのディール
seven-bridge-first-about = 引く、出す、付ける、捨てる。そして上がる。
seven-bridge-first-learned = 引く、出す、付ける、捨てる、上がる。そして、手札に残った7の失点が大きい理由がわかりました。

seven-bridge-lesson-first-goal = 手札を最初になくした人が上がりです。手番では1枚引き、組になったカード（メルド）があれば出して、1枚捨てます。
seven-bridge-lesson-first-draw = ディーラーのあなたからです。まず1枚引きましょう。
seven-bridge-lesson-first-which-meld = メルドは、同じ数字の「同位札」か同じスートの続き「シークエンス」で、3枚からです。でも1枚だけで出せるカードが手札にあります。選んでください。
seven-bridge-lesson-first-which-meld-nudge = それは1枚では出せません。ゲームの名前がヒントです。
seven-bridge-lesson-first-which-meld-no = 1枚でメルドになるのは7。ハートの7を選びましょう。
seven-bridge-lesson-first-meld-7 = そう、7は1枚だけで出せます。ハートの7を選び、「出す」を押しましょう。手札に残ると、失点が2倍になるカードです。
seven-bridge-lesson-first-meld-7-no = 捨てると手番が終わります。先にハートの7を選んで「出す」を押しましょう。
seven-bridge-lesson-first-discard = 手番の最後に1枚捨てます。手札に残ると失点で、A・J・Q・Kは10点です。ダイヤのKを選び、「捨てる」を押しましょう。
seven-bridge-lesson-first-discard-run = クラブの4と5は、3か6が来ればシークエンスになります。Kのほうを捨てましょう。
seven-bridge-lesson-first-discard-9 = ハートの9は、間に8が入ればあなたの7に続きます。どこにも合わないKを捨てましょう。
seven-bridge-lesson-first-discard-8 = 8もどこにも合いませんが、8点です。10点のKから捨てましょう。
seven-bridge-lesson-first-discard-low = 小さいカードは残っても失点が少なめです。10点のKから捨てましょう。
seven-bridge-lesson-first-their-melds = アオイは3の同位札、レンはスペードのシークエンスを出しました。メルドにはあとから付けられます。
seven-bridge-lesson-first-draw-2 = またあなたの番です。手番は、いつも1枚引いて始めます。
seven-bridge-lesson-first-meld-run = クラブの6が来ました！ クラブの4・5・6を選び、「出す」を押しましょう。シークエンスです。
seven-bridge-lesson-first-meld-run-lay = それも付けられますが、次にやりましょう。先にクラブの4・5・6を出します。
seven-bridge-lesson-first-meld-run-discard = 捨てると手番が終わります。先にクラブの4・5・6を出しましょう。
seven-bridge-lesson-first-lay-3 = 自分のメルドが場にあれば、誰のメルドにも付けられます。アオイの同位札に合うカードを選び、「付ける」を押しましょう。
seven-bridge-lesson-first-lay-3-no = 捨てるのはまだです。アオイの同位札に付けられる3を持っていますよ。
seven-bridge-lesson-first-discard-2 = 3が4枚そろい、この同位札はもういっぱい。では、どこにも合わないダイヤの8を捨てましょう。
seven-bridge-lesson-first-discard-2-low = 2は残っても2点です。もっと高い8を捨てましょう。
seven-bridge-lesson-first-discard-2-9 = 8より1点高いですが、ハートの8さえ来ればあなたの7に続きます。取っておきましょう。
seven-bridge-lesson-first-laid-on-yours = アオイがあなたのシークエンスに7を、レンがスペードにQを付けました。メルドはみんなで使えます。
seven-bridge-lesson-first-draw-3 = 手札はあと2枚。今ほかの人が上がると何点の失点かは「手札の点」に出ています。11点です。では、引きましょう。
seven-bridge-lesson-first-lay-8 = ハートの8！ 単独の7が待っていたカードです。そこに付けましょう。
seven-bridge-lesson-first-lay-8-no = 捨てるのはまだです。この手番で上がれます。先にハートの8を7に付けましょう。
seven-bridge-lesson-first-lay-9 = 7と8でシークエンスになったので、9も続きます。付けましょう。
seven-bridge-lesson-first-lay-9-no = 今捨てると1枚残ります。先にハートの9を付けましょう。
seven-bridge-lesson-first-out = 残りは1枚。最後の1枚を捨てて上がるのが決まりです。さあ、捨てましょう！
seven-bridge-lesson-first-out-pays = 上がり、0点です。アオイはJ、J、5が残り、10＋10＋5＝25点。点は少ないほどよいのです。
seven-bridge-lesson-first-doubled = レンは2＋5＋7で14点のところ、7があるので2倍の28点。7は1枚ごとに2倍、ジョーカーなら5倍です。
seven-bridge-lesson-first-concealed = ポンもチーもせず何も出さずにいて、一度に全部をメルドにして上がると「クローズ」です。ほかの人の失点が2倍になります。
seven-bridge-lesson-first-lay-all = 自分のメルドがないまま、7枚すべてを場のメルドに付けて上がることもできます。それなら0点ではなく−50点です。
seven-bridge-lesson-first-end = 合計点のいちばん少ない人が勝ちです。次のレッスンは、捨て札をもらうポンとチーです。

# ポンとチー
seven-bridge-claims-title = ポンとチー
seven-bridge-claims-about = 捨て札をもらえるのはいつ？ ジョーカーの使い方も。
seven-bridge-claims-learned = ポンとチーができるとき、そのあとの手番、ジョーカーの使い方がわかりました。

seven-bridge-lesson-claims-goal = 山札から引かずに捨て札をもらってメルドにするのが、ポンとチーです。今回はディーラーのアオイから始まります。
seven-bridge-lesson-claims-pon-discard-joker = ジョーカーはこのあと役立つので残しましょう。ただし、最後まで残ると失点が5倍です。
seven-bridge-lesson-claims-pon-discard-run = スペードの4と5は、3か6を待っています。取っておきましょう。
seven-bridge-lesson-claims-pon-discard-low = それは残っても失点が少なめです。どこにも合わないカードは、点の高いものから捨てましょう。
seven-bridge-lesson-claims-which-9 = アオイがハートの9を捨てました。手札から、同じ数字のカードを1枚選んでください。
seven-bridge-lesson-claims-which-9-nudge = それではありません。数字が同じなら、スートは関係ありません。
seven-bridge-lesson-claims-which-9-no = 同じ数字は、スペードの9とダイヤの9。どちらかを選びましょう。
seven-bridge-lesson-claims-pon = 正解。2枚あればポンできます。いつでも、誰の捨て札でも。9を2枚選び、「ポン」を押しましょう。
seven-bridge-lesson-claims-pon-pass = パスしてもかまいませんが、ポンなら一度に2枚減ります。9を2枚選び、「ポン」を押しましょう。
seven-bridge-lesson-claims-pon-joker = ジョーカーも9になれますが、ここでは要りません。9の2枚だけを選びましょう。
seven-bridge-lesson-claims-pon-discard = ポンやチーのあとは、引かず、ほかに何も出さず、1枚捨てるだけ。どこにも合わず10点のクラブのQを捨てましょう。
seven-bridge-lesson-claims-skip = ポンのあとは左隣のアオイの番。レンとミオは飛ばされます。ポンはチーより優先です。
seven-bridge-lesson-claims-two = レンが出したのはダイヤの6と7だけ。7があれば2枚でもよく、同じスートの6-7と7-8、それに7-7もメルドです。
seven-bridge-lesson-claims-now-chi = チーができるのは、番がディーラーに戻ってから。もう戻ったので、ミオの次の番のあなたは、3をチーできます。
seven-bridge-lesson-claims-which-3 = スペードの3とシークエンスになるカードを、手札から1枚選んでください。
seven-bridge-lesson-claims-which-3-nudge = それではありません。続きになるのは、同じスートのすき間のない並びです。
seven-bridge-lesson-claims-which-3-no = 3に続くのは、スペードの4と5。どちらかを選びましょう。
seven-bridge-lesson-claims-chi = 正解。4・5とジョーカーを選び、「チー」を押しましょう。ジョーカーはどのカードにもなり、ここでは2か6です。手札は残り1枚になります。
seven-bridge-lesson-claims-chi-draw = 引いてもかまいませんが、チーなら一度に3枚減ります。4・5とジョーカーを選びましょう。
seven-bridge-lesson-claims-chi-without = それもチーですが、ジョーカーが手札に残ります。一緒に出してしまいましょう。
seven-bridge-lesson-claims-chi-other = それではスペードが手札に残ります。4・5とジョーカーを3枚とも選びましょう。
seven-bridge-lesson-claims-out = 残りは1枚。捨てれば上がりです！
seven-bridge-lesson-claims-paid = 上がり、0点です！ レンは36点。ジョーカーも残っていたら、5倍の180点でした。
seven-bridge-lesson-claims-end = ポンは誰の捨て札でも、チーは前の人の捨て札だけ。できるときは、テーブルが知らせます。
