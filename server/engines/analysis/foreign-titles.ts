import { readLexicon } from "./lexicon/read-lexicon.ts";

const LONGEST_PHRASE_WORDS = 6;
/** German compounds end with the work: "Javaentwickler". Shorter words end many others. */
const LEAST_ENDING = 6;
const SHORT_ENDINGS = ["arzt"];
const LEAST_BEFORE_ENDING = 3;

/** "(m/w/d)", "(m-w-d)", "(f/m/div)", "h/f". */
const GENDER = "(?:[mwfhdxi]|div|gn)";
const GENDERS = new RegExp(
  String.raw`\(\s?${GENDER}(?:\s?[/|,-]\s?${GENDER})+\s?\)|\b[mwfhdx](?:/[mwfhdx]){1,2}\b`,
  "g",
);
/** "Verkäufer/in", "vendeur(se)", "gérant.e", "enfermero/a". */
const BOTH_FORMS = /(?<=\p{L}{3})[*:_·./(]-?(?:innen|in|e|ere|se|ne|rice|trice|a|ra)\)?(?![\p{L}-])/gu;

const FORMS: [RegExp, string][] = [
  [/(?<=\p{L}{3})ores$/u, "or"],
  [/(?<=\p{L}{4}[^s])s$/u, ""],
  [/(?<=[a-zß]{4}[rtghlnsk])in$/, ""],
  [/iere$/, "ier"],
  [/euse$/, "eur"],
  [/trice$/, "teur"],
  [/ienne$/, "ien"],
  [/ive$/, "if"],
  [/(?<=\p{L}{3})ere$/u, "er"],
  [/(?<=\p{L}{2})ora$/u, "or"],
  [/(?<=\p{L}{4})a$/u, "o"],
  [/ee$/, "e"],
  [/(?<=\p{L}{3}[tdlsr])e$/u, ""],
];

/** Small letters without accents and apostrophes. */
export function bareText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[’']s\b/g, "")
    .replace(/[’'"“”]/g, "");
}

/** One form for both genders, singular and plural; English words may change too, and are only compared. */
function oneForm(word: string): string {
  if (word.length < 5) return word;
  let form = word;
  for (const [ending, other] of FORMS) form = form.replace(ending, other);
  return form;
}

const WORDS = /[\p{L}\p{N}]+/gu;

function keyOf(words: readonly string[]): string {
  return words.map(oneForm).join(" ");
}

const TITLES = new Map<string, string>();
const FIRST_WORDS = new Set<string>();
const ENDINGS = new Map<string, string>();

for (const { cells, at } of readLexicon("foreign-titles.tsv")) {
  const [english = "", ...languages] = cells;
  languages.forEach((cell, language) => {
    for (const phrase of cell === "" ? [] : cell.split(";")) {
      const words = bareText(phrase).match(WORDS) ?? [];
      const key = keyOf(words);
      if (words.length === 0 || words.length > LONGEST_PHRASE_WORDS) throw new Error(`${at}: "${phrase}" is no title`);
      if (TITLES.has(key)) continue;
      TITLES.set(key, english);
      FIRST_WORDS.add(oneForm(words[0]!));
      const isEnding = key.length >= LEAST_ENDING || SHORT_ENDINGS.includes(key);
      if (language === 0 && words.length === 1 && isEnding) ENDINGS.set(key, english);
    }
  });
}

/** "Mathematiklehrer": the work that it ends with, with what stands before it where that is known as well. */
function ofCompound(word: string): string | null {
  const form = oneForm(word);
  for (let at = LEAST_BEFORE_ENDING; at <= form.length - SHORT_ENDINGS[0]!.length; at++) {
    const english = ENDINGS.get(form.slice(at));
    if (!english) continue;
    const field = fieldOf(form.slice(0, at));
    return field === null ? english : `${field} ${english}`;
  }
  return null;
}

/** German parts are often joined by an s or n ("Qualitätsprüfer"), or lose one ("Steuerassistent"). */
function fieldOf(part: string): string | null {
  for (const form of [part, part.replace(/[sn]$/, ""), `${part}n`]) {
    const english = TITLES.get(oneForm(form));
    if (english) return english;
  }
  return null;
}

function isJoint(text: string): boolean {
  return /^[\s-]+$/.test(text);
}

/** A German, French or Spanish title's words in English, so that languages meet; others stay. Expects bareText. */
export function inEnglish(bare: string): string {
  const text = bare.replace(GENDERS, " ").replace(BOTH_FORMS, "");
  const words = [...text.matchAll(WORDS)].map((match) => ({ word: match[0], from: match.index }));
  const endOf = (index: number) => words[index]!.from + words[index]!.word.length;
  let english = "";
  let done = 0;
  for (let index = 0; index < words.length; index++) {
    let told = FIRST_WORDS.has(oneForm(words[index]!.word)) ? null : ofCompound(words[index]!.word);
    let last = index;
    if (told === null) {
      let joined = index;
      while (
        joined + 1 < words.length &&
        joined + 1 - index < LONGEST_PHRASE_WORDS &&
        isJoint(text.slice(endOf(joined), words[joined + 1]!.from))
      )
        joined += 1;
      for (last = joined; last >= index && told === null; last--) {
        told = TITLES.get(keyOf(words.slice(index, last + 1).map(({ word }) => word))) ?? null;
        if (told !== null) break;
      }
    }
    if (told === null) continue;
    english += `${text.slice(done, words[index]!.from)}${told}`;
    done = endOf(last);
    index = last;
  }
  return english + text.slice(done);
}

/** Whether some of a title's words were put into English to compare it. */
export function isForeignTitle(title: string): boolean {
  const bare = bareText(title);
  return inEnglish(bare) !== bare;
}
