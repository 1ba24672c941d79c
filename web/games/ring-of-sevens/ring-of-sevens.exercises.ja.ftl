# 七の輪の練習問題：題、問い（-ask）、正解の理由（-why）、どの誤答にも言えること（-not、あれば）

ring-of-sevens-exercise-01-title = 6か9か
ring-of-sevens-exercise-01-ask = パスはもうありません。スペードの6とハートの9、どちらを出しますか。
ring-of-sevens-exercise-01-why = スペードの6の先には、自分の4と2があります。赤の9は2枚とも手札にあるので、出さなければ誰も先へ進めません。
ring-of-sevens-exercise-01-not = 赤の9で止めておけた道を、ほかの人に開いてしまいます。

ring-of-sevens-exercise-02-title = 10か5か
ring-of-sevens-exercise-02-ask = パスはもうありません。スペードの10とクラブの5、どちらを出しますか。
ring-of-sevens-exercise-02-why = スペードの10の先には自分のJがあります。クラブの5を出すと、もう1枚の黒の5が相手の5点の得点札になります。

ring-of-sevens-exercise-03-title = 残り3回のパス
ring-of-sevens-exercise-03-ask = ほかの3人にパスはなく、あなたは3回残しています。クラブの9を出しますか、パスしますか。
ring-of-sevens-exercise-03-why = ほかの3人にパスはなく、こちらは3回あります。待てば、出せなくなった人からドボンします。
ring-of-sevens-exercise-03-not = 出せずに困るはずの人に、道を開いてしまいます。

ring-of-sevens-exercise-04-title = 3枚から1枚
ring-of-sevens-exercise-04-ask = パスはもうありません。ダイヤの2、ダイヤの8、クラブの4のうち、どれを出しますか。
ring-of-sevens-exercise-04-why = パスはありません。ダイヤの2の先で待つカードはなく、クラブの4は2への、ダイヤの8は10への道を開きます。

ring-of-sevens-exercise-05-title = 9か2か
ring-of-sevens-exercise-05-ask = 残りは2人です。ハートの9とクラブの2、どちらを出しますか。
ring-of-sevens-exercise-05-why = 残りは2人。ハートの9を出すと、相手のダイヤの9が5点の得点札になります。クラブの2なら何も与えません。

ring-of-sevens-exercise-06-title = Jか2か
ring-of-sevens-exercise-06-ask = パスはありません。ハートのJとダイヤの2、どちらを出しますか。
ring-of-sevens-exercise-06-why = ハートのJを出すと、ダイヤのJが相手の3点の得点札になり、ハートのQへの道も開きます。ダイヤの2なら何も開きません。

ring-of-sevens-exercise-07-title = どちらの10か
ring-of-sevens-exercise-07-ask = 誰にもパスはありません。ダイヤの10とクラブの10、どちらを出しますか。
ring-of-sevens-exercise-07-why = クラブの10なら、自分のJとQに続きます。誰にもパスがないので、赤の10を止めれば誰かがドボンしそうです。
ring-of-sevens-exercise-07-not = その先の道が開き、ドボンしそうな人を助けてしまいます。

ring-of-sevens-exercise-08-title = 出せるカードは4枚
ring-of-sevens-exercise-08-ask = 出せるのはスペードの9、ハートのJ、ダイヤの8、ジョーカー。パスは1回残っています。どうしますか。
ring-of-sevens-exercise-08-why = 今出せるカードは、ほとんど自分の手札にあります。相手のパスは1人が0回、1人が1回。待てば、出せない人がドボンします。
ring-of-sevens-exercise-08-not = 出せずに困っている相手がドボンする、絶好の機会を逃します。

ring-of-sevens-exercise-09-title = Jかジョーカーか
ring-of-sevens-exercise-09-ask = 黒のJの場所が空いていて、パスはありません。スペードのJとジョーカー、どちらを出しますか。
ring-of-sevens-exercise-09-why = Jを出すと、相手のクラブのJが3点の得点札になります。ジョーカーなら与えず、後でJと入れ替えることもできます。
ring-of-sevens-exercise-09-not = 相手のクラブのJが得点札になり、3点を与えます。

ring-of-sevens-exercise-10-title = JかKか
ring-of-sevens-exercise-10-ask = 黒のJの場所にジョーカーがあり、パスはありません。スペードのJとK、どちらを出しますか。
ring-of-sevens-exercise-10-why = スペードのJと入れ替えれば、ジョーカーが手札に戻ります。パスがない今、出せるカードが1枚増えます。
ring-of-sevens-exercise-10-not = ジョーカーは場に残り、もう1枚の黒のJを持つ人に取られかねません。

ring-of-sevens-exercise-11-title = 1枚足りない
ring-of-sevens-exercise-11-ask = 残りは2人でパスはなく、相手の手札は4枚です。ダイヤの10とクラブのJ、どちらを出しますか。
ring-of-sevens-exercise-11-why = 相手のJは得点札になり、残るはダイヤのQだけ。こちらの10がないと出せず、パスもないのでドボンです。
ring-of-sevens-exercise-11-not = ダイヤのQへの道が開き、相手が出せるようになります。

ring-of-sevens-exercise-12-title = パスはあと1回
ring-of-sevens-exercise-12-ask = 出せるのはスペードの5だけで、パスは1回。ほかの人にパスはありません。出しますか、パスしますか。
ring-of-sevens-exercise-12-why = ほかの人はパスがなく、動くしかありません。クラブの5が出れば、手札の5が得点札になり、5点増えます。
ring-of-sevens-exercise-12-not = 得点札になれば5点だったカードを手放してしまいます。
