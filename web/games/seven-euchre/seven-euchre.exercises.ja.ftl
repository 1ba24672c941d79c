# セブンユーカーの練習問題：題、問い（-ask）、正解の理由（-why）、どの誤答にも言えること（-not、あれば）

seven-euchre-exercise-01-title = スターがない
seven-euchre-exercise-01-ask = 切り札はブックで、残り5トリックのうち4つが必要です。相手がスターの11をリードしました。何を出しますか。
seven-euchre-exercise-01-why = スターはありません。ブックの3とハートの7が最後の切り札。どちらで切っても取れ、残る1枚も後で取れます。
seven-euchre-exercise-01-not = スターの11がそのまま勝ちます。勝てるのは切り札だけです。

seven-euchre-exercise-02-title = 3か8か
seven-euchre-exercise-02-ask = パートナーのブックの9が勝っています。3と8、どちらを出しますか。
seven-euchre-exercise-02-why = パートナーのブックの9が勝っています。3を出しましょう。9が出たあとは、手札のブックの8がいちばん強くなります。
seven-euchre-exercise-02-not = もう自分たちが勝っているトリックに8を使い、後でいちばん強いブックを失います。

seven-euchre-exercise-03-title = 切り札が2枚
seven-euchre-exercise-03-ask = 相手が切り札のコインの9をリードしました。手札の切り札はコインの8とオニオンの7。どちらを出しますか。
seven-euchre-exercise-03-why = コインの9には勝てません。オニオンの7はコインの8より下。弱いほうを出し、8は後で使います。
seven-euchre-exercise-03-not = 9に負けるトリックに8を使い、もっと弱い7が残ります。

seven-euchre-exercise-04-title = 残り7トリック
seven-euchre-exercise-04-ask = ノートランプ10で、5トリック取りました。あなたのリードです。何をリードしますか。
seven-euchre-exercise-04-why = ほかのオニオンはすべて出ました。ノートランプなので切られることもなく、オニオンの2で取れます。
seven-euchre-exercise-04-not = 同じスートのもっと強いカードがまだ残っていて、リードを相手に渡しかねません。

seven-euchre-exercise-05-title = ビッドか、パスか
seven-euchre-exercise-05-ask = 相手がノートランプ10まで競りました。さらに競り上げますか。
seven-euchre-exercise-05-why = ノートランプ10の上は11トリックです。7は1枚もなく、どのスートも2枚まで。パスします。

seven-euchre-exercise-06-title = 最後の番
seven-euchre-exercise-06-ask = 相手のスターの10が勝っています。あなたは最後の番で、スターはありません。何を出しますか。
seven-euchre-exercise-06-why = 相手のスターの10が勝っていて、スターはありません。最後の番なので、1枚だけの切り札で確実に取れます。
seven-euchre-exercise-06-not = スターの10がそのまま勝ち、トリックは相手のものになります。

seven-euchre-exercise-07-title = 残り3枚
seven-euchre-exercise-07-ask = 相手のハートの6が勝っています。あなたは最後の番で、ハートはありません。何を出しますか。
seven-euchre-exercise-07-why = ハートがなく、最後の番です。どちらの切り札でも取れるので、弱いオニオンの2で取り、タイムの7は後に残します。

seven-euchre-exercise-08-title = ハートが3枚
seven-euchre-exercise-08-ask = 残りはハートのA、3、6の3枚で、あなたのリードです。どれを出しますか。
seven-euchre-exercise-08-why = 7は切り札なので、ハートでは手札の6がいちばん強いカード。ほかの人に小さいハートがあるうちにリードします。
seven-euchre-exercise-08-not = 残っているハートに負けかねず、6を出すころには切られるかもしれません。

seven-euchre-exercise-09-title = 3番手
seven-euchre-exercise-09-ask = 切り札はタイム。パートナーが切り札のオニオンの7をリードしました。タイムの12とスターの7、どちらを出しますか。
seven-euchre-exercise-09-why = パートナーのリードは弱い切り札。今いちばん強い切り札はタイムの12です。最後の人が何を出しても、必ず取れます。
seven-euchre-exercise-09-not = 最後の人がタイムの8か10を持っていれば、負けてしまいます。

seven-euchre-exercise-10-title = 競り上げるか
seven-euchre-exercise-10-ask = 相手のビッドはスター10です。競り上げますか。
seven-euchre-exercise-10-why = パスです。相手はスターが切り札で10トリック必要ですが、いちばん強い7をはじめ、切り札5枚が手札にあります。

seven-euchre-exercise-11-title = 何を捨てるか
seven-euchre-exercise-11-ask = 相手のタイムの7が勝っています。オニオンはなく、手札の切り札では勝てません。何を捨てますか。
seven-euchre-exercise-11-why = タイムの7には勝てません。ブックはもう手札の5と8だけで、どちらも勝てるカードです。タイムの10を捨てます。
seven-euchre-exercise-11-not = 後で取れるはずのカードを1枚捨ててしまいます。

seven-euchre-exercise-12-title = パートナーに続くか
seven-euchre-exercise-12-ask = パートナーはノートランプ9、続く相手はオニオン10です。どうしますか。
seven-euchre-exercise-12-why = パートナーのノートランプ9を信じるなら、上の2枚がそろった手札のスターが生きます。ノートランプで競り上げます。

seven-euchre-exercise-13-title = 2番手
seven-euchre-exercise-13-ask = ノートランプで、相手がオニオンの6をリードしました。2と7、どちらを出しますか。
seven-euchre-exercise-13-why = 手札の7に勝てるのはオニオンの8だけ。今出せば勝つか、8を出させます。出し惜しむと、6で取られかねません。
