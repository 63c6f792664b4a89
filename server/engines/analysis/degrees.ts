import { anyOfLines } from "../any-of.ts";
import { readLexicon } from "./lexicon/read-lexicon.ts";
import { isSchoolWord } from "./judge-part.ts";
import { US_STATES } from "./lexicon/resume-words.ts";
import type { DegreeLevel } from "./profile.ts";
import { foldWord, wordsOf } from "./resume-lines.ts";

export type FoundDegree = { text: string; from: number; to: number; level: DegreeLevel };

type Entry = { level: DegreeLevel; takesMore: boolean };
type ShortEntry = { level: DegreeLevel; isVague: boolean; written: string };
type Token = { from: number; to: number; folded: string; short: string };

const LEVELS: readonly DegreeLevel[] = ["none", "school", "associate", "bachelor", "master", "doctorate"];
const PLURAL = /(?<=^(?:bachelor|master|associate))s(?= of (?:applied )?(?:science|arts|fine arts)$)/u;
/** "BS 7671" is a standard. */
const NUMBERED = /^(?:BS|BE|MA|AS|ME) ?\d{3}/;
const FORMS = ["name", "short", "vague"];
const WORD = /[\p{L}\p{N}][\p{L}\p{N}.'’+/-]*/gu;
const MOST_NAME_WORDS = 8;
const MOST_SHORT_TOKENS = 4;
const MOST_SUBJECT_WORDS = 4;
const BEFORE_VAGUE = /(?:^|[\t|:;•(–—-]|\s{2}|\d|\b(?:degree|and|&)) ?$/i;
/** "Boston College, BA English". */
const AFTER_SCHOOL = /^(?:$| in | \p{Lu}\p{Ll}{2}| \([Hh]ons)/u;
const AFTER_VAGUE = /^\.?\s*(?:$|[\t|:;,()–—-]|in\b|en\b|of\b|degree|from\b|with\b|\d|\p{Lu})/u;
/** "Boston, MA" is a place, "Boston College, MA in History" a degree. */
const FIELD_AFTER_VAGUE = /^\.?\s+(?:in|en|degree)\b/i;
/** "MS Office" is no Master of Science. */
const PRODUCT = /^ (?:office|excel|word|powerpoint|access|project|sql|dynamics|teams|visio|outlook|windows)\b/i;
const OPEN_END = / (?:in|en|of|de|em|zum|zur|als|der|des)$/i;
const WORDS_TOO: ReadonlySet<string> = new Set("bed med bas des bit bms dec dep march".split(" "));
/** "Realschulabschluss an der BBS". */
const BEFORE_SCHOOL = /\p{L} (?:from|at|an der|am|bei der)(?: the)? $/iu;
/** "Lehre, BBS Wechloy": beside a degree, letters before a name are a school's. */
const FIRST_OF_NAME = /^\p{Lu}{2,5} \p{Lu}\p{Ll}/u;
/** "Welder TIG / MAG" holds no Magister. */
const SHORT_BEFORE = /(?<!^|[\t|:•–—-] ?)\b\p{Lu}{2,5} ?\/ ?$/u;
const SHORT_AFTER = /^ ?\/ ?\p{Lu}{2,5}(?![\p{L}.])/u;
/** "A. B. Joinery" is a firm. */
const INITIALS = /^\p{Lu}\. \p{Lu}$/u;
/** "BA (Hons)", "NVQ Level 3", "Certificate IV". */
const HONOURS = String.raw`^\.? ?\((?:hons?\.?|honou?rs)\)`;
const WITH_HONOURS = new RegExp(HONOURS, "iu");
const OF_LEVELS = /(?:NVQ|SVQ|Certificate)$/u;
const ONLY_LEVEL = /^ [1-8](?= in | \p{Lu}|[,:;]|$)/u;
const IN_HONOURS = /\($/u;
const ADDITION = new RegExp(
  anyOfLines`
    ${HONOURS}|^ (?:level|niveau|nivel|stufe|grade) \d|^ (?:I{1,3}|IV|V)(?![\p{L}.])
    ^ (?:and|&) (?:applied )?(?:sciences?|arts)(?!\p{L})
  `,
  "iu",
);
/** "Red Seal Certificate": what kind of certificate it is. */
const CERTIFICATE = /^(?:certificate|diploma|zertifikat|certificat|certificado|fachausweis|brevet fédéral)(?!\p{L})/iu;
const MARK = /^(?:note|noten|notendurchschnitt|nota|mention|gpa|grade|punkte|durchschnitt|abschluss|eqf)$/iu;
const NAME_BEFORE = /(?:^|[\t|•] ?|\d:? )((?:\p{Lu}[\p{L}'’.&-]* ){1,3}(?:(?:mit|avec) )?(?:eidg\S* )?)$/u;
const OTHER_MASTERS = /\b(?:scrum|station|harbou?r|band|choir|game|quiz|concert|ring|task|build|release|head|pay) $/i;
/** "Master 200 GT" is a seaman's ticket, "Master Plumber" a craftsman. */
const MASTERS_OF_WORK =
  /^ (?:\d{1,3}\b|mariner|electrician|plumber|mechanic|craftsman|gardener|stylist|technician|trainer)/i;
/** A driver's or a pub's, where the French degree opens its cell or follows an article. */
const OTHER_LICENCES = /\p{L}\)? (?:\d{1,2} )?$/u;
const ARTICLE = /(?:^|[^\p{L}])(?:une|la|ma|en|de|double) $/iu;
const HOPED_FOR = [
  /\b(?:hop(?:e|es|ing)|plan(?:s|ning)?|intend(?:s|ing)?|aim(?:s|ing)?|wish(?:es)?|want) to\b|\bwould like to\b/i,
  /\bto (?:obtain|earn|receive|get|complete) (?:an?|my)\s*$/i,
];

const { names, shorts } = readDegrees();

/** The longest of one place, then the highest level; null when none is named, or only one that is wished for. */
export function findDegree(text: string): FoundDegree | null {
  let best: FoundDegree | null = null;
  for (const found of findDegrees(text)) {
    const isName = best !== null && FIRST_OF_NAME.test(text.slice(found.from));
    const isMark = best !== null && MARK.test(text.slice(found.to).split(/[\s:]/)[1] ?? "");
    if (!best || (rank(found) > rank(best) && !isName && !isMark)) best = found;
  }
  if (!best || HOPED_FOR.some((pattern) => pattern.test(text.slice(0, best.from)))) return null;
  return best;
}

function rank({ level }: FoundDegree): number {
  return LEVELS.indexOf(level);
}

function findDegrees(text: string): FoundDegree[] {
  const tokens = tokenize(text);
  const found: FoundDegree[] = [];
  for (let at = 0; at < tokens.length; ) {
    const match = nameAt(text, tokens, at) ?? shortAt(text, tokens, at);
    const isNumbered = match !== null && NUMBERED.test(text.slice(match.degree.from));
    if (match && !isNumbered) found.push(match.degree);
    at = match ? match.next : at + 1;
  }
  return found;
}

function tokenize(text: string): Token[] {
  return [...text.matchAll(WORD)].map((match) => {
    const word = match[0].replace(/(?<!['’.])['’.]+$/, (end) => (/^\p{L}(?:\.\p{L})+\.$/u.test(match[0]) ? end : ""));
    const folded = foldWord(word.replace(/’/g, "'"));
    const to = match.index + word.length;
    return { from: match.index, to, folded, short: folded.replace(/[.-]/g, "") };
  });
}

function nameAt(text: string, tokens: Token[], at: number): { degree: FoundDegree; next: number } | null {
  let key = "";
  let last: { entry: Entry; next: number } | null = null;
  for (let count = 1; count <= MOST_NAME_WORDS && at + count <= tokens.length; count++) {
    const token = tokens[at + count - 1]!;
    if (count > 1 && !/^[ \u00a0('’]{1,2}$/.test(text.slice(tokens[at + count - 2]!.to, token.from))) break;
    key = count === 1 ? token.folded : `${key} ${token.folded}`;
    const entry = names.get(key) ?? names.get(key.replace(PLURAL, ""));
    if (entry) last = { entry, next: at + count };
  }
  if (!last || isPartOfName(text, tokens, at, last.next)) return null;
  const isMaster = tokens[at]!.folded === "master";
  const isRank = isMaster && last.next === at + 1;
  const isNumbered = isMaster && /^(?:[12]|ii?)$/u.test(tokens[at + 1]?.folded ?? "");
  if ((isRank || isNumbered) && OTHER_MASTERS.test(text.slice(0, tokens[at]!.from))) return null;
  if (isRank && MASTERS_OF_WORK.test(text.slice(tokens[at]!.to))) return null;
  const before = text.slice(0, tokens[at]!.from);
  if (tokens[at]!.folded === "licence" && OTHER_LICENCES.test(before) && !ARTICLE.test(before)) return null;
  const isLow = last.entry.level === "school" || last.entry.level === "none";
  if (isLow && followsSchool(text, tokens, at)) return null;
  const next = last.entry.takesMore ? subjectEnd(text, tokens, last.next) : last.next;
  const from = startOfName(text, tokens[at]!.from);
  return { degree: toDegree(text, from, tokens[next - 1]!.to, last.entry.level), next };
}

function startOfName(text: string, from: number): number {
  const before = CERTIFICATE.test(text.slice(from)) ? NAME_BEFORE.exec(text.slice(0, from))?.[1] : undefined;
  return before && !before.trim().split(" ").some(isSchoolWord) ? from - before.length : from;
}

/** "Lafayette High School" is the school, "High School" alone the level. */
function isPartOfName(text: string, tokens: Token[], at: number, next: number): boolean {
  const name = text.slice(tokens[at]!.from, tokens[next - 1]!.to);
  const isSchool =
    /^(?:high|secondary|senior high|senior secondary|higher secondary|polytechnic|formation|intermediate)/i.test(name);
  const before = text.slice(0, tokens[at]!.from);
  const after = text.slice(tokens[next - 1]!.to);
  const goesOn = /^ (?:school|college|schule)\b/i.test(after);
  // "Polytechnic of Kumasi", "Meisterschule Ulm", "Board of Intermediate Education".
  if (/polytechnic$/i.test(name) && /^ of \p{Lu}/u.test(after)) return true;
  if (/^meisterschule$/i.test(name) && /^ \p{Lu}/u.test(after)) return true;
  if (/\bboard of $/i.test(before)) return true;
  if (/^abendschule$/i.test(name) && /\p{L} \($/u.test(before)) return true;
  return isSchool && (goesOn || /school$|polytechnic$/i.test(name)) && /\p{L}[.'’]? $/u.test(before);
}

/** "Centro de Formación Profesional" and "Lycée professionnel" are schools. */
function followsSchool(text: string, tokens: Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before || !/^ $/.test(text.slice(before.to, tokens[at]!.from))) return false;
  const second = tokens[at - 2];
  return (
    isSchoolWord(before.folded) ||
    (second !== undefined && /^(?:de|of|für|fur|des)$/.test(before.folded) && isHouse(second.folded))
  );
}

function isHouse(word: string): boolean {
  return isSchoolWord(word) || /^(?:cent(?:re|er|ro|rum)|zentrum)$/.test(word);
}

/** "Bachelor of" continues with capitalised words: "Hotel and Tourism Management". */
function subjectEnd(text: string, tokens: Token[], from: number): number {
  let end = from;
  for (let at = from; at < Math.min(tokens.length, from + MOST_SUBJECT_WORDS); at++) {
    const token = tokens[at]!;
    const gap = text.slice(tokens[at - 1]!.to, token.from);
    const word = text.slice(token.from, token.to);
    if (!/^ (?:& )?$/.test(gap)) break;
    if (MARK.test(word)) break;
    if (/^\p{Lu}/u.test(word)) end = at + 1;
    else if (
      !/^(?:and|und|et|y|of|de|für|staatlich|anerkannten?|geprüften?|medizinischen?|zahnmedizinischen?)$/.test(word)
    )
      break;
  }
  return end;
}

function shortAt(text: string, tokens: Token[], at: number): { degree: FoundDegree; next: number } | null {
  const isOnlyHonours = IN_HONOURS.test(text.slice(0, tokens[at]!.from)) && /^hons?$/u.test(tokens[at]!.short);
  if (isOnlyHonours || BEFORE_SCHOOL.test(text.slice(0, tokens[at]!.from))) return null;
  let key = "";
  for (let count = 1; count <= MOST_SHORT_TOKENS && at + count <= tokens.length; count++) {
    const token = tokens[at + count - 1]!;
    if (count > 1 && !/^\.? ?$/.test(text.slice(tokens[at + count - 2]!.to, token.from))) return null;
    key += token.short;
    const entry = shorts.get(key);
    const written = text.slice(tokens[at]!.from, token.to);
    const after = text.slice(token.to);
    const isSure = WITH_HONOURS.test(after);
    if (!entry || !(isSure || isWritten(entry, written) || isInSmallLetters(entry, written, at))) continue;
    const isDotted = /\p{L}\.\s?\p{L}/u.test(written);
    // Behind a school "MA" and "CA" are its state.
    const mayFollow = !US_STATES.has(written);
    if (SHORT_BEFORE.test(text.slice(0, tokens[at]!.from)) || (SHORT_AFTER.test(after) && at > 0)) continue;
    if (entry.isVague && !isDotted && !canStandHere(text.slice(0, tokens[at]!.from), after, mayFollow)) continue;
    if (INITIALS.test(written) && /^\.? \p{Lu}\p{Ll}/u.test(after)) continue;
    // "M.B.A Finance" is no degree of its own; "B.A LL.B" is.
    const longer = count < MOST_SHORT_TOKENS ? shortAtLength(text, tokens, at, count + 1) : null;
    return longer ?? { degree: toDegree(text, tokens[at]!.from, token.to, entry.level), next: at + count };
  }
  return null;
}

function canStandHere(before: string, after: string, mayFollow: boolean): boolean {
  if (WITH_HONOURS.test(after)) return true;
  const isBehindSchool = mayFollow && /[,/|–—-]\s?$/.test(before) && wordsOf(before).some(isSchoolWord);
  if (isBehindSchool && AFTER_SCHOOL.test(after)) return true;
  if (/,\s*$/.test(before)) return FIELD_AFTER_VAGUE.test(after);
  return BEFORE_VAGUE.test(before) && AFTER_VAGUE.test(after) && !PRODUCT.test(after);
}

function shortAtLength(
  text: string,
  tokens: Token[],
  at: number,
  count: number,
): { degree: FoundDegree; next: number } | null {
  const last = tokens[at + count - 1];
  if (!last || !/^\.? ?$/.test(text.slice(tokens[at + count - 2]!.to, last.from))) return null;
  const key = tokens
    .slice(at, at + count)
    .map(({ short }) => short)
    .join("");
  const entry = shorts.get(key);
  const written = text.slice(tokens[at]!.from, last.to);
  return entry && isWritten(entry, written)
    ? { degree: toDegree(text, tokens[at]!.from, last.to, entry.level), next: at + count }
    : null;
}

/** "BSc", "BSC", "B.Sc" and "b.sc" are degrees; "bsc" and "ba" are words. */
function isWritten({ written }: ShortEntry, text: string): boolean {
  const letters = text.replace(/[.\s-]/g, "");
  const isDotted = /\p{L}\.\s?\p{L}/u.test(text);
  if (isDotted) return !/\s/.test(text) || /^\p{Lu}/u.test(text);
  if (/\s/.test(text)) return letters === letters.toUpperCase() || letters === written;
  return letters === written || letters === letters.toUpperCase();
}

function isInSmallLetters({ isVague }: ShortEntry, text: string, at: number): boolean {
  return at === 0 && !isVague && /^[A-Za-z][a-z]{2,}$/.test(text) && !WORDS_TOO.has(text.toLowerCase());
}

function toDegree(text: string, from: number, end: number, level: DegreeLevel): FoundDegree {
  const numbered = OF_LEVELS.test(text.slice(from, end)) ? ONLY_LEVEL.exec(text.slice(end)) : null;
  const to = end + ((ADDITION.exec(text.slice(end)) ?? numbered)?.[0].length ?? 0);
  // A closing full stop belongs to "B.S.", not to a sentence.
  const written = text.slice(from, to).replace(OPEN_END, "");
  const last = from + written.length + (text[to] === "." && /\.\p{L}{1,4}$/u.test(written) ? 1 : 0);
  return { text: text.slice(from, last), from, to: last, level };
}

function readDegrees(): { names: Map<string, Entry>; shorts: Map<string, ShortEntry> } {
  const result = { names: new Map<string, Entry>(), shorts: new Map<string, ShortEntry>() };
  for (const { cells, at } of readLexicon("degrees.tsv")) {
    const level = LEVELS.find((known) => known === cells[0]);
    const form = FORMS.find((known) => known === cells[1]);
    if (!level || !form || cells.length !== 3) throw new Error(`${at}: a row is level, form, spellings`);
    for (const spelling of cells[2]!.split(";").map((text) => text.trim())) {
      const takesMore = spelling.endsWith(" *");
      const folded = foldWord(spelling.replace(/ \*$/, ""));
      const key = form === "name" ? folded.replace(/[()]/g, "") : folded.replace(/[.\s-]/g, "");
      const known = form === "name" ? result.names : result.shorts;
      const twice = result.names.get(key);
      if (key === "" || (known.has(key) && !(twice && twice.takesMore !== takesMore)))
        throw new Error(`${at}: "${spelling}" is empty or stands twice`);
      if (form === "name") result.names.set(key, { level, takesMore: takesMore || (twice?.takesMore ?? false) });
      else result.shorts.set(key, { level, isVague: form === "vague", written: spelling.replace(/[.\s-]/g, "") });
    }
  }
  return result;
}
