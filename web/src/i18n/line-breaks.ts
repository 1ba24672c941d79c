// Where a line of Japanese may break: before a phrase, never inside a word. For browsers that cannot tell (`word-break:
// auto-phrase`), and for the pages of text, which are alike in all of them.

/** What a phrase ends with: particles, endings, a closing sign. */
const ENDS = /[ぁ-ゖ、。，．・：；！？）」』→]$/;
/** What does not begin one; 札 because of 切り札, 捨て札, 付け札. */
const GOES_ON = /^[ぁ-ゖゝー、。，．・：；！？）」』…％%札\s]/;
/** Words in hiragana before which a line may break where a particle has come before. */
const BEGINS =
  /^(する|こと|とき|ところ|もの|ため|よう|でき|もら|ある|あり|あっ|いる|なる|なり|なっ|なけれ|ほか|それ|これ|いちばん|すべて|その|この|どの|どちら|いくつ|ここ|そこ|あと|ください|つな|つけ|まとめ|ちょうど|もう|まだ|また|すぐ|ずつ)/;
const PARTICLE =
  /^(は|が|を|に|で|と|も|の|へ|や|から|まで|より|だけ|なら|ながら|ので|ても|でも|では|には|とは)$|[、。]$/;
/** What begins one, whatever comes before. */
const OPENING = /^[（「『]/;
/** What a line never ends with. */
const OPENS = /(^[おご]|[（「『])$/;

/** Within a card's name or a range, タイムの12 or A～7, whether or not a line may break there. */
const WITHIN =
  /(?<=[ァ-ヶー赤緑青]の|[0-9A-Z]～)\u200b?(?=(?:1[0-7]|[1-9AJQK])(?![0-9枚点人回手種番位つ]))|(?<=[0-9A-Z])\u200b?(?=～[0-9A-Z])/g;

let words: Intl.Segmenter | undefined;

/** A text whose lines do not break within the name of a card. */
export const unbroken = (text: string) => text.replace(WITHIN, "\u2060");

/** A text with `mark` wherever its line may break, besides spaces. */
export function phrases(text: string, mark: string) {
  words ??= new Intl.Segmenter("ja", { granularity: "word" });
  let marked = "";
  let before = "";
  for (const { segment } of words.segment(text)) {
    const fresh = GOES_ON.test(segment) ? BEGINS.test(segment) && PARTICLE.test(before) : ENDS.test(before);
    if (before && (fresh || OPENING.test(segment)) && !OPENS.test(before)) marked += mark;
    marked += segment;
    before = segment;
  }
  return marked;
}
