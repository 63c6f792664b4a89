import { anyOf } from "../any-of.ts";
import { irregularBases, irregularForms } from "./evidence/meaning/stem.ts";
import { partsOfSpeech } from "./evidence/meaning/wordnet.ts";

/** What only an object begins with: "Show the apprentices", but not "Floor plans" and "Table 12". */
const OBJECT = new RegExp(
  String.raw`^ ${anyOf(
    "the a an all any each every both our their its his her this these those two three four five six seven eight nine ten",
  )} \S`,
  "u",
);
const SELDOM_IN_NAMES = new Set(
  "conduct train handle host serve attend edit earn reach treat teach influence".split(" "),
);
const ONES_LED = new RegExp(`^ ${anyOf("teams? staff crews? groups? meetings?")} `, "u");

const DOUBLES = new RegExp(
  `^(?:[^aeiou]*[aeiou][bdgmnprt]|${anyOf("con de in pre re trans")}fer|${anyOf("ad com o per re sub trans e")}mit|(?:oc|in|re)cur|${anyOf(
    "pa co im com ex dis re",
  )}pel|regret)$`,
  "u",
);

export function regularPast(base: string): string {
  if (DOUBLES.test(base)) return `${base}${base.at(-1)}ed`;
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${base}ed`;
}

/** The past of a verb that a dictionary knows, where an object follows it; null for any other word. */
export function pastByDictionary(word: string, rest: string): string | null {
  return OBJECT.test(rest) ? dictionaryPast(word) : null;
}

/** The past of a verb that a dictionary knows by its base; null for any other word. */
export function dictionaryPast(word: string): string | null {
  if (/(?:ed|ing|[^s]s)$/u.test(word) || !partsOfSpeech(word).verb || isOtherForm(word)) return null;
  const [past, ...others] = irregularForms(word).filter((form) => !/[^e]en$|wn$/u.test(form));
  return others.length > 0 ? null : (past ?? regularPast(word));
}

function isOtherForm(word: string): boolean {
  return /^(?:have|be|do)$/u.test(word) || irregularBases(word).some((base) => base !== word);
}

/** Whether a word is the regular past of a verb that a dictionary knows. */
export function isRegularPast(word: string): boolean {
  const bases = [word.slice(0, -1), word.slice(0, -2), word.slice(0, -2).replace(/(.)\1$/u, "$1")];
  return word.endsWith("ed") && bases.some((base) => partsOfSpeech(base).verb);
}

/** Whether a word that may be a noun is the verb here: "Conduct training sessions", "Lead teams in", "Plan and coordinate". */
export function isVerbHere(word: string, rest: string, isOnlyVerb: (word: string) => boolean): boolean {
  if (word === "lead") return ONES_LED.test(rest);
  const [, beside = "", last = ""] = /^ and (\p{L}+) (?:[\p{Ll}-]+ ){0,2}?(\p{Ll}+)(?=$|[,;.]| )/u.exec(rest) ?? [];
  const twin = beside.toLowerCase();
  if (isOnlyVerb(twin) || (partsOfSpeech(twin).verb && (!partsOfSpeech(twin).noun || /[^s]s$/u.test(last))))
    return true;
  return SELDOM_IN_NAMES.has(word) && /^ \p{Ll}{3,}/u.test(rest) && !BEHIND_NOUN.test(rest) && !ONE_NAME.test(rest);
}

const ONE_NAME = /^ (?!staff|people|crew)\p{Ll}+[^s\P{L}](?:,|$)/u;

/** Of these the noun seldom stands first where many things follow: "Answer payroll queries", "Service and repair rooftop units". */
const SELDOM_FIRST = new Set(
  `answer service repair review support schedule monitor document track file update welcome clean load feed milk water
  process order coach mentor triage upgrade stock pack wash dress treat lift guide check count`.split(/\s+/),
);
/** Whether a word that may be a noun is seldom the first one of a name: "Review", but not "Process". */
export function isSeldomNamed(word: string): boolean {
  return SELDOM_FIRST.has(word) && !/^(?:process|stock|order|service)$/u.test(word);
}

const MANY_THINGS = new RegExp(
  String.raw`^ (?:and (?<twin>\p{Ll}+) )?(?:[\p{Ll}-]+ ){0,2}(?<last>\p{Ll}{3,})(?=$|[,;.]| ${anyOf(
    "and or of for with in on at to from by across through using per within during before after as when who that",
  )} )`,
  "u",
);
/** "Process control systems", "Support services": with the first word these are one name. */
const OF_ONE_NAME = new RegExp(
  `^ (?:${anyOf("control management design improvement engineering technician desk staff services? work systems? lists? sheets?")})(?!\\p{L})`,
  "u",
);

export function doesToMany(word: string, rest: string): boolean {
  const { twin, last = "" } = MANY_THINGS.exec(rest)?.groups ?? {};
  if (!SELDOM_FIRST.has(word) || OF_ONE_NAME.test(rest) || /^ (?:to|for|of|in|at|on) /u.test(rest)) return false;
  const isTwin = twin === undefined || partsOfSpeech(twin).verb;
  return isTwin && /[^s]s$/u.test(last) && partsOfSpeech(last).noun;
}

const BEHIND_NOUN = new RegExp(
  `^ ${anyOf("of for with and or from was were is are that which who by per on in at")} `,
  "u",
);
