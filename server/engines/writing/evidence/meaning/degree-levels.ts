import { anyOf, wholeWords } from "../../../any-of.ts";

function written(...words: string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${anyOf(...words)}(?!\p{L})`, "u");
}

/** Levels of degree as a claim names them, and as resumes write them, short forms too. */
const LEVELS: [name: string, said: RegExp, shown: RegExp][] = [
  [
    "doctorate",
    wholeWords(String.raw`ph\.?\s?d doctorates? doctoral\sdegree promoviert doktortitel doctorado doctorat`),
    written(
      String.raw`[Pp][Hh]\.?\s?[Dd] Dr\. [Dd]octor\p{L}* [Dd]oktor\p{L}* Promotion M\.?D J\.?D Pharm\.?D DVM DDS`,
    ),
  ],
  [
    "master’s degree",
    wholeWords(
      String.raw`master['’]?s(?!\s(?:of|the)\s) m\.?b\.?a m\.?sc m\.(?:a|s|ed|f\.a|p\.h|s\.w)\.`,
      "maestría máster masterabschluss",
      String.raw`master(?=\s(?:of|in|en|degree))`,
    ),
    written(
      String.raw`M\.?\s?(?:A|S|Sc|B\.?A|Ed|S\.?W|P\.?H|F\.?A|S\.?E|Eng|P\.?A|P\.?P|S\.?N)`,
      String.raw`M\.?\s?(?:Phil|Res|Arch|L\.?I\.?S|Des|Mus|Pharm|Chem) [Mm]aster\p{L}* [Mm]áster M\.?Tech`,
      "[Mm]aestría [Mm]agister LMSW",
    ),
  ],
  [
    "bachelor’s degree",
    wholeWords(String.raw`bachelor(?:['’]?s)? licenciatura licence\sen b\.?sc b\.(?:a|s|ed|f\.a|b\.a)\.`),
    written(
      String.raw`B\.?\s?(?:A|S|Sc|B\.?A|Ed|S\.?W|F\.?A|S\.?E|Eng|S\.?N|Arch|Des|Mus|Com)`,
      String.raw`[Bb]achelor\p{L}* [Ll]icen\p{L}+ [Gg]rado B\.?Tech`,
    ),
  ],
  [
    "associate degree",
    wholeWords(String.raw`associate(?:['’]?s)?\sdegree`),
    written(String.raw`A\.?\s?(?:A|S)\.?S? [Aa]ssociate(?:['’]?s)?(?=\s(?:of|in|[Dd]egree))`),
  ],
];
const ANY_DEGREE = new RegExp(
  `^${anyOf(
    "degree diploma course kurs lehrgang fortbildung weiterbildung formation stage curso abschluss studium studies",
    "titulo titulacion estudios diplome etudes",
  )}$`,
);
const FULL_DEGREE = /^(?:degree|diploma|abschluss|studium|studies|titulo|titulacion|estudios|diplome|etudes)$/;
const COURSE = /(?<!\p{L})(?:kurs|course|curso|workshop|seminar|lehrgang|stage|atelier|taller)(?!\p{L})/iu;
const LEAST_LETTERS = 6;

/** A level of degree that a text claims and that no line of a resume has; null when there is none. */
export function strangeDegree(text: string, lines: readonly string[]): string | null {
  const strange = LEVELS.find(([, said, shown]) => said.test(text) && !lines.some((line) => shown.test(line)));
  return strange ? (strange[1].exec(text)?.[0] ?? strange[0]) : otherShortForm(text, lines);
}

/** "MBA" where the master's degree of the resume is of another field. */
function otherShortForm(text: string, lines: readonly string[]): string | null {
  const hasField = (line: string, field: RegExp) =>
    line
      .toLowerCase()
      .split(/\P{L}+/u)
      .some((word) => field.test(word));
  for (const [degree, field] of OF_ONE_FIELD) {
    const said = degree.exec(text)?.[0];
    if (said && !lines.some((line) => degree.test(line) || hasField(line, field))) return said;
  }
  return null;
}

/** The levels of degree that a text shows, "BA" and "Master of Science" alike. */
export function degreeLevelsIn(text: string): string[] {
  return LEVELS.flatMap(([name, , shown]) => (shown.test(text) ? [name] : []));
}

const FIELDS: readonly (readonly [degree: RegExp, field: RegExp])[] = [
  [/\b[MB]\.?Ed\b/u, /^educ/u],
  [/\b[MB]\.?Sc?\b|\bBS\b/u, /^science/u],
  [/\bMBA\b|\bBBA\b/u, /^(?:business|administration)/u],
  [/\b[BM]\.?A\b/u, /^arts/u],
  [/\bLL\.?[BM]\b|\bJ\.?D\b/u, /^(?:law|legal)/u],
  [/\b[BM]SN\b/u, /^nurs/u],
  [/\b[BM]\.?Eng\b/u, /^engineer/u],
  [/\bMPH\b/u, /^(?:public|health)/u],
  [/\b[BM]SW\b/u, /^(?:social|work)/u],
];

/** A degree of science or arts may be of anything, and "LLM" or "JD" something else. */
const ANY_FIELD: ReadonlySet<string> = new Set(["^science", "^arts", "^(?:law|legal)"]);
const OF_ONE_FIELD = FIELDS.filter(([, field]) => !ANY_FIELD.has(field.source));

/** Whether a word is a part of the degree that a line writes for short: "education" of "MEd". */
export function namesDegree(word: string, line: string): boolean {
  if (FIELDS.some(([degree, field]) => degree.test(line) && field.test(word))) return true;
  return !ANY_DEGREE.test(word) && isDegreeOf(word, line);
}

/** Whether a word names the level of the degree that a line has: "bachelor" of "BA in Psychology". */
export function isDegreeOf(word: string, line: string): boolean {
  if (ANY_DEGREE.test(word)) return !(FULL_DEGREE.test(word) && COURSE.test(line));
  if (word.length < LEAST_LETTERS) return false;
  return LEVELS.some(([name, , shown]) => name.startsWith(word.slice(0, LEAST_LETTERS)) && shown.test(line));
}
