/** Parallel arrays instead of an object each, because a posting has hundreds of tokens. */
export type Tokens = {
  ids: number[];
  starts: number[];
  ends: number[];
  gaps: number[];
};

export const JOINED = 0;
const LISTED = 1;
export const BROKEN = 2;

const MAX_TOKEN_LENGTH = 40;
export const ADDRESS_ENDINGS: ReadonlySet<string> = new Set([
  "com",
  "org",
  "edu",
  "gov",
  "net",
  "io",
  "dev",
  "co",
  "me",
]);
const BRITISH: readonly (readonly [string, string])[] = [
  ["isation", "ization"],
  ["ising", "izing"],
  ["licence", "license"],
  ["centre", "center"],
  ["behaviour", "behavior"],
  ["labour", "labor"],
  ["modelling", "modeling"],
  ["counselling", "counseling"],
  ["labelling", "labeling"],
  ["programme", "program"],
  ["paediatric", "pediatric"],
  ["anaesth", "anesth"],
  ["haemat", "hemat"],
  ["gynaec", "gynec"],
  ["orthopaedic", "orthopedic"],
];

const FEMININE = /(?<=\p{L}{4}er)in(?:nen)?$/u;
const idsOfWords = new Map<string, number>();
const MAX_REMEMBERED_WORDS = 20_000;

/** The words of a text and what parts them; each with its number in `known`, 0 = it is not there. */
export function tokenize(text: string, known: Map<string, number> | null): Tokens {
  const tokens: Tokens = { ids: [], starts: [], ends: [], gaps: [] };
  const length = text.length;
  let gap = BROKEN;
  let lineEnds = 0;
  let wordRunStart = 0;
  let at = 0;
  while (at < length) {
    const code = text.charCodeAt(at);
    if (isWordCode(code) || (code === 46 && isDotNet(text, at))) {
      const start = at;
      at = wordEnd(text, start);
      tokens.starts.push(start);
      tokens.ends.push(at);
      tokens.gaps.push(gap);
      tokens.ids.push(known && at - start <= MAX_TOKEN_LENGTH ? idOf(known, text, start, at) : 0);
      if (isPossessive(text, at)) at += 2;
      if (isAddressPart(text, start, at)) {
        at = dropAddress(tokens, text, wordRunStart, at);
        gap = LISTED;
      } else {
        gap = JOINED;
        lineEnds = 0;
      }
    } else if (code === 64 || (code === 58 && text.startsWith("://", at))) {
      if (at === wordRunStart) at++;
      else {
        at = dropAddress(tokens, text, wordRunStart, at);
        gap = LISTED;
      }
    } else {
      if (code === 10) lineEnds++;
      if (isBlank(code)) wordRunStart = at + 1;
      gap = widerGap(gap, text, at, lineEnds);
      at++;
    }
  }
  return tokens;
}

function wordEnd(text: string, start: number): number {
  const length = text.length;
  let at = start + 1;
  while (at < length && isWordCode(text.charCodeAt(at))) at++;
  let end = at;
  while (end < length && (text.charCodeAt(end) === 43 || text.charCodeAt(end) === 35) && end - at < 2) end++;
  const isOfYear = end - at === 2 && /^\d\d(?![\p{L}\d])/u.test(text.slice(end, end + 3));
  return end > at && (end >= length || isOfYear || !isWordCode(text.charCodeAt(end))) ? end : at;
}

function isPossessive(text: string, at: number): boolean {
  const apostrophe = text.charCodeAt(at);
  return (
    (apostrophe === 39 || apostrophe === 0x2019) &&
    (text.charCodeAt(at + 1) | 32) === 115 &&
    !isWordCode(text.charCodeAt(at + 2))
  );
}

function dropAddress(tokens: Tokens, text: string, from: number, within: number): number {
  while ((tokens.starts.at(-1) ?? -1) >= from) popToken(tokens);
  let at = within;
  while (at < text.length && text.charCodeAt(at) > 32) at++;
  return at;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9 || code === 0xa0;
}

function widerGap(gap: number, text: string, at: number, lineEnds: number): number {
  const code = text.charCodeAt(at);
  if (code === 32 || code === 13 || code === 0xa0) return gap;
  if (code === 10) return lineEnds > 1 ? BROKEN : gap;
  if (code === 46) return isWordCode(text.charCodeAt(at + 1)) ? gap : BROKEN;
  if (code === 33 || code === 63 || code === 58) return BROKEN;
  if (code === 0x2022 || code === 0xb7 || code === 0x25cf || code === 0xf0b7) return BROKEN;
  return gap === JOINED && !isJoiner(code) ? LISTED : gap;
}

function isAddressPart(text: string, start: number, end: number): boolean {
  const next = text.charCodeAt(end);
  if (next === 46) return end - start === 3 && wordAt(text, start, end) === "www";
  return next === 47 && text.charCodeAt(start - 1) === 46 && ADDRESS_ENDINGS.has(wordAt(text, start, end));
}

function popToken(tokens: Tokens): void {
  tokens.ids.pop();
  tokens.starts.pop();
  tokens.ends.pop();
  tokens.gaps.pop();
}

function isJoiner(code: number): boolean {
  return (
    code === 45 ||
    code === 47 ||
    code === 38 ||
    code === 95 ||
    code === 39 ||
    code === 0x2019 ||
    code === 0xad ||
    (code >= 0x200b && code <= 0x200d) ||
    (code >= 0x2010 && code <= 0x2011)
  );
}

function isDotNet(text: string, at: number): boolean {
  const isNet =
    (text.charCodeAt(at + 1) | 32) === 110 &&
    (text.charCodeAt(at + 2) | 32) === 101 &&
    (text.charCodeAt(at + 3) | 32) === 116 &&
    !isWordCode(text.charCodeAt(at + 4));
  if (!isNet) return false;
  return (
    at === 0 || !isWordCode(text.charCodeAt(at - 1)) || /(?:asp|ado|vb)$/i.test(text.slice(Math.max(0, at - 3), at))
  );
}

export function isWordCode(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  return (
    (code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7) ||
    (code >= 0x300 && code <= 0x36f) ||
    (code >= 0x370 && code <= 0x1fff) ||
    (code >= 0x3040 && code <= 0xd7ff) ||
    (code >= 0xfb00 && code <= 0xfdff)
  );
}

function idOf(known: Map<string, number>, text: string, start: number, end: number): number {
  const word = wordAt(text, start, end);
  let id = idsOfWords.get(word);
  if (id === undefined) {
    id = known.get(fold(word)) ?? known.get(fold(word.replace(FEMININE, ""))) ?? 0;
    if (idsOfWords.size >= MAX_REMEMBERED_WORDS) idsOfWords.clear();
    idsOfWords.set(word, id);
  }
  return id;
}

/** In small letters. */
export function wordAt(text: string, start: number, end: number): string {
  return text.slice(start, end).toLowerCase();
}

/** Without accents and plural, in American English. */
export function fold(word: string): string {
  let folded = word;
  for (let index = 0; index < word.length; index++) {
    if (word.charCodeAt(index) > 127) {
      folded = word.normalize("NFKD").replace(/\p{M}/gu, "");
      break;
    }
  }
  for (const [british, american] of BRITISH) {
    if (folded.includes(british)) folded = folded.replace(british, american);
  }
  if (folded.length < 4 || !folded.endsWith("s") || folded.endsWith("ics")) return folded;
  if (folded.endsWith("ies") && folded.length > 4) return `${folded.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(folded)) return folded;
  if (/(?:sses|shes|ches|xes)$/.test(folded)) return folded.slice(0, -2);
  return folded.slice(0, -1);
}
