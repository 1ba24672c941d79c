# セブンズヘブンの練習問題：題、問い（-ask）、正解の理由（-why）、どの誤答にも言えること（-not、あれば）

sevens-heaven-exercise-01-title = 3つ目のトリック
sevens-heaven-exercise-01-ask = 相手は2トリック取り、赤の15をリードしました。1と17、どちらを出しますか。
sevens-heaven-exercise-01-why = 相手はもう2トリック。3つ目を取られるとポットも取られます。赤の17なら赤の15に勝てます。
sevens-heaven-exercise-01-not = 相手が3つ目のトリックを取り、ポットの24点を持っていきます。

sevens-heaven-exercise-02-title = 最高は13
sevens-heaven-exercise-02-ask = 1人がベットしていて、ポットは1点です。ベットしますか、フォールドしますか。
sevens-heaven-exercise-02-why = いちばん強くて13では、なかなか勝てません。フォールドなら表の1枚がすぐ得点になり、予想の7点もあります。
sevens-heaven-exercise-02-not = 勝てるカードがほとんどないまま小さなポットを争い、フォールドですぐ入る点を逃します。

sevens-heaven-exercise-03-title = 17と16と15
sevens-heaven-exercise-03-ask = ベットした相手は1人。ポットは青の17で17点です。ベットしますか、フォールドしますか。
sevens-heaven-exercise-03-why = 17、16、15があり、青の17はポットの中なので青の16に勝つカードもありません。相手は1人、ポットは17点。ベットです。
sevens-heaven-exercise-03-not = 1人だけのベットになり、17点を争わずに渡してしまいます。

sevens-heaven-exercise-04-title = 16か、低いカードか
sevens-heaven-exercise-04-ask = 1トリック取った相手が青の13をリードしました。4、10、16のどれを出しますか。
sevens-heaven-exercise-04-why = 青の17はポットの中なので、16なら必ず勝てます。確実に1トリック取れば、次は自分のリードです。
sevens-heaven-exercise-04-not = 13に負け、相手が2つ目のトリックを取って、次もリードします。

sevens-heaven-exercise-05-title = 残り2枚
sevens-heaven-exercise-05-ask = 2トリックずつで、あなたのリードです。赤の1と青の7、どちらを出しますか。
sevens-heaven-exercise-05-why = 相手は青の14に青を出せませんでした。青の7でも勝てて、3つ目のトリックとポット、スタックが手に入ります。
sevens-heaven-exercise-05-not = 赤があればどれにでも負け、3つ目のトリックとポットを渡します。

sevens-heaven-exercise-06-title = 相手はあと1つ
sevens-heaven-exercise-06-ask = 相手はあと1トリックでポットを取ります。残りは赤の1、9、10。どれをリードしますか。
sevens-heaven-exercise-06-why = あと1トリックでポットは相手のもの。赤の10か9なら勝つ見込みがありますが、赤の1ではまず負けます。
sevens-heaven-exercise-06-not = ほかの赤すべてに負けるので、トリックを渡すようなものです。

sevens-heaven-exercise-07-title = 39点の持ち点
sevens-heaven-exercise-07-ask = あなたは39点。ベットした1人のカードで、ポットは9点です。ベットしますか、フォールドしますか。
sevens-heaven-exercise-07-why = 1つも取れなければ39点を失うのに、ポットはまだ9点。フォールドなら点は減らず、表の1枚が加わります。

sevens-heaven-exercise-08-title = 2スタックの相手
sevens-heaven-exercise-08-ask = 相手の1人はあと1スタックで勝ちます。最初の宣言はあなたで、手札には緑の7。ベットしますか、フォールドしますか。
sevens-heaven-exercise-08-why = 2スタックの相手がいます。緑の7を勝負で取られると3スタックになり、負けです。弱い手なのでフォールドします。

sevens-heaven-exercise-09-title = どちらが強いか
sevens-heaven-exercise-09-ask = あなたは72点。ベットしたのは53点の人と2点の人で、ポットは24点です。どちらの勝ちを予想しますか。
sevens-heaven-exercise-09-why = 72点なので、予想が当たれば勝ち。53点の人はリードもし、24点のポットを取れば77点で終わります。そこに置けば一緒に勝てます。
sevens-heaven-exercise-09-not = 53点の人がポットを取ると77点で終わり、あなたは予想が外れて勝てません。

sevens-heaven-exercise-10-title = 強い3枚と弱い4枚
sevens-heaven-exercise-10-ask = 最初の宣言です。ベットすると、手札から1枚が表になります。ベットしますか、フォールドしますか。
sevens-heaven-exercise-10-why = ベットで表になるのが強いカードかもしれません。残りが弱いと、3トリックも最後のトリックも取れません。
sevens-heaven-exercise-10-not = 強いカードが表になるかもしれず、残りでは3トリックも最後のトリックも取りにくくなります。

sevens-heaven-exercise-11-title = ポットまであと1つ
sevens-heaven-exercise-11-ask = あと1トリックでポットが取れます。残りは赤の7、青の4、青の10。どれをリードしますか。
sevens-heaven-exercise-11-why = あと1つでポットが取れます。青の10より強い青は残り4枚、赤の7より強い赤は7枚。青の10をリードします。

sevens-heaven-exercise-12-title = チップの意味
sevens-heaven-exercise-12-ask = あなたは59点。70点の人のチップが、ベットした2人の片方に置かれています。どちらの勝ちを予想しますか。
sevens-heaven-exercise-12-why = チップのある人が勝つと、置いた人が77点に届いて終わります。あなたの7点が役立つのは、もう1人が勝つ場合だけです。
sevens-heaven-exercise-12-not = 当たっても、もう1枚のチップの持ち主が77点に届いて終わり、66点では勝てません。
