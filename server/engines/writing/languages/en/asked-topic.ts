import { anyOf, anyOfLines } from "../../../any-of.ts";
import { findSkills } from "../../../analysis/find-skills.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { upTo } from "../../up-to.ts";
import { isOnlyVerb } from "../../verb-forms.ts";

/** How much and since when something is wanted, and how it was come by: all that stands before the thing itself. */
const LEAD_IN = new RegExp(
  `^${anyOf(
    String.raw`you\s(?:have|are|hold|bring|know|can|must\shave) must\s(?:have|be|hold) have has be being is are hold with an? the`,
    String.raw`proven demonstrated demonstrable strong solid good great excellent extensive sound working thorough some previous prior`,
    String.raw`hands-on significant in-depth deep basic expert advanced relevant recent practical professional considerable direct`,
    String.raw`minimum(?:\sof)? at\sleast (?:a\s)?(?:track\s)?record(?:\s(?:of|in|for))? history\sof success\sin able\sto (?:the\s)?ability\sto to`,
    String.raw`(?:\d{1,2}\+?|one|two|three|four|five|six|seven|ten)(?:\s?(?:-|–|to)\s?\d{1,2})?\+?(?:\sor\smore)?\s(?:years?|yrs?)['’]?(?:\sof)?`,
    String.raw`(?:experience|knowledge|understanding|familiarity|expertise|proficiency|background|skills?|competence|command|confidence)(?:\s(?:of|in|with|as|using|working\s(?:with|in)|to))?`,
    String.raw`(?:experienced|skilled|proficient|competent|confident|comfortable|familiar|knowledgeable|fluent)\s(?:in|with|at|using)`,
    String.raw`know care\sabout understand evidence\sof working\swith work\s(?:with|in)`,
  )} (?=[^ ])`,
  "iu",
);
const TAIL = new RegExp(
  anyOfLines`
    [(;:–—]|\.\s|,\s|\s-\s
    \s${anyOf(
      "that which who whom where while such\\sas including preferably ideally preferred required desired is are would",
      "within per as\\swell\\sas e\\.g\\. an?\\s(?:big\\s|strong\\s)?plus an\\sadvantage",
    )}(?=[\s,]|$)
  `,
  "u",
);
const LONGEST = 7; // in words
/** What is no work: papers, ways to be, and what any posting asks for. */
const NO_TOPIC = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`degrees? diploma bachelor['’]?s? master['’]?s? ph\.?d ged licen[cs]e[ds]? licensure certificat\p{L}+ certified registration registered`,
    String.raw`qualifications? qualified qts visa citizens?h?i?p? authori[sz]ed eligible driver driving travel lift(?:ing)? pounds lbs`,
    String.raw`skills? attitude personality communicat\p{L}+ interpersonal self-\p{L}+ motivated attention passion\p{L}* enthusias\p{L}+`,
    String.raw`equivalent similar related field role position years? months? weekends? shifts? hours? applicants? candidates? you your`,
    String.raw`writes? words? expectations? minimum level written verbal oral fluent language spanish french german english`,
  )}(?!\p{L})`,
  "iu",
);
const END_WORD = /\b(?:and|or|of|for|with|in|to|the|an?|by|at|on|as|from|other|any|all)$/iu;

/** A name that opens it keeps its capital: "QuickBooks", "Power BI". */
function inSentence(topic: string): string {
  const isName = findSkills(topic, { list: true }).some(
    ({ from, kind }) => from === 0 && (kind === "tool" || kind === "language" || kind === "certificate"),
  );
  return isName ? topic : lowerFirst(topic);
}

function gerundOf(base: string): string {
  if (/(?:ee|oe|ye|^be)$/u.test(base)) return `${base}ing`;
  if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  if (base.endsWith("e")) return `${base.slice(0, -1)}ing`;
  // A short verb doubles its last letter: "run", "plan".
  return /^[^aeiou]*[aeiou][bdglmnprt]$/u.test(base) ? `${base}${base.slice(-1)}ing` : `${base}ing`;
}

/** What a point of a posting asks for, without how much of it, as "you ask for" takes it: "leading a clinical team"; null without. */
export function askedTopic(ask: string): string | null {
  let text = ask
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/(?<![.\s])[.\s]+$/u, "");
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(LEAD_IN, "");
  }
  text = upTo(text, TAIL).trim();
  const topic = shortened(asDoing(text.replace(/^(?:in|with|of|at|for|on) (?=\S)/u, ""), ask));
  if (topic === null || NO_TOPIC.test(topic) || END_WORD.test(topic)) return null;
  if (/[\d@$€£%“”"<>{}[\]*_|/]/u.test(topic) || topic.length < 2) return null;
  return inSentence(topic).replace(/\bour\b/gu, "your");
}

/** "led a subject", "coach colleagues": work is asked for as doing it. */
function asDoing(text: string, ask: string): string {
  const opening = readOpening(text) ?? readOpening(text.replace(/^(\p{Ll}+) (?=\p{Ll}{3})/u, "$1 the "));
  if (!opening || opening.form === "gerund" || opening.form === "third" || opening.adverb !== "") return text;
  const [first = "", ...others] = text.split(" ");
  const isListed = /^(?:\p{Ll}|You (?:can|are able))|\b(?:able|ability) to\b/u.test(ask);
  const isVerb = opening.form === "past" ? opening.base !== opening.past : isOnlyVerb(opening.base) || isListed;
  if (!isVerb || !/^\p{Ll}/u.test(first) || /(?:experience|knowledge|skills?)$/u.test(text)) return text;
  const rest = others.join(" ").replace(/^and (?<verb>\p{Ll}+)(?= )/u, (whole, verb: string) => {
    const next = readOpening(`${verb} the`);
    return next && next.form === opening.form ? `and ${gerundOf(next.base)}` : whole;
  });
  return `${gerundOf(opening.base)} ${rest}`;
}

function shortened(text: string): string | null {
  const words = text.split(" ");
  if (words.length <= LONGEST) return text;
  const at = words.findLastIndex(
    (word, index) => index > 1 && index <= LONGEST && /^(?:and|or|for|in|of|with|on|at|to|across)$/u.test(word),
  );
  return at < 0 ? null : words.slice(0, at).join(" ");
}
