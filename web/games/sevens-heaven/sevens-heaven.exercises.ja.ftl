# セブンズヘブンの練習問題：題と、正解の理由

sevens-heaven-exercise-01-title = 3つ目のトリック
sevens-heaven-exercise-01-why = 相手はもう2トリック。3つ目を取られるとポットも取られます。赤の17なら赤の15に勝てます。

sevens-heaven-exercise-02-title = 弱い手
sevens-heaven-exercise-02-why = いちばん強くて13では、なかなか勝てません。フォールドなら表の1枚がすぐ得点になり、予想の7点もあります。

sevens-heaven-exercise-03-title = 強い手
sevens-heaven-exercise-03-why = 17、16、15があり、青の17はポットの中なので青の16に勝つカードもありません。相手は1人、ポットは17点。ベットです。

sevens-heaven-exercise-04-title = 16か、低いカードか
sevens-heaven-exercise-04-why = 青の17はポットの中なので、16なら必ず勝てます。確実に1トリック取れば、次は自分のリードです。

sevens-heaven-exercise-05-title = 勝てる7
sevens-heaven-exercise-05-why = 相手は青の14に青を出せませんでした。青の7でも勝てて、3つ目のトリックとポット、スタックが手に入ります。

sevens-heaven-exercise-06-title = 相手はあと1つ
sevens-heaven-exercise-06-why = あと1トリックでポットは相手のもの。赤の10か9なら勝つ見込みがありますが、赤の1ではまず負けます。

sevens-heaven-exercise-07-title = 39点を賭けるか
sevens-heaven-exercise-07-why = 1つも取れなければ39点を失うのに、ポットはまだ9点。フォールドなら点は減らず、表の1枚が加わります。

sevens-heaven-exercise-08-title = 2スタックの相手
sevens-heaven-exercise-08-why = 2スタックの相手がいます。緑の7を勝負で取られると3スタックになり、負けです。弱い手なのでフォールドします。

sevens-heaven-exercise-09-title = どちらが強いか
sevens-heaven-exercise-09-why = 72点なので、予想が当たれば勝ち。53点の人はリードもし、24点のポットを取れば77点で終わります。そこに置けば一緒に勝てます。

sevens-heaven-exercise-10-title = 強い3枚と弱い4枚
sevens-heaven-exercise-10-why = ベットで表になるのが強いカードかもしれません。残りが弱いと、3トリックも最後のトリックも取れません。

sevens-heaven-exercise-11-title = ポットまであと1つ
sevens-heaven-exercise-11-why = あと1つでポットが取れます。青の10より強い青は残り4枚、赤の7より強い赤は7枚。青の10をリードします。

sevens-heaven-exercise-12-title = チップの意味
sevens-heaven-exercise-12-why = チップのある人が勝つと、置いた人が77点に届いて終わります。あなたの7点が役立つのは、もう1人が勝つ場合だけです。
