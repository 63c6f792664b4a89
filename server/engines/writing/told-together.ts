import { lowerFirst } from "./english-verbs.ts";
import type { MaterialLanguage } from "./language.ts";

/** What a sentence about the person begins with, and how the next one goes on behind "and". */
const JOINTS: Readonly<Record<MaterialLanguage, { begins: RegExp; and: string; isDropped: boolean }>> = {
  en: { begins: /^I (?=(?:am|have|hold|know|speak|bring)(?! not\b) )/u, and: "and", isDropped: true },
  de: { begins: /^Ich (?=(?:bin|habe|kenne|spreche|bringe) )/u, and: "und", isDropped: true },
  fr: { begins: /^(?:Je (?=suis (?!également|titulaire)|parle |connais )|J'(?=ai ))/u, and: "et", isDropped: false },
  es: { begins: /^(?=(?:Soy|Tengo|Hablo|Conozco|Llevo) )/u, and: "y", isDropped: false },
};
const MOST_WORDS = 30;
/** "I have worked with Xero" goes on with what was worked with, and not with what is had. */
const PERFECT = "(?:worked with|been) ";
const SAME_VERB = new RegExp(
  `^(?<verb>I have ${PERFECT}|(?!I have ${PERFECT})(?:I |Ich )?\\S+ )[^\\n]+\\n\\k<verb>(?!${PERFECT})`,
  "u",
);

const ARTICLE = /^(?:(?:den|die|das|le|la|les|une?|el|los|las) |l['’])/u;

function asOpenList(first: string, language: MaterialLanguage): string {
  const and = ` ${JOINTS[language].and} `;
  const at = first.lastIndexOf(and);
  const isList = language !== "en" && at > 0 && ARTICLE.test(first.slice(at + and.length));
  return isList ? `${first.slice(0, at)}, ${first.slice(at + and.length)}` : first;
}

const OF_DEGREE = /^I (?:have|hold) (?=an? [^,]{0,40}(?:degree|Bachelor|Master|Associate|MBA|doctorate)(?!\p{L}))/u;

const KINDS: readonly [string, RegExp][] = [
  ["language", /^I (?:speak|am (?:bilingual|fluent|a native speaker))/u],
  ["skill", /^I (?:have (?:worked with|basic|some|taken|studied)|know|also know) /u],
  ["paper", /^I (?:hold|am|have) (?!.{0,30}years)/u],
];

/** A degree and a licence go together; a degree and a language are two things to say. */
function areOfKind(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => KINDS.find(([, sign]) => sign.test(text))?.[0]);
  return first === undefined || second === undefined || first === second;
}

const SHORT = 16; // in words of both

/** Two short sentences in one, whatever they are of: "I hold a TWIC card and have worked with Power Query." */
export function shortTogether(one: string, other: string, language: MaterialLanguage): string[] {
  const isShort = `${one} ${other}`.split(" ").length <= SHORT;
  return isShort && language === "en" && !OF_DEGREE.test(one) ? joinedTold(one, other, language) : [];
}

/** "I am Gas Safe registered. I hold NVQ Level 3." in one sentence, the shortest first; none where they do not go together. */
export function toldTogether(one: string, other: string, language: MaterialLanguage): string[] {
  return language !== "en" || areOfKind(one, other) ? joinedTold(one, other, language) : [];
}

function joinedTold(one: string, other: string, language: MaterialLanguage): string[] {
  const { begins, and, isDropped } = JOINTS[language];
  if (!begins.test(one) || !begins.test(other) || `${one} ${other}`.split(" ").length > MOST_WORDS) return [];
  if (/, (?:which I|expected in) /u.test(one)) return [];
  const first = one.replace(/\.$/u, "");
  const second = isDropped ? other.replace(begins, "") : lowerFirst(other);
  const isList = `${first} ${second}`.includes(` ${and} `) && language === "en";
  const isAnew = first.includes(` ${and} `) && language === "en";
  const verb = SAME_VERB.exec(`${one}\n${other}`)?.groups?.verb;
  const isListAlready = language === "en" && verb === "I hold " && !isAnew && second.includes(` ${and} `);
  if (isListAlready) return [`${first}, ${other.slice(verb.length)}`, `${first}, ${and} ${other}`];
  if (!isAnew && language === "en" && [one, other].every((text) => OF_DEGREE.test(text)))
    return [`${first} ${and} ${other.replace(OF_DEGREE, "")}`];
  const same = isList ? undefined : verb;
  return [
    ...(same === undefined ? [] : [`${asOpenList(first, language)} ${and} ${other.slice(same.length)}`]),
    isAnew || (isList && verb !== undefined) ? `${first}, ${and} ${other}` : `${first} ${and} ${second}`,
  ];
}
