# アップサイドダウン（大平民）の練習問題：題と、正解の理由

upside-down-exercise-01-title = ひとつのラン
upside-down-exercise-01-why = スターの6、7、8は同じスートの続き。ひとつのランで出せば手札がなくなり、勝者です。

upside-down-exercise-02-title = 最後の相手
upside-down-exercise-02-why = 残る相手の手は2と7だけ。3-4のランも7も返されません。どちらかを出し、次に残りで上がります。

upside-down-exercise-03-title = ランがあと二つ
upside-down-exercise-03-why = 残る8と同じスートの9はもう出ているので、6-7-8に勝てるランはありません。また親になり、5-6で上がりです。

upside-down-exercise-04-title = どちらのランから
upside-down-exercise-04-why = 9以上は誰も持っていないので、7-8は返されません。また親になり、5-6で上がれます。

upside-down-exercise-05-title = 9が3枚とA
upside-down-exercise-05-why = 10以上を3枚持つ人はもういません。9を3枚出せば次も親になり、弱いAも最後の1枚として出せます。

upside-down-exercise-06-title = 12にKを出すか
upside-down-exercise-06-why = 目が6の今は、手の9、10、11が強いカードです。コフィンのKで勝っても目が変わり、どれも弱くなります。

upside-down-exercise-07-title = 8かKか
upside-down-exercise-07-why = 今は8を出します。次にコフィンのKで目を変えればまた親になり、3-4のランで上がれます。

upside-down-exercise-08-title = ランが三つ
upside-down-exercise-08-why = 1の目では、4-5のランに勝てる人はいません。弱いランを先に出し、4-5で親を取り返せば上がれます。

upside-down-exercise-09-title = 3枚まとめて
upside-down-exercise-09-why = 6が3枚に勝てるのは、7を3枚持つ人だけ。返されなければ、残るスターの11を出して上がりです。

upside-down-exercise-10-title = 今、目を変えるか
upside-down-exercise-10-why = 1の目の今は、手の3と4がいちばん強いカードです。ハートのAを出すと目が変わり、弱くなります。

upside-down-exercise-11-title = 残しておくペア
upside-down-exercise-11-why = 1の目で3に勝つのは2だけ。3を1枚ずつ使えば親を2回取れて、10-11と11-12のランを出せます。

upside-down-exercise-12-title = 7が4枚
upside-down-exercise-12-why = 手札が一度に4枚減り、目は6に戻ります。返せるのは、残る4枚の8を1人で持つ場合だけ。また親になれます。
