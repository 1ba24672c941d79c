# 七の輪の練習問題：題と、正解の理由

ring-of-sevens-exercise-01-title = 自分の道
ring-of-sevens-exercise-01-why = スペードの6の先で待つのは自分の4と2です。赤の9は2枚とも手にあるので、出さなければ誰も先へ進めません。

ring-of-sevens-exercise-02-title = 5点をあげない
ring-of-sevens-exercise-02-why = スペードの10の先には自分のJがあります。クラブの5を出すと、もう1枚の黒の5が相手の5点の得点札になります。

ring-of-sevens-exercise-03-title = パスがあるのは自分だけ
ring-of-sevens-exercise-03-why = ほかの3人にパスはなく、こちらは3回あります。待てば、出せなくなった人からドボンします。

ring-of-sevens-exercise-04-title = 行き止まり
ring-of-sevens-exercise-04-why = パスはありません。ダイヤの2の先で待つカードはなし。クラブの4は2への、ダイヤの8は10への道を開きます。

ring-of-sevens-exercise-05-title = 9は贈り物
ring-of-sevens-exercise-05-why = 残りは2人。ハートの9を出すと、相手のダイヤの9が5点の得点札になります。クラブの2なら何も与えません。

ring-of-sevens-exercise-06-title = Jか2か
ring-of-sevens-exercise-06-why = ハートのJを出すと、ダイヤのJが相手の3点の得点札になり、ハートのQへの道も開きます。ダイヤの2なら何も開きません。

ring-of-sevens-exercise-07-title = どちらの10か
ring-of-sevens-exercise-07-why = クラブの10なら、自分のJとQに続きます。誰にもパスがないので、赤の10を止めれば誰かがドボンしそうです。

ring-of-sevens-exercise-08-title = ジョーカーをすぐ出すか
ring-of-sevens-exercise-08-why = 赤の9を持つ人に、ジョーカーを取られかねません。パスが3回あるので、先にパスを使い、ジョーカーは取っておきます。

ring-of-sevens-exercise-09-title = Jかジョーカーか
ring-of-sevens-exercise-09-why = Jを出すと、相手のクラブのJが3点の得点札になります。ジョーカーなら与えず、後でJと入れ替えることもできます。

ring-of-sevens-exercise-10-title = ジョーカーを取り戻す
ring-of-sevens-exercise-10-why = スペードのJと入れ替えれば、ジョーカーが手に戻ります。パスがない今、出せるカードが1枚増えます。

ring-of-sevens-exercise-11-title = 1枚足りない
ring-of-sevens-exercise-11-why = 相手のJは得点札になり、残るはダイヤのQだけ。こちらの10がないと出せず、パスもないのでドボンです。

ring-of-sevens-exercise-12-title = 最後の1枚
ring-of-sevens-exercise-12-why = ほかの人はパスがなく、動くしかありません。クラブの5が出れば、手の5が得点札になり、5点増えます。
