# アップサイドダウン（大平民）の練習問題：題、問い（-ask）、正解の理由（-why）、どの誤答にも言えること（-not、あれば）

upside-down-exercise-01-title = 6と7と8
upside-down-exercise-01-ask = あなたが親で、手札はスターの6、7、8です。何を出しますか。
upside-down-exercise-01-why = スターの6、7、8は同じスートの続き。1つのランにして出せば手札がなくなり、上がりです。
upside-down-exercise-01-not = 手札が残り、すぐに上がれるところを逃します。

upside-down-exercise-02-title = 最後の相手
upside-down-exercise-02-ask = 残る相手は1人。あなたが親で、手札はブックの3と4、ハートの7です。何を出しますか。
upside-down-exercise-02-why = 残る相手の手札は2と7だけ。3-4のランも7も返されません。どちらかを出し、次に残りで上がります。
upside-down-exercise-02-not = ランが崩れ、あと1回で出し切れなくなります。

upside-down-exercise-03-title = 残り5枚
upside-down-exercise-03-ask = 目は6で、あなたが親。手札はコインの6、7、8とオニオンの5、6です。何を出しますか。
upside-down-exercise-03-why = 残る8と同じスートの9はもう出ているので、6-7-8に勝てるランはありません。また親になり、5-6で上がりです。

upside-down-exercise-04-title = どちらのランから
upside-down-exercise-04-ask = 目は6で、あなたが親。手札はスターの7、8とハートの5、6です。何を出しますか。
upside-down-exercise-04-why = 9以上は誰も持っていないので、7-8は返されません。また親になり、5-6で上がれます。

upside-down-exercise-05-title = 9が3枚とA
upside-down-exercise-05-ask = 目は6で、あなたが親。手札は9が3枚とハートのAです。何を出しますか。
upside-down-exercise-05-why = 10以上を3枚持つ人はもういません。9を3枚出せば次も親になり、弱いAも最後の1枚として出せます。

upside-down-exercise-06-title = 12にKを出すか
upside-down-exercise-06-ask = 目は6で、場は12です。コフィンのKを出しますか、パスしますか。
upside-down-exercise-06-why = 目が6の今は、手札の9、10、11が強いカードです。コフィンのKで勝っても目が変わり、どれも弱くなります。
upside-down-exercise-06-not = 目が変わり、手札の9、10、11が弱いカードになります。

upside-down-exercise-07-title = 8かKか
upside-down-exercise-07-ask = 目は6で、場は6です。手札はコインの8、コフィンのK、オニオンの3と4。8とK、どちらを出しますか。
upside-down-exercise-07-why = 今は8を出します。次にコフィンのKで目を変えればまた親になり、3-4のランで上がれます。

upside-down-exercise-08-title = ランが3つ
upside-down-exercise-08-ask = 目は1で、あなたが親。手札は4-5、8-9、10-11の3つのランです。何を出しますか。
upside-down-exercise-08-why = 1の目では、4-5のランに勝てる人はいません。弱いランを先に出し、4-5で親を取り返せば上がれます。

upside-down-exercise-09-title = 6が3枚と11
upside-down-exercise-09-ask = 目は6で、あなたが親。手札は6が3枚とスターの11です。何を出しますか。
upside-down-exercise-09-why = 6が3枚に勝てるのは、7を3枚持つ人だけ。返されなければ、残るスターの11を出して上がりです。

upside-down-exercise-10-title = 今、目を変えるか
upside-down-exercise-10-ask = 目は1で、場は2です。ハートのAを出しますか、パスしますか。
upside-down-exercise-10-why = 1の目の今は、手札の3と4がいちばん強いカードです。ハートのAを出すと目が変わり、弱くなります。
upside-down-exercise-10-not = 目が6に変わり、手札の3と4が弱いカードになります。

upside-down-exercise-11-title = 3のセット
upside-down-exercise-11-ask = 目は1で、場は4のセット（2枚）です。3のセットを出しますか、パスしますか。
upside-down-exercise-11-why = 1の目で3に勝つのは2だけ。3を1枚ずつ使えば親を2回取れて、10-11と11-12のランを出せます。
upside-down-exercise-11-not = 1枚ずつなら親を2回取れる3を、一度に使ってしまいます。

upside-down-exercise-12-title = 7が4枚
upside-down-exercise-12-ask = 目は1で、あなたが親。手札10枚のうち4枚が7です。まず何を出しますか。
upside-down-exercise-12-why = 手札が一度に4枚減り、目は6に戻ります。返せるのは、残る4枚の8を1人で持つ場合だけ。また親になれます。
upside-down-exercise-12-not = 手札は多くて3枚しか減りません。7の4枚組なら一度に4枚減ります。
