// Line breaks of Japanese text: before a phrase, never inside a word. For browsers without `word-break: auto-phrase`,
// and for the static text pages, which are the same for all browsers.

/** End of a phrase: particles, inflections, closing punctuation. */
const ENDS = /[ぁ-ゖ、。，．・：；！？）」』→]$/;
/** Characters that cannot start a phrase; 札 because of 切り札, 捨て札, 付け札. */
const GOES_ON = /^[ぁ-ゖゝー、。，．・：；！？）」』…％%札\s]/;
/** Hiragana words that allow a break before them after a particle. */
const BEGINS =
  /^(する|こと|とき|ところ|もの|ため|よう|でき|もら|ある|あり|あっ|いる|なる|なり|なっ|なけれ|ほか|それ|これ|いちばん|すべて|その|この|どの|どちら|いくつ|ここ|そこ|あと|ください|つな|つけ|まとめ|ちょうど|もう|まだ|また|すぐ|ずつ)/;
const PARTICLE =
  /^(は|が|を|に|で|と|も|の|へ|や|から|まで|より|だけ|なら|ながら|ので|ても|でも|では|には|とは)$|[、。]$/;
/** Characters that always start a phrase. */
const OPENING = /^[（「『]/;
/** Characters that cannot end a line. */
const OPENS = /(^[おご]|[（「『])$/;

/** Inside 七並べ, a card's name, a range or an estimate, タイムの12, A～7 or 約5, with or without a break mark. */
const WITHIN =
  /(?<=[ァ-ヶー赤緑青]の|[0-9A-Z]～)\u200b?(?=(?:1[0-7]|[1-9AJQK])(?![0-9枚点人回手種番位つ]))|(?<=[0-9A-Z])\u200b?(?=～[0-9A-Z])|(?<=約)\u200b?(?=[0-9])|(?<=七)\u200b?(?=並べ)/g;

let words: Intl.Segmenter | undefined;

/** Returns the text without breaks inside card names, ranges and estimates. */
export const unbroken = (text: string) => text.replace(WITHIN, "\u2060");

/** Returns the text with `mark` at every possible break, besides spaces. */
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
