import { Parser } from "htmlparser2";

const SIGN = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;
const INLINE_TAG = /<\/?(?:b|i|u|em|strong|span|font|small)(?:\s[^<>]{0,200})?>/gi;
const MOST_TIMES = 3; // exports of exports escape what is escaped

function signOf(name: string): string {
  let sign = "";
  const parser = new Parser({ ontext: (text) => (sign += text) });
  parser.end(name);
  return sign;
}

/** Plain text in which signs stand for themselves, where they were written by name: "R&amp;D" is "R&D". */
export function unescapeText(text: string): string {
  let read = text;
  for (let time = 0; time < MOST_TIMES && read.includes("&"); time++) {
    const again = read.replace(SIGN, signOf);
    if (again === read) break;
    read = again;
  }
  return read;
}

/** The same of a title or a name, without the tags that only dress words. */
export function unescapeLine(text: string): string {
  return unescapeText(text).replace(INLINE_TAG, "");
}
