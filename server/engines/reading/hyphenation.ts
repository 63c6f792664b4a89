const COMPOUND_STARTS = new Set(
  `all anti award back best bi brand business client co community contract cost cross customer data day deep design detail
  e end entry ever evidence ex face fast first five four front full goal hands hard high in inter job key large lead least
  life line long low market mid multi near new non on one open over part peer people post pre problem pro process product
  project quick real record results role second self semi service short single six skill small sub ten third three time top
  two under up user value vice web well wide world year`.split(/\s+/),
);
const COMPOUND_PART_LETTERS = 4;

/** Joins words divided at line ends, except compounds, known by their first part or other places in the text. */
export function joinHyphenated(lines: string[]): string[] {
  const words = wholeWords(lines);
  const joined = [...lines];
  for (let index = 0; index + 1 < joined.length; index += 1) {
    const [, head] = /([\p{L}-]{0,40}\p{L})[-\u2010]$/u.exec(joined[index]!) ?? [];
    const [moved, tail] = /^(\p{Ll}+)[^\s\t]*\s?/u.exec(joined[index + 1]!) ?? [];
    if (head === undefined || moved === undefined || tail === undefined) continue;
    const keeps = /\p{Lu}$/u.test(head) || keepsHyphen(head.toLowerCase(), tail, words);
    const hyphen = keeps ? "-" : "";
    joined[index] = joined[index]!.slice(0, -1) + hyphen + moved.trimEnd();
    joined[index + 1] = joined[index + 1]!.slice(moved.length);
    if (joined[index + 1] === "") joined.splice(index + 1, 1);
  }
  return joined;
}

function wholeWords(lines: string[]): Set<string> {
  const whole = lines.join("\n").replace(/(?<![\p{L}-])[\p{L}-]{1,40}[-\u2010]\n\p{Ll}{1,40}/gu, " ");
  return new Set(whole.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu));
}

function keepsHyphen(head: string, tail: string, words: Set<string>): boolean {
  if (words.has(`${head}-${tail}`) || head.includes("-")) return true;
  if (words.has(`${head}${tail}`)) return false;
  if (COMPOUND_STARTS.has(head)) return true;
  const isWord = (part: string) => part.length >= COMPOUND_PART_LETTERS && words.has(part);
  return isWord(head) && isWord(tail);
}
